import { formatTime } from "../text/format.ts";
import type { MatchTexts } from "../text/match/en.ts";
import type { MatchCardData } from "./match-card.graphql.ts";

type Starting = Pick<MatchCardData, "zonedStartTime" | "expectedStart">;

/** A match's start as it is shown: "14:05"; or "≈ 14:20" with "planned 14:05" beside it where its field runs late. Null before it has one. */
export function startShown(
	{ zonedStartTime: start, expectedStart: expected }: Starting,
	{ late }: Pick<MatchTexts, "late">,
): { readonly time: string; readonly planned: string | null } | null {
	if (start === null) return null;
	const time = formatTime(start);
	return expected === null ? { time, planned: null } : { time: late.about(formatTime(expected)), planned: late.planned(time) };
}
