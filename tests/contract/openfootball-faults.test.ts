import { describe, expect, test } from "vitest";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { companionNames } from "../../src/formats/openfootball/tournament-files.ts";
import { isError } from "../../src/results/record/fault.ts";
import { CUP, faultsOf, fileOf, imported, type Json, match, matchOf, onlyEdition } from "./openfootball-file.ts";

const groupMatch = (more: Json = {}) =>
	match("Matchday 1", "2018-06-14", "Russia", "5-0", "Saudi Arabia", { group: "Group A", ...more });
const cup = (...matches: readonly unknown[]) => ({ name: "World Cup 2018", matches });
const STADIUMS = fileOf("cup.stadiums.json", {
	name: "World Cup 2018",
	stadiums: [
		{ city: "Moscow (1)", timezone: "UTC+3", name: "Luzhniki Stadium" },
		{ city: "Moscow (2)", timezone: "UTC+3", name: "Otkritie Arena (Spartak Stadium)" },
		{ city: "Kazan", timezone: "UTC+3", name: "Kazan Arena" },
	],
});
const GROUPS = fileOf("cup.groups.json", {
	name: "World Cup 2018",
	groups: [{ name: "Group A", teams: ["Egypt", "Russia", "Saudi Arabia", "Uruguay"] }],
});

