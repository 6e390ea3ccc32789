import type { CupFileMatch } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { type Asked, matchAs } from "../preview.ts";
import type { Ground } from "./proposed.ts";

const ENDED: readonly CupFileMatch["status"][] = ["finished", "walkover", "cancelled", "postponed"];

/** The whole of a result: what is not given is taken away, so that nothing is left of an older one. */
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

/** What must be meant by who ends a match so: that another end stands, or that it has not begun. */
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

/** Whether what stands says the same of how it ended. A half-time that only one of them tells contradicts nothing. */
export function isSameEnd(match: CupFileMatch, end: MatchChange): boolean {
	return (
		match.status === end.status &&
		isSameScore(match.score, end.score) &&
		isSameScore(match.shootOut, end.shootOut) &&
		(match.winner ?? null) === (end.winner ?? null) &&
		(end.halfTime == null || match.halfTime === undefined || isSameScore(match.halfTime, end.halfTime))
	);
}
