import { describe, expect, test } from "vitest";
import { fillSlots, type StagePlan } from "../../src/cup/playoffs/fill-slots.ts";
import { rulesOf } from "../../src/cup/presets.ts";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { ruleMatch } from "../../src/formats/openfootball/rule-match.ts";
import { type CupFileEdition, type CupFileMatch, cupFile } from "../../src/results/record/cup-file.ts";
import { CUP, fileOf, group, imported, type Json, match, matchOf, onlyEdition, stagesOf, tie } from "./openfootball-file.ts";

const EURO = { cup: { ...CUP.cup, name: "European Championship" } };

const euro2020 = [
	...group(
		"Group A",
		["2021-06-11", "2021-06-16", "2021-06-20"],
		[
			["Turkey", "0-3", "Italy"],
			["Wales", "1-1", "Switzerland"],
			["Turkey", "0-2", "Wales"],
			["Italy", "3-0", "Switzerland"],
			["Switzerland", "3-1", "Turkey"],
			["Italy", "1-0", "Wales"],
		],
	),
	...group(
		"Group B",
		["2021-06-12", "2021-06-17", "2021-06-21"],
		[
			["Denmark", "0-1", "Finland"],
			["Belgium", "3-0", "Russia"],
			["Finland", "0-1", "Russia"],
			["Denmark", "1-2", "Belgium"],
			["Russia", "1-4", "Denmark"],
			["Finland", "0-2", "Belgium"],
		],
	),
	...group(
		"Group C",
		["2021-06-13", "2021-06-17", "2021-06-21"],
		[
			["Austria", "3-1", "North Macedonia"],
			["Netherlands", "3-2", "Ukraine"],
			["Ukraine", "2-1", "North Macedonia"],
			["Netherlands", "2-0", "Austria"],
			["North Macedonia", "0-3", "Netherlands"],
			["Ukraine", "0-1", "Austria"],
		],
	),
	...group(
		"Group D",
		["2021-06-13", "2021-06-18", "2021-06-22"],
		[
			["England", "1-0", "Croatia"],
			["Scotland", "0-2", "Czech Republic"],
			["Croatia", "1-1", "Czech Republic"],
			["England", "0-0", "Scotland"],
			["Croatia", "3-1", "Scotland"],
			["Czech Republic", "0-1", "England"],
		],
	),
	...group(
		"Group E",
		["2021-06-14", "2021-06-18", "2021-06-23"],
		[
			["Poland", "1-2", "Slovakia"],
			["Spain", "0-0", "Sweden"],
			["Sweden", "1-0", "Slovakia"],
			["Spain", "1-1", "Poland"],
			["Slovakia", "0-5", "Spain"],
			["Sweden", "3-2", "Poland"],
		],
	),
	...group(
		"Group F",
		["2021-06-15", "2021-06-19", "2021-06-23"],
		[
			["Hungary", "0-3", "Portugal"],
			["France", "1-0", "Germany"],
			["Hungary", "1-1", "France"],
			["Portugal", "2-4", "Germany"],
			["Portugal", "2-2", "France"],
			["Germany", "2-2", "Hungary"],
		],
	),
	match("Round of 16", "2021-06-26", "Wales", "0-4", "Denmark", { num: 38 }),
	match("Round of 16", "2021-06-26", "Italy", "2-1 (0-0)", "Austria", { num: 37 }),
	match("Round of 16", "2021-06-27", "Netherlands", "0-2", "Czech Republic", { num: 39 }),
	match("Round of 16", "2021-06-27", "Belgium", "1-0", "Portugal", { num: 40 }),
	match("Round of 16", "2021-06-28", "Croatia", "3-5 (3-3)", "Spain", { num: 41 }),
	match("Round of 16", "2021-06-28", "France", "3-3 (3-3) p 4-5", "Switzerland", { num: 42 }),
	match("Round of 16", "2021-06-29", "England", "2-0", "Germany", { num: 43 }),
	match("Round of 16", "2021-06-29", "Sweden", "1-2 (1-1)", "Ukraine", { num: 44 }),
	match("Quarter-finals", "2021-07-02", "Switzerland", "1-1 (1-1) p 1-3", "Spain", { num: 45 }),
	match("Quarter-finals", "2021-07-02", "Belgium", "1-2", "Italy", { num: 46 }),
	match("Quarter-finals", "2021-07-03", "Czech Republic", "1-2", "Denmark", { num: 47 }),
	match("Quarter-finals", "2021-07-03", "Ukraine", "0-4", "England", { num: 48 }),
	match("Semi-finals", "2021-07-06", "Italy", "1-1 (1-1) p 4-2", "Spain", { num: 49 }),
	match("Semi-finals", "2021-07-07", "England", "2-1 (1-1)", "Denmark", { num: 50 }),
	match("Final", "2021-07-11", "Italy", "1-1 (1-1) p 3-2", "England", { num: 51 }),
];

