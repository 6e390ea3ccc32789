import { expect, test } from "vitest";
import { shownTable } from "../../../tests/support/shown-table.ts";
import type { TieData } from "../../client/queries/table.graphql.ts";
import { textsIn } from "../../text/texts.ts";
import { tieRows } from "../division/tie-rows.ts";
import { tieSentences } from "./tie-sentences.ts";

const en = textsIn("en").match.table;
const sv = textsIn("sv").match.table;

/** The group of the design's pictures. */
const GROUP_4 = [
	"Fyrsken-Belleville 2-1",
	"Gdańska-Bengaluru 3-1",
	"Belleville-Gdańska 2-0",
	"Fyrsken-Bengaluru 3-0",
	"Gdańska-Fyrsken 1-0",
	"Belleville-Bengaluru 3-1",
];

test("three teams level on points: what parted them, in the words of the design", () => {
	const table = shownTable("gothia", GROUP_4);
	expect(table.rows.map(({ team }) => team.name)).toEqual(["Belleville", "Fyrsken", "Gdańska", "Bengaluru"]);
	expect(tieSentences(table.ties[0]!, table.rows, en).join(" ")).toBe(
		"Goal difference puts Gdańska third. Goals scored puts Belleville first. Next rule if still level: head-to-head.",
	);
	expect(tieSentences(table.ties[0]!, table.rows, sv).join(" ")).toBe(
		"Målskillnad gör Gdańska till trea. Gjorda mål gör Belleville till etta. Nästa regel om det ändå är lika: inbördes möte.",
	);
});

test("the table of a tie has a row for each rule asked, and – for a team already separated", () => {
	const rows = tieRows(shownTable("gothia", GROUP_4).ties[0]!);
	expect(rows.map(({ criterion, values, deciding }) => ({ criterion, values: [...values], deciding: [...deciding] }))).toEqual([
		{
			criterion: "POINTS",
			values: [
				["Belleville", 6],
				["Fyrsken", 6],
				["Gdańska", 6],
			],
			deciding: [],
		},
		{
			criterion: "GOAL_DIFFERENCE",
			values: [
				["Belleville", 3],
				["Fyrsken", 3],
				["Gdańska", 1],
			],
			deciding: ["Gdańska"],
		},
		{
			criterion: "GOALS_FOR",
			values: [
				["Belleville", 6],
				["Fyrsken", 5],
			],
			deciding: ["Belleville", "Fyrsken"],
		},
	]);
});

test("a rule that is asked again among fewer teams has a row of its own; what counts the same for pairs apart shares one", () => {
	const steps = (
		criterion: "HEAD_TO_HEAD_POINTS" | "GOALS_FOR",
		pass: number,
		of: Record<string, number>,
		decided: string[],
	) => ({
		...{ criterion, pass, decided: decided.map((id) => ({ id, name: id })) },
		figures: Object.entries(of).map(([id, value]) => ({ team: { id, name: id }, value })),
	});
	const [tie] = shownTable("gothia", GROUP_4).ties;
	const rows = tieRows({
		...tie!,
		steps: [
			steps("HEAD_TO_HEAD_POINTS", 1, { A: 4, B: 4, C: 4 }, []),
			steps("GOALS_FOR", 1, { A: 5, B: 3 }, ["A", "B"]),
			steps("GOALS_FOR", 1, { C: 2, D: 1 }, ["C"]),
			steps("HEAD_TO_HEAD_POINTS", 2, { B: 3, C: 0 }, ["B"]),
		] as unknown as TieData["steps"],
	});
	expect(rows.slice(1).map(({ criterion, pass, values, deciding }) => [criterion, pass, [...values], [...deciding]])).toEqual([
		["HEAD_TO_HEAD_POINTS", 1, Object.entries({ A: 4, B: 4, C: 4 }), []],
		["GOALS_FOR", 1, Object.entries({ A: 5, B: 3, C: 2, D: 1 }), ["A", "B", "C"]],
		["HEAD_TO_HEAD_POINTS", 2, Object.entries({ B: 3, C: 0 }), ["B"]],
	]);
});

test("2018 Group H: Japan and Senegal are level on every criterion, and the missing decision is named", () => {
	const table = shownTable("fifa-2022", [
		"COL-JPN 1-2",
		"POL-SEN 1-2",
		"JPN-SEN 2-2",
		"POL-COL 0-3",
		"JPN-POL 0-1",
		"SEN-COL 0-1",
	]);
	expect(table.ties[0]?.unresolved.map(({ name }) => name).sort()).toEqual(["JPN", "SEN"]);
	expect(tieSentences(table.ties[0]!, table.rows, en)).toEqual([
		"Fair play: not every team's points are recorded yet.",
		"Drawing of lots: nothing is recorded yet.",
	]);
	expect(en.shares(["Japan", "Senegal"], 2, ["FAIR_PLAY", "LOTS"])).toBe(
		"Japan and Senegal share second place until fair-play points are recorded or lots are drawn.",
	);
});

test("a recorded fact is named as what decided", () => {
	const at = "2018-06-28T16:00:00Z";
	const fact = (team: string, points: number) => ({ id: team, at, kind: "fair-play" as const, division: "group", team, points });
	const table = shownTable(
		"fifa-2022",
		["COL-JPN 1-2", "POL-SEN 1-2", "JPN-SEN 2-2", "POL-COL 0-3", "JPN-POL 0-1", "SEN-COL 0-1"],
		{ facts: [fact("JPN", -4), fact("SEN", -6)] },
	);
	expect(tieSentences(table.ties[0]!, table.rows, en)[0]).toBe("Fair play puts JPN second.");
});

test("head-to-head between teams that have not all met is marked as not counted", () => {
	const table = shownTable("uefa-euro", ["A-C 1-0", "B-D 1-0", "A-B", "C-D", "A-D", "B-C"]);
	expect(tieSentences(table.ties[0]!, table.rows, en)[0]).toBe("Head-to-head does not count until they have all met.");
});

test("four teams parted into pairs: the pair in front is named, then each pair's own order", () => {
	const table = shownTable("gothia", ["A-B 1-1", "C-D 1-1", "A-C 3-0", "B-D 3-0", "D-A 2-0", "C-B 2-0"]);
	expect(table.ties[0]?.teams).toHaveLength(4);
	const said = tieSentences(table.ties[0]!, table.rows, en);
	expect(said[0]).toBe("Goal difference puts A and B in front of the others.");
	expect(new Set(said).size, "no sentence twice").toBe(said.length);
});

test("a shared position of a handball group waits for what handball throws", () => {
	const said = (language: "en" | "sv") =>
		textsIn(language, "handball").match.table.shares(["Japan", "Senegal"], 2, ["SHOOT_OUT", "LOTS"]);
	expect(said("sv")).toBe("Japan och Senegal delar andra plats tills sjumeterskast är registrerade eller lotten har avgjort.");
	expect(said("en")).toBe("Japan and Senegal share second place until seven-metre throws are recorded or lots are drawn.");
});
