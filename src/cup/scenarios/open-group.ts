import type { Fact } from "../fact.ts";
import type { MatchId, TeamId } from "../ids.ts";
import type { Score } from "../match/match.ts";
import { matchesUnderProtest } from "../protest.ts";
import type { Rules } from "../rules.ts";
import { addCarried, type Carried, carriedTo, pairOf } from "../tables/carried.ts";
import { type CountedMatch, countMatch } from "../tables/counted-match.ts";
import { addGivenPoints, type GivenPoints, givenPoints } from "../tables/given-points.ts";
import { pairings } from "../tables/pairings.ts";
import type { StandingsInput } from "../tables/standings.ts";
import { concerns } from "../tables/standings.ts";
import { type Tally, tally } from "../tables/tally.ts";

/** A match of a group without a result. */
export type OpenMatch = {
	readonly id: MatchId;
	readonly home: TeamId;
	readonly away: TeamId;
	/** Its present score, the minimum for both sides. 0–0 before it has begun. */
	readonly from: Score;
	readonly live: boolean;
};

/** A group before its last matches. */
export type OpenGroup = {
	/** The ranked teams. */
	readonly teams: readonly TeamId[];
	/** Including teams whose matches are annulled. */
	readonly size: number;
	readonly counted: readonly CountedMatch[];
	readonly open: readonly OpenMatch[];
	readonly rules: Rules;
	readonly facts: readonly Fact[];
	/** For the whole group; comparisons of some of its matches exclude them. */
	readonly given: readonly GivenPoints[];
	/**
	 * Each team's carried figures from matches against teams outside the group, and half points; matches among its own teams are in
	 * `counted`.
	 */
	readonly carried: ReadonlyMap<TeamId, Tally>;
};

/** Each team's figures from counted matches, with points added or deducted by decisions. */
export function figuresSoFar({ teams, counted, rules, given, carried }: OpenGroup): Map<TeamId, Tally> {
	const tallies = tally(teams, counted, rules);
	addCarried(tallies, carried);
	addGivenPoints(tallies, given);
	return tallies;
}

/**
 * The open matches of a group; null if its outcomes cannot be computed: a pairing is missing in the programme, or a match's teams
 * are unknown.
 */
export function openGroup(input: StandingsInput): OpenGroup | null {
	const { rules, matches, division } = input;
	const withdrawn = input.withdrawn ?? new Set<TeamId>();
	// The outcome of a match under protest is unknown.
	const protested = matchesUnderProtest(input.facts ?? []);
	if (protested.size > 0 && matches.some(({ id }) => protested.has(id))) return null;
	const all = [...new Set(input.teams)];
	const inGroup = new Set(all);
	const before = carriedTo(all, input.carried, { rules, withdrawn });
	if (!before.isSettled || before.among.some(({ id }) => protested.has(id))) return null;
	const counted: CountedMatch[] = [...before.among];
	const open: OpenMatch[] = [];
	const met: (readonly [TeamId, TeamId])[] = before.among.map(pairOf);
	for (const match of matches) {
		const { home, away } = match;
		if ([home, away].some(({ team }) => team !== null && !inGroup.has(team))) continue;
		if (home.team !== null && away.team !== null) met.push([home.team, away.team]);
		const count = countMatch(match, rules, withdrawn);
		if (typeof count === "object" && !count.live) counted.push(count);
		else if (count !== "void") {
			if (home.team === null || away.team === null) return null;
			const live = typeof count === "object";
			const from = live ? { home: count.home.goals, away: count.away.goals } : { home: 0, away: 0 };
			open.push({ id: match.id, home: home.team, away: away.team, from, live });
		}
	}
	if (counted.length - before.among.length + open.length === 0) return null;
	if (rules.allMeet !== false && pairings(all, met, withdrawn).missing.length > 0) return null;
	return {
		teams: rules.withdrawn === "annul" ? all.filter((team) => !withdrawn.has(team)) : all,
		size: all.length,
		counted,
		open,
		rules,
		facts: (input.facts ?? []).filter((fact) => concerns(fact, division)),
		given: givenPoints(input.facts ?? [], division),
		carried: input.carried ? besides(before, all, rules) : new Map(),
	};
}

/** The carried figures without matches between teams of the group. */
function besides({ among, tallies }: Carried, teams: readonly TeamId[], rules: Rules): Map<TeamId, Tally> {
	const counted = tally(teams, among, rules);
	return new Map(
		[...tallies].map(([team, whole]) => {
			const own = counted.get(team)!;
			const keys = Object.keys(whole) as (keyof Tally)[];
			return [team, Object.fromEntries(keys.map((key) => [key, whole[key] - own[key]])) as Tally];
		}),
	);
}
