import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import { possibleTeams } from "./possible-teams.ts";

const from = (slot: Slot): Side => ({ team: null, slot });
const position = (division: string, place: number) => from({ kind: "position", division, position: place });
const PAIRS = ["A-B", "C-D", "A-C", "B-D", "A-D", "B-C"];

/** Two groups of four, a semi-final of the first two of each, a final and a match for third place. */
function plan(results: readonly Partial<GroupMatch>[]): CategoryPlan {
	const rules = PRESET_RULES.gothia;
	const groups = ["G1", "G2"].flatMap((division, at) =>
		PAIRS.map((pair, index) => {
			const [home, away] = pair.split("-").map((team) => `${division}${team}`) as [string, string];
			return matchOf(home, away, { ...results[at * PAIRS.length + index], id: `${division}${pair}`, division });
		}),
	);
	const playoff = (id: string, home: Side, away: Side, at: number) =>
		matchOf("-", "-", { ...results[at], id, division: "P", home, away });
	return {
		stages: [
			{ id: "groups", type: "group", rules, divisions: ["G1", "G2"].map((id) => ({ id, name: id, teams: [] })) },
			{ id: "playoffs", type: "playoff", rules, divisions: [{ id: "P", name: "A", teams: [] }] },
		],
		matches: [
			...groups,
			playoff("s1", position("G1", 1), position("G2", 2), 12),
			playoff("s2", position("G2", 1), position("G1", 2), 13),
			playoff("f", from({ kind: "winner", match: "s1" }), from({ kind: "winner", match: "s2" }), 14),
			playoff("t", from({ kind: "loser", match: "s1" }), from({ kind: "loser", match: "s2" }), 15),
		],
		facts: [],
		withdrawn: new Set(),
	};
}

const goals = fc.integer({ min: 0, max: 3 });
const score = fc.record({ home: goals, away: goals });
const OPEN = { status: "scheduled" as const, score: null };

test("§3 the team that fills a slot was a candidate at every moment before", () => {
	fc.assert(
		fc.property(
			fc.array(score, { minLength: 16, maxLength: 16 }),
			fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
			(scores, played) => {
				const over = scores.map((one) => ({ status: "finished" as const, score: one }));
				const end = fillSlots(plan(over));
				const now = plan(over.map((one, at) => (played[at] ? one : OPEN)));
				const filled = fillSlots(now);
				const may = possibleTeams(now, filled);
				for (const [id, sides] of end.sides)
					for (const name of ["home", "away"] as const) {
						const { team } = sides[name];
						const before = filled.sides.get(id)![name].team;
						// A certain team stays; the team that fills an open side was listed.
						if (before !== null) expect(team).toBe(before);
						else if (team !== null) expect(may.get(id)![name]).toContain(team);
					}
			},
		),
		{ numRuns: 1_000 },
	);
});

test("a team that cannot reach a position by points is no candidate, and a filled side has none", () => {
	const won = { status: "finished" as const, score: { home: 1, away: 0 } };
	const lost = { status: "finished" as const, score: { home: 0, away: 1 } };
	// In the first group A has won twice and D has lost twice; A–D and B–C are left.
	const results = [won, won, won, won, OPEN, OPEN, won, won, won, lost, won, won, OPEN, OPEN, OPEN, OPEN];
	const now = plan(results);
	const may = possibleTeams(now, fillSlots(now));
	expect(may.get("s1")!.home).toEqual(["G1A", "G1B", "G1C"]);
	expect(may.get("s2")!.away).toHaveLength(4);
	// The second group is complete, and three share its second place.
	expect(may.get("s2")!.home).toEqual([]);
	expect([...may.get("s1")!.away].sort()).toEqual(["G2B", "G2C", "G2D"]);
});
