import { expect, it } from "vitest";
import type { CupFileCategory } from "../../../office/plan/plan-view.ts";
import { categoryChange, categoryForm, hasPlainForm, proposedName, proposedShortName } from "./category-form.ts";

const FILLED = { ...categoryForm(undefined), age: "14", preset: "gothia" as const, minutes: "20", groups: "2" };
const B14: CupFileCategory = {
	...{ id: "b14", name: { en: "Boys 14", sv: "Pojkar 14" }, shortName: { en: "B14", sv: "P14" }, gender: "boys", age: 14 },
	...{ rules: { preset: "gothia" }, halves: 2, minutesPerHalf: 20 },
	stages: [
		{
			...{ id: "b14-g", type: "group", rank: 1, name: "Gruppspel", title: { en: "Group stage", sv: "Gruppspel" } },
			advance: [
				{ positions: [1, 2], to: "b14-a" },
				{ positions: [3, 3], best: [1, 2], to: "b14-a" },
			],
			divisions: [
				{ id: "b14-g-1", name: "1", teams: ["a", "b", "c", "d"] },
				{ id: "b14-g-2", name: "2", teams: ["e", "f", "g", "h"] },
			],
		},
		{
			...{ id: "b14-a", type: "playoff", rank: 2, name: "A", title: { en: "Playoff A", sv: "Slutspel A" } },
			divisions: [{ id: "b14-a-1", name: "A" }],
		},
	],
};

it("a category is named after who plays and their age, in both languages", () => {
	expect(proposedName({ gender: "girls", age: "12" })).toEqual({ en: "Girls 12", sv: "Flickor 12" });
	expect(proposedShortName({ gender: "girls", age: "12" })).toEqual({ en: "G12", sv: "F12" });
	expect(proposedName({ gender: "mixed", age: "" })).toEqual({ en: "Mixed", sv: "Mixed" });
});

it("rules are never chosen in silence: without them there is no change", () => {
	expect(categoryChange("2027", { ...FILLED, preset: null }, undefined)).toBeNull();
	expect(categoryChange("2027", FILLED, undefined)?.editions?.[0]?.categories?.[0]?.rules).toEqual({ preset: "gothia" });
});

it("groups and playoffs become stages, each position leading to its playoff; a young category has no playoff", () => {
	const playoffs = [
		{ id: "pa", division: "ba", name: "A", from: 1, to: 2 },
		{ id: "pb", division: "bb", name: "B", from: 3, to: 4 },
	];
	const stagesOf = (young: boolean) =>
		categoryChange("2027", { ...FILLED, playoffs, isYoung: young }, undefined)!.editions![0]!.categories![0]!.stages!;
	const [groups, a, b] = stagesOf(false);
	expect(groups?.divisions?.map(({ name }) => name)).toEqual(["1", "2"]);
	expect(groups?.advance).toEqual([
		{ positions: [1, 2], to: "pa" },
		{ positions: [3, 4], to: "pb" },
	]);
	expect([a?.name, b?.name]).toEqual(["A", "B"]);
	expect(stagesOf(true)).toHaveLength(1);
});

it("ways on that rows cannot say are a phrase of either language; one that is not understood is no change", () => {
	expect(hasPlainForm(B14)).toBe(false);
	const changed = (phrase: string) => categoryChange("2027", { ...categoryForm(B14), ways: { "b14-g": phrase } }, B14);
	const advance = [
		{ positions: [1, 1], to: "b14-a" },
		{ positions: [2, 2], best: [1, 1], to: "b14-a" },
	];
	for (const phrase of ["1 to A, the best second to A", "1 till A, bästa tvåan till A"])
		expect(changed(phrase)?.editions?.[0]?.categories?.[0]?.stages).toEqual([{ id: "b14-g", advance }]);
	expect(changed("1–2 to the moon")).toBeNull();
	expect(categoryChange("2027", categoryForm(B14), B14)?.editions?.[0]?.categories?.[0]).not.toHaveProperty("stages");
});
