import { describe, expect, test } from "vitest";
import { rulesOf } from "../../src/cup/presets.ts";
import { standings } from "../../src/cup/tables/standings.ts";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { ruleMatch } from "../../src/formats/openfootball/rule-match.ts";
import { type CupFileEdition, cupFile } from "../../src/results/record/cup-file.ts";
import { isError } from "../../src/results/record/fault.ts";
import { CUP, fileOf, group, imported, type Json, match, matchOf, onlyEdition, stagesOf, tie } from "./openfootball-file.ts";

function table({ categories, matches, facts }: CupFileEdition, division: string): [number, string, number][] {
	const { teams } = categories[0]!.stages.flatMap(({ divisions }) => divisions).find(({ id }) => id === division)!;
	const ofGroup = matches.filter((match) => match.division === division).map(ruleMatch);
	const { rows } = standings({
		teams: teams!,
		matches: ofGroup,
		rules: rulesOf(categories[0]!.rules),
		division,
		facts: facts ?? [],
	});
	return rows.map(({ position, team, points }) => [position, team, points]);
}

describe("the World Cup of 1938: a knockout from its first day, with replays", () => {
	const first = (team1: string, result: string, team2: string, more: Json = {}) =>
		match("First round", "1938-06-05", team1, result, team2, more);
	const matches = [
		first("Switzerland", "1-1 (1-1)", "Germany"),
		first("Hungary", "6-0", "Dutch East Indies"),
		first("France", "3-1", "Belgium"),
		first("Cuba", "3-3 (2-2)", "Romania"),
		first("Italy", "2-1 (1-1)", "Norway"),
		first("Brazil", "6-5 (4-4)", "Poland"),
		first("Czechoslovakia", "3-0 (0-0)", "Netherlands"),
		first("Sweden", "", "Austria", { status: "canceled" }),
		match("First round, Replays", "1938-06-09", "Cuba", "2-1", "Romania"),
		match("First round, Replays", "1938-06-09", "Germany", "2-4", "Switzerland"),
		match("Quarter-finals", "1938-06-12", "Brazil", "1-1 (1-1)", "Czechoslovakia"),
		match("Quarter-finals", "1938-06-12", "Switzerland", "0-2", "Hungary"),
		match("Quarter-finals", "1938-06-12", "Sweden", "8-0", "Cuba"),
		match("Quarter-finals", "1938-06-12", "France", "1-3", "Italy"),
		match("Quarter-finals, Replays", "1938-06-14", "Brazil", "2-1", "Czechoslovakia"),
		match("Semi-finals", "1938-06-16", "Hungary", "5-1", "Sweden"),
		match("Semi-finals", "1938-06-16", "Italy", "2-1", "Brazil"),
		match("Match for third place", "1938-06-19", "Sweden", "2-4", "Brazil"),
		match("Final", "1938-06-19", "Hungary", "2-4", "Italy"),
	];
	const edition = onlyEdition(imported("World Cup 1938", matches));

	test("has one stage, a playoff, and its first round is the round of 16", () => {
		expect(stagesOf(edition).map(({ name, type }) => [name, type])).toEqual([["Slutspel", "playoff"]]);
		expect(edition.matches.filter(({ round }) => round === "round-of-16")).toHaveLength(10);
	});

	test("a replayed match stays drawn; the winner of the replay goes on", () => {
		const [drawn, replay] = edition.matches.filter(({ home, away }) => home.team === "1938-cuba" && away.team === "1938-romania");
		expect(drawn).toMatchObject({ status: "finished", score: { home: 3, away: 3 }, regularTime: { home: 2, away: 2 } });
		expect(drawn!.decidedBy).toBeUndefined();
		expect(tie(edition, "quarter-final", "sweden", "cuba").away.slot).toEqual({ kind: "winner", match: replay!.id });
		expect(tie(edition, "semi-final", "italy", "brazil").away.slot).toEqual({ kind: "winner", match: "1938-quarter-final-5" });
		expect(tie(edition, "final", "hungary", "italy").home.slot).toEqual({ kind: "winner", match: "1938-semi-final-1" });
	});

	test("a match called off is a walkover for the team that plays on", () => {
		expect(tie(edition, "round-of-16", "sweden", "austria")).toMatchObject({
			status: "walkover",
			decidedBy: "walkover",
			winner: "home",
		});
		expect(tie(edition, "quarter-final", "sweden", "cuba").home.slot).toEqual({ kind: "winner", match: "1938-round-of-16-8" });
	});

	test("nations that are no more have documented codes", () => {
		const { clubs } = imported("World Cup 1938", matches);
		const code = (id: string) => clubs.find((club) => club.id === id)!.nation;
		expect(["czechoslovakia", "dutch-east-indies", "germany"].map(code)).toEqual(["cs", "id", "de"]);
	});
});

