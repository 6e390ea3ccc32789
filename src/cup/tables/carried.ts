import type { DivisionId, TeamId } from "../ids.ts";
import type { Match } from "../match/match.ts";
import type { CarriedResults, Rules } from "../rules.ts";
import { type CountedMatch, countMatch } from "./counted-match.ts";
import { type Tally, tally } from "./tally.ts";

/** What a table begins with: the results of the group stage before. */
export type CarriedInput = {
	readonly results: CarriedResults;
	/** Of that stage, with the teams that its slots are filled with. */
	readonly matches: readonly (Match & { readonly division: DivisionId })[];
	/** Of that stage: how its walkovers and withdrawn teams count. */
	readonly rules: Pick<Rules, "walkover" | "withdrawn" | "drawnGroup">;
};

/** What a team brings to a table. */
export type CarriedFigures = Pick<Tally, "played" | "points" | "goalsFor" | "goalsAgainst">;

export type Carried = {
	/** Those between two teams of the group: they count where level teams are compared, and the two have met. */
	readonly among: readonly CountedMatch[];
	/** What each team begins with. */
	readonly tallies: ReadonlyMap<TeamId, Tally>;
	/** None of them can change any more. */
	readonly isSettled: boolean;
};

const NOTHING: Carried = { among: [], tallies: new Map(), isSettled: true };

/**
 * `among`, as in the main rounds of handball's championships: the results between teams that advance together count with their goals, also where level
 * teams are compared (the world championship of 2025 is played again in tests/contract/real-main-round.test.ts). `all` carries the matches against
 * teams that are out, too. `half` carries half of the points of them all, rounded up, and no goals and no match, as Belgium's league does before its
 * playoffs; what that league compares first where teams are level, who was rounded up, is not compared. Points given or taken by a decision stay in
 * their own group.
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

/** Adds what is carried to the figures of the group's own matches. */
export function addCarried(tallies: ReadonlyMap<TeamId, Tally>, carried: ReadonlyMap<TeamId, Tally>): void {
	for (const [team, more] of carried) {
		const own = tallies.get(team);
		if (!own) continue;
		for (const key of Object.keys(own) as (keyof Tally)[]) own[key] += more[key];
	}
}

export const pairOf = ({ home, away }: CountedMatch): readonly [TeamId, TeamId] => [home.team, away.team];
