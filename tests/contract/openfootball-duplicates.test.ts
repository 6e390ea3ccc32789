import { describe, expect, test } from "vitest";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { CUP, faultsOf, fileOf, group, match } from "./openfootball-file.ts";

const GROUP = group(
	"Group A",
	["2028-06-09", "2028-06-14", "2028-06-18"],
	[
		["Wales", "1-0", "Norway"],
		["Malta", "0-2", "Iceland"],
		["Wales", "1-0", "Malta"],
		["Norway", "2-0", "Iceland"],
		["Iceland", "0-1", "Wales"],
		["Malta", "0-1", "Norway"],
	],
);
const again = (result: string) => match("Matchday 1", "2028-06-09", "Wales", result, "Norway", { group: "Group A" });

describe("a match listed twice in an openfootball file", () => {
	test("is read once, with a warning that names the line of the other", () => {
		const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...GROUP, again("1-0")] })], CUP);
		expect(faults.map(({ severity }) => severity)).toEqual(["warning"]);
		expect(printFault(faults[0]!)).toMatch(
			/^cup\.json:\d+ .*a match listed twice; the second is ignored: "Wales – Norway"; .* line \d+$/,
		);
		expect(file!.editions[0]!.matches).toHaveLength(6);
	});

	test("with two results is a fault", () => {
		expect(faultsOf({ name: "Cup 2028", matches: [...GROUP, again("2-0")] })).toEqual([
			expect.stringContaining("a match listed twice, with different results"),
		]);
	});

	test("is one match also with the sides changed, and is read once with the same warning", () => {
		const turned = match("Matchday 1", "2028-06-09", "Norway", "0-1", "Wales", { group: "Group A" });
		const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...GROUP, turned] })], CUP);
		expect(faults.map(({ severity }) => severity)).toEqual(["warning"]);
		expect(printFault(faults[0]!)).toMatch(
			/^cup\.json:\d+ .*a match listed twice; the second is ignored: "Norway – Wales"; .* line \d+$/,
		);
		const { matches, categories } = file!.editions[0]!;
		expect([matches.length, categories[0]!.stages.length]).toEqual([6, 1]);
		expect(matches[0]!.score).toEqual({ home: 1, away: 0 });
	});

	test("with the sides changed compares every part of the result from its own side", () => {
		const final = (team1: string, result: string, team2: string) => match("Final", "2028-06-30", team1, result, team2);
		const first = final("Wales", "3-3 (2-2) p 4-2", "Norway");
		const twice = (second: unknown) => ({ name: "Cup 2028", matches: [...GROUP, first, second] });
		const alike = readOpenfootball([fileOf("cup.json", twice(final("Norway", "3-3 (2-2) p 2-4", "Wales")))], CUP);
		expect(alike.faults.map(({ message }) => message)).toEqual(["a match listed twice; the second is ignored"]);
		expect(faultsOf(twice(final("Norway", "3-3 (2-2) p 4-2", "Wales")))).toContainEqual(
			expect.stringContaining("a match listed twice, with different results"),
		);
	});

	test("three times is read once, and so is a walkover with the sides changed; a walkover of the other side is a fault", () => {
		const awarded = (team1: string, winner: 1 | 2, team2: string) =>
			match("Matchday 1", "2028-06-09", team1, "", team2, { group: "Group A", status: "awarded", winner });
		const [, ...rest] = GROUP;
		const read = (...more: object[]) =>
			readOpenfootball(
				[fileOf("cup.json", { name: "Cup 2028", matches: [awarded("Wales", 1, "Norway"), ...rest, ...more] })],
				CUP,
			);
		const thrice = read(awarded("Norway", 2, "Wales"), awarded("Wales", 1, "Norway"));
		expect(thrice.faults.map(({ severity, path }) => `${severity} ${path}`)).toEqual([
			"warning matches[6].team1",
			"warning matches[7].team1",
		]);
		expect(thrice.file!.editions[0]!.matches).toHaveLength(6);
		expect(read(awarded("Norway", 1, "Wales")).faults.map(({ message }) => message)).toEqual([
			"a match listed twice, with different results",
		]);
	});

	test("with another half-time score is a fault; in another round of the playoff it is another match", () => {
		const final = (round: string, ht: [number, number]) => ({
			...match(round, "2028-06-30", "Wales", "1-0", "Norway"),
			score: { ft: [1, 0], ht },
		});
		const read = (...more: object[]) =>
			readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...GROUP, ...more] })], CUP).faults;
		expect(read(final("Final", [1, 0]), final("Final", [0, 0]))[0]).toMatchObject({
			severity: "error",
			path: "matches[7].team1",
			message: "a match listed twice, with different results",
		});
		expect(read(final("Final", [1, 0]), final("Semi-finals", [1, 0]))).toEqual([]);
	});

	test.each([
		["at another time", { time: "21:00 UTC+2" }],
		["on another ground", { ground: "Cardiff" }],
	])("with the sides changed %s on the same day is another match", (_, more) => {
		const [first, ...rest] = GROUP;
		const opening = { ...first, ground: "Oslo" };
		const turned = match("Matchday 1", "2028-06-09", "Norway", "2-0", "Wales", { group: "Group A", ...more });
		const { file, faults } = readOpenfootball(
			[fileOf("cup.json", { name: "Cup 2028", matches: [opening, ...rest, turned] })],
			CUP,
		);
		expect([file!.editions[0]!.matches.length, faults]).toEqual([7, []]);
	});

	test("on another day is another match", () => {
		const later = match("Matchday 4", "2028-06-22", "Wales", "1-0", "Norway", { group: "Group A" });
		const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...GROUP, later] })], CUP);
		expect([file!.editions[0]!.matches.length, faults]).toEqual([7, []]);
	});
});
