import { expect, test } from "vitest";
import { aSmallCup, aTeam } from "../../../../tests/support/cup.ts";
import type { CupFile } from "../cup-file.ts";
import { printFault } from "../fault.ts";
import { readShape } from "../input/shape.ts";
import { sourceWithoutLines } from "../input/source.ts";
import { checkState } from "./check.ts";
import { Report } from "./fault-report.ts";

/** The faults of the small cup with this change, as a file that states all of it. */
function faultsOf(change: (file: CupFile) => void): string[] {
	const file = aSmallCup();
	change(file);
	const report = new Report(sourceWithoutLines("cup.json", file));
	const source = sourceWithoutLines("cup.json", file);
	for (const [at, club] of file.clubs.entries()) report.comesFrom(club, { source, path: ["clubs", at] });
	for (const [at, team] of file.editions[0]!.teams.entries())
		report.comesFrom(team, { source, path: ["editions", 0, "teams", at] });
	checkState(file, [], report);
	return report.faults.map(printFault);
}

test.each([
	["no suffix", {}],
	["the same suffix, written otherwise", { suffix: "Röd" }],
])("two teams of a club in one category with %s are a fault", (_, more) => {
	const twin = (file: CupFile) => {
		if ("suffix" in more) file.editions[0]!.teams.find(({ id }) => id === "b14-ask")!.suffix = "röd";
		file.editions[0]!.teams.push(aTeam("b14-2-ask", "b14", more));
	};
	expect(faultsOf(twin)).toContainEqual(
		expect.stringMatching(
			/teams\[\d+\]\.suffix: a team with the same name as team "b14-ask": .*; expected a number for each team of a club/,
		),
	);
});

test("two teams of a club are valid with suffixes of their own, and in two categories", () => {
	expect(faultsOf((file) => file.editions[0]!.teams.push(aTeam("b14-2-ask", "b14", { suffix: "2" })))).toEqual(
		faultsOf(() => {}),
	);
});

test.each([
	["uk", "en (England), ct (Scotland), wa (Wales)"],
	["eng", "near: en (England)"],
	["swe", "near: se (Sweden)"],
])("the nation code %s is a fault with the similar ones: %s", (nation, near) => {
	const faults = faultsOf((file) => Object.assign(file.clubs[0]!, { nation }));
	expect(faults).toContainEqual(expect.stringContaining(`clubs[0].nation: no such nation code: "${nation}"`));
	expect(faults.join()).toContain(near);
});

test("a name in a file is normalised to NFC, however it is written", () => {
	const file = aSmallCup();
	const composed = "Örebro SK Ungdom";
	Object.assign(file.clubs[0]!, { name: composed.normalize("NFD") });
	const { change, faults } = readShape(sourceWithoutLines("cup.json", file));
	expect([faults, change!.clubs![0]!.name]).toEqual([[], composed]);
});
