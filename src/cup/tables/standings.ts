import type { Fact } from "../fact.ts";
import type { DivisionId, TeamId } from "../ids.ts";
import { isWithin } from "../match/divisions-of.ts";
import type { Match } from "../match/match.ts";
import { matchesUnderProtest } from "../protest.ts";
import type { Advancement, Rules } from "../rules.ts";
import { haveSameDestination } from "./advancement.ts";
import { addCarried, type Carried, type CarriedFigures, type CarriedInput, carriedTo, pairOf } from "./carried.ts";
import { type CountedMatch, countMatch } from "./counted-match.ts";
import type { CriterionCode } from "./criterion.ts";
import { type FormMark, formsOf } from "./form.ts";
import { addGivenPoints, type GivenPoints, givenPoints } from "./given-points.ts";
import { pairings, pairingsBetween } from "./pairings.ts";
import { rank } from "./ranking.ts";
import { type Tally, tally } from "./tally.ts";
import type { Tie } from "./tie.ts";

/** A match of a group. `start` (an instant) orders a team's form; without one the match is last in it. */
export type GroupMatch = Match & { readonly start?: string | null };

export type StandingsRow = {
	/** 1, 2, 2, 4: teams that nothing separates share one. */
	readonly position: number;
	readonly shared: boolean;
	/** The order may still change: level teams have not all met, so a head-to-head could not be used yet. */
	readonly provisional: boolean;
	readonly team: TeamId;
	readonly withdrawn: boolean;
	readonly played: number;
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	readonly goalsFor: number;
	readonly goalsAgainst: number;
	/** With each match limited by the rules' goal cap: not always goals for minus goals against. */
	readonly goalDifference: number;
	readonly points: number;
	/** Oldest first. */
	readonly form: readonly FormMark[];
	/** Index into `ties`; null if no other team has as many points. */
	readonly tie: number | null;
	/** The criterion that placed this team; null: none yet. */
	readonly decidedBy: CriterionCode | null;
	/** Its figures from the previous stage, included above; null if the table includes none. */
	readonly carried: CarriedFigures | null;
};

export type Standings = {
	readonly rows: readonly StandingsRow[];
	/** Points added or deducted by decisions; the rows include them. */
	readonly given: readonly GivenPoints[];
	readonly ties: readonly Tie[];
	/** Final: all teams have met, every match is settled and none is under protest. */
	readonly complete: boolean;
	/** A counted match is under protest. */
	readonly underProtest: boolean;
	/** The number of counted matches in progress. */
	readonly liveMatches: number;
};

export type StandingsInput = {
	readonly teams: readonly TeamId[];
	readonly matches: readonly GroupMatch[];
	readonly rules: Rules;
	readonly facts?: readonly Fact[];
	/** Teams of groups that this one has matches with; only needed where its own teams do not meet. */
	readonly opponents?: readonly TeamId[];
	/** Teams that left the cup; may hold teams of other groups. */
	readonly withdrawn?: ReadonlySet<TeamId>;
	/** The group, whose facts count. Absent: all given facts count, except a stage's, which compare several groups. */
	readonly division?: DivisionId;
	/** Results of the previous stage that the table includes. Absent: none. */
	readonly carried?: CarriedInput;
	/** Where positions advance to; only needed for `lotsOnlyWhereTheyDecide`. */
	readonly advance?: readonly Advancement[];
};

/**
 * The table of a group (DECISIONS §3). It does not depend on the order of the given teams, matches and facts: teams that nothing
 * separates share a position and are listed by id. Matches in progress count; the table is only complete once all are finished
 * and none is missing. A withdrawn team is ranked by its played matches under `keep`; under `annul` it is last, without figures.
 */
