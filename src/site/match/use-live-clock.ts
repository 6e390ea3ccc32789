import { useCupNow } from "../frame/CupNow.tsx";
import { useText } from "../text/language.ts";
import { type Clocked, liveClock, minuteToCome } from "./live-clock.ts";

/** @returns where a live match is, counting on while one looks */
export function useLiveClock(): (match: Clocked) => string | null {
	const now = useCupNow();
	const { match: text } = useText();
	return (match) => liveClock(match, now, text);
}

/** @returns whether a live match's minute comes with the browser's clock: its room is kept */
export function useMinuteToCome(): (match: Clocked) => boolean {
	const now = useCupNow();
	return (match) => minuteToCome(match, now);
}
