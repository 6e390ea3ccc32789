import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import { seedBracket } from "../cup/playoffs/seed-bracket.ts";
import { type CategoryPlan, type PlayoffPlan, positionsOf } from "./category-plan.ts";
import type { Fixture, FixtureSide } from "./fixture.ts";
import type { Group } from "./group-fixtures.ts";

/** A place in the bracket: the slot, and the matches that decide who fills it. */
export type Entrant = { readonly side: FixtureSide; readonly after: readonly string[] };

const ROUND_OF: Readonly<Record<number, PlayoffRound>> = {
	64: "round-of-128",
	32: "round-of-64",
	16: "round-of-32",
	8: "round-of-16",
	4: "quarter-final",
	2: "semi-final",
	1: "final",
};

type Seed = { readonly group: Group; readonly position: number };

/**
 * The seeding of groups' positions: all firsts, then all seconds, …, rotated so that no group meets itself in the first round.
 */
export function seedOrder(plan: PlayoffPlan, groups: readonly Group[]): Seed[] {
	const middle = Math.max(1, Math.floor(groups.length / 2) - 2);
	for (let more = 0; more < groups.length; more++) {
		const seeds = movedOrder(plan, groups, (middle + more) % groups.length);
		if (keepsGroupsApart(seeds)) return seeds;
	}
	return movedOrder(plan, groups, middle);
}

function movedOrder(plan: PlayoffPlan, groups: readonly Group[], move: number): Seed[] {
	const spans = new Map(groups.map((group) => [group, positionsOf(plan, group.teams.length)]));
	const first = Math.min(...[...spans.values()].map((span) => span[0]));
	const last = Math.max(...[...spans.values()].map((span) => span[1]));
	const rows = Array.from({ length: last - first + 1 }, (_, row) => first + row);
	return rows.flatMap((position, row) => {
		const moved = groups.map((_, index) => groups[(index + row * move) % groups.length]!);
		const leads = (group: Group) => spans.get(group)![0] <= position && position <= spans.get(group)![1];
		return moved.filter(leads).map((group) => ({ group, position }));
	});
}

function keepsGroupsApart(seeds: readonly Seed[]): boolean {
	return seedBracket(seeds.length).every(({ home, away }) => away === null || seeds[home - 1]!.group !== seeds[away - 1]!.group);
}

/** The fixtures of a playoff. `placement` makes those for places below, with later ids: called after all others are made. */
export type PlayoffFixtures = { readonly fixtures: readonly Fixture[]; readonly placement: () => Fixture[] };

/**
 * The bracket with its slots. A seed with a bye is in the next round directly, without a match.
 * @param entrants in the order of their seeds; at least two
 */
export function playoffFixtures(
	category: CategoryPlan,
	plan: PlayoffPlan,
	division: string,
	entrants: readonly Entrant[],
	matchId: () => string,
): PlayoffFixtures {
	const fixtures: Fixture[] = [];
	let quarterFinals: readonly Fixture[] = [];
	const add = (round: PlayoffRound, position: number, home: Entrant, away: Entrant): Fixture => {
		const from = plan.rounds[round];
		if (!from) throw new RangeError(`${category.short} has no time for ${round} of playoff ${plan.letter}`);
		const fixture: Fixture = {
			id: matchId(),
			category,
			division,
			divisionName: plan.letter,
			playoff: plan.letter,
			round,
			position,
			home: home.side,
			away: away.side,
			from,
			after: [...new Set([...home.after, ...away.after])],
		};
		return fixture;
	};
	const addMain = (...of: Parameters<typeof add>): Fixture => {
		const fixture = add(...of);
		fixtures.push(fixture);
		return fixture;
	};
	const winner = ({ id }: Fixture): Entrant => ({ side: { slot: { kind: "winner", match: id } }, after: [id] });
	const loser = ({ id }: Fixture): Entrant => ({ side: { slot: { kind: "loser", match: id } }, after: [id] });

	const pairs = seedBracket(entrants.length);
	const seed = (number: number) => entrants[number - 1]!;
	let standing = pairs.map(({ home, away }, index) =>
		away === null ? seed(home) : winner(addMain(ROUND_OF[pairs.length]!, index + 1, seed(home), seed(away))),
	);
	while (standing.length > 1) {
		const round = ROUND_OF[standing.length / 2]!;
		const played = pairsOf(standing).map(([home, away], index) => addMain(round, index + 1, home, away));
		if (round === "quarter-final") quarterFinals = played;
		if (round === "semi-final" && plan.rounds["third-place"]) addMain("third-place", 1, loser(played[0]!), loser(played[1]!));
		standing = played.map(winner);
	}
	return { fixtures, placement };

	/** A bracket that begins with its quarter-finals may have byes in them: then nobody lost there. */
	function placement(): Fixture[] {
		if (!plan.rounds["places-5-8"] || quarterFinals.length !== 4) return [];
		const first = pairsOf(quarterFinals.map(loser)).map(([home, away], index) => add("places-5-8", index + 1, home, away));
		const [one, other] = [first[0]!, first[1]!];
		return [...first, add("places-5-6", 1, winner(one), winner(other)), add("places-7-8", 1, loser(one), loser(other))];
	}
}

function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
	return Array.from({ length: list.length / 2 }, (_, index) => [list[index * 2]!, list[index * 2 + 1]!] as const);
}
