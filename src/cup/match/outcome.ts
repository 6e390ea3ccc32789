import type { Rules } from "../rules.ts";
import type { DecidedBy, MatchResult, Score, SideName } from "./match.ts";

/** The outcome of a playoff match. `none`: both sides lost, or neither has a team. */
export type Outcome = { readonly winner: SideName | "none"; readonly by: DecidedBy | "bye" };

/**
 * The outcome of a finished match or a walkover; null while it is undecided: not finished, or level without a recorded decision.
 * A stated winner has priority (lots, walkover), then the shoot-out, then the score. `rules` name the kind of a shoot-out if the
 * result does not.
 */
export function outcome(result: MatchResult, rules?: Pick<Rules, "drawnPlayoff">): Outcome | null {
	if (result.status !== "finished" && result.status !== "walkover") return null;
	const winner = result.winner ?? sideAhead(result.shootOut) ?? sideAhead(result.score);
	return winner && { winner, by: decidedBy(result, rules) };
}

/** The side with the higher score; null if level or unknown. */
export function sideAhead(score: Score | null): SideName | null {
	if (!score || score.home === score.away) return null;
	return score.home > score.away ? "home" : "away";
}

/** Whether the match was awarded, not played, in either form of the record. */
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
