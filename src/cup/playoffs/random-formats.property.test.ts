import fc from "fast-check";
import { expect, test } from "vitest";
import { Lots } from "../../../tests/support/lots.ts";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import type { TeamId } from "../ids.ts";
import { SIDE_NAMES } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import { type Advancement, BEST_OF_SEATINGS, CARRIED_RESULTS, PRESETS, type Rules } from "../rules.ts";
import { roundRobin } from "../tables/round-robin.ts";
import { advancementFaults } from "./advancement-faults.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { type CategoryPlan, type FilledSlots, fillSlots, isSameSide, type StagePlan } from "./fill-slots.ts";
import { finalPlacings } from "./placings.ts";
import { isPlayoffRound, type PlayoffRound } from "./playoff-round.ts";
import { playoffTree } from "./playoff-tree.ts";
import { stuckSlots } from "./stuck-slots.ts";

/* A cup in a format drawn by lot is played to its end by lot: groups, perhaps meetings between them, perhaps a main round, and two playoffs. */
const format = fc.record({
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
	playedOut: fc.constantFrom<readonly number[]>([], [3], [3, 5], [3, 5, 7, 9, 11, 13, 15]),
	doubleWalkovers: fc.boolean(),
	seed: fc.integer({ min: 1, max: 1 << 30 }),
});
type Format = typeof format extends fc.Arbitrary<infer One> ? One : never;

type Cup = { readonly plan: CategoryPlan; readonly teams: readonly TeamId[] };

function drawn({ sizes, preset, decided, legs, straight, best, seating, between, mainRound, playedOut }: Format): Cup {
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
	const advance: Advancement[] = [
		{ positions: [1, straight], to: isMain ? "M" : "PA" },
		...(ranked > 0 ? [{ positions: [after, after] as const, best: [1, ranked] as const, to: "PA" }] : []),
		{ positions: [after, largest], to: "PB" },
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
	for (const [stage, entrants] of [
		["PA", toA],
		["PB", toB],
	] as const)
		matches.push(...tree(stage, entrants, playedOut));
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
		playoff("PB"),
	];
	return { plan: { stages, matches, facts: [], withdrawn: new Set() }, teams: groups.flatMap(({ teams }) => teams) };
}

const slot = (from: Slot) => ({ team: null, slot: from });
function match(id: string, division: string, home: TeamId | null, away: TeamId | null): PlayoffMatch {
	const sides = { home: { team: home, slot: null }, away: { team: away, slot: null } };
	return { ...matchOf("-", "-", { id, division }), ...sides, round: 1 as unknown as PlayoffRound };
}

/** A bracket of as many places as it takes, with byes for those that nobody fills. */
function tree(stage: string, entrants: readonly Slot[], playedOut: readonly number[]): PlayoffMatch[] {
	const size = 2 ** Math.max(1, Math.ceil(Math.log2(entrants.length)));
	const places = Array.from({ length: size }, (_, at): Slot => {
		const seed = at % 2 === 0 ? at / 2 : size - 1 - (at - 1) / 2;
		return entrants[seed] ?? { kind: "bye" };
	});
	return playoffTree(
		places,
		([best]) => playedOut.includes(best),
		(round, at) => `${stage} ${round} ${at}`,
	).map(({ id, round, position, home, away }) => ({
		...match(id, `${stage}1`, null, null),
		...{ round, position, home: slot(home), away: slot(away) },
	}));
}

/** Plays all that can be played, until nothing more can. Lots are drawn for teams that share a position, and between the best of several groups. */
function played({ plan }: Cup, { doubleWalkovers, decided, seed }: Format): { plan: CategoryPlan; filled: FilledSlots } {
	const lots = new Lots(seed);
	const lot = (below: number) => lots.within(0, below - 1);
	let now = plan;
	let filled = fillSlots(now);
	for (;;) {
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
		if (!didSomething && more.length === 0) return { plan: now, filled };
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

test("a cup in any format, played by lot, seats every team once and leaves no seat empty in silence", () => {
	const seen = { open: 0, seats: 0, shared: 0 };
	fc.assert(
		fc.property(format, (one) => {
			const cup = drawn(one);
			expect(advancementFaults(cup.plan as never)).toEqual([]);
			const { plan, filled } = played(cup, one);

			const stuck = new Set(stuckSlots(plan, filled).flatMap(({ sides }) => sides.map(({ match, side }) => `${match} ${side}`)));
			const seated = new Map<string, TeamId[]>();
			const silent: string[] = [];
			for (const match of plan.matches)
				for (const side of SIDE_NAMES) {
					const { team, bye } = filled.sides.get(match.id)![side];
					const { slot } = match[side];
					seen.seats += 1;
					if (team === null && !bye) {
						seen.open += 1;
						// Behind a match that nobody can play, or whose own seat is open; or itself named as stuck.
						const from = slot?.kind === "winner" || slot?.kind === "loser" ? slot.match : null;
						const standing = from === null ? null : filled.sides.get(from)!;
						const waits = standing !== null && SIDE_NAMES.some((name) => standing[name].team === null && !standing[name].bye);
						if (!waits && !stuck.has(`${match.id} ${side}`)) silent.push(`${match.id} ${side}`);
					}
					if (team !== null && (slot?.kind === "position" || slot?.kind === "best-of")) {
						const key = match.division;
						if (key !== "M1") seated.set(key, [...(seated.get(key) ?? []), team]);
					}
				}
			expect(silent).toEqual([]);
			const [a = [], b = []] = [seated.get("PA1"), seated.get("PB1")];
			// Everybody has one seat in one of the playoffs.
			expect([...a, ...b].toSorted()).toEqual(cup.teams.toSorted());

			const brackets = new Map(
				["PA1", "PB1"].map(
					(id) => [id, bracket(plan.matches.filter(({ division }) => division === id) as PlayoffMatch[])] as const,
				),
			);
			const { placings, open } = finalPlacings(plan, brackets, filled);
			if (!one.doubleWalkovers) expect(open).toBe(0);
			expect(placings.length + open).toBe(cup.teams.length);
			expect(new Set(placings.map(({ team }) => team)).size).toBe(placings.length);
			if (open === 0)
				for (const { position, shared } of placings) {
					expect(position).toBe(1 + placings.filter((other) => other.position < position).length);
					expect(shared).toBe(placings.filter((other) => other.position === position).length > 1);
					if (shared) seen.shared += 1;
				}
		}),
		{ numRuns: 250 },
	);
	// It was not all of one kind.
	expect(seen.seats).toBeGreaterThan(seen.open * 2);
	expect([seen.open > 0, seen.shared > 0]).toEqual([true, true]);
});