describe("a broken openfootball file is refused with what is wrong, where, and what was expected", () => {
	test.each<[string, unknown, string]>([
		[
			"a nation misspelt",
			cup(groupMatch({ team1: "Rusia" })),
			'cup.json:8 matches[0].team1: no such team: "Rusia"; expected a nation, or a club with its nation\'s FIFA code: Al Ahly (EGY); near: Russia',
		],
		[
			"a team missing",
			cup(groupMatch({ team2: undefined })),
			"cup.json:4 matches[0].team2: no team: nothing; expected a team's name, or a slot such as 1A or W49",
		],
		[
			"a team against itself",
			cup(groupMatch({ team2: "Russia" })),
			'cup.json:9 matches[0].team2: a team against itself: "Russia"; expected another team than team1',
		],
		[
			"one number for a score",
			cup(groupMatch({ score: { ft: [5] } })),
			"cup.json:11 matches[0].score.ft: a score without two numbers: [5]; expected two whole numbers, 0 or more",
		],
		[
			"words for a score",
			cup(groupMatch({ score: "5-0" })),
			'cup.json:10 matches[0].score: no score: "5-0"; expected ft, ht, et and p, each two numbers',
		],
		[
			"a negative score",
			cup(groupMatch({ score: { ft: [-1, 0] } })),
			"cup.json:11 matches[0].score.ft: a score without two numbers: [-1,0]; expected two whole numbers, 0 or more",
		],
		[
			"only one side’s goals in the older shape",
			cup(groupMatch({ score: undefined, score1: 5, score2: null })),
			"cup.json:11 matches[0].score1: a score without two numbers: [5,null]; expected two whole numbers, 0 or more",
		],
		[
			"more goals at half-time than at the end",
			cup(groupMatch({ score: { ft: [1, 0], ht: [2, 0] } })),
			'cup.json:10 matches[0].score: goals went missing: {"ht":{"home":2,"away":0},"ft":{"home":1,"away":0}}; expected no fewer goals at full time than at half-time',
		],
		[
			"a half-time score alone",
			cup(groupMatch({ score: { ht: [1, 0] } })),
			'cup.json:10 matches[0].score: a half-time score alone: {"ht":{"home":1,"away":0}}; expected the score at full time too',
		],
		[
			"a shoot-out alone",
			cup(groupMatch({ score: { p: [4, 3] } })),
			'cup.json:10 matches[0].score: a shoot-out alone: {"p":{"home":4,"away":3}}; expected the score before the shoot-out too',
		],
		[
			"fewer goals after extra time",
			cup(groupMatch({ score: { ft: [1, 1], et: [1, 0] } })),
			'cup.json:10 matches[0].score: goals went missing: {"ft":{"home":1,"away":1},"et":{"home":1,"away":0}}; expected no fewer goals after extra time',
		],
		[
			"extra time after a win",
			cup(groupMatch({ score: { ft: [2, 1], et: [3, 1] } })),
			'cup.json:10 matches[0].score: extra time nobody needed: {"ft":{"home":2,"away":1},"et":{"home":3,"away":1}}; expected a level score before extra time',
		],
		[
			"a golden goal and another",
			cup(groupMatch({ score: { ft: [1, 1], et: [3, 1], gg: true } })),
			'cup.json:10 matches[0].score: more than one goal after a golden goal: {"ft":[1,1],"et":[3,1],"gg":true}; expected one goal between the sides after a golden goal',
		],
		[
			"a cancelled match with a score",
			cup(groupMatch({ status: "canceled" })),
			'cup.json:17 matches[0].status: a match that is not played but has a score: "canceled"; expected no score, or another status',
		],
		[
			"a finished match without a score",
			cup(groupMatch({ score: undefined, status: "finished" })),
			'cup.json:11 matches[0].status: a match that is played without a score: "finished"; expected a score, or another status',
		],
		[
			"a shoot-out that nobody won",
			cup(groupMatch({ score: { ft: [1, 1], p: [3, 3] } })),
			'cup.json:10 matches[0].score: a drawn shoot-out: {"p":{"home":3,"away":3}}; expected a winner of the shoot-out',
		],
		[
			"a shoot-out after a win",
			cup(groupMatch({ score: { ft: [2, 1], p: [4, 3] } })),
			'cup.json:10 matches[0].score: a shoot-out nobody needed: {"score":{"home":2,"away":1},"p":{"home":4,"away":3}}; expected a level score before a shoot-out',
		],
		[
			"no date",
			cup(groupMatch({ date: "14 June" })),
			'cup.json:6 matches[0].date: no date: "14 June"; expected a date such as 2018-06-14',
		],
		[
			"a day that is none",
			cup(groupMatch({ date: "2018-06-31" })),
			'cup.json:6 matches[0].date: no date: "2018-06-31"; expected a date such as 2018-06-14',
		],
		[
			"a month that is none",
			cup(groupMatch({ date: "2018-13-45" })),
			'cup.json:6 matches[0].date: no date: "2018-13-45"; expected a date such as 2018-06-14',
		],
		[
			"no time of day",
			cup(groupMatch({ time: "teatime" })),
			'cup.json:7 matches[0].time: no time: "teatime"; expected a time such as "17:00 UTC-3"',
		],
		[
			"a zone nobody knows",
			cup(groupMatch({ time: "17:00 Mars/Olympus" })),
			'cup.json:7 matches[0].time: no such time zone: "17:00 Mars/Olympus"; expected a time zone such as UTC-3, CET or Europe/Berlin',
		],
		[
			"a status nobody knows",
			cup(groupMatch({ status: "rained off" })),
			'cup.json:17 matches[0].status: no such status: "rained off"; expected one of scheduled, finished, played, canceled, cancelled, abandoned, annulled, postponed, awarded, walkover, forfeited, w/o, w.o.',
		],
		[
			"a walkover nobody got",
			cup(groupMatch({ score: undefined, status: "walkover" })),
			'cup.json:11 matches[0].status: a walkover without a winner: "walkover"; expected a score or `winner` (1 or 2) that says who got the walkover',
		],
		[
			"no round",
			cup(groupMatch({ round: undefined, group: undefined })),
			'cup.json:4 matches[0].round: no round: nothing; expected a round such as "Matchday 1"',
		],
		[
			"a goal in no minute",
			cup(groupMatch({ goals1: [{ minute: "late" }] })),
			'cup.json:19 matches[0].goals1[0].minute: no minute: "late"; expected a minute such as 45 or "45+2"',
		],
		["no match at all", cup(), "cup.json:1 file: no matches: nothing; expected at least one match"],
		[
			"a match that is a text",
			cup("Russia 5-0 Saudi Arabia"),
			'cup.json:4 matches[0]: no match: "Russia 5-0 Saudi Arabia"; expected a match',
		],
		["matches that are no list", { name: "World Cup 2018", matches: {} }, "cup.json:3 matches: no list: {}; expected a list"],
		[
			"no openfootball file",
			{ teams_of: [] },
			'cup.json:1 file: no openfootball file: ["teams_of"]; expected `matches`, `rounds`, `stadiums`, `groups`, `teams` or `clubs`',
		],
	])("%s", (_, content, fault) => {
		expect(faultsOf(content)).toContain(fault);
	});

	test("a status and a score that are null mean nothing", () => {
		const of = (more: Json) => onlyEdition(imported("World Cup 2018", [groupMatch(more)])).matches[0]!;
		expect(of({ status: null })).toMatchObject({ status: "finished", score: { home: 5, away: 0 } });
		expect(of({ status: null, score: null })).toMatchObject({ status: "scheduled" });
		expect(of({ score: { ft: null, ht: null } })).toMatchObject({ status: "scheduled" });
	});

	test("what is no JSON", () => {
		const { file, faults } = readOpenfootball([{ name: "2018.json", text: '{"name": "World Cup 2018",\n "matches": [,]}' }], CUP);
		expect(file).toBeNull();
		expect(faults[0]).toMatchObject({ file: "2018.json", line: 2, severity: "error" });
	});

	test("a match number twice", () => {
		expect(faultsOf(cup(groupMatch({ num: 1 }), match("Final", "2018-07-15", "France", "4-2", "Croatia", { num: 1 })))).toEqual([
			"cup.json:31 matches[1].num: a match number twice: 1; expected each match number once",
		]);
	});

	test("a date outside the edition", () => {
		const stray = groupMatch({ date: "2019-06-14" });
		expect(faultsOf(cup(groupMatch(), match("Final", "2018-07-15", "France", "4-2", "Croatia"), stray))).toEqual([
			'cup.json:33 matches[2].date: a date outside the edition: "2019-06-14"; expected a date of the edition, 2018-06-14 to 2018-07-15, or at most 31 days from its other matches',
		]);
	});

	test("a file of another year than the edition asked for", () => {
		expect(faultsOf(cup(groupMatch()), [], { ...CUP, edition: "2014" })).toEqual([
			'cup.json:6 matches[0].date: a date outside the edition: "2018-06-14"; expected a date of 2014, or of the year before or after',
		]);
	});

	test("slots that point nowhere", () => {
		const final = (team1: string, team2: string) => match("Final", "2018-06-20", team1, "", team2, { num: 64 });
		const draw = groupMatch({ num: 1 });
		expect(faultsOf(cup(draw, final("W63", "1B")))).toEqual([
			'cup.json:23 matches[1].team1: a slot that points nowhere: "W63"; expected a match number of the file, from 1 to 64',
			'cup.json:24 matches[1].team2: a slot that points nowhere: "1B"; expected a group of the file: A',
		]);
		expect(faultsOf(cup(draw, final("3A", "3A/C")))).toEqual([
			'cup.json:23 matches[1].team1: a slot that points nowhere: "3A"; expected a position from 1 to 2 of group A',
			'cup.json:24 matches[1].team2: a slot that points nowhere: "3A/C"; expected a position from 1 to 2 of group A',
			'cup.json:24 matches[1].team2: a slot that points nowhere: "3A/C"; expected a group of the file: A',
		]);
	});

	test("a cycle of slots", () => {
		const semi = (num: number, team1: string, team2: string) => match("Semi-finals", "2018-07-10", team1, "", team2, { num });
		expect(faultsOf(cup(semi(61, "W62", "Wales"), semi(62, "W61", "Norway")))).toEqual([
			'cup.json:8 matches[0].team1: a cycle of slots: "61 → 62 → 61"; expected slots that lead from later matches to earlier ones',
		]);
	});

	test("a team twice in a round of the playoff", () => {
		const quarter = (team2: string) => match("Quarter-finals", "2018-07-06", "France", "2-0", team2);
		expect(faultsOf(cup(quarter("Uruguay"), quarter("Belgium")))).toEqual([
			'cup.json:21 matches[1].team1: a team twice in a round: "France"; expected one match of France in the quarter-final (two legs are not known), or a replay of a drawn one',
		]);
	});

	test("a match without its group, where others have theirs", () => {
		expect(faultsOf(cup(groupMatch(), groupMatch({ group: undefined, team1: "Egypt", team2: "Uruguay" })))).toEqual([
			"cup.json:18 matches[1].group: no group: nothing; expected a group, in the match or for both its teams in the groups file",
		]);
	});

	test("all faults are reported at once, and nothing is imported", () => {
		const { file, faults } = readOpenfootball(
			[fileOf("cup.json", cup(groupMatch({ team1: "Rusia", date: "June" }), groupMatch({ score: { ft: [] } })))],
			CUP,
		);
		expect(file).toBeNull();
		expect(faults.map(({ path }) => path)).toEqual(["matches[0].date", "matches[1].score.ft", "matches[0].team1"]);
	});
});

