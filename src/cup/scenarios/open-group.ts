import type { Fact } from "../fact.ts";
import type { MatchId, TeamId } from "../ids.ts";
import { isWithin } from "../match/divisions-of.ts";
import type { Score } from "../match/match.ts";
import { matchesUnderProtest } from "../protest.ts";
import type { Rules } from "../rules.ts";
import { addCarried, type Carried, carriedTo, pairOf } from "../tables/carried.ts";
import { type CountedMatch, countMatch } from "../tables/counted-match.ts";
import { addGivenPoints, type GivenPoints, givenPoints } from "../tables/given-points.ts";
import { pairings, pairingsBetween } from "../tables/pairings.ts";
import { concerns, everybodyIn, matchesOfGroup, type StandingsInput } from "../tables/standings.ts";
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

/** What each team has of the matches that count, with points given or taken by decisions. */
export function figuresSoFar({ teams, counted, open, rules, given, carried }: OpenGroup): Map<TeamId, Tally> {
	const tallies = tally(everybodyIn(teams, [...counted, ...open.map(asMet)]), counted, rules);
	addCarried(tallies, carried);
	addGivenPoints(tallies, given);
	return tallies;
}

/** A match without its score: for who has met whom, and who plays at all. */
export function asMet({ id, home, away }: OpenMatch): CountedMatch {
	return {
		...{ id, live: false, afterFullTime: false },
		home: { team: home, goals: 0, outcome: "drawn" },
		away: { team: away, goals: 0, outcome: "drawn" },
	};
}

/** What is left of a group; null where it cannot be told: a pairing is missing on the programme, or who plays is not known. */
export function openGroup(input: StandingsInput): OpenGroup | null {
	const { rules, matches, division } = input;
	const withdrawn = input.withdrawn ?? new Set<TeamId>();
	// The outcome of a match under protest is unknown.
	const protested = matchesUnderProtest(input.facts ?? []);
	if (protested.size > 0 && matches.some(({ id }) => protested.has(id))) return null;
	const all = [...new Set(input.teams)];
	const before = carriedTo(all, input.carried, { rules, withdrawn });
	if (!before.isSettled || before.among.some(({ id }) => protested.has(id))) return null;
	const counted: CountedMatch[] = [...before.among];
	const open: OpenMatch[] = [];
	const met: (readonly [TeamId, TeamId])[] = before.among.map(pairOf);
	const own = matchesOfGroup(all, matches);
	for (const match of own) {
		const { home, away } = match;
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
	const isBetweenGroups = before.among.length === 0 && !own.some(isWithin);
	const { missing } = isBetweenGroups
		? pairingsBetween(all, input.opponents ?? [], met, withdrawn)
		: pairings(all, met, withdrawn);
	if (rules.allMeet !== false && missing.length > 0) return null;
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
