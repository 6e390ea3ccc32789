import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesOf, matchOf } from "../../../tests/support/shorthand.ts";
import { bestGroups } from "../best-of.ts";
import { PRESET_RULES } from "../presets.ts";
import { type StandingsInput, standings } from "../standings.ts";
import type { Aims } from "./aim.ts";
import { type Answer, answerFor } from "./answer.ts";
import { type BestRace, placeBounds } from "./best-race.ts";
import { scenario } from "./scenario.ts";

const AIMS: Aims = {
	advance: [{ positions: [1, 2], to: "A" }],
	bestOf: [{ position: 3, stage: "A" }],
	size: 4,
};
const rules = PRESET_RULES["fifa-2022"];

const raceOf = (seats: number, others: readonly StandingsInput[]): BestRace => ({
	position: 3,
	stage: "A",
	seats,
	others: others.map((other) => placeBounds(other, 3)),
});

function groupOf(name: string, ...lines: string[]): StandingsInput {
	return { teams: ["1", "2", "3", "4"].map((at) => `${name}${at}`), matches: matchesOf(...lines), rules };
}

/** A group of which all is played, whose third has four points and +1, or three and -3. */
const over = (name: string, third: "four" | "three"): StandingsInput => {
	const [a, b, c, d] = [1, 2, 3, 4].map((at) => `${name}${at}`) as [string, string, string, string];
	return third === "four"
		? groupOf(name, `${a}-${b} 2-0`, `${a}-${c} 1-1`, `${a}-${d} 3-0`, `${b}-${c} 2-1`, `${b}-${d} 2-0`, `${c}-${d} 2-0`)
		: groupOf(name, `${a}-${b} 1-0`, `${a}-${c} 3-0`, `${a}-${d} 2-0`, `${b}-${c} 2-0`, `${b}-${d} 2-0`, `${c}-${d} 3-1`);
};

/** C2 and C3 have three points, C1 six, before C2 meet C3 and C1 meet C4. */
const lastRound = groupOf("C", "C1-C2 1-0", "C1-C3 2-0", "C2-C4 2-0", "C3-C4 1-0", "C2-C3", "C1-C4");

describe("the best thirds before all groups are over", () => {
	test("a third that is better than enough others is through, and is told with what it certainly is", () => {
		const one = scenario(lastRound, AIMS, [raceOf(1, [over("D", "three"), over("E", "four")])])!;
		const answer = answerFor("C3", "A", one)!;
		// E3 has four points and +1: three points are too few, and four come with a draw alone, behind C2.
		expect(answer.mark).toBe("can");
		const two = scenario(lastRound, AIMS, [raceOf(2, [over("D", "three"), over("E", "four")])])!;
		expect(answerFor("C3", "A", two)!.best).toEqual({ place: 3, points: 3, goalDifference: -2 });
		expect(answerFor("C3", "A", two)!.headline).toMatchObject({ kind: "enough", from: 0 });
		expect(answerFor("C3", "A", one)!.best).toBeNull();
	});

	test("with as many places as groups every third is through, and nothing known of another group leaves it open", () => {
		const oneLeft = groupOf("C", "C1-C2 1-0", "C1-C3 2-0", "C2-C4 2-0", "C3-C4 1-0", "C2-C3", "C1-C4 2-0");
		const race3 = raceOf(3, [over("D", "three"), over("E", "four")]);
		expect(answerFor("C3", "A", scenario(oneLeft, AIMS, [race3])!)!.mark).toBe("through");
		const race: BestRace = { position: 3, stage: "A", seats: 1, others: [null, null] };
		expect(answerFor("C3", "A", scenario(lastRound, AIMS, [race])!)!.mark).toBe("can");
		expect(placeBounds({ ...lastRound, withdrawn: new Set(["C4"]) }, 3)).toBeNull();
	});
});

const goals = fc.integer({ min: 0, max: 3 });
const score = fc.record({ home: goals, away: goals });
const NAMES = ["1-3", "4-2", "4-1", "2-3", "1-2", "3-4"];
/** Three groups, each with its last round before it, or only one match of it, or over. */
const anyGroups = fc.array(
	fc.record({ open: fc.integer({ min: 0, max: 2 }), scores: fc.array(score, { minLength: 6, maxLength: 6 }) }),
	{ minLength: 3, maxLength: 3 },
);
/** What the open matches come to, again and again. */
const anyEnds = fc.array(fc.array(fc.record({ home: fc.nat(9), away: fc.nat(9) }), { minLength: 6, maxLength: 6 }), {
	minLength: 60,
	maxLength: 60,
});

test("who is told to be through or out as a third is, however all groups end, by the tables and the rule itself", () => {
	let [certain, asked] = [0, 0];
	fc.assert(
		fc.property(anyGroups, anyEnds, fc.integer({ min: 1, max: 2 }), (given, ends, seats) => {
			const inputs = given.map(({ open, scores }, group): StandingsInput => {
				const of = (at: string) => `${"ABC"[group]}${at}`;
				const matches = NAMES.map((name, at) => {
					const [home, away] = name.split("-") as [string, string];
					return at < 6 - open
						? matchOf(of(home), of(away), { status: "finished", score: scores[at]! })
						: matchOf(of(home), of(away));
				});
				return { teams: ["1", "2", "3", "4"].map(of), matches, rules };
			});
			const answers = inputs.flatMap((input, at) => {
				const found = scenario(input, AIMS, [raceOf(seats, inputs.toSpliced(at, 1))]);
				return found ? input.teams.map((team): [number, Answer] => [at, answerFor(team, "A", found)!]) : [];
			});
			for (const end of ends) {
				const tables = inputs.map((input, group) => {
					const matches = input.matches.map((match, at) =>
						match.score ? match : { ...match, status: "finished" as const, score: end[(group * 2 + at) % 6]! },
					);
					return { matches, table: standings({ ...input, matches }) };
				});
				const thirds = tables.flatMap(({ table, matches }, at) => {
					const held = table.rows.filter(({ position }) => position === 3);
					return held.length === 1 ? [{ id: `${at}`, name: `${at}`, team: held[0]!.team, table, rules, matches }] : [];
				});
				if (thirds.length < 3) continue;
				const options = { stage: "A", facts: [], withdrawn: new Set<string>(), againstFirstTwo: true };
				const best = bestGroups(thirds, seats, options);
				if (!best) continue;
				for (const [group, { team, mark, headline, best: enough }] of answers) {
					const row = tables[group]!.table.rows.find((one) => one.team === team)!;
					const third = thirds[group]!.team === team;
					const goesOn = row.position <= 2 || best.some((one) => one.team === team);
					const where = `${team} ${mark} ${JSON.stringify(headline)} ${seats} ${JSON.stringify(end)}`;
					if (mark === "through") expect(goesOn, where).toBe(true);
					if (mark === "cannot") expect(goesOn, where).toBe(false);
					if (third && mark !== "can") certain += 1;
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
	expect(Math.min(certain, asked)).toBeGreaterThan(0);
});
