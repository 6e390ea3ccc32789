import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { formatTime } from "../../text/format.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import { startedBy } from "./shown-state.ts";

export type Starting = Pick<MatchCardData, "zonedStartTime" | "expectedStart" | "part">;
/** `planned` is null where it is on time. */
export type StartShown = { readonly time: string; readonly planned: string | null };

/**
 * A match's start as shown: "14:05"; or "≈ 14:20" with "planned 14:05" beside it if its field runs late. Null without a time.
 * @param now the cup's time in milliseconds, if known: an estimate that has passed is not shown
 */
export function startShown(match: Starting, { late }: Pick<MatchTexts, "late">, now: number | null = null): StartShown | null {
	const { zonedStartTime: start, expectedStart } = match;
	if (start === null) return null;
	const time = formatTime(start);
	const expected = startedBy(match, now) === "ahead" ? expectedStart : null;
	return expected === null ? { time, planned: null } : { time: late.about(formatTime(expected)), planned: late.planned(time) };
}
