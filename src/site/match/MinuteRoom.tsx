import { type MatchClock, reportedClock } from "../clock/live-clock.ts";

/**
 * Reserves the space of a minute that the browser's clock will fill in, so that nothing moves then, with the data for it
 * (beginning/minutes.ts).
 * @param instead the text that the minute replaces; left out: it follows a word, after a space
 */
export function MinuteRoom({ match, instead }: { match: MatchClock; instead?: string }) {
	if (instead === undefined) return <span aria-hidden="true" data-clock={reportedClock(match)} className="minute-room" />;
	return (
		<span data-clock={reportedClock(match)} className="minute-instead">
			<span>{instead}</span>
		</span>
	);
}
