import { DOT } from "../../text/dot.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { useDays } from "../clock/use-days.ts";
import { LiveClockBadge } from "../match/LiveClockBadge.tsx";
import { movedFrom } from "../match/moved-from.ts";
import { useShownState } from "../match/shown-state.ts";
import { useStartShown } from "../match/use-start-shown.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";

/** A longer day and place use the condensed width. */
const LONG_PLACE = 24;
/** A still longer one, as of a match that was moved, the narrowest. */
const LONGEST_PLACE = 34;

function fitting(length: number): string {
	if (length > LONGEST_PLACE) return "font-xname";
	return length > LONG_PLACE ? "font-cond" : "";
}

/**
 * Above a box: "10:00 · Fri 18 Jul · Fyrvallen 1"; the day only if it is not today; the old time or place if it was moved. At the right:
 * live, finished, or another state.
 */
export const BracketCaption = import.meta.env.SSR ? drawnOnce(Caption) : Caption;

function Caption({ match, today }: { match: BracketMatchData; today: string }) {
	const startShown = useStartShown();
	const { match: text } = useText();
	const days = useDays(today);
	const start = match.zonedStartTime;
	const state = useShownState()(match);
	const instead =
		state === "BYE" ? text.bye.noMatch : state === "DUE" && start !== null ? text.pastStart.line(formatTime(start)) : null;
	if (instead !== null) {
		return (
			<span aria-hidden="true" className="flex h-6 items-center font-cond text-[.9375rem] whitespace-nowrap text-ink-2">
				{instead}
			</span>
		);
	}
	const stands = match.state !== "POSTPONED" && match.state !== "CANCELLED";
	const finished = match.state === "FINISHED";
	const was = movedFrom(match, text, days);
	const rest = [start !== null && !days.isToday(start) && days.weekday(start), match.locationName, was].filter(Boolean);
	return (
		<span
			aria-hidden="true"
			className="flex h-6 items-center justify-between gap-2 text-[.9375rem] whitespace-nowrap stacked:h-auto stacked:flex-wrap stacked:py-0.5 stacked:whitespace-normal text-ink-2"
		>
			<span className={`min-w-0 truncate ${fitting(rest.join().length)}`}>
				{start === null
					? text.timeNotSet
					: stands && <b className={`figures ${finished ? "font-[500]" : "font-[750] text-ink"}`}>{startShown(match)?.time}</b>}
				{rest.length > 0 && start !== null && stands && DOT}
				{rest.join(DOT)}
			</span>
			{match.state === "LIVE" ? (
				<LiveClockBadge match={match} small />
			) : (
				state !== "UPCOMING" && (
					<span className="text-sm">
						{match.underProtest
							? text.underProtest
							: match.isPlayedWithoutScore
								? text.played
								: finished
									? text.fullTime
									: state === "UNREPORTED"
										? text.pastStart.noReport
										: text.states[match.state]}
					</span>
				)
			)}
		</span>
	);
}
