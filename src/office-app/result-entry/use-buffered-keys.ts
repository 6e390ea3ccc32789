import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** The state of a slip when a key is pressed. */
export type SlipTurn = {
	/** Its number is being looked up. */
	readonly isLooking: boolean;
	/** No match has the number, or several do: buffered keys wait for the next number. */
	readonly isStopped: boolean;
	/** The user is asked whether it replaces another result, or who is notified. */
	readonly isAsked: boolean;
	/** How many keys wait already. */
	readonly ahead: number;
};

const isOfSlip = (key: string): boolean => key.length === 1 || key === "Enter";

/**
 * Whether a key is buffered, while a number is looked up or the user is asked about a slip, and replayed afterwards. The user looks at the
 * slips, and on a slow network a goal must not become a digit of the match's number. The order is preserved: no key overtakes buffered
 * ones.
 */
export const isBuffered = (key: string, field: string, { isLooking, isStopped, isAsked, ahead }: SlipTurn): boolean =>
	isOfSlip(key) && (isAsked || (ahead > 0 && !isStopped) || (isLooking && field === "number"));

/** Whether the next buffered key is replayed now. */
export const isPlayed = ({ isLooking, isStopped, isAsked, ahead }: SlipTurn): boolean =>
	ahead > 0 && !isLooking && !isStopped && !isAsked;

/** The keys that were typed ahead. @param play what a key does, once it is its turn */
export function useBufferedKeys(turn: Omit<SlipTurn, "ahead">, play: (key: string) => void) {
	const [ahead, setAhead] = useState<readonly string[]>([]);
	const playNext = useEffectEvent((key: string) => {
		setAhead((before) => before.slice(1));
		play(key);
	});
	const isTheirTurn = isPlayed({ ...turn, ahead: ahead.length });
	// One key per rendering, so that each sees the effect of the one before.
	useEffect(() => {
		const [key] = ahead;
		if (key !== undefined && isTheirTurn) playNext(key);
	}, [ahead, isTheirTurn]);
	const keep = useCallback((key: string) => setAhead((before) => [...before, key]), []);
	const forget = useCallback(() => setAhead([]), []);
	return { ahead: ahead.length, keep, forget };
}