export function standings(input: StandingsInput): Standings {
	const { rules, advance, division } = input;
	const withdrawn = input.withdrawn ?? new Set<TeamId>();
	const teams = [...new Set(input.teams)];
	const carried = carriedTo(teams, input.carried, { rules, withdrawn });
	const { counted, played, underProtest } = countGroup(input, withdrawn, carried);
	const complete = played && !underProtest;
	const annulled = rules.withdrawn === "annul" ? teams.filter((team) => withdrawn.has(team)) : [];
	const tallies = tally(everybodyIn(teams, counted), counted, rules);
	const given = givenPoints(input.facts ?? [], division).filter(({ team }) => tallies.has(team) && !annulled.includes(team));
	addGivenPoints(tallies, given);
	addCarried(tallies, carried.tallies);
	const ranked = rank(
		teams.filter((team) => !annulled.includes(team)),
		{
			criteria: played ? rules.criteria : (rules.criteriaWhileRunning ?? rules.criteria),
			matches: [...carried.among, ...counted],
			tallies,
			facts: (input.facts ?? []).filter((fact) => concerns(fact, division)),
			rules,
			lotsAreDrawn: (first, last) =>
				!rules.lotsOnlyWhereTheyDecide || !advance || !haveSameDestination(first, last, advance, teams.length),
		},
	);
	if (annulled.length > 0) ranked.places.push({ teams: annulled.toSorted(), decidedBy: null, tie: null, provisional: false });

	const forms = formsOf(counted, input.matches);
	let position = 1;
	const rows = ranked.places.flatMap((place) => {
		const first = position;
		position += place.teams.length;
		return place.teams.map((team) => ({
			position: first,
			shared: place.teams.length > 1,
			provisional: place.provisional && !complete && counted.length + carried.among.length > 0,
			team,
			withdrawn: withdrawn.has(team),
			...tallies.get(team)!,
			form: forms.get(team) ?? [],
			tie: place.tie,
			decidedBy: place.decidedBy,
			carried: input.carried ? carriedFigures(carried.tallies.get(team)!) : null,
		}));
	});
	return { rows, given, ties: ranked.ties, complete, underProtest, liveMatches: counted.filter((match) => match.live).length };
}

/** The group's counted matches, and whether all that will ever count are finished. */
function countGroup(
	{ teams, matches, rules, facts = [], opponents = [] }: StandingsInput,
	withdrawn: ReadonlySet<TeamId>,
	{ among, isSettled }: Carried,
) {
	const own = matchesOfGroup(teams, matches);
	const counts = own.map((match) => countMatch(match, rules, withdrawn));
	const counted = counts.filter((count) => typeof count === "object");
	const settled = own.length > 0 && isSettled && !counts.includes("awaited") && !counted.some((match) => match.live);
	const protested = matchesUnderProtest(facts);
	const underProtest = protested.size > 0 && [...among, ...counted].some(({ id }) => protested.has(id));
	return {
		counted,
		underProtest,
		played:
			settled && (rules.allMeet === false || haveAllAMatch({ teams: [...new Set(teams)], opponents, withdrawn }, own, among)),
	};
}

/** For settled matches only: each has two teams, or a bye. */
function haveAllAMatch(
	{
		teams,
		opponents,
		withdrawn,
	}: { readonly teams: readonly TeamId[]; readonly opponents: readonly TeamId[]; readonly withdrawn: ReadonlySet<TeamId> },
	matches: readonly GroupMatch[],
	before: readonly CountedMatch[],
): boolean {
	const met = matches.flatMap(({ home, away }) =>
		home.team === null || away.team === null ? [] : [[home.team, away.team] as const],
	);
	if (matches.some(isWithin) || before.length > 0)
		return pairings(teams, [...met, ...before.map(pairOf)], withdrawn).missing.length === 0;
	return pairingsBetween(teams, opponents, met, withdrawn).missing.length === 0;
}

/** The group's own matches, and those of its teams against another group. */
export function matchesOfGroup<Of extends GroupMatch>(teams: readonly TeamId[], matches: readonly Of[]): Of[] {
	const inGroup = new Set(teams);
	const outside = (team: TeamId | null) => team !== null && !inGroup.has(team);
	return matches.filter((match) => {
		const { home, away } = match;
		return isWithin(match) ? !outside(home.team) && !outside(away.team) : !(outside(home.team) && outside(away.team));
	});
}

/** The teams of a group, and those of another that they have met: a match counts only where both have figures. */
export function everybodyIn(teams: readonly TeamId[], counted: readonly CountedMatch[]): ReadonlySet<TeamId> {
	return new Set([...teams, ...counted.flatMap(({ home, away }) => [home.team, away.team])]);
}

const carriedFigures = ({ played, points, goalsFor, goalsAgainst }: Tally): CarriedFigures => ({
	...{ played, points, goalsFor, goalsAgainst },
});

export function concerns(fact: Fact, division: DivisionId | undefined): boolean {
	if ("stage" in fact && fact.stage !== undefined) return false;
	return division === undefined || !("division" in fact) || fact.division === division;
}
