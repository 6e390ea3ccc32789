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

describe("a match that stands twice in an openfootball file", () => {
	test("is read once, with a warning that names the line of the other", () => {
		const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...GROUP, again("1-0")] })], CUP);
		expect(faults.map(({ severity }) => severity)).toEqual(["warning"]);
		expect(printFault(faults[0]!)).toMatch(
			/^cup\.json:\d+ .*a match twice; the second is not read: "Wales – Norway"; .* line \d+ too$/,
		);
		expect(file!.editions[0]!.matches).toHaveLength(6);
	});

	test("with two results is a fault", () => {
		expect(faultsOf({ name: "Cup 2028", matches: [...GROUP, again("2-0")] })).toEqual([
			expect.stringContaining("a match twice, with different results"),
		]);
	});

	test("on another day is another match", () => {
		const later = match("Matchday 4", "2028-06-22", "Wales", "1-0", "Norway", { group: "Group A" });
		const { file, faults } = readOpenfootball([fileOf("cup.json", { name: "Cup 2028", matches: [...GROUP, later] })], CUP);
		expect([file!.editions[0]!.matches.length, faults]).toEqual([7, []]);
	});
});