const CODES: Record<string, string> = { Netherlands: "NED", Switzerland: "SUI", "Czech Republic": "CZE", Croatia: "CRO" };

/** The same tournament as openfootball wrote it until 2024: rounds with matches in them, teams with codes, scores in fields. */
function inRounds(matches: readonly Json[]): Json {
	const rounds = [...new Set(matches.map(({ round }) => round))].map((name) => ({
		name,
		matches: matches
			.filter(({ round }) => round === name)
			.map(({ round: _, time: __, team1, team2, score, ...more }) => {
				const { ft, et, p } = (score ?? {}) as Record<string, [number, number] | undefined>;
				const fields = (suffix: string, pair: [number, number] | undefined, none: Json = {}) =>
					pair ? { [`score1${suffix}`]: pair[0], [`score2${suffix}`]: pair[1] } : none;
				const team = (name: unknown) => ({ name, code: CODES[String(name)] ?? String(name).slice(0, 3).toUpperCase() });
				return {
					...more,
					time: "18:00",
					timezone: "UTC+2",
					team1: team(team1),
					team2: team(team2),
					...fields("", ft),
					...fields("i", undefined, { score1i: null, score2i: null }),
					...fields("et", et),
					...fields("p", p),
					knockout: !more.group,
				};
			}),
	}));
	return { name: "Euro 2020", rounds };
}

/** The edition by the rules alone: only the sides of group matches name their teams. */
function refilled(edition: CupFileEdition): ReadonlyMap<string, { home: string | null; away: string | null }> {
	const category = edition.categories[0]!;
	const unnamed = (side: CupFileMatch["home"]) => (side.slot ? { slot: side.slot } : side);
	const matches = edition.matches.map((m) =>
		ruleMatch(typeof m.round === "number" ? m : { ...m, home: unnamed(m.home), away: unnamed(m.away) }),
	);
	const stages = category.stages.map(
		({ id, type, advance, bestOf, divisions }): StagePlan => ({
			id,
			type,
			rules: rulesOf(category.rules),
			...(advance && { advance }),
			...(bestOf && { bestOf }),
			divisions: divisions.map(({ id, name, teams }) => ({ id, name, teams: teams ?? [] })),
		}),
	);
	const { sides } = fillSlots({ stages, matches, facts: edition.facts ?? [], withdrawn: new Set() });
	return new Map([...sides].map(([id, { home, away }]) => [id, { home: home.team, away: away.team }]));
}

describe("Euro 2020: six groups, four best thirds", () => {
	const edition = onlyEdition(imported("Euro 2020", euro2020, EURO));

	test("is played by UEFA's criteria: Denmark precedes Finland and Russia by the matches between them", () => {
		expect(edition.categories[0]!.rules).toEqual({ preset: "uefa-euro" });
		expect(matchOf(edition, "2020-m38").away.slot).toEqual({ kind: "position", division: "2020-b", position: 2 });
	});

	test("two of each group go on, and the thirds of A, C, D and F", () => {
		expect(stagesOf(edition)[0]!.advance).toEqual([{ positions: [1, 2], to: "2020-men-playoff" }]);
		expect(stagesOf(edition)[1]!.bestOf).toEqual({
			ACDF: { "2020-m39": "2020-d", "2020-m40": "2020-f", "2020-m42": "2020-a", "2020-m44": "2020-c" },
		});
		expect(matchOf(edition, "2020-m44").away).toEqual({
			team: "2020-ukraine",
			slot: { kind: "best-of", position: 3, divisions: ["2020-a", "2020-b", "2020-c", "2020-d", "2020-e", "2020-f"] },
		});
	});

	test("the slots lead the rules to the very teams that played", () => {
		const filled = refilled(edition);
		for (const { id, home, away } of edition.matches) expect(filled.get(id), id).toEqual({ home: home.team, away: away.team });
	});

	test("matches have their numbers, in print and in their ids", () => {
		expect(tie(edition, "final", "italy", "england")).toMatchObject({
			id: "2020-m51",
			number: "51",
			shootOut: { home: 3, away: 2 },
		});
	});

	test("an edition is named by its file and played when its matches were", () => {
		expect(edition).toMatchObject({ id: "2020", year: 2020, name: "Euro 2020", startsOn: "2021-06-11", endsOn: "2021-07-11" });
	});

	test("the older shape, rounds with matches in them, gives the same", () => {
		const { file, faults } = readOpenfootball([fileOf("2020/euro.json", inRounds(euro2020))], EURO);
		expect(faults).toEqual([]);
		const older = onlyEdition(file!);
		const byId = ({ matches }: CupFileEdition) =>
			new Map(matches.map((m) => [`${m.home.team} ${m.away.team} ${m.round}`, { ...m, id: "" }]));
		const knockout = ({ matches }: CupFileEdition) => matches.filter(({ round }) => typeof round === "string");
		expect(byId({ ...older, matches: knockout(older) })).toEqual(byId({ ...edition, matches: knockout(edition) }));
		expect(older.matches).toHaveLength(51);
		expect(stagesOf(older)).toEqual(stagesOf(edition));
	});
});

