import type { MatchClock } from "../clock/live-clock.ts";
import { useLiveClock, useNextMinute } from "../clock/use-live-clock.ts";
import { LiveBadge } from "./LiveBadge.tsx";

/** The badge of a live match with its minute, or the pause it is in. */
export function LiveClockBadge({ match, small = false }: { match: MatchClock; small?: boolean }) {
	const liveClock = useLiveClock();
	const nextMinute = useNextMinute();
	return <LiveBadge detail={liveClock(match)} nextMinute={nextMinute(match) ? match : null} small={small} />;
}
