import { describe, expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import { PRESET_RULES, rulesOf } from "../presets.ts";
import type { PresetName, Rules } from "../rules.ts";
import { type GroupMatch, type StandingsInput, standings } from "./standings.ts";

function table(rules: PresetName | Rules, matches: GroupMatch[], more: Partial<StandingsInput> = {}) {
	const teams = [...new Set(matches.flatMap(({ home, away }) => [home.team, away.team]))].filter((team) => team !== null);
	return standings({ teams, matches, rules: typeof rules === "string" ? PRESET_RULES[rules] : rules, ...more });
}

function order(rules: PresetName | Rules, matches: GroupMatch[], more: Partial<StandingsInput> = {}): string {
	return table(rules, matches, more)
		.rows.map(({ position, team }) => `${position} ${team}`)
		.join(", ");
}

/** The team and the criterion of each placing: "team criterion". */
function reasons(rules: PresetName | Rules, matches: GroupMatch[], more: Partial<StandingsInput> = {}): string {
	return table(rules, matches, more)
		.rows.map(({ team, decidedBy }) => `${team} ${decidedBy ?? "-"}`)
		.join(", ");
}

const lots = (...teams: string[]): Fact => ({
	id: "lots",
	at: "2026-07-10T20:00:00Z",
	kind: "lots",
	division: "group",
	order: teams,
});
const fairPlay = (team: string, points: number, at = "2026-07-10T20:00:00Z"): Fact => ({
	id: `fair-play-${team}-${at}`,
	at,
	kind: "fair-play",
	division: "group",
	team,
	points,
});

const ranking = (team: string, number: number): Fact => ({
	id: team,
	at: "2026-06-01T00:00:00Z",
	kind: "ranking",
	team,
	ranking: number,
});

const WORLD_CUP_2018_H = matchesOf("COL-JPN 1-2", "POL-SEN 1-2", "JPN-SEN 2-2", "POL-COL 0-3", "JPN-POL 0-1", "SEN-COL 0-1");
const WORLD_CUP_2022_C = matchesOf("ARG-KSA 1-2", "MEX-POL 0-0", "POL-KSA 2-0", "ARG-MEX 2-0", "POL-ARG 0-2", "KSA-MEX 1-2");
const EURO_2004_C = matchesOf("DEN-ITA 0-0", "SWE-BUL 5-0", "BUL-DEN 0-2", "ITA-SWE 1-1", "ITA-BUL 2-1", "DEN-SWE 2-2");
const EURO_2012_A = matchesOf("POL-GRE 1-1", "RUS-CZE 4-1", "GRE-CZE 1-2", "POL-RUS 1-1", "CZE-POL 1-0", "GRE-RUS 1-0");
const EURO_2024_E = matchesOf("ROU-UKR 3-0", "BEL-SVK 0-1", "SVK-UKR 1-2", "BEL-ROU 2-0", "SVK-ROU 1-1", "UKR-BEL 0-0");
const ALL_DRAWN = matchesOf("A-B 1-1", "C-D 1-1", "A-C 1-1", "B-D 1-1", "A-D 1-1", "B-C 1-1");

describe("level teams", () => {
	test("§3 two teams level on everything share a position, and the next position is skipped", () => {
		const group = table("fifa-2022", WORLD_CUP_2018_H);
		expect(group.rows.map(({ position, team, shared }) => [position, team, shared])).toEqual([
			[1, "COL", false],
			[2, "JPN", true],
			[2, "SEN", true],
			[4, "POL", false],
		]);
		expect(group.ties).toHaveLength(1);
		expect(group.ties[0]).toMatchObject({ points: 4, unresolved: ["JPN", "SEN"], next: null });
		expect(group.ties[0]!.steps.map(({ criterion, undecided }) => [criterion, undecided])).toEqual([
			["goal-difference", null],
			["goals-for", null],
			["head-to-head-points", null],
			["head-to-head-goal-difference", null],
			["head-to-head-goals-for", null],
			["fair-play", "no-fact"],
			["lots", "no-fact"],
		]);
	});

	test("§3 World Cup 2018 Group H: the recorded fair-play points separate Japan and Senegal", () => {
		const facts = [fairPlay("JPN", -4), fairPlay("SEN", -6)];
		expect(order("fifa-2022", WORLD_CUP_2018_H, { facts })).toBe("1 COL, 2 JPN, 3 SEN, 4 POL");
		const [tie] = table("fifa-2022", WORLD_CUP_2018_H, { facts }).ties;
		expect(tie!.steps.at(-1)).toEqual({
			criterion: "fair-play",
			pass: 1,
			figures: [
				{ team: "JPN", value: -4 },
				{ team: "SEN", value: -6 },
			],
			decided: ["JPN", "SEN"],
			undecided: null,
		});
		expect(tie).toMatchObject({ next: "lots", unresolved: [] });
		expect(reasons("fifa-2022", WORLD_CUP_2018_H, { facts })).toBe("COL points, JPN fair-play, SEN fair-play, POL points");
	});

	test("§3 a fair-play number recorded again replaces the earlier one; it decides nothing while another level team has none", () => {
		const facts = [fairPlay("SEN", -1, "2026-07-11T08:00:00Z"), fairPlay("SEN", -6, "2026-07-10T08:00:00Z"), fairPlay("JPN", -4)];
		expect(order("fifa-2022", WORLD_CUP_2018_H, { facts })).toBe("1 COL, 2 SEN, 3 JPN, 4 POL");
		const alone = table("fifa-2022", WORLD_CUP_2018_H, { facts: [fairPlay("JPN", -4)] });
		expect(alone).toEqual(table("fifa-2022", WORLD_CUP_2018_H));
		expect(alone.ties[0]!.steps.at(-2)).toMatchObject({ criterion: "fair-play", decided: [], undecided: "no-fact" });
	});

	test("§2 of two drawings of lots the later one counts, by instant and not by text", () => {
		const drawn = (at: string, ...teams: string[]) => ({ ...lots(...teams), id: at, at }) as Fact;
		const facts = [drawn("2026-07-16T11:00:00+02:00", "A", "B", "C", "D"), drawn("2026-07-16T10:00:00Z", "D", "C", "B", "A")];
		for (const given of [facts, facts.toReversed()]) {
			expect(order("arvika", ALL_DRAWN, { facts: given })).toBe("1 D, 2 C, 3 B, 4 A");
		}
	});

	test("in a drawing with other teams the level ones are separated by their order in it", () => {
		const { ties } = table("arvika", matchesOf("A-B 0-0", "A-C 1-0", "B-C 1-0"), { facts: [lots("C", "B", "X", "A")] });
		expect(ties[0]!.steps.at(-1)!.figures).toEqual([
			{ team: "B", value: 1 },
			{ team: "A", value: 2 },
		]);
	});

	test("a fact of another group decides nothing", () => {
		const facts = [{ ...fairPlay("JPN", -4), division: "other" } as Fact];
		expect(order("fifa-2022", WORLD_CUP_2018_H, { facts, division: "group" })).toBe("1 COL, 2 JPN, 2 SEN, 4 POL");
	});

	test("a ranking belongs to the team, whatever group it plays in", () => {
		const facts = [..."ABCD"].map((team, index) => ranking(team, index + 1));
		expect(order("fifa-2026", ALL_DRAWN, { facts, division: "group" })).toBe("1 A, 2 B, 3 C, 4 D");
	});

	test("the next criterion is the one after the last that any of the level teams needed", () => {
		const rules = rulesOf({ preset: "gothia", criteria: ["goal-difference", "goals-for", "wins", "lots"] });
		const [tie] = table(rules, matchesOf("A-X 2-0", "B-X 2-0", "C-X 1-0", "D-X 2-1")).ties;
		expect(tie).toMatchObject({ teams: ["A", "B", "D", "C"], unresolved: ["A", "B"], next: null });
		const [decided] = table(rules, matchesOf("A-X 2-0", "B-X 3-1", "C-X 1-0", "D-X 0-0")).ties;
		expect(decided).toMatchObject({ teams: ["B", "A", "C"], unresolved: [], next: "wins" });
	});

	test("World Cup 2022 Group C: goal difference comes before goals and head-to-head", () => {
		expect(reasons("fifa-2022", WORLD_CUP_2022_C)).toBe("ARG points, POL goal-difference, MEX goal-difference, KSA points");
		expect(table("fifa-2022", WORLD_CUP_2022_C).ties[0]!.next).toBe("goals-for");
	});

	test("Euro 2012 Group A: Greece goes on before Russia by their match, despite the goal difference", () => {
		expect(reasons("uefa-euro", EURO_2012_A)).toBe("CZE points, GRE head-to-head-points, RUS head-to-head-points, POL points");
		expect(order("fifa-2022", EURO_2012_A)).toBe("1 CZE, 2 RUS, 3 GRE, 4 POL");
	});

	test("Euro 2004 Group C: three level teams are placed by goals in the matches among themselves", () => {
		const group = table("uefa-euro", EURO_2004_C);
		expect(group.rows.map(({ team, decidedBy }) => `${team} ${decidedBy}`)).toEqual([
			"SWE head-to-head-goals-for",
			"DEN head-to-head-goals-for",
			"ITA head-to-head-goals-for",
			"BUL points",
		]);
		expect(group.ties[0]!.steps.map(({ criterion, figures }) => [criterion, ...figures.map(({ value }) => value)])).toEqual([
			["head-to-head-points", 2, 2, 2],
			["head-to-head-goal-difference", 0, 0, 0],
			["head-to-head-goals-for", 3, 2, 1],
		]);
	});

	test("Euro 2024 Group E: the three figures count among all four level teams before any two of them are compared", () => {
		expect(reasons("uefa-euro", EURO_2024_E)).toBe(
			"ROU head-to-head-goals-for, BEL head-to-head-goals-for, SVK head-to-head-goal-difference, UKR head-to-head-goal-difference",
		);
	});

	test("§3 lots decide only when all the level teams took part in them", () => {
		expect(order("arvika", ALL_DRAWN, { facts: [lots("C", "A", "B")] })).toBe("1 A, 1 B, 1 C, 1 D");
		expect(order("arvika", ALL_DRAWN, { facts: [lots("C", "A", "D", "B")] })).toBe("1 C, 2 A, 3 D, 4 B");
		expect(order("fifa-2022", WORLD_CUP_2018_H, { facts: [lots("POL", "SEN", "COL", "JPN")] })).toBe(
			"1 COL, 2 SEN, 3 JPN, 4 POL",
		);
	});

	test("§3 gothia: a tie-break shoot-out separates them, lots do not", () => {
		expect(order("gothia", ALL_DRAWN, { facts: [lots("C", "A", "D", "B")] })).toBe("1 A, 1 B, 1 C, 1 D");
		const shootOut: Fact = { ...lots("C", "A", "D", "B"), kind: "shoot-out" } as Fact;
		expect(order("gothia", ALL_DRAWN, { facts: [shootOut] })).toBe("1 C, 2 A, 3 D, 4 B");
	});

	test("§3 fifa-2026: a recorded ranking decides, the lower number first, once every level team has one", () => {
		const some = [ranking("A", 9), ranking("B", 3), ranking("C", 40)];
		expect(order("fifa-2026", ALL_DRAWN, { facts: some })).toBe("1 A, 1 B, 1 C, 1 D");
		expect(order("fifa-2026", ALL_DRAWN, { facts: [...some, ranking("D", 1)] })).toBe("1 D, 2 B, 3 A, 4 C");
	});

	test("§3 uefa-euro counts wins after goals", () => {
		const matches = matchesOf("A-C 2-0", "A-D 0-2", "B-C 1-1", "B-D 1-1", "A-B cancelled");
		const rules: Rules = { ...PRESET_RULES["uefa-euro"], points: { win: 2, draw: 1, loss: 0 } };
		expect(reasons(rules, matches)).toContain("A wins, B wins");
	});
});

describe("lots only where they decide (lundaspelen)", () => {
	const advance = [
		{ positions: [1, 2] as const, to: "A" },
		{ positions: [3, 4] as const, to: "B" },
	];

	test("§3 teams that share positions leading to the same playoff do not wait for lots", () => {
		const matches = matchesOf("A-B 1-1", "C-D 1-1", "A-C 1-0", "B-D 1-0", "A-D 2-0", "B-C 2-0");
		const { ties } = table("lundaspelen", matches, { advance });
		expect(ties[0]).toMatchObject({ teams: ["A", "B"], unresolved: ["A", "B"], next: null });
		// Nor do the level teams behind them.
		expect(ties[1]).toMatchObject({ teams: ["C", "D"], unresolved: ["C", "D"] });
		for (const { steps } of ties) expect(steps.map(({ criterion }) => criterion)).not.toContain("lots");
	});

	test("§3 teams level across the line between A and B wait for lots", () => {
		const matches = matchesOf("A-B 2-0", "B-C 1-1", "A-C 2-0", "A-D 1-0", "B-D 1-0", "C-D 1-0");
		const group = table("lundaspelen", matches, { advance });
		expect(group.rows.map(({ position, team }) => `${position} ${team}`)).toEqual(["1 A", "2 B", "2 C", "4 D"]);
		expect(group.ties[0]!.steps.at(-1)).toMatchObject({ criterion: "lots", undecided: "no-fact" });
	});

	test("§3 parts of a tie are judged by the positions of their own teams", () => {
		const oneAndThree = [
			{ positions: [1, 1] as const, to: "A" },
			{ positions: [2, 4] as const, to: "B" },
		];
		const matches = matchesOf(
			"A-B 1-1",
			"C-D 1-1",
			"A-C 1-0",
			"B-D 1-0",
			"C-B 1-0",
			"D-A 1-0",
			"A-X 2-0",
			"B-X 2-0",
			"C-X 1-0",
			"D-X 1-0",
		);
		const steps = table("lundaspelen", matches, { advance: oneAndThree }).ties[0]!.steps.filter(
			({ criterion }) => criterion === "lots",
		);
		expect(steps.map(({ undecided }) => undecided)).toEqual(["no-fact"]);
	});

	test("other facts are still waited for", () => {
		const rules = rulesOf({ preset: "lundaspelen", criteria: ["fair-play", "lots"] });
		const [tie] = table(rules, matchesOf("A-B 1-1"), { advance }).ties;
		expect(tie!.steps.map(({ criterion }) => criterion)).toEqual(["fair-play"]);
	});

	test("without the rule lots are waited for if any teams are level", () => {
		const [tie] = table("arvika", matchesOf("A-B 1-1"), { advance }).ties;
		expect(tie!.steps.at(-1)).toMatchObject({ criterion: "lots", undecided: "no-fact" });
	});
});
