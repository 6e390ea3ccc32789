import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import type { Bonus, Rules } from "../rules.ts";
import { pointsWays } from "./match-points.ts";
import { type GroupMatch, standings } from "./standings.ts";

const OVERTIME: Rules = {
	...PRESET_RULES.gothia,
	points: { win: 3, draw: 1, loss: 0, decided: { win: 2, loss: 1 } },
	drawnGroup: ["extra-time", "penalties"],
};
const score = (home: number, away: number) => ({ home, away });

/** "3-0 won 1, lost 1": the points of the two sides, and their columns. */
function rowsAfter(rules: Rules, result: Partial<GroupMatch>): string {
	const { rows, complete } = standings({
		teams: ["ASK", "BRO"],
		matches: [matchOf("ASK", "BRO", { status: "finished", ...result })],
		rules,
	});
	const of = (team: string) => rows.find((row) => row.team === team)!;
	const [ask, bro] = [of("ASK"), of("BRO")];
	const columns = ({ won, drawn, lost }: typeof ask) => `${won}-${drawn}-${lost}`;
	return `${ask.points}-${bro.points} ${columns(ask)} ${columns(bro)}${complete ? "" : " open"}`;
}

describe("where a level group match is decided", () => {
	test("a win in regular time gives 3 and 0, one after full time 2 and 1", () => {
		expect(rowsAfter(OVERTIME, { score: score(2, 1) })).toBe("3-0 1-0-0 0-0-1");
		expect(rowsAfter(OVERTIME, { score: score(2, 1), decidedBy: "extra-time" })).toBe("2-1 1-0-0 0-0-1");
		expect(rowsAfter(OVERTIME, { score: score(1, 2), regularTime: score(1, 1) })).toBe("1-2 0-0-1 1-0-0");
		expect(rowsAfter(OVERTIME, { score: score(1, 1), shootOut: score(3, 4) })).toBe("1-2 0-0-1 1-0-0");
		expect(rowsAfter(OVERTIME, { score: score(0, 0), decidedBy: "lots", winner: "home" })).toBe("2-1 1-0-0 0-0-1");
	});

	test("a level match without its shoot-out does not count and leaves the table open", () => {
		expect(rowsAfter(OVERTIME, { score: score(1, 1) })).toBe("0-0 0-0-0 0-0-0 open");
	});

	test("a level match in progress counts as a draw", () => {
		expect(rowsAfter(OVERTIME, { status: "live", score: score(1, 1) })).toBe("1-1 0-1-0 0-1-0 open");
	});

	test("a walkover gives the points of a win", () => {
		expect(rowsAfter(OVERTIME, { status: "walkover", winner: "away", score: null })).toBe("0-3 0-0-1 1-0-0");
	});

	test("without points of its own, a win on kicks counts as a win", () => {
		const rules: Rules = { ...PRESET_RULES.gothia, drawnGroup: ["penalties"] };
		expect(rowsAfter(rules, { score: score(1, 1), shootOut: score(4, 3) })).toBe("3-0 1-0-0 0-0-1");
	});

	test("kicks count as no goals, and change nothing where draws are allowed", () => {
		const { rows } = standings({
			teams: ["ASK", "BRO"],
			matches: [matchOf("ASK", "BRO", { status: "finished", score: score(1, 1), shootOut: score(4, 3) })],
			rules: OVERTIME,
		});
		expect(rows.map(({ goalsFor, goalsAgainst }) => [goalsFor, goalsAgainst])).toEqual([
			[1, 1],
			[1, 1],
		]);
		expect(rowsAfter(PRESET_RULES.gothia, { score: score(1, 1), shootOut: score(4, 3) })).toBe("1-1 0-1-0 0-1-0");
	});
});

test("the ten-point system: 6 for a win, 3 for a draw, 1 per goal up to 3, 1 for no goal against", () => {
	const rules: Rules = {
		...PRESET_RULES.gothia,
		points: { win: 6, draw: 3, loss: 0 },
		bonus: [
			{ for: "each-goal", points: 1, most: 3 },
			{ for: "clean-sheet", points: 1 },
		],
	};
	const points = (result: Partial<GroupMatch>) => rowsAfter(rules, result).split(" ")[0];
	expect(points({ score: score(5, 0) })).toBe("10-0");
	expect(points({ score: score(3, 2) })).toBe("9-2");
	expect(points({ score: score(0, 0) })).toBe("4-4");
	expect(points({ score: score(2, 2) })).toBe("5-5");
	// A walkover counts as the rules' 3–0.
	expect(points({ status: "walkover", winner: "home", score: null })).toBe("10-0");
});

test("bonus for many goals and for a narrow loss", () => {
	const rules: Rules = {
		...PRESET_RULES.ehf,
		bonus: [
			{ for: "goals", points: 1, from: 30 },
			{ for: "narrow-loss", points: 1, by: 2 },
		],
	};
	const points = (home: number, away: number) => rowsAfter(rules, { score: score(home, away) }).split(" ")[0];
	expect([points(31, 29), points(30, 30), points(32, 20), points(20, 19)]).toEqual(["3-1", "2-2", "3-0", "2-1"]);
});

test("the possible points of a match are those of its possible scores", () => {
	const anyBonus: fc.Arbitrary<Bonus> = fc.oneof(
		fc.record({
			for: fc.constant("each-goal" as const),
			points: fc.integer({ min: 1, max: 3 }),
			most: fc.integer({ min: 1, max: 4 }),
		}),
		fc.record({
			for: fc.constant("goals" as const),
			points: fc.integer({ min: 1, max: 3 }),
			from: fc.integer({ min: 1, max: 4 }),
		}),
		fc.record({ for: fc.constant("clean-sheet" as const), points: fc.integer({ min: 1, max: 3 }) }),
		fc.record({
			for: fc.constant("narrow-loss" as const),
			points: fc.integer({ min: 1, max: 3 }),
			by: fc.integer({ min: 1, max: 3 }),
		}),
	);
	fc.assert(
		fc.property(fc.array(anyBonus, { maxLength: 3 }), fc.boolean(), (bonus, isDecided) => {
			const rules: Rules = { ...(isDecided ? OVERTIME : PRESET_RULES.gothia), bonus };
			const found = new Set<string>();
			const see = (result: Partial<GroupMatch>) => found.add(rowsAfter(rules, result).split(" ")[0]!);
			for (let home = 0; home <= 10; home++)
				for (let away = 0; away <= 10; away++) {
					if (home !== away || !isDecided) see({ score: score(home, away) });
					if (!isDecided) continue;
					if (home !== away) see({ score: score(home, away), decidedBy: "extra-time" });
					else for (const kicks of [score(1, 0), score(0, 1)]) see({ score: score(home, away), shootOut: kicks });
				}
			expect(new Set(pointsWays(rules).map(({ home, away }) => `${home}-${away}`))).toEqual(found);
		}),
		{ numRuns: 25 },
	);
});
