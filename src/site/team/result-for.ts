import { scoreOf } from "../match/score-of.ts";
import type { TeamMatchData } from "./team-page.graphql.ts";

export type ResultFor = {
	readonly opponent: { readonly name: string; readonly nation: string | null };
	/** The team's own goals first; null where no score shows. */
	readonly score: { readonly own: number; readonly theirs: number } | null;
	readonly outcome: "WON" | "DRAWN" | "LOST" | null;
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
	const { shootOutHome, shootOutAway, leadingSide } = match;
	const level = score !== null && !match.isWalkover ? "DRAWN" : match.isWalkover ? "LOST" : null;
	const decided = leadingSide === null ? level : leadingSide === side ? "WON" : "LOST";
	return {
		opponent: { name, nation: opponent.team?.nation.code ?? null },
		score: score && turn(score.home, score.away),
		outcome: match.state === "FINISHED" ? decided : null,
		shootOut: shootOutHome !== null && shootOutAway !== null ? turn(shootOutHome, shootOutAway) : null,
	};
}
