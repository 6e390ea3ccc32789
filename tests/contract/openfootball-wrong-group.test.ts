import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { cupFile } from "../../src/results/record/cup-file.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { asOpenfootball } from "../support/as-openfootball.ts";
import { CUP, faultsOf, fileOf, group, type Json } from "./openfootball-file.ts";

const EXAMPLE = cupFile.parse(JSON.parse(readFileSync(new URL("../../examples/world-cups.json", import.meta.url), "utf8")));

/** The matches of a World Cup as openfootball has them, alone: no file of groups beside them. */
function worldCup(id: string): { readonly name: string; readonly matches: Json[] } {
	const edition = EXAMPLE.editions.find((edition) => edition.id === id)!;
	const [file] = asOpenfootball(EXAMPLE, edition, {}, true);
	return JSON.parse(file!.text);
}

const WORLD_CUP = worldCup("2018");
const IN_GROUPS = WORLD_CUP.matches.flatMap(({ group }, index) => (group === undefined ? [] : [index]));
const GROUPS = [..."ABCDEFGH"].map((letter) => `Group ${letter}`);

const withGroup = (index: number, group: string) => ({
	...WORLD_CUP,
	matches: WORLD_CUP.matches.map((match, at) => (at === index ? { ...match, group } : match)),
});

describe("a match that an openfootball file has in the wrong group", () => {
	test("is a fault with its file and line, and the group in which its teams play: no second group stage", () => {
		const index = WORLD_CUP.matches.findIndex(({ team1, team2 }) => team1 === "Portugal" && team2 === "Spain");
		const file = fileOf("2018.worldcup.json", withGroup(index, "Group C"));
		const { file: read, faults } = readOpenfootball([file], CUP);
		expect(read).toBeNull();
		expect(faults.map(printFault)).toEqual([
			expect.stringMatching(
				/^2018\.worldcup\.json:\d+ matches\[\d+\]\.group: a match in another group than its teams: "Group C"; expected group B, where Portugal and Spain play most of their matches$/,
			),
		]);
		const line = file.text.split("\n")[faults[0]!.line! - 1];
		expect(line).toContain('"group": "Group C"');
	});

	test("is found whichever match of the groups it is, and whichever group it is put in", () => {
		const { faults } = readOpenfootball([fileOf("2018.worldcup.json", WORLD_CUP)], CUP);
		expect(faults).toEqual([]);
		fc.assert(
			fc.property(fc.constantFrom(...IN_GROUPS), fc.constantFrom(...GROUPS), (index, group) => {
				const own = WORLD_CUP.matches[index]!.group;
				fc.pre(group !== own);
				const { faults } = readOpenfootball([fileOf("2018.worldcup.json", withGroup(index, group))], CUP);
				expect(faults.map(({ path, message }) => [path, message])).toEqual([
					[`matches[${index}].group`, "a match in another group than its teams"],
				]);
				expect(faults[0]!.expected).toContain(`group ${String(own).at(-1)},`);
			}),
			{ numRuns: 60 },
		);
	});

	const results = (teams: readonly string[]) =>
		[
			[0, 1],
			[2, 3],
			[0, 2],
			[1, 3],
			[3, 0],
			[2, 1],
		].map(([home, away]) => [teams[home!]!, "1-0", teams[away!]!] as const);
	const A = group("Group A", ["2028-06-09", "2028-06-14", "2028-06-18"], results(["Wales", "Norway", "Malta", "Iceland"]));
	const B = group("Group B", ["2028-06-10", "2028-06-15", "2028-06-19"], results(["Spain", "France", "Italy", "Greece"]));

	test("with one team of another group names that team", () => {
		const matches = [...A, ...B.map((match, index) => (index === 2 ? { ...match, team2: "Malta" } : match))];
		expect(faultsOf({ name: "Cup 2028", matches })).toEqual([
			expect.stringMatching(
				/^cup\.json:\d+ matches\[8\]\.team2: a team of another group: "Malta"; expected a team of group B; Malta plays most of its matches in group A$/,
			),
		]);
	});

	describe("on the last matchday, under the name of a group that is no other's", () => {
		const withLast = (group: string, ...indexes: number[]) =>
			A.map((match, index) => (indexes.includes(index) ? { ...match, group, date: "2028-06-19" } : match));

		test("is a fault with its line, for one row and for both: the teams are of one group, which lacks the match", () => {
			const fault = (index: number, one: string, other: string) =>
				expect.stringMatching(
					new RegExp(
						`^cup\\.json:\\d+ matches\\[${index}\\]\\.group: a match in another group than its teams: "Group Q"; expected group A, where ${one} and ${other} play most of their matches$`,
					),
				);
			const [first, second] = [fault(4, "Iceland", "Wales"), fault(5, "Malta", "Norway")];
			expect(faultsOf({ name: "Cup 2028", matches: [...withLast("Group Q", 5), ...B] })).toEqual([second]);
			expect(faultsOf({ name: "Cup 2028", matches: [...withLast("Group Q", 4, 5), ...B] })).toEqual([first, second]);
		});

		test("is a warning where its teams are of two groups: which was meant is not known", () => {
			const lone = { ...A[5]!, group: "Group Q", date: "2028-06-25", team2: "Spain" };
			const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...A, ...B, lone] })], CUP);
			expect(faults.map(printFault)).toEqual([
				expect.stringMatching(
					/^cup\.json:\d+ matches\[12\]\.group: warning: a group of one match, read as a later stage: "Group Q"; expected the group/,
				),
			]);
			expect(file!.editions[0]!.matches).toHaveLength(13);
		});

		test("is none if teams of one group, which have met, play on: that is a later stage", () => {
			const again = group(
				"Group Q",
				["2028-06-22", "2028-06-25", "2028-06-28"],
				results(["Wales", "Norway", "Malta", "Iceland"]),
			);
			const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...A, ...B, ...again] })], CUP);
			expect(faults).toEqual([]);
			expect(file!.editions[0]!.categories[0]!.stages).toHaveLength(2);
		});
	});

	test("of teams with as many matches in two groups at once is the later one in the file", () => {
		const twice = ["Group A", "Group B"].map((name) => group(name, ["2028-06-15"], [["Sweden", "1-0", "Denmark"]])[0]!);
		for (const [first, later] of [twice, twice.toReversed()] as const) {
			expect(faultsOf({ name: "Cup 2028", matches: [...A, ...B, first, later] })).toEqual([
				expect.stringContaining(`matches[13].group: a match in another group than its teams: "${later!.group}"`),
			]);
		}
	});

	test("is none where the other group begins when the first is over: that is a second group stage", () => {
		const second = group("Group C", ["2028-06-22", "2028-06-25", "2028-06-28"], results(["Wales", "Norway", "Spain", "France"]));
		const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...A, ...B, ...second] })], CUP);
		expect(faults).toEqual([]);
		const { stages } = file!.editions[0]!.categories[0]!;
		expect(stages.map(({ divisions }) => divisions.map(({ name }) => name))).toEqual([["A", "B"], ["C"]]);
	});
});