describe("the files beside the matches", () => {
	test("are found by name", () => {
		expect(companionNames("data/2014.worldcup.json")).toContain("data/2014.worldcup.stadiums.json");
		expect(companionNames("2018/worldcup.json")).toEqual(
			["stadiums", "groups", "teams", "teams_meta", "clubs"].map((ending) => `2018/worldcup.${ending}.json`),
		);
		expect(companionNames("2014.worldcup.teams.json")).toEqual([]);
	});

	test("an unknown ground is refused, with similar names", () => {
		expect(faultsOf(cup(groupMatch({ ground: "Kazzan Arena, Kazan" })), [STADIUMS])).toEqual([
			'cup.json:17 matches[0].ground: no such ground: "Kazzan Arena, Kazan"; expected a stadium of the stadiums file; near: Kazan Arena',
		]);
		expect(faultsOf(cup(groupMatch({ ground: "Råsunda, Solna" })), [STADIUMS])).toEqual([
			'cup.json:17 matches[0].ground: no such ground: "Råsunda, Solna"; expected a stadium of the stadiums file',
		]);
	});

	test("a ground is joined by its other name, or by its city where that has one stadium", () => {
		const fieldOf = (ground: unknown) =>
			onlyEdition(imported("World Cup 2018", [groupMatch({ ground })], CUP, [STADIUMS])).matches[0]!.field;
		expect(fieldOf("Spartak Stadium, Moscow")).toBe("spartak-stadium-moscow");
		expect(fieldOf("Otkritie Arena")).toBe("spartak-stadium-moscow");
		expect(fieldOf("Kazan")).toBe("kazan-arena");
		expect(faultsOf(cup(groupMatch({ ground: "Moscow" })), [STADIUMS])[0]).toContain("no such ground");
	});

	test("the older shape names a stadium by key and name, with city and zone beside it", () => {
		const older = groupMatch({ time: "17:00", stadium: { key: "kazan", name: "Kazan Arena" }, city: "Kazan", timezone: "UTC+3" });
		expect(onlyEdition(imported("World Cup 2018", [older])).matches[0]).toMatchObject({
			start: "2018-06-14T17:00:00+03:00",
			field: "kazan-arena",
		});
	});

	test("a team that they do not name is refused, and so is one of another group", () => {
		expect(faultsOf(cup(groupMatch({ team1: "Sweden" })), [GROUPS])).toEqual([
			'cup.json:8 matches[0].team1: no such team: "Sweden"; expected a team that the teams and groups files name, or an alias of one',
		]);
		const two = fileOf("cup.groups.json", {
			groups: [
				{ name: "Group A", teams: ["Russia", "Egypt"] },
				{ name: "Group B", teams: ["Saudi Arabia"] },
			],
		});
		expect(faultsOf(cup(groupMatch()), [two])).toEqual([
			'cup.json:9 matches[0].team2: a team of another group: "Saudi Arabia"; expected a team of group A: Russia, Egypt',
		]);
	});

	test("a group without its name in the match is the one that both teams were drawn into", () => {
		const edition = onlyEdition(imported("World Cup 2018", [groupMatch({ group: undefined })], CUP, [GROUPS]));
		expect(edition.matches[0]!.division).toBe("2018-a");
		expect(edition.categories[0]!.stages[0]!.divisions[0]!.teams).toEqual([
			"2018-egypt",
			"2018-russia",
			"2018-saudi-arabia",
			"2018-uruguay",
		]);
	});

	test("unknown nations, duplicate groups and stadiums, and invalid zones", () => {
		const faults = (beside: { name: string; text: string }) => faultsOf(cup(groupMatch()), [beside]);
		expect(
			faults(
				fileOf("cup.teams.json", { teams: [{ name: "Russia" }, { name: "Saudi Arabia" }, { name: "Atlantis", code: "ATL" }] }),
			),
		).toEqual([
			'cup.teams.json:10 teams[2].name: no such nation: "Atlantis"; expected a nation\'s name, or a team with a FIFA code or a country',
		]);
		const twice = fileOf("cup.groups.json", {
			groups: [
				{ name: "A", teams: ["Russia", "Saudi Arabia"] },
				{ name: "Group A", teams: [] },
			],
		});
		expect(faults(twice)).toEqual(['cup.groups.json:10 groups[1]: a group twice: "A"; expected each group once']);
		const stadium = { name: "Kazan Arena", city: "Kazan", timezone: "UTC+99" };
		expect(faults(fileOf("cup.stadiums.json", { stadiums: [stadium, { ...stadium, timezone: "UTC+3" }] }))).toEqual([
			'cup.stadiums.json:6 stadiums[0].timezone: no such time zone: "UTC+99"; expected a time zone such as UTC+3 or Asia/Qatar',
			'cup.stadiums.json:9 stadiums[1].name: a stadium twice: "Kazan Arena"; expected each stadium once',
		]);
	});

	test("belong to the matches of the same name; one that belongs to none is refused", () => {
		const files = ["2014", "2018"].map((year) =>
			fileOf(`${year}.worldcup.json`, {
				name: `World Cup ${year}`,
				matches: [match("Final", `${year}-07-13`, "Germany", "1-0", "France")],
			}),
		);
		const beside = (name: string) =>
			fileOf(name, {
				name: "?",
				teams: [
					{ name: "Germany", code: "GER" },
					{ name: "France", code: "FRA" },
					{ name: "Wales", code: "WAL" },
				],
			});
		const read = readOpenfootball([...files, beside("2018.worldcup.teams.json")], CUP);
		expect(read.file!.editions.map(({ teams }) => teams.length)).toEqual([2, 3]);
		const { faults } = readOpenfootball([...files, beside("2022.worldcup.teams.json")], CUP);
		expect(faults.map(({ file, message }) => [file, message])).toEqual([
			["2022.worldcup.teams.json", "a file of teams without its matches"],
		]);
	});

	test("a second file for the same edition and category is refused", () => {
		const one = (name: string) => fileOf(name, cup(match("Final", "2018-07-15", "France", "4-2", "Croatia")));
		const { faults } = readOpenfootball([one("a.json"), one("b.json")], CUP);
		expect(faults.filter(isError).map(({ message }) => message)).toEqual(["a second file for 2018"]);
	});

	test("squads are never read: they name players", () => {
		const squads = { name: "cup.squads.json", text: "not even JSON" };
		expect(imported("World Cup 2018", [groupMatch()], CUP, [squads]).editions).toHaveLength(1);
	});

	test("a world cup of 2026 joins grounds that are cities, teams with FIFA codes and minutes that are texts", () => {
		const stadiums = fileOf("cup.stadiums.json", {
			stadiums: [
				{ city: "Los Angeles (Inglewood)", timezone: "UTC-7", name: "SoFi Stadium", coords: "33.953°N 118.339°W" },
				{ city: "Mexico City", timezone: "UTC-6", name: "Estadio Azteca", coords: "19°18'11\"N 99°09'02\"W" },
			],
		});
		const teams = fileOf("cup.teams.json", [
			{ name: "USA", name_normalised: "United States", fifa_code: "USA" },
			{ name: "Paraguay", fifa_code: "PAR" },
		]);
		const goals = { goals1: [{ minute: "7", owngoal: true }, { minute: "45+5" }], goals2: [{ minute: "73" }] };
		const played = match("Matchday 2", "2026-06-12", "USA", "2-1", "Paraguay", {
			time: "18:00 UTC-7",
			group: "Group D",
			ground: "Los Angeles (Inglewood)",
			...goals,
		});
		const file = imported("World Cup 2026", [played], CUP, [stadiums, teams]);
		expect(file.arenas).toEqual([
			{
				id: "sofi-stadium-los-angeles-inglewood",
				name: "SoFi Stadium",
				address: "Los Angeles (Inglewood)",
				latitude: 33.953,
				longitude: -118.339,
				zone: "-07:00",
				fields: [{ id: "sofi-stadium-los-angeles-inglewood", name: "SoFi Stadium" }],
			},
		]);
		expect(onlyEdition(file).categories[0]!.rules).toEqual({ preset: "fifa-2026" });
		expect(matchOf(onlyEdition(file), "2026-d-1")).toMatchObject({
			home: { team: "2026-united-states" },
			start: "2026-06-12T18:00:00-07:00",
			events: [
				{ minute: 7, kind: "own-goal", side: "home", score: { home: 1, away: 0 } },
				{ minute: 45, added: 5, kind: "goal", side: "home", score: { home: 2, away: 0 } },
				{ minute: 73, kind: "goal", side: "away", score: { home: 2, away: 1 } },
			],
		});
	});
});

