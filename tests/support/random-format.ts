import fc from "fast-check";
import type { Fact } from "../../src/cup/fact.ts";
import type { TeamId } from "../../src/cup/ids.ts";
import { SIDE_NAMES } from "../../src/cup/match/match.ts";
import type { Slot } from "../../src/cup/match/slot.ts";
import type { PlayoffMatch } from "../../src/cup/playoffs/bracket.ts";
import { type CategoryPlan, type FilledSlots, fillSlots, isSameSide, type StagePlan } from "../../src/cup/playoffs/fill-slots.ts";
import { isPlayoffRound, type PlayoffRound } from "../../src/cup/playoffs/playoff-round.ts";
import { playoffTree } from "../../src/cup/playoffs/playoff-tree.ts";
import { PRESET_RULES } from "../../src/cup/presets.ts";
import { type Advancement, BEST_OF_SEATINGS, CARRIED_RESULTS, PRESETS, type Rules } from "../../src/cup/rules.ts";
import { roundRobin } from "../../src/cup/tables/round-robin.ts";
import { Lots } from "./lots.ts";
import { matchOf } from "./shorthand.ts";

/** A format by lot: groups, perhaps meetings between them, perhaps a main round, and two playoffs. */
export const anyFormat = fc.record({
	sizes: fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 2, maxLength: 5 }),
	preset: fc.constantFrom(...PRESETS),
	decided: fc.boolean(),
	legs: fc.constantFrom(1 as const, 1 as const, 2 as const),
	/** So many of each group go to A, and of the next position so many of the best. */
	straight: fc.integer({ min: 1, max: 2 }),
	best: fc.integer({ min: 0, max: 2 }),
	seating: fc.constantFrom(...BEST_OF_SEATINGS),
	/** Each of the first group's teams meets one of the next group's. */
	between: fc.boolean(),
	/** Those who go straight to A play a main round first, with these results of before. */
	mainRound: fc.option(fc.constantFrom(...CARRIED_RESULTS, null), { nil: undefined, freq: 3 }),
	/** Losers of the first round of A meet in a consolation; of a bracket of 16 those of the quarter-finals join them. */
	consolation: fc.boolean(),
	playedOut: fc.constantFrom<readonly number[]>([], [3], [3, 5], [3, 5, 7, 9, 11, 13, 15]),
	doubleWalkovers: fc.boolean(),
	seed: fc.integer({ min: 1, max: 1 << 30 }),
});
export type Format = typeof anyFormat extends fc.Arbitrary<infer One> ? One : never;

export type DrawnCup = { readonly plan: CategoryPlan; readonly teams: readonly TeamId[] };

