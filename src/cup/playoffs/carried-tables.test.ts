import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { type CategoryPlan, fillSlots, refillSlots } from "./fill-slots.ts";

const rules = PRESET_RULES.ehf;
const slot = (division: string, position: number) => ({ team: null, slot: { kind: "position" as const, division, position } });

function match(id: string, division: string, home: string, away: string, score?: [number, number]): GroupMatch {
	const result = score && { status: "finished" as const, score: { home: score[0], away: score[1] } };
	return matchOf(home, away, { id, division, ...result });
}

/** Two groups of two; their four teams meet in a main round drawn by slots. */
function plan(...[first, main]: [[number, number], [number, number]?]): CategoryPlan {
	const group = (id: string) => ({ id, name: id, teams: [`${id}1`, `${id}2`] });
	return {
		stages: [
			{ id: "groups", type: "group", rules, divisions: [group("A"), group("B")] },
			{ id: "main", type: "group", rules, carries: "among", divisions: [{ id: "M", name: "M", teams: [] }] },
		],
		matches: [
			match("a", "A", "A1", "A2", first),
			match("b", "B", "B1", "B2", [20, 20]),
			{ ...match("m1", "M", "-", "-", main), home: slot("A", 1), away: { team: "B1", slot: null } },
			{ ...match("m2", "M", "-", "-"), home: slot("A", 2), away: { team: "B2", slot: null } },
		],
		facts: [],
		withdrawn: new Set(),
	};
}

const rowsOf = (filled: ReturnType<typeof fillSlots>) =>
	filled.standings.get("M")!.rows.map(({ team, points, carried }) => `${team} ${points} (${carried!.points})`);

test("teams that come from slots bring their results against each other", () => {
	expect(rowsOf(fillSlots(plan([25, 24], [30, 20])))).toEqual(["A1 4 (2)", "B2 1 (1)", "B1 1 (1)", "A2 0 (0)"]);
});

test("a correction in the earlier stage changes the table, even beside sides that were filled earlier", () => {
	const [before, now] = [plan([25, 24]), plan([25, 20])];
	const earlier = fillSlots(before);
	expect(fillSlots(now, earlier).standings.get("M")).toEqual(fillSlots(now).standings.get("M"));
	expect(fillSlots(now, earlier).standings.get("M")).not.toEqual(earlier.standings.get("M"));
	expect(refillSlots(now, earlier, [{ before: before.matches[0]!, now: now.matches[0]! }])).toBeNull();
});

test("a goal in the main round changes only its own table", () => {
	const [before, now] = [plan([25, 24]), plan([25, 24])];
	const earlier = fillSlots(before);
	const goal: GroupMatch = { ...before.matches[2]!, status: "live", score: { home: 1, away: 0 } };
	const changed = { ...now, matches: before.matches.with(2, goal) };
	const refilled = refillSlots(changed, earlier, [{ before: before.matches[2]!, now: goal }]);
	expect(refilled!.standings.get("A")).toBe(earlier.standings.get("A"));
	expect(refilled!.standings.get("M")).toEqual(fillSlots(changed).standings.get("M"));
});
