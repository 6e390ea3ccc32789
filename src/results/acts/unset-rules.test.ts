import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import type { CupFileArena, CupFileCategory } from "../record/cup-file.ts";
import { unsetRules } from "./unset-rules.ts";

function unset(ids: readonly string[], arena: Partial<CupFileArena> = {}, category: Partial<CupFileCategory> = {}) {
	const cup = aSmallCup();
	cup.arenas = cup.arenas.map((one) => ({ ...one, ...arena }));
	const edition = cup.editions[0]!;
	edition.categories = edition.categories.map((one) => ({ ...one, ...category }));
	return unsetRules(new CupInMemory(cup).record(), new Set(ids));
}

test("matches of a category with a rest are judged by it; missing hours and positions are named", () => {
	expect(unset(["b14-s1"])).toMatchObject({ rest: [], hours: ["heden"], all: false });
	expect(unset(["b11-m2"])).toMatchObject({ rest: ["b11"], hours: ["heden"] });
});

test("if neither rest, hours nor positions are set, all of them are reported as unset", () => {
	const nowhere = { latitude: undefined, longitude: undefined } as Partial<CupFileArena>;
	expect(unset(["b11-m2"], nowhere)).toEqual({ rest: ["b11"], hours: ["heden"], ways: ["heden"], all: true });
	expect(unset(["b11-m2"], { ...nowhere, closes: "21:00" })).toMatchObject({ hours: [], all: false });
	expect(unset(["b11-m2"], nowhere, { restMinutes: 30 })).toMatchObject({ rest: [], all: false });
	expect(unset([])).toMatchObject({ all: false });
});