export function drawnCup({ sizes, preset, decided, legs, straight, best, seating, ...more }: Format): DrawnCup {
	const { between, mainRound, playedOut, consolation } = more;
	const ways = ["penalties"] as const;
	const { criteriaWhileRunning: _, ...own } = PRESET_RULES[preset];
	const rules: Rules = { ...own, criteria: ["goal-difference", "goals-for", "lots"], ...(decided && { drawnGroup: ways }) };
	const groups = sizes.map((size, at) => {
		const id = String.fromCharCode(65 + at);
		return { id, name: id, teams: Array.from({ length: size }, (_, place) => `${id}${place + 1}`) };
	});
	const matches: PlayoffMatch[] = groups.flatMap(({ id, teams }) =>
		roundRobin(teams, legs).flatMap((round, at) =>
			round.map(({ home, away }) => match(`${id} ${at} ${home}-${away}`, id, home, away)),
		),
	);
	if (between) {
		const [one, other] = [groups[0]!, groups[1]!];
		for (const [at, team] of one.teams.entries()) {
			const opponent = other.teams[at];
			if (opponent) matches.push({ ...match(`between ${at}`, one.id, team, opponent), against: other.id });
		}
	}
	const ranked = Math.min(best, groups.length);
	const after = straight + 1;
	const largest = Math.max(...sizes);
	const isMain = mainRound !== undefined;
	// Two groups of three, of which the best two thirds go to A as well, leave nobody for B.
	const isAnyoneLeft = largest > after || ranked < groups.length;
	const advance: Advancement[] = [
		{ positions: [1, straight], to: isMain ? "M" : "PA" },
		...(ranked > 0 ? [{ positions: [after, after] as const, best: [1, ranked] as const, to: "PA" }] : []),
		...(isAnyoneLeft ? [{ positions: [after, largest] as const, to: "PB" }] : []),
	];
	const position = (division: string, place: number): Slot => ({ kind: "position", division, position: place });
	const seat: Slot = { kind: "best-of", position: after, divisions: groups.map(({ id }) => id) };
	const through = groups.flatMap(({ id }) => Array.from({ length: straight }, (_, at) => position(id, at + 1)));
	if (isMain) {
		const sides = roundRobin(through.map((_, at) => at));
		for (const [round, fixtures] of sides.entries())
			for (const { home, away } of fixtures) {
				const [one, other] = [through[home]!, through[away]!];
				// Those of one group have met, where their results are carried.
				const hasMet = one.kind === "position" && other.kind === "position" && one.division === other.division;
				if (hasMet && mainRound !== null && mainRound !== "half") continue;
				matches.push({ ...match(`M ${round} ${home}-${away}`, "M1", null, null), home: slot(one), away: slot(other) });
			}
	}
	const toA = [
		...(isMain ? through.map((_, at) => position("M1", at + 1)) : through),
		...Array.from({ length: ranked }, () => seat),
	];
	const leftOver = ranked > 0 ? Array.from({ length: groups.length - ranked }, () => seat) : [];
	const toB = [
		...leftOver,
		...groups.flatMap(({ id, teams }) =>
			teams.flatMap((_, at) => (at + 1 > straight && !(ranked > 0 && at + 1 === after) ? [position(id, at + 1)] : [])),
		),
	];
	for (const [stage, entrants] of [["PA", toA], ...(isAnyoneLeft ? [["PB", toB] as const] : [])] as const)
		matches.push(...tree(stage, entrants, { playedOut, consolation: consolation && stage === "PA" }));
	const playoff = (id: string): StagePlan => ({
		...{ id, type: "playoff", rules, bestOfSeating: seating },
		divisions: [{ id: `${id}1`, name: id, teams: [] }],
	});
	const main: StagePlan[] = isMain
		? [
				{
					...{ id: "M", type: "group", rules, ...(mainRound && { carries: mainRound }) },
					advance: [{ positions: [1, through.length], to: "PA" }],
					divisions: [{ id: "M1", name: "M", teams: [] }],
				},
			]
		: [];
	const stages: StagePlan[] = [
		{ id: "G", type: "group", rules, advance, divisions: groups },
		...main,
		playoff("PA"),
		...(isAnyoneLeft ? [playoff("PB")] : []),
	];
	return { plan: { stages, matches, facts: [], withdrawn: new Set() }, teams: groups.flatMap(({ teams }) => teams) };
}

const slot = (from: Slot) => ({ team: null, slot: from });
function match(id: string, division: string, home: TeamId | null, away: TeamId | null): PlayoffMatch {
	const sides = { home: { team: home, slot: null }, away: { team: away, slot: null } };
	return { ...matchOf("-", "-", { id, division }), ...sides, round: 1 as unknown as PlayoffRound };
}

/** A bracket of as many places as it takes, with byes for those that nobody fills. */
function tree(
	stage: string,
	entrants: readonly Slot[],
	{ playedOut, consolation }: Pick<Format, "playedOut" | "consolation">,
): PlayoffMatch[] {
	const size = 2 ** Math.max(1, Math.ceil(Math.log2(entrants.length)));
	const places = Array.from({ length: size }, (_, at): Slot => {
		const seed = at % 2 === 0 ? at / 2 : size - 1 - (at - 1) / 2;
		return entrants[seed] ?? { kind: "bye" };
	});
	const idOf = (round: PlayoffRound, at: number) => `${stage} ${round} ${at}`;
	const isConsoled = consolation && size >= 8;
	const made = playoffTree(places, ([best]) => (isConsoled ? best === 3 : playedOut.includes(best)), idOf);
	return [...made, ...(isConsoled ? consolationOf(size, idOf) : [])].map(({ id, round, position, home, away }) => ({
		...match(id, `${stage}1`, null, null),
		...{ round, position, home: slot(home), away: slot(away) },
	}));
}

type IdOf = (round: PlayoffRound, at: number) => string;
const FIRST_ROUND: Readonly<Record<number, PlayoffRound>> = { 8: "quarter-final", 16: "round-of-16", 32: "round-of-32" };

