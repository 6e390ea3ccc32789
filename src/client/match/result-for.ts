import { type OutcomeFor, outcomeFor } from "../../cup/match/outcome-for.ts";
import type { TeamMatchData } from "../queries/team-page.graphql.ts";
import { scoreOf } from "./score-of.ts";

export type ResultFor = {
	readonly opponent: { readonly name: string; readonly nation: string | null };
	/** The team's own goals first; null where no score shows. */
	readonly score: { readonly own: number; readonly theirs: number } | null;
	readonly outcome: OutcomeFor | null;
	/** The team's own kicks first. */
	readonly shootOut: { readonly own: number; readonly theirs: number } | null;
};

type Match = Pick<
	TeamMatchData,
	| "state"
	| "home"
	| "away"
	| "homeTeamName"
	| "awayTeamName"
	| "homeScore"
	| "awayScore"
	| "shootOutHome"
	| "shootOutAway"
	| "leadingSide"
	| "isWalkover"
>;

/** A match as its team sees it: whom it met, how it went. */
export function resultFor(team: string, match: Match): ResultFor {
	const side = match.home.team?.id === team ? "HOME" : "AWAY";
	const [opponent, name] = side === "HOME" ? [match.away, match.awayTeamName] : [match.home, match.homeTeamName];
	const turn = <Value>(home: Value, away: Value): { own: Value; theirs: Value } =>
		side === "HOME" ? { own: home, theirs: away } : { own: away, theirs: home };
	const score = scoreOf(match);
	const { shootOutHome, shootOutAway, leadingSide: leads, isWalkover } = match;
	return {
		opponent: { name, nation: opponent.team?.nation.code ?? null },
		score: score && turn(score.home, score.away),
		outcome: match.state === "FINISHED" ? outcomeFor(side, { leads, hasScore: score !== null, isWalkover }) : null,
		shootOut: shootOutHome !== null && shootOutAway !== null ? turn(shootOutHome, shootOutAway) : null,
	};
}
