import { useCupNow } from "../frame/CupNow.tsx";
import { useText } from "../text/language.ts";
import { type Clocked, liveClock } from "./live-clock.ts";

/** @returns where a live match is, counting on while one looks */
export function useLiveClock(): (match: Clocked) => string | null {
	const now = useCupNow();
	const { match: text } = useText();
	return (match) => liveClock(match, now, text);
}
