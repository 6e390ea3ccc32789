import { describe, expect, test } from "vitest";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { CUP, fileOf, imported, type Json, match, matchOf, onlyEdition, stagesOf } from "./openfootball-file.ts";

const DAYS = ["2028-06-01", "2028-06-02", "2028-06-03"] as const;

/** A group of three; `left`: the match of the second and third has not been played. */
const group = (name: string, teams: readonly [string, string, string], left = false): Json[] => [
	match("Matchday 1", DAYS[0], teams[0], "2-0", teams[1], { group: name }),
	match("Matchday 2", DAYS[1], teams[0], left ? "" : "2-0", teams[2], { group: name }),
	match("Matchday 3", DAYS[2], teams[1], left ? "" : "2-0", teams[2], { group: name }),
];
const TWO_GROUPS = [...group("Group A", ["Sweden", "Norway", "Denmark"]), ...group("Group B", ["Finland", "Iceland", "Poland"])];
const semis = (numbers?: readonly [number, number]) => [
	match("Semi-final", "2028-06-10", "1A", "", "2B", { time: "15:00 UTC+2", ...(numbers && { num: numbers[0] }) }),
	match("Semi-final", "2028-06-10", "1B", "", "2A", { time: "18:00 UTC+2", ...(numbers && { num: numbers[1] }) }),
];
const final = (more: Json = {}) => match("Final", "2028-06-12", "W7", "", "W8", more);
const named = (matches: readonly Json[], name = "Cup 2028") => ({ name, matches });

/** The edition as a later file states it, where the record has an earlier one. */
function later(earlier: readonly Json[], matches: readonly Json[]): CupFileEdition {
	const recorded = new Map([["2028", onlyEdition(imported("Cup 2028", earlier))]]);
	return onlyEdition(imported("Cup 2028", matches, { ...CUP, recorded }));
}
const idsOf = ({ matches }: CupFileEdition) => matches.map(({ id }) => id);

describe("a later file of a tournament", () => {
	test("that numbers a final leaves the final its id", () => {
		const before = [...TWO_GROUPS, ...semis([7, 8]), final()];
		expect(matchOf(later(before, [...TWO_GROUPS, ...semis([7, 8]), final({ num: 9 })]), "2028-final").number).toBe("9");
	});

	test("that loses a number leaves the match its id", () => {
		const before = [...TWO_GROUPS, ...semis([7, 8]), final({ num: 9 })];
		expect(idsOf(later(before, [...TWO_GROUPS, ...semis([7, 8]), final()]))).toContain("2028-m9");
	});

	test("that lists its matches in another order leaves each its id, and a new one gets an id of its own", () => {
		const [first, second, third, ...others] = TWO_GROUPS;
		const again = match("Matchday 4", "2028-06-04", "Norway", "", "Sweden", { group: "Group A" });
		const edition = later(TWO_GROUPS, [third!, again, first!, second!, ...others]);
		expect(idsOf(edition)).toEqual(["2028-a-3", "2028-a-2-2", "2028-a-1", "2028-a-2", "2028-b-1", "2028-b-2", "2028-b-3"]);
	});

	test("that numbers its semi-finals and lists them in another order knows each by its start", () => {
		const [first, second] = semis([7, 8]);
		const edition = later([...TWO_GROUPS, ...semis()], [...TWO_GROUPS, second!, first!]);
		expect(idsOf(edition).slice(6)).toEqual(["2028-semi-final-2", "2028-semi-final-1"]);
	});

	test("is imported over the earlier one", async () => {
		const { cupboard, write } = aRecordFolder();
		const all = ["--cup", "7", "--results", "--moves", "--rest", "--publication"];
		for (const [more, said] of [
			[{}, "Added: 1 edition"],
			[{ num: 9 }, "number: nothing → 9"],
			[{ num: 9, time: "20:00 UTC+2" }, "Changed: 1 match"],
		] as const) {
			const file = write("cup.json", named([...TWO_GROUPS, ...semis([7, 8]), final(more)]));
			const ran = await cupboard("import", file, ...all);
			expect([ran.code, ran.err]).toEqual([0, ""]);
			expect(ran.out).toContain(said);
		}
	});
});