/** Losers of the first round meet until one is left. */
function consolationOf(size: number, idOf: IdOf) {
	const from = (kind: "winner" | "loser", round: PlayoffRound, count: number) =>
		Array.from({ length: count }, (_, at): Slot => ({ kind, match: idOf(round, at + 1) }));
	const first = FIRST_ROUND[size];
	if (first === undefined) return [];
	// Of 16, four winners of the consolation's first round meet the losers of the quarter-finals.
	const best = size === 16 ? 5 : size / 2 + 1;
	let last = size;
	let sides = from("loser", first, size / 2);
	const made: { id: string; round: PlayoffRound; position: number; home: Slot; away: Slot }[] = [];
	while (sides.length > 1) {
		const round: PlayoffRound = sides.length === 2 ? `places-${best}-${best + 1}` : `consolation-${best}-${last}`;
		for (let at = 0; at < sides.length / 2; at++)
			made.push({ id: idOf(round, at + 1), round, position: at + 1, home: sides[at * 2]!, away: sides[at * 2 + 1]! });
		last -= sides.length / 2;
		sides = from("winner", round, sides.length / 2);
		if (size === 16 && last === 12) {
			const joining = from("loser", "quarter-final", 4);
			sides = sides.flatMap((side, at) => [side, joining[at]!]);
		}
	}
	return made;
}

/**
 * Plays all that can be played, until nothing more can. Lots are drawn for teams that share a position, and between the best of several
 * groups.
 * @param most how many times round all matches that can be played; the cup may be left in the middle
 */
export function playedByLot(
	{ plan }: DrawnCup,
	{ doubleWalkovers, decided, seed }: Format,
	most = Number.POSITIVE_INFINITY,
): { plan: CategoryPlan; filled: FilledSlots } {
	const lots = new Lots(seed);
	const lot = (below: number) => lots.within(0, below - 1);
	let now = plan;
	let filled = fillSlots(now);
	for (let times = 0; ; times++) {
		const before = filled;
		let didSomething = false;
		const matches = now.matches.map((one) => {
			const { home, away } = before.sides.get(one.id)!;
			if (one.status !== "scheduled" || home.team === null || away.team === null) return one;
			didSomething = true;
			const inPlayoff = isPlayoffRound((one as PlayoffMatch).round);
			const [made, against] = [lot(4), lot(4)];
			const winner = made === against ? (lot(2) === 0 ? ("home" as const) : ("away" as const)) : null;
			if (inPlayoff && doubleWalkovers && lot(12) === 0) return { ...one, status: "walkover" as const, winner: "none" as const };
			return {
				...one,
				status: "finished" as const,
				score: { home: made, away: against },
				...((inPlayoff || decided) && winner && { winner, decidedBy: "penalties" as const }),
			};
		});
		const more = lotsFor(now, before);
		if (times >= most || (!didSomething && more.length === 0)) return { plan: now, filled };
		now = { ...now, matches, facts: [...now.facts, ...more] };
		// Tables are only kept from a plan with the same facts.
		filled = more.length === 0 ? fillSlots(now, filled) : fillSlots(now);
		for (const { id, status } of now.matches) {
			if (status === "scheduled") continue;
			for (const name of SIDE_NAMES) {
				const stood = before.sides.get(id)![name];
				const stands = filled.sides.get(id)![name];
				if ((stood.team !== null || stood.bye) && !isSameSide(stood, stands)) throw new Error(`Somebody else is in ${id}`);
			}
		}
	}
}

/** Each group's and each stage's once. */
function lotsFor({ stages, facts }: CategoryPlan, { standings }: FilledSlots): Fact[] {
	const at = "2026-07-10T08:00:00Z";
	const known = new Set(facts.map(({ id }) => id));
	const found: Fact[] = [];
	for (const [division, { rows, complete }] of standings)
		if (complete && rows.some(({ shared }) => shared))
			found.push({
				id: `lots ${division}`,
				at,
				kind: "lots",
				division,
				order: rows
					.map(({ team }) => team)
					.toSorted()
					.reverse(),
			});
	const tables = stages[0]!.divisions.map(({ id }) => standings.get(id)!);
	if (tables.every(({ complete, rows }) => complete && !rows.some(({ shared }) => shared)))
		for (const stage of ["PA", "PB"]) {
			const order = tables.flatMap(({ rows }) => rows.map(({ team }) => team)).toSorted();
			found.push({ id: `lots ${stage}`, at, kind: "lots", stage, order });
		}
	return found.filter(({ id }) => !known.has(id));
}
