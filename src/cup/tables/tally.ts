import type { TeamId } from "../ids.ts";
import type { SideName } from "../match/match.ts";
import type { Rules } from "../rules.ts";
import type { CountedMatch } from "./counted-match.ts";
import { matchPoints } from "./match-points.ts";

/** A team's figures from some matches. */
export type Tally = {
	played: number;
	won: number;
	drawn: number;
	lost: number;
	goalsFor: number;
	goalsAgainst: number;
	/** With each match limited by the rules' goal cap: not always goals for minus goals against. */
	goalDifference: number;
	points: number;
};

/** The figures of exactly these teams from the matches among themselves. */
export function tally(
	teams: Iterable<TeamId>,
	matches: readonly CountedMatch[],
	rules: Pick<Rules, "points" | "bonus" | "goalCap">,
): Map<TeamId, Tally> {
	const { goalCap = Number.POSITIVE_INFINITY } = rules;
	const tallies = new Map<TeamId, Tally>();
	for (const team of teams) {
		tallies.set(team, { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 });
	}
	for (const match of matches) {
		if (!tallies.has(match.home.team) || !tallies.has(match.away.team)) continue;
		add(match, "home");
		add(match, "away");
	}
	return tallies;

	function add(match: CountedMatch, side: SideName) {
		const own = match[side];
		const other = match[side === "home" ? "away" : "home"];
		const figures = tallies.get(own.team)!;
		figures.played += 1;
		figures[own.outcome] += 1;
		figures.points += matchPoints(match, side, rules);
		figures.goalsFor += own.goals;
		figures.goalsAgainst += other.goals;
		figures.goalDifference += Math.max(-goalCap, Math.min(goalCap, own.goals - other.goals));
	}
}