describe("a bracket of which some sides are named", () => {
	const bracket = (sides: readonly (readonly [string, string])[]) => [
		...TWO_GROUPS,
		...group("Group C", ["Germany", "Austria", "France"], true),
		...group("Group D", ["Spain", "Portugal", "Italy"], true),
		...sides.map(([home, away], index) => match("Quarter-final", "2028-06-10", home, "", away, { num: 13 + index })),
	];
	const slotOf = (edition: CupFileEdition, number: number, side: "home" | "away") => {
		const slot = matchOf(edition, `2028-m${number}`)[side].slot;
		return slot && "position" in slot ? `${slot.kind} ${slot.position}` : slot?.kind;
	};

	test("gives each named team the place from its group, and as many of each group as the waiting slots say", () => {
		const edition = onlyEdition(
			imported(
				"Cup 2028",
				bracket([
					["Norway", "Iceland"],
					["Sweden", "2C"],
					["Finland", "2D"],
					["1C", "1D"],
				]),
			),
		);
		expect(matchOf(edition, "2028-m13")).toMatchObject({
			home: { team: "2028-norway", slot: { kind: "position", division: "2028-a", position: 2 } },
			away: { team: "2028-iceland", slot: { kind: "position", division: "2028-b", position: 2 } },
		});
		expect(stagesOf(edition)[0]!.advance).toMatchObject([{ positions: [1, 2] }]);
	});

	test("gives no team the place of a best third while a group is being played", () => {
		const edition = onlyEdition(
			imported(
				"Cup 2028",
				bracket([
					["Sweden", "Denmark"],
					["Finland", "3A/B/C/D"],
					["1C", "Iceland"],
					["1D", "2A"],
				]),
			),
		);
		expect([slotOf(edition, 13, "home"), slotOf(edition, 13, "away")]).toEqual(["position 1", undefined]);
		expect([slotOf(edition, 15, "away"), slotOf(edition, 14, "away")]).toEqual(["position 2", "best-of 3"]);
	});

	test("is read with only the winners of the groups named, when all groups are over", () => {
		const matches = [
			...TWO_GROUPS,
			match("Semi-final", "2028-06-10", "Sweden", "", "2B"),
			match("Semi-final", "2028-06-10", "1B", "", "Norway"),
		];
		const edition = onlyEdition(imported("Cup 2028", matches));
		expect(edition.matches.slice(6).flatMap(({ home, away }) => [home.slot, away.slot])).toEqual([
			{ kind: "position", division: "2028-a", position: 1 },
			{ kind: "position", division: "2028-b", position: 2 },
			{ kind: "position", division: "2028-b", position: 1 },
			{ kind: "position", division: "2028-a", position: 2 },
		]);
	});
});

test("a drawn knockout match without its shoot-out leads its winner on", () => {
	const edition = onlyEdition(
		imported("Cup 2028", [
			...TWO_GROUPS,
			match("Semi-final", "2028-06-10", "Sweden", "1-1", "Iceland"),
			match("Semi-final", "2028-06-10", "Finland", "2-1", "Norway"),
			match("Match for third place", "2028-06-12", "Sweden", "", "Norway"),
			match("Final", "2028-06-12", "Iceland", "", "Finland"),
		]),
	);
	expect(matchOf(edition, "2028-final").home.slot).toEqual({ kind: "winner", match: "2028-semi-final-1" });
	expect(matchOf(edition, "2028-third-place").home.slot).toEqual({ kind: "loser", match: "2028-semi-final-1" });
});

describe("a qualifying of the same year", () => {
	const MAIN = [...TWO_GROUPS, ...semis([7, 8]), final({ num: 9 })];
	const QUALIFYING = [
		match("Play-offs, Path A, Semi-finals", "2028-03-20", "Wales", "1-0", "Malta"),
		match("Play-offs, Path A, Semi-finals", "2028-03-20", "Norway", "2-0", "Latvia"),
		match("Play-offs, Path A, Final", "2028-03-25", "Norway", "2-0", "Wales"),
	];
	const files = [fileOf("cup.a_quali.json", named(QUALIFYING, "Cup 2028 Qualifying")), fileOf("cup.json", named(MAIN))];

	test("beside the tournament is a category of its own, and the edition keeps its name and its first day", () => {
		const { file, faults } = readOpenfootball(files, CUP);
		expect(faults.map(printFault)).toEqual([]);
		const edition = onlyEdition(file!);
		expect(edition).toMatchObject({ name: "Cup 2028", startsOn: "2028-06-01", endsOn: "2028-06-12" });
		expect(edition.categories.map(({ id, name }) => [id, name.sv])).toEqual([
			["2028-men", "Herrar"],
			["2028-qualifying", "Kval"],
		]);
	});

	test("is imported as a folder, and alone into the edition that is there", async () => {
		const all = ["--cup", "7", "--rest"];
		const cups = [aRecordFolder(), aRecordFolder(), aRecordFolder()];
		const [folder, beside, other] = cups.map((cup) => ({
			...cup,
			main: cup.write("cup.json", named(MAIN)),
			quali: cup.write("cup.quali.json", named(QUALIFYING, "Cup 2028 Qualifying")),
		}));
		const said = [
			await folder!.cupboard("import", folder!.main, folder!.quali, ...all),
			await beside!.cupboard("import", beside!.main, ...all),
			await beside!.cupboard("import", beside!.quali, ...all),
			await other!.cupboard("import", other!.main, ...all),
			await other!.cupboard("import", other!.quali, "--category", "road", ...all),
		];
		expect(said.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
		expect(said[2]!.err).toContain("is played before the edition's first day");
		for (const { exported } of [folder!, beside!, other!]) {
			const { editions } = await exported();
			expect(editions[0]).toMatchObject({ name: "Cup 2028", startsOn: "2028-06-01" });
			expect(editions[0]!.categories).toHaveLength(2);
		}
	});

	test("two files of one category that are no qualifying are a fault still", () => {
		const twice = [fileOf("a.json", named(MAIN)), fileOf("b.json", named(MAIN, "Friendlies 2028"))];
		expect(readOpenfootball(twice, CUP).faults.map(printFault)).toContainEqual(expect.stringContaining("a second file for 2028"));
	});
});
