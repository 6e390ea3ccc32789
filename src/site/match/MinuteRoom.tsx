import type { MatchClock } from "./live-clock.ts";

/** The room of a minute that the browser's clock will bring, so that nothing moves when it does; and what it is counted from until then (beginning/minutes.ts). */
export function MinuteRoom({ match: { period, minute, periodStart, periodMinute, fullTime } }: { match: MatchClock }) {
	const clock = JSON.stringify({ period, minute, periodStart, periodMinute, fullTime });
	return <span aria-hidden="true" data-clock={clock} className="minute-room" />;
}