describe("Euro 2024, group C: two teams level on everything both went on", () => {
	const matches = [
		...group(
			"Group C",
			["2024-06-16", "2024-06-20", "2024-06-25"],
			[
				["Slovenia", "1-1", "Denmark"],
				["Serbia", "0-1", "England"],
				["Slovenia", "1-1", "Serbia"],
				["Denmark", "1-1", "England"],
				["England", "0-0", "Slovenia"],
				["Denmark", "0-0", "Serbia"],
			],
		),
		match("Semi-finals", "2024-07-01", "England", "2-1", "Denmark"),
		match("Semi-finals", "2024-07-01", "Portugal (POR)", "0-0 (0-0) p 3-0", "Slovenia"),
	];

	test("places of teams that shared and both went on are slots, in the bracket's order; the teams are known, and a recorded fact gives the same", () => {
		const edition = onlyEdition(imported("Euro 2024", matches, EURO));
		expect(tie(edition, "semi-final", "england", "denmark")).toMatchObject({
			home: { team: "2024-england", slot: { kind: "position", division: "2024-c", position: 1 } },
			away: { team: "2024-denmark", slot: { kind: "position", division: "2024-c", position: 2 } },
		});
		const slovenia = tie(edition, "semi-final", "portugal", "slovenia").away;
		expect(slovenia).toEqual({ team: "2024-slovenia", slot: { kind: "position", division: "2024-c", position: 3 } });
		const facts = [["denmark", -6] as const, ["slovenia", -7] as const].map(([team, points]) => ({
			id: team,
			at: "2024-06-25T22:00:00Z",
			kind: "fair-play" as const,
			division: "2024-c",
			team: `2024-${team}`,
			points,
		}));
		const { id } = tie(edition, "semi-final", "england", "denmark");
		const other = tie(edition, "semi-final", "portugal", "slovenia").id;
		expect(refilled(edition).get(id)).toEqual({ home: "2024-england", away: null });
		const filled = refilled({ ...edition, facts });
		expect([filled.get(id)!.away, filled.get(other)!.away]).toEqual(["2024-denmark", "2024-slovenia"]);
		expect(stagesOf(edition)[1]!.bestOf).toBeUndefined();
	});
});

