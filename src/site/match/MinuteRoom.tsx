import { type MatchClock, reportedClock } from "../clock/live-clock.ts";

/**
 * The room of a minute that the browser's clock will bring, so that nothing moves when it does; and what it is counted from until then (beginning/minutes.ts).
 * @param instead what the minute takes the place of; left out: it stands behind a word, with a space
 */
export function MinuteRoom({ match, instead }: { match: MatchClock; instead?: string }) {
	if (instead === undefined) return <span aria-hidden="true" data-clock={reportedClock(match)} className="minute-room" />;
	return (
		<span data-clock={reportedClock(match)} className="minute-instead">
			<span>{instead}</span>
		</span>
	);
}
