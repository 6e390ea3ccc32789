import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesOf, matchOf } from "../../../tests/support/shorthand.ts";
import { rankBest } from "../playoffs/best-of.ts";
import { teamsOnRanks } from "../playoffs/best-pool.ts";
import { PRESET_RULES } from "../presets.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { tally } from "../tables/tally.ts";
import type { Aims } from "./aim.ts";
import { type Answer, answerFor } from "./answer.ts";
import { type BestRace, placeBounds } from "./best-race.ts";
import { openGroup } from "./open-group.ts";
import { placePoints } from "./place-points.ts";
import { scenario } from "./scenario.ts";

const AIMS: Aims = {
	advance: [{ positions: [1, 2], to: "A" }],
	bestOf: [{ position: 3, stage: "A" }],
	size: 4,
};
const rules = PRESET_RULES["fifa-2022"];

const raceOf = (seats: number, others: readonly StandingsInput[], againstFirstTwo = false): BestRace => ({
	position: 3,
	stage: "A",
	seats,
	againstFirstTwo,
	others: others.map((other) => placeBounds(other, 3, againstFirstTwo)),
});

function groupOf(name: string, ...lines: string[]): StandingsInput {
	return { teams: ["1", "2", "3", "4"].map((at) => `${name}${at}`), matches: matchesOf(...lines), rules };
}

/** A group that is played out, whose third has four points and +1, or three and -3. */
const over = (name: string, third: "four" | "three"): StandingsInput => {
	const [a, b, c, d] = [1, 2, 3, 4].map((at) => `${name}${at}`) as [string, string, string, string];
	return third === "four"
		? groupOf(name, `${a}-${b} 2-0`, `${a}-${c} 1-1`, `${a}-${d} 3-0`, `${b}-${c} 2-1`, `${b}-${d} 2-0`, `${c}-${d} 2-0`)
		: groupOf(name, `${a}-${b} 1-0`, `${a}-${c} 3-0`, `${a}-${d} 2-0`, `${b}-${c} 2-0`, `${b}-${d} 2-0`, `${c}-${d} 3-1`);
};

/** C2 and C3 have three points, C1 six, before C2 meet C3 and C1 meet C4. */
const lastRound = groupOf("C", "C1-C2 1-0", "C1-C3 2-0", "C2-C4 2-0", "C3-C4 1-0", "C2-C3", "C1-C4");

describe("the best thirds before all groups are over", () => {
	test("a third that is better than enough others is through, with its certain destination", () => {
		const one = scenario(lastRound, AIMS, [raceOf(1, [over("D", "three"), over("E", "four")])])!;
		const answer = answerFor("C3", "A", one)!;
		// E3 has four points and +1: three points are too few, and a draw gives four, behind C2.
		expect(answer.mark).toBe("can");
		const two = scenario(lastRound, AIMS, [raceOf(2, [over("D", "three"), over("E", "four")])])!;
		expect(answerFor("C3", "A", two)!.best).toEqual({ place: 3, points: 3, goalDifference: -2 });
		expect(answerFor("C3", "A", two)!.headline).toMatchObject({ kind: "enough", from: 0 });
		expect(answerFor("C3", "A", one)!.best).toBeNull();
	});

	test("if second and third of a group share their position it is not known which teams are the first two", () => {
		const shared = groupOf("D", "D1-D2 1-0", "D1-D3 1-0", "D1-D4 1-0", "D2-D3 1-1", "D2-D4 2-0", "D3-D4 2-0");
		const apart = groupOf("D", "D1-D2 1-0", "D1-D3 1-0", "D1-D4 1-0", "D2-D3 1-1", "D2-D4 3-0", "D3-D4 2-0");
		expect(placeBounds(shared, 3, true)!.most.goalDifference).toBe(Number.POSITIVE_INFINITY);
		expect(placeBounds(apart, 3, true)!.most).toEqual({ points: 1, goalDifference: -1, goalsFor: 1 });
	});

	test("with as many places as groups every third is through, and an unknown group leaves its third open", () => {
		const oneLeft = groupOf("C", "C1-C2 1-0", "C1-C3 2-0", "C2-C4 2-0", "C3-C4 1-0", "C2-C3", "C1-C4 2-0");
		const race3 = raceOf(3, [over("D", "three"), over("E", "four")]);
		expect(answerFor("C3", "A", scenario(oneLeft, AIMS, [race3])!)!.mark).toBe("through");
		const race: BestRace = { position: 3, stage: "A", seats: 1, againstFirstTwo: false, others: [null, null] };
		expect(answerFor("C3", "A", scenario(lastRound, AIMS, [race])!)!.mark).toBe("can");
		expect(placeBounds({ ...lastRound, withdrawn: new Set(["C4"]) }, 3)).toBeNull();
	});
});

/** Five teams that have not begun. */
const early = groupOf("F", "F1-F2", "F1-F3", "F1-F4", "F1-F5", "F2-F3", "F2-F4", "F2-F5", "F3-F4", "F3-F5", "F4-F5");
const unbegun = { ...early, teams: [...early.teams, "F5"] };

