import { LiveBadge } from "./LiveBadge.tsx";
import type { MatchClock } from "./live-clock.ts";
import { useLiveClock, useMinuteToCome } from "./use-live-clock.ts";

/** The badge of a live match with its minute, or the pause it is in. */
export function LiveClockBadge({ match, small = false }: { match: MatchClock; small?: boolean }) {
	const liveClock = useLiveClock();
	const minuteToCome = useMinuteToCome();
	return <LiveBadge detail={liveClock(match)} minuteToCome={minuteToCome(match) ? match : null} small={small} />;
}
