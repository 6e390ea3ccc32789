import type { CupFileMatch } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { type Asked, matchAs } from "../preview.ts";
import type { Ground } from "./proposed.ts";

const ENDED: readonly CupFileMatch["status"][] = ["finished", "walkover", "cancelled", "postponed"];

/** A whole result: values that are not given are removed, so that nothing of an older one is left. */
export const wholeResult = (
	id: string,
	status: CupFileMatch["status"],
	given: Partial<Pick<MatchChange, "score" | "halfTime" | "regularTime" | "shootOut" | "decidedBy" | "winner">> = {},
): MatchChange => ({
	id,
	status,
	...{ score: null, halfTime: null, regularTime: null, shootOut: null, decidedBy: null, winner: null },
	...{ period: null, minute: null, periodStart: null, periodMinute: null },
	...given,
});

/** What must be confirmed: another recorded result, or a match that has not begun. */
export function askedOfEnd({ now }: Pick<Ground, "now">, match: CupFileMatch, end: MatchChange): Asked[] {
	if (ENDED.includes(match.status))
		return isSameEnd(match, end) ? [] : [{ kind: "replaces", match: match.id, stands: matchAs(match) }];
	const { id, start, status } = match;
	if (status === "scheduled" && start !== undefined && Date.parse(start) > now.getTime())
		return [{ kind: "not-begun", match: id, start }];
	return [];
}

const isSameScore = (one: CupFileMatch["score"] | null, other: CupFileMatch["score"] | null) =>
	(one?.home ?? null) === (other?.home ?? null) && (one?.away ?? null) === (other?.away ?? null);

/** Whether the recorded result is the same. A half-time score in only one of them is no contradiction. */
export function isSameEnd(match: CupFileMatch, end: MatchChange): boolean {
	return (
		match.status === end.status &&
		isSameScore(match.score, end.score) &&
		isSameScore(match.shootOut, end.shootOut) &&
		(match.winner ?? null) === (end.winner ?? null) &&
		(end.halfTime == null || match.halfTime === undefined || isSameScore(match.halfTime, end.halfTime))
	);
}