describe("a tournament that has not begun", () => {
	const placeholders = (name: string) =>
		group(
			`Group ${name}`,
			["2028-06-09", "2028-06-14", "2028-06-18"],
			[
				[`${name}1`, "", `${name}2`],
				[`${name}3`, "", `${name}4`],
				[`${name}1`, "", `${name}3`],
				[`${name}2`, "", `${name}4`],
				[`${name}4`, "", `${name}1`],
				[`${name}2`, "", `${name}3`],
			],
		);
	const matches = [
		..."ABC".split("").flatMap(placeholders),
		match("Quarter-finals", "2028-06-24", "Winner Group A", "", "3rd Group B/C", { num: 37 }),
		match("Quarter-finals", "2028-06-24", "Runner-up Group A", "", "2B", { num: 38 }),
		match("Quarter-finals", "2028-06-25", "1B", "", "3A/C", { num: 39 }),
		match("Quarter-finals", "2028-06-25", "1st Group C", "", "2nd Group C", { num: 40 }),
		match("Semi-finals", "2028-06-28", "Winner Match 37", "", "W38", { num: 41 }),
		match("Semi-finals", "2028-06-28", "W39", "", "Winner of match 40", { num: 42 }),
		match("Match for third place", "2028-07-01", "L41", "", "Loser Match 42", { num: 43 }),
		match("Final", "2028-07-02", "W41", "", "W42", { num: 44 }),
	];
	const file = imported("Euro 2028", matches, EURO);
	const edition = onlyEdition(file);
	const slots = (id: string) => [matchOf(edition, id).home, matchOf(edition, id).away];

	test("slots are read in every way they are written", () => {
		expect(slots("2028-m37")).toEqual([
			{ slot: { kind: "position", division: "2028-a", position: 1 } },
			{ slot: { kind: "best-of", position: 3, divisions: ["2028-b", "2028-c"] } },
		]);
		expect(slots("2028-m38")).toEqual([
			{ slot: { kind: "position", division: "2028-a", position: 2 } },
			{ slot: { kind: "position", division: "2028-b", position: 2 } },
		]);
		expect(slots("2028-m40")).toEqual([
			{ slot: { kind: "position", division: "2028-c", position: 1 } },
			{ slot: { kind: "position", division: "2028-c", position: 2 } },
		]);
		expect(slots("2028-m41")).toEqual([
			{ slot: { kind: "winner", match: "2028-m37" } },
			{ slot: { kind: "winner", match: "2028-m38" } },
		]);
		expect(slots("2028-m43")).toEqual([
			{ slot: { kind: "loser", match: "2028-m41" } },
			{ slot: { kind: "loser", match: "2028-m42" } },
		]);
	});

	test("teams that the draw will name are in no group yet, and neither teams nor draw are published", () => {
		expect(matchOf(edition, "2028-a-1")).toMatchObject({ home: {}, away: {}, status: "scheduled", round: 1 });
		expect(edition.published).toEqual({ clubs: true, teams: false, lot: false, schedule: true });
		expect(edition.teams).toEqual([]);
		expect(stagesOf(edition)[0]!.advance).toEqual([{ positions: [1, 2], to: "2028-men-playoff" }]);
		expect(cupFile.safeParse(file).error).toBeUndefined();
	});

	test("the draw and the results are imported into the same matches", () => {
		const NATIONS: Record<string, string> = { A1: "Wales", A2: "Norway", A3: "Iceland", A4: "Malta" };
		const drawn = matches.map((m) => ({
			...m,
			team1: NATIONS[String(m.team1)] ?? m.team1,
			team2: NATIONS[String(m.team2)] ?? m.team2,
		}));
		const later = onlyEdition(imported("Euro 2028", drawn, EURO));
		expect(later.matches.map(({ id }) => id)).toEqual(edition.matches.map(({ id }) => id));
		expect(matchOf(later, "2028-a-1")).toMatchObject({ home: { team: "2028-wales" }, away: { team: "2028-norway" } });
		expect(stagesOf(later)[0]!.divisions[0]!.teams).toEqual(["2028-wales", "2028-norway", "2028-iceland", "2028-malta"]);
	});
});

describe("a file whose matches have no numbers", () => {
	test("numbers them in its order where slots speak of numbers", () => {
		const matches = [
			match("Semi-finals", "2024-07-01", "Sweden", "", "Norway"),
			match("Semi-finals", "2024-07-01", "Denmark", "", "Finland"),
			match("Final", "2024-07-04", "W1", "", "W2"),
		];
		const edition = onlyEdition(imported("Nordic Cup 2024", matches));
		expect(matchOf(edition, "2024-final")).toMatchObject({
			home: { slot: { kind: "winner", match: "2024-semi-final-1" } },
			away: { slot: { kind: "winner", match: "2024-semi-final-2" } },
		});
	});
});

