import type { Rules } from "../rules.ts";
import type { DecidedBy, MatchResult, Score, SideName } from "./match.ts";

/** What a playoff match came to. `none`: both sides lost it, or nobody stands on either. */
export type Outcome = { readonly winner: SideName | "none"; readonly by: DecidedBy | "bye" };

/**
 * What a finished match or a walkover came to; null while it is not decided: not finished, or level with nothing recorded that
 * parts the sides. A stated winner goes first (lots, walkover), then the shoot-out, then the score.
 * `rules` tell what a shoot-out is called where the result does not.
 */
export function outcome(result: MatchResult, rules?: Pick<Rules, "drawnPlayoff">): Outcome | null {
	if (result.status !== "finished" && result.status !== "walkover") return null;
	const winner = result.winner ?? sideAhead(result.shootOut) ?? sideAhead(result.score);
	return winner && { winner, by: decidedBy(result, rules) };
}

/** The side with more; null when level or not counted. */
export function sideAhead(score: Score | null): SideName | null {
	if (!score || score.home === score.away) return null;
	return score.home > score.away ? "home" : "away";
}

/** Whether the match was given, not played, whichever way the record says it. */
export function isWalkover(result: Pick<MatchResult, "status" | "decidedBy">): boolean {
	return result.status === "walkover" || (result.status === "finished" && result.decidedBy === "walkover");
}

function decidedBy(result: MatchResult, rules: Pick<Rules, "drawnPlayoff"> | undefined): DecidedBy {
	if (isWalkover(result)) return "walkover";
	if (result.decidedBy) return result.decidedBy;
	if (sideAhead(result.shootOut)) return rules?.drawnPlayoff.includes("seven-metre-throws") ? "seven-metre-throws" : "penalties";
	if (result.winner && !sideAhead(result.score)) return "lots";
	return result.regularTime ? "extra-time" : "regular";
}
