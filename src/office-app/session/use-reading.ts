import { useCallback, useEffect, useRef } from "react";
import { useOfficeNow } from "./session.tsx";

/** While the cup plays its revision grows every second: what waits beside the programme is read again no oftener than this. */
export const READ_EVERY = 15_000;

/**
 * Loads at once, and again when the record's revision has advanced.
 * @param read a new function is a new query, and runs at once
 * @param isWanted false: nothing is loaded
 * @returns loads now, after a change of one's own
 */
export function useReading(read: () => void, isWanted = true): () => void {
	const { revision } = useOfficeNow();
	const last = useRef<{ readonly read: () => void; readonly at: number }>(undefined);
	const again = useCallback(() => {
		last.current = { read, at: Date.now() };
		read();
	}, [read]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another revision may say otherwise
	useEffect(() => {
		if (!isWanted) return;
		const since = last.current?.read === read ? Date.now() - last.current.at : READ_EVERY;
		const timer = setTimeout(again, Math.max(0, READ_EVERY - since));
		return () => clearTimeout(timer);
	}, [revision, again, read, isWanted]);
	return again;
}