describe("the World Cup of 1950: a group of its own decided it", () => {
	const final = (date: string, team1: string, result: string, team2: string) => match("Final Round", date, team1, result, team2);
	const matches = [
		match("First round", "1950-06-24", "Brazil", "4-0", "Mexico", { group: "Group 1" }),
		match("First round", "1950-06-25", "Spain", "3-1", "United States", { group: "Group 2" }),
		match("First round", "1950-06-25", "Sweden", "3-2", "Italy", { group: "Group 3" }),
		match("First round", "1950-06-29", "Sweden", "2-2", "Paraguay", { group: "Group 3" }),
		match("First round", "1950-07-02", "Italy", "2-0", "Paraguay", { group: "Group 3" }),
		match("First round", "1950-07-02", "Uruguay", "8-0", "Bolivia", { group: "Group 4" }),
		final("1950-07-09", "Uruguay", "2-2", "Spain"),
		final("1950-07-09", "Brazil", "7-1", "Sweden"),
		final("1950-07-13", "Brazil", "6-1", "Spain"),
		final("1950-07-13", "Uruguay", "3-2", "Sweden"),
		final("1950-07-16", "Sweden", "3-1", "Spain"),
		final("1950-07-16", "Uruguay", "2-1", "Brazil"),
	];
	const edition = onlyEdition(imported("World Cup 1950", matches));

	test("the round in which each meets each is a second group stage", () => {
		expect(stagesOf(edition).map(({ name, type, divisions }) => [name, type, divisions.map(({ name }) => name)])).toEqual([
			["Gruppspel", "group", ["1", "2", "3", "4"]],
			["Gruppspel 2", "group", ["Final Round"]],
		]);
		expect(stagesOf(edition)[0]!.advance).toEqual([{ positions: [1, 1], to: "1950-men-group-2" }]);
	});

	test("a win was two points", () => {
		expect(table(edition, "1950-final-round")).toEqual([
			[1, "1950-uruguay", 5],
			[2, "1950-brazil", 4],
			[3, "1950-sweden", 2],
			[4, "1950-spain", 1],
		]);
	});
});

describe("the World Cup of 1954: a play-off between those level in a group", () => {
	const inGroup = (date: string, name: string, team1: string, result: string, team2: string) =>
		match("Matchday 1", date, team1, result, team2, { group: name });
	const matches = [
		inGroup("1954-06-17", "Group 2", "West Germany", "4-1", "Turkey"),
		inGroup("1954-06-17", "Group 2", "Hungary", "9-0", "South Korea"),
		inGroup("1954-06-20", "Group 2", "Hungary", "8-3", "West Germany"),
		inGroup("1954-06-20", "Group 2", "Turkey", "7-0", "South Korea"),
		match("Group 2 Play-off", "1954-06-23", "West Germany", "7-2", "Turkey"),
		inGroup("1954-06-17", "Group 4", "England", "4-4 (3-3)", "Belgium"),
		inGroup("1954-06-17", "Group 4", "Switzerland", "2-1", "Italy"),
		inGroup("1954-06-20", "Group 4", "England", "2-0", "Switzerland"),
		inGroup("1954-06-20", "Group 4", "Italy", "4-1", "Belgium"),
		match("Group 4 Play-off", "1954-06-23", "Switzerland", "4-1", "Italy"),
		match("Semi-finals", "1954-06-30", "West Germany", "6-1", "Switzerland"),
		match("Semi-finals", "1954-06-30", "Hungary", "4-2 (2-2)", "England"),
		match("Final", "1954-07-04", "Hungary", "2-3", "West Germany"),
	];
	const edition = onlyEdition(imported("World Cup 1954", matches));

	test("is between the groups and the playoff, and gives no points", () => {
		expect(stagesOf(edition).map(({ name, divisions }) => [name, divisions.map(({ name }) => name)])).toEqual([
			["Gruppspel", ["2", "4"]],
			["Omspel", ["Group 2 Play-off", "Group 4 Play-off"]],
			["Slutspel", ["A"]],
		]);
		expect(stagesOf(edition)[0]!.advance).toEqual([{ positions: [1, 2], to: "1954-men-playoff" }]);
		expect(edition.categories[0]!.rules, "the seeded teams did not meet").toMatchObject({ allMeet: false });
	});

	test("orders the group as a recorded fact, whatever the goals are", () => {
		expect(table(edition, "1954-2")).toEqual([
			[1, "1954-hungary", 4],
			[2, "1954-west-germany", 2],
			[3, "1954-turkey", 2],
			[4, "1954-south-korea", 0],
		]);
	});

	test("leads its winner on", () => {
		const semi = tie(edition, "semi-final", "west-germany", "switzerland");
		expect([semi.home.slot, semi.away.slot]).toEqual([
			{ kind: "winner", match: "1954-group-2-play-off-final" },
			{ kind: "winner", match: "1954-group-4-play-off-final" },
		]);
		expect(tie(edition, "semi-final", "hungary", "england").home.slot).toEqual({
			kind: "position",
			division: "1954-2",
			position: 1,
		});
	});

	test("extra time in a group match counts in its score", () => {
		expect(tie(edition, 1, "england", "belgium")).toMatchObject({
			score: { home: 4, away: 4 },
			regularTime: { home: 3, away: 3 },
		});
	});
});

