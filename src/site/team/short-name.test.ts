import { expect, test } from "vitest";
import { shortNames, shortTeamName } from "./short-name.ts";

test("a club's form is left out, the name stays", () => {
	expect(
		["IF Fyrsken", "AS Belleville", "VV Westerduin", "Nordhavn Boldklub", "MKS Gdańska Młodzież", "Fyrsken IF 2"].map(
			shortTeamName,
		),
	).toEqual(["Fyrsken", "Belleville", "Westerduin", "Nordhavn", "Gdańska Młodzież", "Fyrsken 2"]);
});

test("a name that is nothing but a form stays whole", () => {
	expect(["USA", "FC IK", "South Korea", "Côte d'Ivoire"].map(shortTeamName)).toEqual([
		"USA",
		"FC IK",
		"South Korea",
		"Côte d'Ivoire",
	]);
});

test("teams that would share a short name keep their whole names", () => {
	const names = shortNames([
		{ id: "1", name: "IF Fyrsken" },
		{ id: "2", name: "Fyrsken FC" },
		{ id: "3", name: "AS Belleville" },
	]);
	expect([...names.values()]).toEqual(["IF Fyrsken", "Fyrsken FC", "Belleville"]);
});
