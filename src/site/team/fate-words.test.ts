import { expect, test } from "vitest";
import { textsIn } from "../../text/texts.ts";
import { type Fate, fateWords } from "./fate-words.ts";

const said = (fate: Partial<Fate>) =>
	(["en", "sv"] as const).map((language) =>
		fateWords(
			{
				kind: "THROUGH",
				stage: { title: "Playoffs", type: "PLAYOFF" },
				division: { id: "1", title: "Playoff A" },
				round: null,
				won: null,
				...fate,
			},
			textsIn(language).match,
		),
	);

test("a team through to a stage or a round has its name", () => {
	expect(said({})).toEqual(["Through to Playoff A", "Vidare till Playoff A"]);
	expect(said({ division: null })).toEqual(["Through to Playoffs", "Vidare till Playoffs"]);
	expect(said({ round: "SEMI_FINAL" })).toEqual(["Through to the semi-final, Playoff A", "Vidare till semifinalen, Playoff A"]);
});

test("a team that is out has its round and its place", () => {
	expect(said({ kind: "OUT", round: "ROUND_OF_128" })).toEqual([
		"Out in the round of 128, Playoff A",
		"Utslaget i 64-delsfinalen, Playoff A",
	]);
	const division = { id: "1", title: "Group 6" };
	expect(said({ kind: "OUT", stage: { title: "Groups", type: "GROUP" }, division })[0]).toBe("Out after Group 6");
	expect(said({ kind: "OUT", stage: { title: "Grupper", type: "GROUP" }, division: { id: "1", title: "Grupp 6" } })[1]).toBe(
		"Utslaget efter grupp 6",
	);
	expect(said({ kind: "PLACED", round: "FINAL", won: true })[0]).toBe("Won Playoff A");
	expect(said({ kind: "PLACED", round: "THIRD_PLACE", won: false })[1]).toBe("Fyra i Playoff A");
});
