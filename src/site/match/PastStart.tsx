import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { useShownState } from "./shown-state.ts";

/** "Should have started 14:50 · no report yet" on its own line; nothing for a match that is not overdue, or has reports. */
export function PastStart({ match }: { match: MatchCardData }) {
	const stateOf = useShownState();
	const { match: text } = useText();
	const start = match.zonedStartTime;
	if (start === null || stateOf(match) !== "DUE") return null;
	return (
		<span className="block font-cond text-[.9375rem]/tight font-[650] text-ink">{text.pastStart.line(formatTime(start))}</span>
	);
}

const SIZES = {
	card: { words: "text-[.875rem]/[1.1] text-ink-2", time: "text-[1.75rem]/[1.1] font-[800]" },
	board: { words: "text-[1.0625rem]/[1.2] text-header-ink-2", time: "text-[3.5rem]/none font-[850]" },
};

/** The same on a board, with the scheduled time in bold. */
export function PastStartBoard({ start, size }: { start: string; size: keyof typeof SIZES }) {
	const { pastStart: text } = useText().match;
	const { words, time } = SIZES[size];
	return (
		<span className="flex flex-col items-center text-center font-xname">
			<span className={`font-[650] ${words}`}>{text.shouldHave} </span>
			<span className={`figures ${time}`}>{formatTime(start)}</span>
			<span className="sr-only"> · </span>
			<span className={`font-[650] ${words}`}>{text.noReportYet}</span>
		</span>
	);
}
