import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import type { CupFileFact } from "../record/cup-file.ts";
import type { Proposed } from "./proposals/proposed.ts";
import { touchedCategories, withFacts } from "./touched-category.ts";

const record = new CupInMemory(aSmallCup()).record();
const at = "2026-07-14T10:00:00Z";
const touched = (proposed: Partial<Pick<Proposed, "matches" | "besides">>) =>
	touchedCategories(record, { matches: [], ...proposed }).map(({ id }) => id);
const fact = (said: object) => ({ besides: { facts: [{ id: "f", at, ...said } as CupFileFact] } });

test.each<[what: string, proposed: Parameters<typeof touched>[0], categories: readonly string[]]>([
	["nothing", {}, []],
	["a match of it", { matches: [{ id: "b14-m1" }] }, ["b14"]],
	["matches of two, in the order of the edition", { matches: [{ id: "b11-m2" }, { id: "b14-f" }] }, ["b14", "b11"]],
	["a match that is not there", { matches: [{ id: "nope" }] }, []],
	["a fact of a match", fact({ kind: "protest", match: "g15-m1", note: "A shirt" }), ["g15"]],
	["lots in a group", fact({ kind: "lots", division: "b14-g-1", order: ["b14-bro", "b14-dal"] }), ["b14"]],
	["lots among the best of a stage", fact({ kind: "lots", stage: "g15-a", order: ["g15-ask", "g15-fur"] }), ["g15"]],
	["a team's ranking", fact({ kind: "ranking", team: "b11-ek", ranking: 3 }), ["b11"]],
	["a team that leaves", { besides: { teams: [{ id: "g15-ask", withdrawn: true }] } }, ["g15"]],
	[
		"matches of one and a team of another",
		{ matches: [{ id: "b14-m1" }], besides: { teams: [{ id: "b11-ek" }] } },
		["b14", "b11"],
	],
])("the tables of a category may change by %s", (_, proposed, categories) => {
	expect(touched(proposed)).toEqual(categories);
});

test("a fact replaces the one with its id, after the others", () => {
	const [fairPlay, walkover] = record.edition.facts!;
	expect(withFacts(record, undefined)).toBe(record);
	expect(withFacts(record, [])).toBe(record);
	const other = { ...fairPlay!, points: -4 } as CupFileFact;
	expect(withFacts(record, [other]).edition.facts).toEqual([walkover, other]);
	const more = { ...other, id: "another" };
	expect(withFacts(record, [more]).edition.facts).toEqual([fairPlay, walkover, more]);
});
