import type { DivisionId, TeamId } from "../ids.ts";
import type { Match } from "../match/match.ts";
import type { CarriedResults, Rules } from "../rules.ts";
import { type CountedMatch, countMatch } from "./counted-match.ts";
import { type Tally, tally } from "./tally.ts";

/** The results of the previous group stage that a table includes. */
export type CarriedInput = {
	readonly results: CarriedResults;
	/** Matches of that stage, with the teams that fill its slots. */
	readonly matches: readonly (Match & { readonly division: DivisionId })[];
	/** That stage's rules for walkovers and withdrawn teams. */
	readonly rules: Pick<Rules, "walkover" | "withdrawn" | "drawnGroup">;
};

/** A team's figures from the previous stage. */
export type CarriedFigures = Pick<Tally, "played" | "points" | "goalsFor" | "goalsAgainst">;

export type Carried = {
	/** Matches between two teams of the group: they count in comparisons of level teams, and as a meeting of the two. */
	readonly among: readonly CountedMatch[];
	/** Each team's initial figures. */
	readonly tallies: ReadonlyMap<TeamId, Tally>;
	/** Whether none of them can change any more. */
	readonly isSettled: boolean;
};

const NOTHING: Carried = { among: [], tallies: new Map(), isSettled: true };

/**
 * `among`, as in the main rounds of handball championships: results between teams that advance together count with their goals,
 * also in comparisons of level teams (tests/contract/real-main-round.test.ts replays the world championship of 2025). `all` also
 * includes matches against eliminated teams. `half` carries half of all points, rounded up, without goals or matches, as in
 * Belgium's league before its playoffs; that league's first tie-break, whose points were rounded up, is not supported. Points
 * added or deducted by a decision are not carried.
 */
export function carriedTo(
	teams: readonly TeamId[],
	input: CarriedInput | undefined,
	{ rules, withdrawn }: { readonly rules: Pick<Rules, "points" | "bonus" | "goalCap">; readonly withdrawn: ReadonlySet<TeamId> },
): Carried {
	if (!input) return NOTHING;
	const own = new Set(teams);
	const isOwn = (team: TeamId | null) => team !== null && own.has(team);
	const concerned = input.matches.filter(({ home, away }) =>
		input.results === "among" ? isOwn(home.team) && isOwn(away.team) : isOwn(home.team) || isOwn(away.team),
	);
	const counts = concerned.map((match) => countMatch(match, input.rules, withdrawn));
	const counted = counts.filter((count) => typeof count === "object");
	const isSettled = !counts.includes("awaited") && !counted.some(({ live }) => live);
	const everybody = new Set([...teams, ...counted.flatMap(({ home, away }) => [home.team, away.team])]);
	const whole = tally(everybody, counted, rules);
	const tallies = new Map(teams.map((team) => [team, whole.get(team)!]));
	if (input.results === "half")
		return { among: [], tallies: new Map([...tallies].map(([team, one]) => [team, half(one)])), isSettled };
	const among = counted.filter(({ home, away }) => own.has(home.team) && own.has(away.team));
	return { among, tallies, isSettled };
}

const half = ({ points }: Tally): Tally => ({
	...{ played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0 },
	points: Math.ceil(points / 2),
});

/** Adds carried figures to those of the group's own matches. */
export function addCarried(tallies: ReadonlyMap<TeamId, Tally>, carried: ReadonlyMap<TeamId, Tally>): void {
	for (const [team, more] of carried) {
		const own = tallies.get(team);
		if (!own) continue;
		for (const key of Object.keys(own) as (keyof Tally)[]) own[key] += more[key];
	}
}

export const pairOf = ({ home, away }: CountedMatch): readonly [TeamId, TeamId] => [home.team, away.team];