describe("the World Cup of 1974: from groups to groups, and from them to the final", () => {
	const days = ["1974-06-14", "1974-06-18", "1974-06-22"];
	const later = ["1974-06-26", "1974-06-30", "1974-07-03"];
	const matches = [
		...group("Group 1", days, [
			["West Germany", "1-0", "Chile"],
			["East Germany", "2-0", "Australia"],
			["Chile", "1-1", "East Germany"],
			["Australia", "0-3", "West Germany"],
			["Australia", "0-0", "Chile"],
			["East Germany", "1-0", "West Germany"],
		]),
		...group("Group 2", days, [
			["Brazil", "0-0", "Yugoslavia"],
			["Zaire", "0-2", "Scotland"],
			["Yugoslavia", "9-0", "Zaire"],
			["Scotland", "0-0", "Brazil"],
			["Scotland", "1-1", "Yugoslavia"],
			["Zaire", "0-3", "Brazil"],
		]),
		...group("Group 3", days, [
			["Uruguay", "0-2", "Netherlands"],
			["Sweden", "0-0", "Bulgaria"],
			["Netherlands", "0-0", "Sweden"],
			["Uruguay", "1-1", "Bulgaria"],
			["Netherlands", "4-1", "Bulgaria"],
			["Sweden", "3-0", "Uruguay"],
		]),
		...group("Group 4", days, [
			["Italy", "3-1", "Haiti"],
			["Poland", "3-2", "Argentina"],
			["Haiti", "0-7", "Poland"],
			["Argentina", "1-1", "Italy"],
			["Argentina", "4-1", "Haiti"],
			["Poland", "2-1", "Italy"],
		]),
		...group("Group A", later, [
			["Brazil", "1-0", "East Germany"],
			["Netherlands", "4-0", "Argentina"],
			["East Germany", "0-2", "Netherlands"],
			["Argentina", "1-2", "Brazil"],
			["Argentina", "1-1", "East Germany"],
			["Netherlands", "2-0", "Brazil"],
		]),
		...group("Group B", later, [
			["Yugoslavia", "0-2", "West Germany"],
			["Sweden", "0-1", "Poland"],
			["West Germany", "4-2", "Sweden"],
			["Poland", "2-1", "Yugoslavia"],
			["Poland", "0-1", "West Germany"],
			["Sweden", "2-1", "Yugoslavia"],
		]),
		match("Match for third place", "1974-07-06", "Brazil", "0-1", "Poland"),
		match("Final", "1974-07-07", "Netherlands", "1-2", "West Germany"),
	];
	const edition = onlyEdition(imported("World Cup 1974", matches));

	test("has two group stages and a playoff", () => {
		expect(
			stagesOf(edition).map(({ rank, name, advance, divisions }) => [
				rank,
				name,
				advance,
				divisions.map(({ name }) => name).join(""),
			]),
		).toEqual([
			[1, "Gruppspel", [{ positions: [1, 2], to: "1974-men-group-2" }], "1234"],
			[2, "Gruppspel 2", [{ positions: [1, 2], to: "1974-men-playoff" }], "AB"],
			[3, "Slutspel", undefined, "A"],
		]);
	});

	test("the first of each second group met in the final, the second of each for third place", () => {
		const position = (division: string, position: number) => ({ kind: "position", division, position });
		const final = matchOf(edition, "1974-final");
		expect([final.home.slot, final.away.slot]).toEqual([position("1974-a", 1), position("1974-b", 1)]);
		const third = matchOf(edition, "1974-third-place");
		expect([third.home.slot, third.away.slot]).toEqual([position("1974-a", 2), position("1974-b", 2)]);
	});
});

test("a tournament without times of day has its days: matches are scheduled from noon, with one warning", () => {
	const timeless = (team1: string, team2: string) =>
		match("Matchday 1", "1930-07-19", team1, "1-0", team2, {
			time: undefined,
			group: "Group 1",
			ground: "Estadio Centenario, Montevideo",
		});
	const content = { name: "World Cup 1930", matches: [timeless("Chile", "France"), timeless("Argentina", "Mexico")] };
	const { file, faults } = readOpenfootball([fileOf("1930.json", content)], { ...CUP, cup: { ...CUP.cup, zone: "-03:00" } });
	expect(file!.editions[0]!.matches.map(({ start }) => start)).toEqual([
		"1930-07-19T12:00:00-03:00",
		"1930-07-19T14:00:00-03:00",
	]);
	expect(faults.map(({ severity, message }) => [severity, message])).toEqual([["warning", "2 matches without a time"]]);
	expect(faults.filter(isError)).toEqual([]);
	expect(cupFile.safeParse(file).success).toBe(true);
});
