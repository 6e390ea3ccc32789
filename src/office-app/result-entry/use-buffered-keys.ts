import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** What a slip is doing as a key is pressed. */
export type SlipTurn = {
	/** Its number is being looked up. */
	readonly isLooking: boolean;
	/** No match has the number, or several have it: what was typed ahead is a slip's whose number comes still. */
	readonly isStopped: boolean;
	/** Somebody is asked about it: whether it replaces another, who is told. */
	readonly isAsked: boolean;
	/** How many keys wait already. */
	readonly ahead: number;
};

const isOfSlip = (key: string): boolean => key.length === 1 || key === "Enter";

/**
 * Whether a key is kept while a number is looked up or a slip is asked about, to be played as if that had been answered at once: eyes stay
 * on the slip, and a slow network must not make a goal a digit of the match's number. In the order in which they are pressed: none goes
 * before those that wait still.
 */
export const isBuffered = (key: string, field: string, { isLooking, isStopped, isAsked, ahead }: SlipTurn): boolean =>
	isOfSlip(key) && (isAsked || (ahead > 0 && !isStopped) || (isLooking && field === "number"));

/** Whether the next of the keys that wait is played now. */
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
	// One key a drawing: what it does, the next one finds done.
	useEffect(() => {
		const [key] = ahead;
		if (key !== undefined && isTheirTurn) playNext(key);
	}, [ahead, isTheirTurn]);
	const keep = useCallback((key: string) => setAhead((before) => [...before, key]), []);
	const forget = useCallback(() => setAhead([]), []);
	return { ahead: ahead.length, keep, forget };
}