describe("a group with more than six matches left", () => {
	test("is estimated by points: of five teams the third has nine at most, if three of them win in a ring, and two at least", () => {
		expect(placeBounds(unbegun, 3)!.most.points).toBe(9);
		expect(placeBounds(unbegun, 3)!.least.points).toBe(2);
		expect(placeBounds(unbegun, 3, true)!.most.points).toBe(6);
	});

	test("rules out a third of another group with fewer points than its own third will have, and leaves others open", () => {
		const third = groupOf("C", "C1-C2 1-0", "C1-C3 1-0", "C1-C4 1-0", "C2-C3 1-0", "C2-C4 2-0", "C3-C4 1-1");
		const more = groupOf("C", "C1-C2 1-0", "C1-C3 1-0", "C1-C4 1-0", "C2-C3 1-0", "C2-C4 2-0", "C3-C4 1-0");
		const markOf = (one: StandingsInput) =>
			scenario(one, AIMS, [raceOf(1, [unbegun])])!
				.marks.get("C3")!
				.get("A");
		expect(markOf(third)).toBe("cannot");
		expect(markOf(more)).toBe("elsewhere");
	});

	test("has the possible points of each position: exactly those if a win gives two, and never too few otherwise", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(9), { minLength: 10, maxLength: 10 }), fc.constantFrom("ehf", "gothia"), (all, preset) => {
				const points = PRESET_RULES[preset as "ehf" | "gothia"].points;
				const left = all.flatMap((one, at) => (one < 7 ? [at] : [])).slice(0, 7);
				const matches = early.matches.map((match, at) =>
					left.includes(at) ? match : { ...match, status: "finished" as const, score: { home: all[at]! % 3, away: at % 3 } },
				);
				const group = openGroup({ ...unbegun, matches, rules: PRESET_RULES[preset as "ehf" | "gothia"] })!;
				const now = new Map([...tally(group.teams, group.counted, group.rules)].map(([team, of]) => [team, of.points]));
				const found = group.teams.map(() => ({ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }));
				const play = (at: number): void => {
					const match = group.open[at];
					if (!match) {
						for (const [index, has] of [...now.values()].sort((a, b) => b - a).entries()) {
							found[index]!.least = Math.min(found[index]!.least, has);
							found[index]!.most = Math.max(found[index]!.most, has);
						}
						return;
					}
					for (const [home, away] of [
						[points.win, points.loss],
						[points.draw, points.draw],
						[points.loss, points.win],
					] as const) {
						now.set(match.home, now.get(match.home)! + home).set(match.away, now.get(match.away)! + away);
						play(at + 1);
						now.set(match.home, now.get(match.home)! - home).set(match.away, now.get(match.away)! - away);
					}
				};
				play(0);
				for (const [index, { least, most }] of found.entries()) {
					const told = placePoints(group, now, index + 1);
					if (preset === "ehf") expect(told).toEqual({ least, most });
					expect(told.least).toBeLessThanOrEqual(least);
					expect(told.most).toBeGreaterThanOrEqual(most);
				}
			}),
			{ numRuns: 20 },
		);
	});
});

test("of a group that is over the bounds of each position are those of its table, to the last one", () => {
	for (const input of [over("D", "three"), over("E", "four")])
		for (const { position, points, goalDifference, goalsFor } of standings(input).rows) {
			const own = { points, goalDifference, goalsFor };
			expect(placeBounds(input, position)).toEqual({ most: own, least: own });
		}
	expect(placeBounds(over("D", "three"), 5)).toBeNull();
});

test("if the third position of a group is shared it is unknown which two the third met as first and second", () => {
	// Five teams: C3 and C4 are level on all, C3 by a win over the last, C4 by draws with the first two.
	const shared = groupOf(
		...["C", "C1-C2 0-0", "C1-C3 1-0", "C1-C4 1-1", "C1-C5 1-0", "C2-C3 1-0"],
		...["C2-C4 1-1", "C2-C5 1-0", "C3-C4 0-0", "C3-C5 2-0", "C4-C5 0-0"],
	);
	const input = { ...shared, teams: [...shared.teams, "C5"] };
	expect(standings(input).rows.map(({ position }) => position)).toEqual([1, 1, 3, 3, 5]);
	const { most, least } = placeBounds(input, 3, true)!;
	expect([most.points >= 2, least.points <= 0]).toEqual([true, true]);
});

const goals = fc.integer({ min: 0, max: 3 });
const score = fc.record({ home: goals, away: goals });
const NAMES: Record<number, readonly string[]> = {
	3: ["1-2", "2-3", "3-1"],
	4: ["1-3", "4-2", "4-1", "2-3", "1-2", "3-4"],
	5: ["5-1", "2-5", "5-3", "4-5", "1-3", "4-2", "4-1", "2-3", "1-2", "3-4"],
};
/** Three groups, each with two matches left, or one, or none; one may have another size, and five teams have hardly begun. */
const anyGroups = fc.constantFrom([4, 4, 4], [4, 4, 4], [4, 3, 4], [4, 5, 4], [3, 4, 5], [5, 5, 4]).chain((sizes) =>
	fc.tuple(
		...sizes.map((size) =>
			fc.record({
				size: fc.constant(size),
				open: size === 5 ? fc.constantFrom(0, 1, 2, 7, 8) : fc.integer({ min: 0, max: 2 }),
				scores: fc.array(score, { minLength: 10, maxLength: 10 }),
			}),
		),
	),
);
/** Scores of the open matches, many times. */
const anyEnds = fc.array(fc.array(fc.record({ home: fc.nat(9), away: fc.nat(9) }), { minLength: 24, maxLength: 24 }), {
	minLength: 60,
	maxLength: 60,
});