describe("warnings that do not prevent an import", () => {
	const warned = (more: Json) => {
		const { file, faults } = readOpenfootball([fileOf("cup.json", cup(groupMatch(more)))], CUP);
		expect(faults.filter(isError)).toEqual([]);
		return { match: file!.editions[0]!.matches[0]!, warnings: faults.map(({ message }) => message) };
	};

	test("goals that do not add up to the score: the score counts, and no running score is made of them", () => {
		const { match, warnings } = warned({ goals1: [{ minute: 12 }, { minute: 43 }] });
		expect(warnings).toEqual(["goals that do not add up to the score; the score is used"]);
		expect(match).toMatchObject({ score: { home: 5, away: 0 } });
		expect(match.events).toEqual([
			{ minute: 12, side: "home", kind: "goal" },
			{ minute: 43, side: "home", kind: "goal" },
		]);
	});

	test("two goals of both sides in one minute: the score between them is unknown", () => {
		const { match } = warned({ score: { ft: [2, 1] }, goals1: [{ minute: 10 }, { minute: 30 }], goals2: [{ minute: 10 }] });
		expect(match.events!.map(({ score }) => score)).toEqual([undefined, undefined, { home: 2, away: 1 }]);
	});

	test("an awarded match is a walkover with its score", () => {
		const { match } = warned({ score: { ft: [0, 3] }, status: "awarded" });
		expect(match).toMatchObject({ status: "walkover", score: { home: 0, away: 3 }, decidedBy: "walkover", winner: "away" });
	});

	test("a golden goal where the file states one", () => {
		const { match } = warned({ score: { et: [2, 1], ft: [1, 1], gg: true } });
		expect(match).toMatchObject({ decidedBy: "golden-goal", regularTime: { home: 1, away: 1 } });
	});
});
