import fc from "fast-check";
import { expect, test } from "vitest";
import type { Match } from "../match/match.ts";
import { fillSlots, standingsInputOf } from "../playoffs/fill-slots.ts";
import { PRESET_RULES } from "../presets.ts";
import { PRESETS } from "../rules.ts";
import { standings } from "../tables/standings.ts";
import { scenario } from "./scenario.ts";

const A = ["A1", "A2", "A3"];
const B = ["B1", "B2", "B3"];
const TEAMS = [...A, ...B];
/** Each group once, and one match of each team against the other group. */
const WITHIN = ["A1-A2", "A2-A3", "A3-A1", "B1-B2", "B2-B3", "B3-B1"];
const BETWEEN = ["A1-B1", "B2-A2", "A3-B3"];
const AIMS = { advance: [{ positions: [1, 1] as const, to: "up" }], bestOf: [], size: 3 };

const RESULTS = [0, 1, 2, 3, 4]
	.flatMap((home) => [0, 1, 2, 3, 4].map((away) => ({ home, away })))
	.concat(
		[6, 9, 12].flatMap((margin) => [
			{ home: margin, away: 0 },
			{ home: 0, away: margin },
			{ home: 20 + margin, away: 20 },
			{ home: 20, away: 20 + margin },
		]),
	);

const matchOf = (name: string, score: { home: number; away: number } | null): Match => {
	const [home = "", away = ""] = name.split("-");
	return {
		...{ id: name, division: home[0]!, ...(home[0] !== away[0] && { against: away[0]! }) },
		...{ home: { team: home, slot: null }, away: { team: away, slot: null } },
		...{ status: score ? "finished" : "scheduled", score, halfTime: null, regularTime: null, shootOut: null },
		...{ decidedBy: null, winner: null },
	};
};

const goals = fc.integer({ min: 0, max: 3 });
const anyLastRound = fc.record({
	preset: fc.constantFrom(...PRESETS),
	scores: fc.array(fc.record({ home: goals, away: goals }), { minLength: 7, maxLength: 7 }),
	/** One of the two remaining matches is between the groups, or both are. */
	left: fc.constantFrom(["A1-A2", "A3-B3"], ["A1-B1", "A3-B3"], ["B2-A2", "A3-A1"]),
});

test("what can still become of a group with matches against another is what becomes of it, with every result of those", () => {
	fc.assert(
		fc.property(anyLastRound, ({ preset, scores, left }) => {
			const played = [...WITHIN, ...BETWEEN]
				.filter((name) => !(left as readonly string[]).includes(name))
				.map((name, at) => matchOf(name, scores[at]!));
			const { criteriaWhileRunning: _, ...rules } = PRESET_RULES[preset];
			const divisions = [
				{ id: "A", name: "A", teams: A },
				{ id: "B", name: "B", teams: B },
			];
			const plan = { stages: [{ id: "g", type: "group" as const, rules, divisions }], facts: [], withdrawn: new Set<string>() };
			const { standings: tables } = fillSlots({ ...plan, matches: [...played, ...left.map((name) => matchOf(name, null))] });
			const input = standingsInputOf(tables.get("A")!)!;
			const found = scenario(input, AIMS)!;
			expect(found.exact).toBe(true);
			const came = new Map(A.map((team) => [team, new Set<number>()]));
			for (const first of RESULTS)
				for (const second of RESULTS) {
					const matches = [...played, matchOf(left[0]!, first), matchOf(left[1]!, second)];
					const concerned = matches.filter(({ division, against }) => division === "A" || against === "A");
					const { rows } = standings({ ...input, matches: concerned });
					for (const { team, position } of rows)
						for (const other of rows.filter((row) => row.position === position).keys()) came.get(team)!.add(position + other);
				}
			for (const team of A) expect([team, found.places.get(team)]).toEqual([team, [...came.get(team)!].sort((a, b) => a - b)]);
			expect(TEAMS.filter((team) => found.places.has(team))).toEqual(A);
		}),
		{ numRuns: 40 },
	);
});