/** The best thirds go to A; those left over and the fourth to B, by a line or by seats of their own. */
const leftOver = (size: number, bySeats: boolean): Aims => ({
	advance: [
		{ positions: [1, 2], to: "A" },
		{ positions: [bySeats ? 4 : 3, 4], to: "B" },
	],
	bestOf: [{ position: 3, stage: "A" }, ...(bySeats ? [{ position: 3, stage: "B", covers: "rest" as const }] : [])],
	size,
});

test("a team that is through or out as a third is so in every outcome of all groups, by the tables and the rule itself", () => {
	let [certain, asked, uneven, left] = [0, 0, 0, 0];
	fc.assert(
		fc.property(anyGroups, anyEnds, fc.integer({ min: 1, max: 2 }), fc.boolean(), (given, ends, seats, bySeats) => {
			const againstFirstTwo = new Set(given.map(({ size }) => size)).size > 1;
			const inputs = given.map(({ size, open, scores }, group): StandingsInput => {
				const of = (at: string) => `${"ABC"[group]}${at}`;
				const matches = NAMES[size]!.map((name, at, { length }) => {
					const [home, away] = name.split("-") as [string, string];
					return at < length - open
						? matchOf(of(home), of(away), { status: "finished", score: scores[at]! })
						: matchOf(of(home), of(away));
				});
				return { teams: ["1", "2", "3", "4", "5"].slice(0, size).map(of), matches, rules };
			});
			const answers = inputs.flatMap((input, at) => {
				const aims = { ...AIMS, size: input.teams.length };
				const found = scenario(input, aims, [raceOf(seats, inputs.toSpliced(at, 1), againstFirstTwo)]);
				return found ? input.teams.map((team): [number, Answer] => [at, answerFor(team, "A", found)!]) : [];
			});
			const below = inputs.flatMap((input, at) => {
				const aims = leftOver(input.teams.length, bySeats);
				const found = scenario(input, aims, [raceOf(seats, inputs.toSpliced(at, 1), againstFirstTwo)]);
				return found ? input.teams.map((team): [number, Answer] => [at, answerFor(team, "B", found)!]) : [];
			});
			for (const end of ends) {
				const tables = inputs.map((input, group) => {
					const matches = input.matches.map((match, at) =>
						match.score ? match : { ...match, status: "finished" as const, score: end[group * 8 + (at % 8)]! },
					);
					return { matches, table: standings({ ...input, matches }) };
				});
				const thirds = tables.flatMap(({ table, matches }, at) => {
					const held = table.rows.filter(({ position }) => position === 3);
					return held.length === 1 ? [{ id: `${at}`, name: `${at}`, team: held[0]!.team, table, rules, matches }] : [];
				});
				if (thirds.length < 3) continue;
				const options = { stages: ["A"], facts: [], withdrawn: new Set<string>(), againstFirstTwo: true };
				const ranks = Array.from({ length: seats }, (_, before) => before + 1);
				const best = teamsOnRanks(rankBest(thirds, options).places, ranks);
				if (!best) continue;
				for (const [group, { team, mark }] of below) {
					const { position } = tables[group]!.table.rows.find((one) => one.team === team)!;
					const third = thirds[group]!.team === team;
					const goesThere = position === 4 || (third && !best.includes(team));
					if (mark === "through") expect(goesThere, `${team} to B`).toBe(true);
					if (mark === "cannot") expect(goesThere, `${team} not to B`).toBe(false);
					if (third && (mark === "through" || mark === "cannot")) left += 1;
				}
				for (const [group, { team, mark, headline, best: enough }] of answers) {
					const row = tables[group]!.table.rows.find((one) => one.team === team)!;
					const third = thirds[group]!.team === team;
					const goesOn = row.position <= 2 || best.includes(team);
					const where = `${team} ${mark} ${JSON.stringify(headline)} ${seats} ${JSON.stringify(end)}`;
					if (mark === "through") expect(goesOn, where).toBe(true);
					if (mark === "cannot") expect(goesOn, where).toBe(false);
					if (third && mark !== "can") certain += 1;
					if (third && mark !== "can" && againstFirstTwo && inputs[group]!.matches.some(({ score }) => !score)) uneven += 1;
					if (!third || !enough) continue;
					const isEnough =
						row.points > enough.points ||
						(row.points === enough.points && (enough.goalDifference === null || row.goalDifference >= enough.goalDifference));
					if (isEnough) asked += 1;
					if (isEnough) expect(goesOn, where).toBe(true);
				}
			}
		}),
		{ numRuns: 60 },
	);
	expect(Math.min(certain, asked, uneven, left)).toBeGreaterThan(0);
});