describe("clubs, paths and women", () => {
	test("a club has its nation's code behind its name", () => {
		const matches = [match("Final", "2025-07-13", "Chelsea FC (ENG)", "3-0", "Paris Saint-Germain (FRA)")];
		expect(imported("Club World Cup 2025", matches).clubs).toEqual([
			{ id: "chelsea-fc", name: "Chelsea FC", nation: "en" },
			{ id: "paris-saint-germain", name: "Paris Saint-Germain", nation: "fr" },
		]);
	});

	test("a round before the groups is a qualification, which leads to no slot after them", () => {
		const matches = [
			...group(
				"Group A",
				["2025-06-14", "2025-06-19", "2025-06-23"],
				[
					["Wales", "1-0", "Norway"],
					["Malta", "0-2", "Iceland"],
					["Wales", "1-0", "Malta"],
					["Norway", "2-0", "Iceland"],
					["Iceland", "0-1", "Wales"],
					["Malta", "0-1", "Norway"],
				],
			),
			match("Final", "2025-06-28", "Wales", "1-0", "Norway"),
			match("Qualification, Playoffs", "2025-05-31", "Wales", "2-1 (1-1)", "Andorra"),
		];
		const edition = onlyEdition(imported("Club World Cup 2025", matches));
		expect(stagesOf(edition).map(({ name, divisions }) => [name, divisions.map(({ name }) => name)])).toEqual([
			["Kval", ["Qualification"]],
			["Gruppspel", ["A"]],
			["Slutspel", ["A"]],
		]);
		expect(matchOf(edition, "2025-final").home.slot).toEqual({ kind: "position", division: "2025-a", position: 1 });
	});

	test("paths of play-offs are a playoff each", () => {
		const path = (name: string, teams: string[]) => [
			match(`Play-offs, Path ${name}, Semi-finals`, "2026-03-26", teams[0]!, "2-0", teams[1]!),
			match(`Play-offs, Path ${name}, Semi-finals`, "2026-03-26", teams[2]!, "1-1 (1-1) p 2-4", teams[3]!),
			match(`Play-offs, Path ${name}, Final`, "2026-03-31", teams[3]!, "1-0", teams[0]!),
		];
		const matches = [
			...path("A", ["Italy", "Northern Ireland", "Wales", "Bosnia & Herzegovina"]),
			...path("B", ["Ukraine", "Sweden", "Poland", "Albania"]),
		];
		const edition = onlyEdition(imported("World Cup 2026 Qualifying", matches));
		expect(stagesOf(edition).map(({ name, divisions }) => [name, divisions.map(({ name }) => name)])).toEqual([
			["Slutspel", ["Play-offs, Path A", "Play-offs, Path B"]],
		]);
		expect(tie(edition, "final", "albania", "ukraine")).toMatchObject({
			home: { slot: { kind: "winner", match: "2026-play-offs-path-b-semi-final-2" } },
			away: { slot: { kind: "winner", match: "2026-play-offs-path-b-semi-final-1" } },
		});
	});

	test("a match for fifth place is a playoff of its own, fed by the losers", () => {
		const matches = [
			match("Quarter-finals", "2025-07-01", "Wales", "1-0", "Norway"),
			match("Quarter-finals", "2025-07-01", "Malta", "0-2", "Iceland"),
			match("Match for fifth place", "2025-07-03", "Norway", "2-1", "Malta"),
			match("Final", "2025-07-04", "Wales", "0-1", "Iceland"),
		];
		const edition = onlyEdition(imported("Island Games 2025", matches));
		expect(stagesOf(edition)[0]!.divisions.map(({ name }) => name)).toEqual(["A", "Match for fifth place"]);
		expect(tie(edition, "final", "norway", "malta")).toMatchObject({
			division: "2025-match-for-fifth-place",
			home: { slot: { kind: "loser", match: "2025-quarter-final-1" } },
			away: { slot: { kind: "loser", match: "2025-quarter-final-2" } },
		});
	});

	test("a league, whose matchdays have no group, is one group", () => {
		const matches = [
			match("Matchday 1", "2025-05-01", "Wales", "1-0", "Norway"),
			match("Matchday 2", "2025-05-08", "Norway", "2-2", "Wales"),
		];
		const edition = onlyEdition(imported("League 2025", matches));
		expect(stagesOf(edition).map(({ name, divisions }) => [name, divisions])).toEqual([
			["Gruppspel", [{ id: "2025-1", name: "1", teams: ["2025-wales", "2025-norway"] }]],
		]);
		expect(edition.matches.map(({ round }) => round)).toEqual([1, 2]);
	});

	test("women's cups are a category of their own, beside men's in one edition", () => {
		const final = (name: string, day: string) =>
			fileOf(`${name}.json`, { name, matches: [match("Final", day, "United States", "2-0", "Netherlands")] });
		const finals = [final("World Cup 2019", "2019-07-07"), final("Women's World Cup 2019", "2019-07-05")];
		const { file } = readOpenfootball(finals, CUP);
		expect(file!.editions).toHaveLength(1);
		// From the first day of any file to the last day of any, in whatever order.
		for (const files of [finals, finals.toReversed()]) {
			const { startsOn, endsOn } = onlyEdition(readOpenfootball(files, CUP).file!);
			expect([startsOn, endsOn]).toEqual(["2019-07-05", "2019-07-07"]);
		}
		expect(onlyEdition(file!).categories.map(({ id, gender, name }) => [id, gender, name.sv])).toEqual([
			["2019-men", "boys", "Herrar"],
			["2019-women", "girls", "Damer"],
		]);
		expect(onlyEdition(file!).matches.map(({ id, home }) => [id, home.team])).toEqual([
			["2019-final", "2019-united-states"],
			["2019-women-final", "2019-women-united-states"],
		]);
		expect(file!.clubs).toHaveLength(2);
	});
});
