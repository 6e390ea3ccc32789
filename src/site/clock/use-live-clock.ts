import { useAsOf } from "../../client/live/use-connection-state.ts";
import { useText } from "../../text/use-text.ts";
import { useCupNow } from "./CupNow.tsx";
import { liveClock, type MatchClock, nextMinute } from "./live-clock.ts";

/** @returns a live match's minute, counting on; null while the page may be stale */
export function useLiveClock(): (match: MatchClock) => string | null {
	const isOld = useAsOf() !== null;
	const now = useCupNow();
	const { match: text } = useText();
	return (match) => (isOld ? null : liveClock(match, now, text));
}

/** @returns whether the browser's clock will fill in a live match's minute, so that space is reserved; false while the page may be stale */
export function useNextMinute(): (match: MatchClock) => boolean {
	const isOld = useAsOf() !== null;
	const now = useCupNow();
	return (match) => !isOld && nextMinute(match, now);
}
