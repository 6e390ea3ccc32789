import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { type Selection, selectedMatches } from "./selection.ts";

const record = new CupInMemory(aSmallCup()).record();
const ALL: Selection = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
const selected = (selection: Partial<Selection>) => selectedMatches(record, { ...ALL, ...selection }).map(({ id }) => id);
const at = (clock: string) => Date.parse(`2026-07-16T${clock}:00Z`);

test("scheduled matches that have not begun are selected, the earliest first; played, cancelled and unscheduled ones are not", () => {
	expect(selected({})).toEqual(["g15-m3", "b14-s1", "b14-s2", "b11-m2", "b14-f"]);
	for (const status of ["live", "finished", "walkover", "postponed", "cancelled"] as const) {
		const cup = aSmallCup();
		cup.editions[0]!.matches.find(({ id }) => id === "b14-s1")!.status = status;
		expect(selectedMatches(new CupInMemory(cup).record(), ALL).map(({ id }) => id)).not.toContain("b14-s1");
	}
});

test("matches are selected by field, by category, and from one instant to before another", () => {
	expect(selected({ fields: new Set(["heden-10"]) })).toEqual(["b14-s1", "b14-s2", "b11-m2"]);
	expect(selected({ categories: new Set(["b14"]) })).toEqual(["b14-s1", "b14-s2", "b14-f"]);
	expect(selected({ categories: new Set(["b14", "g15"]), fields: new Set(["valhalla-1"]) })).toEqual(["b14-f"]);
	expect(selected({ fields: new Set() })).toEqual([]);
	expect(selected({ categories: new Set() })).toEqual([]);
	expect(selected({ from: at("09:00"), until: at("10:00") })).toEqual(["b14-s1"]);
	expect(selected({ from: at("09:01"), until: at("10:01") })).toEqual(["b14-s2"]);
});
