import { describe, expect, it } from "vitest";
import { HEAD_TO_HEAD_FIGURES } from "../../src/cup/rules.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { BRAND, changeOf, editionOf, faultsOf, filesOf, inputOf, type Sheets, SMALL, sourceOf } from "./csv-folder.ts";

const CUP = { "cup.csv": SMALL["cup.csv"]!, "edition.csv": SMALL["edition.csv"]! };
const categories = (...rows: string[]): Sheets => ({ ...CUP, "categories.csv": rows.join("\n") });
const category = (sheets: Sheets, at = 0) => editionOf(sheets).categories![at]!;

describe("a cup", () => {
	it("is the brand's if no sheet states its number, name and sport", () => {
		const source = readCsvFolder("cup", filesOf({ ...SMALL, "cup.csv": "zone,nation\nEurope/Stockholm,SE\n" }), {
			brand: { ...BRAND, sport: "handball" },
			cups: [],
		}).source(undefined);
		expect(inputOf(source).cup).toEqual({ id: 1, name: "Fyrcupen", zone: "Europe/Stockholm", sport: "handball" });
		expect(inputOf(source).editions![0]!.categories![0]!.rules).toMatchObject({ preset: "partille" });
	});

	it("has the number that the command line gives", () => {
		const read = readCsvFolder("cup", filesOf(SMALL), { cup: 9, brand: BRAND, cups: [] });
		expect(inputOf(read.source(undefined)).cup.id).toBe(9);
	});

	it("in the record keeps its zone, and nothing changes that no sheet states", () => {
		const cup = { id: 7, name: "Klippcupen", zone: "Europe/Helsinki", sport: "football" } as const;
		const read = readCsvFolder("cup", filesOf({ ...SMALL, "cup.csv": "number,nation\n7,SE\n" }), { brand: BRAND, cups: [cup] });
		const input = inputOf(read.source({ cup, clubs: [], arenas: [] }));
		expect(input.cup).toEqual({ id: 7 });
		expect(input.editions![0]!.matches![0]!.start).toBe("2026-07-13T09:00:00+03:00");
	});
});

describe("a category", () => {
	it("of a gender and an age is known by its name in either language", () => {
		expect(category(categories("name", "Pojkar 14"))).toMatchObject({
			id: "2026-b14",
			name: { en: "Boys 14", sv: "Pojkar 14" },
			shortName: { en: "B14", sv: "P14" },
			gender: "boys",
			age: 14,
		});
		expect(category(categories("namn", "F13"))).toMatchObject({ name: { en: "Girls 13", sv: "Flickor 13" }, gender: "girls" });
	});

	it("of another name states its gender, and may have a name for each language", () => {
		const sheets = categories("namn;namn (en);kortnamn;kön;ålder", "Bredd;Grassroots;Br;mix;");
		expect(category(sheets)).toMatchObject({
			name: { en: "Grassroots", sv: "Bredd" },
			shortName: { en: "Br", sv: "Br" },
			gender: "mixed",
		});
		expect(category(sheets)).not.toHaveProperty("age");
	});

	it("that is young publishes no scores, tables or playoffs", () => {
		expect(category(categories("name,results published", "Boys 11,no")).publishes).toEqual({
			scores: false,
			tables: false,
			playoffs: false,
		});
		expect(category(categories("name,results published,scores published", "Boys 13,no,yes")).publishes).toEqual({
			scores: true,
			tables: false,
			playoffs: false,
		});
	});

	it("has the rules of a preset, with parts of it replaced", () => {
		const columns = "name;rules;points;criteria;walkover score;withdrawn teams;goal cap;drawn playoff";
		const row = "Boys 14;EHF;2/1/0;head-to-head again; målskillnad; gjorda mål; lottning;5-0;keep;6;förlängning; sjumeterskast";
		const quoted = row
			.replace("head-to-head again; målskillnad; gjorda mål; lottning", '"head-to-head again; målskillnad; gjorda mål; lottning"')
			.replace("förlängning; sjumeterskast", '"förlängning; sjumeterskast"');
		expect(category(categories(columns, quoted)).rules).toEqual({
			preset: "ehf",
			points: { win: 2, draw: 1, loss: 0 },
			criteria: [{ headToHead: ["points", "goal-difference", "goals-for"], again: true }, "goal-difference", "goals-for", "lots"],
			walkover: { winner: 5, loser: 0 },
			withdrawn: "keep",
			goalCap: 6,
			drawnPlayoff: ["extra-time", "seven-metre-throws"],
		});
		expect(category(categories("name,criteria", 'Boys 14,"inbördes poäng/målskillnad, lots"')).rules).toEqual({
			preset: "gothia",
			criteria: [{ headToHead: ["points", "goal-difference"] }, "lots"],
		});
	});

	it("reads points of decided group matches and bonus points, in both languages", () => {
		const english = categories(
			"name;points;drawn group;bonus points",
			'Boys 14;3-2-1-0;extra time, penalties;"1 per goal, at most 3; 1 for a clean sheet; 2 points for at least 5 goals; 0.5 for a loss by at most 1"',
		);
		const rules = {
			preset: "gothia",
			points: { win: 3, draw: 1, loss: 0, decided: { win: 2, loss: 1 } },
			drawnGroup: ["extra-time", "penalties"],
			bonus: [
				{ for: "each-goal", points: 1, most: 3 },
				{ for: "clean-sheet", points: 1 },
				{ for: "goals", points: 2, from: 5 },
				{ for: "narrow-loss", points: 0.5, by: 1 },
			],
		};
		expect(category(english).rules).toEqual(rules);
		const swedish = categories(
			"namn;poäng;oavgjort gruppspel;bonuspoäng",
			'P14;3/2/1/0;förlängning, straffar;"1 per mål, högst 3; 1 för hållen nolla; 2 poäng för minst 5 mål; 0,5 för förlust med högst 1 mål"',
		);
		expect(category(swedish).rules).toEqual(rules);
	});

	it("reads head-to-head without figures as points, difference and goals, whatever figures the rules learn later", () => {
		const figures = HEAD_TO_HEAD_FIGURES as unknown as string[];
		figures.push("wins");
		try {
			for (const bare of ["head-to-head", "inbördes möten"])
				expect(category(categories("name,criteria", `Boys 14,"${bare}, lots"`)).rules!.criteria).toEqual([
					{ headToHead: ["points", "goal-difference", "goals-for"] },
					"lots",
				]);
		} finally {
			figures.pop();
		}
	});
});

describe("groups and playoffs", () => {
	const teams = (...groups: string[]) =>
		["club,group", ...groups.flatMap((group, at) => [...group].map((letter) => `${letter.toUpperCase()} IF,${at + 1}`))].join(
			"\n",
		);

	it("are made of the teams that name them, in the order of their names, the draw in the order of the rows", () => {
		const [stage] = category({ ...categories("name", "Boys 14"), "teams.csv": "club,group\nAsk,Grupp 10\nBro,group 2\nDal,2\n" })
			.stages!;
		expect(stage).toMatchObject({
			id: "2026-b14-gruppspel",
			type: "group",
			rank: 1,
			name: "Gruppspel",
			title: { en: "Group stage", sv: "Gruppspel" },
		});
		expect(stage!.divisions).toEqual([
			{ id: "2026-b14-gruppspel-2", name: "2", teams: ["2026-b14-bro", "2026-b14-dal"] },
			{ id: "2026-b14-gruppspel-10", name: "10", teams: ["2026-b14-ask"] },
		]);
	});

	it("are in the order of the seats if the sheet has them", () => {
		const [stage] = category({ ...categories("name", "Boys 14"), "teams.csv": "club,group,seat\nAsk,A,3\nBro,A,1\nDal,A,2\n" })
			.stages!;
		expect(stage!.divisions![0]!.teams).toEqual(["2026-b14-bro", "2026-b14-dal", "2026-b14-ask"]);
	});

	it("the rest of unequal groups goes on to B, however large they are", () => {
		const sheets = { ...categories("name,goes on", 'Boys 14,"1-2 A, övriga B"'), "teams.csv": teams("abc", "defgh") };
		const [stage, a, b] = category(sheets).stages!;
		expect(stage!.advance).toEqual([
			{ positions: [1, 2], to: "2026-b14-slutspel-a" },
			{ positions: [3, 5], to: "2026-b14-slutspel-b" },
		]);
		expect([a, b].map((one) => [one!.name, one!.rank, one!.title!.en])).toEqual([
			["Slutspel A", 2, "Playoff A"],
			["Slutspel B", 3, "Playoff B"],
		]);
	});

	it("go on by the size of the group if the sheet states it", () => {
		const sheets = {
			...categories("name,goes on", 'Boys 14,"1-2 A, 3 till B (3 lag), 3-4 B (groups of 4), rest C (5)"'),
			"teams.csv": teams("abc", "defg", "hijkl"),
		};
		expect(category(sheets).stages![0]!.advance).toEqual([
			{ positions: [1, 2], to: "2026-b14-slutspel-a" },
			{ positions: [3, 3], to: "2026-b14-slutspel-b", groupSize: 3 },
			{ positions: [3, 4], to: "2026-b14-slutspel-b", groupSize: 4 },
			{ positions: [3, 5], to: "2026-b14-slutspel-c", groupSize: 5 },
		]);
	});

	it("of several consecutive group stages are in a sheet of stages, and slots refer to earlier ones", () => {
		const edition = editionOf({
			...categories("name", "Boys 14"),
			"stages.csv": "name,goes on\nGroup stage,1 Gruppspel 2\nGruppspel 2,1 Slutspel A\nSlutspel A,\n",
			"teams.csv": teams("ab", "cd"),
			"groups.csv": "stage,group\nGruppspel,1\nGruppspel,2\nGruppspel 2,1\n",
			"matches.csv":
				"stage,group,playoff,round,home,away\nGruppspel 2,1,,1,1st of group 1,1st of group 2\n,,A,final,1st of group 1,2nd of group 1\n",
		});
		expect(edition.categories![0]!.stages!.map(({ name, rank, advance }) => [name, rank, advance])).toEqual([
			["Gruppspel", 1, [{ positions: [1, 1], to: "2026-b14-gruppspel-2" }]],
			["Gruppspel 2", 2, [{ positions: [1, 1], to: "2026-b14-slutspel-a" }]],
			["Slutspel A", 3, undefined],
		]);
		const [second, final] = edition.matches!;
		expect(second!.home!.slot).toEqual({ kind: "position", division: "2026-b14-gruppspel-1", position: 1 });
		expect(final!.home!.slot).toEqual({ kind: "position", division: "2026-b14-gruppspel-2-1", position: 1 });
	});

	it("may count all matches of the best thirds, if the stage excludes those against the first two", () => {
		const edition = editionOf({
			...categories("name", "Boys 14"),
			"stages.csv": "name,best thirds against first two\nGruppspel,\nSlutspel A,no\nSlutspel B,yes\n",
		});
		expect(edition.categories![0]!.stages!.map((stage) => stage.bestOfAgainstFirstTwo)).toEqual([undefined, false, true]);
	});

	it("may have a table of the best thirds", () => {
		const edition = editionOf({
			...categories("name", "Boys 14"),
			"teams.csv": "club,group\nA1,A\nB1,B\nC1,C\n",
			"matches.csv": "number,playoff,round,home,away\n9,A,semi-final 1,1A,3A/B/C\n",
			"best-thirds.csv": "groups,match,group\nB,9,B\nA C,9,C\n",
		});
		expect(edition.categories![0]!.stages![1]!.bestOf).toEqual({
			B: { "2026-b14-slutspel-a-semi-final-1": "B" },
			AC: { "2026-b14-slutspel-a-semi-final-1": "C" },
		});
		expect(edition.matches![0]!.away!.slot).toEqual({
			kind: "best-of",
			position: 3,
			divisions: ["A", "B", "C"].map((name) => `2026-b14-gruppspel-${name.toLowerCase()}`),
		});
	});
});

describe("clubs and teams", () => {
	it("are distinguished by a suffix, and named by club and suffix elsewhere", () => {
		const edition = editionOf({
			...categories("name", "Boys 14"),
			"teams.csv": "klubb;lag;grupp;hemmatröja;utgått\nBK Tången;1;A;blå;\nBK Tången;2;A;;ja\n",
			"matches.csv": "hemma;borta\nbk tangen 1;BK TÅNGEN 2\n",
		});
		expect(edition.teams).toEqual([
			{ id: "2026-b14-bk-tangen-1", club: "bk-tangen", category: "2026-b14", suffix: "1", shirts: { home: "blå" } },
			{ id: "2026-b14-bk-tangen-2", club: "bk-tangen", category: "2026-b14", suffix: "2", withdrawn: true },
		]);
		expect(edition.matches![0]).toMatchObject({ home: { team: "2026-b14-bk-tangen-1" }, away: { team: "2026-b14-bk-tangen-2" } });
	});

	it("have their nation in either language or as a code; the cup's where none is given", () => {
		const change = changeOf({
			...categories("name", "Boys 14"),
			"teams.csv": "club,nation\nA,Norge\nB,NO\nC,NOR\nD,England\nE,Skottland\nF,Åland\nG,\n",
		});
		expect(change.clubs!.map(({ nation }) => nation)).toEqual(["no", "no", "no", "en", "ct", "ax", "se"]);
	});

	it("of one name from two nations need a sheet of clubs, with ids", () => {
		const change = changeOf({
			...categories("name", "Boys 14"),
			"clubs.csv": "id,name,nation\nviking-no,Viking,Norway\nviking-se,Viking,Sweden\n",
			"teams.csv": "id,club,nation\nv1,Viking,NO\nv2,viking-se,\n",
		});
		expect(change.editions![0]!.teams!.map(({ club }) => club)).toEqual(["viking-no", "viking-se"]);
	});

	it("with letters that an id cannot have get ids of their own, which do not depend on the other rows", () => {
		const ids = (...clubs: string[]) =>
			changeOf({ ...categories("name", "Boys 14"), "teams.csv": ["club", ...clubs].join("\n") }).clubs!.map(({ id }) => id);
		const [spartak, zenit] = ids("Спартак", "Зенит");
		expect(spartak).toMatch(/^[0-9a-f]{8}$/);
		expect(spartak).not.toBe(zenit);
		expect(ids("Зенит", "Спартак")).toEqual([zenit, spartak]);
		const long = "Idrottsföreningen Kamraterna i Västra Frölunda Södra och dess Vänner ";
		const [one, other] = ids(`${long}A`, `${long}B`);
		expect(one).not.toBe(other);
		expect(one!.length).toBeLessThanOrEqual(64);
	});
});

describe("matches", () => {
	const match = (heading: string, row: string, more: Sheets = {}) =>
		editionOf({ ...SMALL, "matches.csv": `${heading}\n${row}\n`, ...more }).matches![0]!;

	it("find their category and group by their teams", () => {
		expect(match("home,away", "Ek IF,Fur IF")).toMatchObject({
			division: "2026-b14-gruppspel-b",
			id: "2026-b14-gruppspel-b-ek-if-fur-if",
		});
	});

	it("keep their id when number, time and field change", () => {
		const before = match("number,date,time,field,home,away", "1,2026-07-13,09:00,Heden 1,Ask IF,Bro IF");
		const after = match("number,date,time,field,home,away", "77,2026-07-14,12:00,Valhalla,Ask IF,Bro IF");
		expect(after.id).toBe(before.id);
		expect([before.field, after.field]).toEqual(["heden-1", "valhalla-valhalla"]);
	});

	it("of the same sides twice are two", () => {
		const { matches } = editionOf({ ...SMALL, "matches.csv": "home,away\nAsk IF,Bro IF\nBro IF,Ask IF\nAsk IF,Bro IF\n" });
		expect(matches!.map(({ id }) => id)).toEqual(
			["ask-if-bro-if", "bro-if-ask-if", "ask-if-bro-if-2"].map((end) => `2026-b14-gruppspel-a-${end}`),
		);
		expect(matches!.map(({ round }) => round)).toEqual([1, 2, 3]);
	});

	it("are on one field, whether a sheet calls it by its number or by its arena and number", () => {
		for (const field of ["2", "Heden 2"])
			for (const named of ["2", "Heden 2"]) {
				const sheets = { "arenas.csv": "name\nHeden\n", "fields.csv": `arena,field\nHeden,${named}\n` };
				const { arenas } = changeOf({
					...SMALL,
					...sheets,
					"matches.csv": `arena,field,home,away\nHeden,${field},Ask IF,Bro IF\n`,
				});
				expect(arenas).toMatchObject([{ name: "Heden", fields: [{ id: "heden-2", name: "2" }] }]);
			}
	});

	it("start on the clocks of their arena", () => {
		const sheets = { "arenas.csv": "name,zone\nHeden,\nMarienhamn,Europe/Helsinki\n" };
		expect(match("date,time,arena,field,home,away", "13/7 2026,9.30,Heden,1,Ask IF,Bro IF", sheets).start).toBe(
			"2026-07-13T09:30:00+02:00",
		);
		expect(match("date,time,arena,field,home,away", "13/7 2026,9.30,Marienhamn,1,Ask IF,Bro IF", sheets).start).toBe(
			"2026-07-13T09:30:00+03:00",
		);
		expect(match("datum,hemma,borta", "2026-07-13 09:30,Ask IF,Bro IF").start).toBe("2026-07-13T09:30:00+02:00");
		const moved = (...earlier: string[]) =>
			match(
				"date,arena,field,earlier date,earlier field,home,away",
				`2026-07-13 11:00,Heden,1,2026-07-13 09:30,${earlier.join()},Ask IF,Bro IF`,
				sheets,
			).moved;
		expect(moved("Marienhamn 1"), "where it was to be").toMatchObject({ start: "2026-07-13T09:30:00+03:00" });
		expect(moved("")).toEqual({ start: "2026-07-13T09:30:00+02:00" });
	});

	it("with a score are finished, in one column or two; with a shoot-out decided by one", () => {
		expect(match("home,away,score", "Ask IF,Bro IF,2–1")).toMatchObject({ status: "finished", score: { home: 2, away: 1 } });
		expect(match("home,away,home goals,away goals", "Ask IF,Bro IF,0,10")).toMatchObject({
			status: "finished",
			score: { home: 0, away: 10 },
		});
		expect(match("home,away,score,straffar", "Ask IF,Bro IF,1-1,4-3")).toMatchObject({
			decidedBy: "penalties",
			shootOut: { home: 4, away: 3 },
		});
		const handball = { "cup.csv": "zone,sport,nation\nEurope/Stockholm,handboll,SE\n" };
		expect(match("home,away,score,sjumeterskast", "Ask IF,Bro IF,21-21,4-3", handball)).toMatchObject({
			decidedBy: "seven-metre-throws",
		});
	});

	it("can be walkovers, whose winner is a side or a team", () => {
		expect(match("home,away,status,winner", "Ask IF,Bro IF,w.o.,borta")).toMatchObject({ status: "walkover", winner: "away" });
		expect(match("home,away,status,winner", "Ask IF,Bro IF,walkover,Ask IF")).toMatchObject({
			status: "walkover",
			winner: "home",
		});
	});

	it("have a slot beside the team that fills it", () => {
		expect(match("round,home,away", "final,Ask IF (1A),1B").home).toEqual({
			team: "2026-b14-ask-if",
			slot: { kind: "position", division: "2026-b14-gruppspel-a", position: 1 },
		});
	});

	it("lead on to each other by number, id or round, also to one further down", () => {
		const edition = editionOf({
			...SMALL,
			"matches.csv":
				"id,number,playoff,round,home,away\n,9,A,final,Winner of match 7,Vinnare semifinal 2\n,10,A,bronsmatch,Loser SF1,L8\n,7,A,SF,1A,2B\nown-id,8,A,SF,1B,2A\n",
		});
		const [final, bronze, first, second] = edition.matches!;
		expect([first!.id, second!.id]).toEqual(["2026-b14-slutspel-a-semi-final-1", "own-id"]);
		expect([final!.home, final!.away]).toEqual([
			{ slot: { kind: "winner", match: first!.id } },
			{ slot: { kind: "winner", match: "own-id" } },
		]);
		expect([bronze!.home, bronze!.away]).toEqual([
			{ slot: { kind: "loser", match: first!.id } },
			{ slot: { kind: "loser", match: "own-id" } },
		]);
	});

	it("that were moved have their old time and place", () => {
		const row = match(
			"date,time,field,earlier date,earlier time,earlier field,home,away",
			"13/7 2026,12:00,Heden 1,13/7 2026,10:00,Heden 3,Ask IF,Bro IF",
		);
		expect(row.moved).toEqual({ start: "2026-07-13T10:00:00+02:00", field: "heden-3" });
	});

	it("are the selected games if the sheet says yes, in its order", () => {
		expect(
			editionOf({ ...SMALL, "matches.csv": "home,away,selected\nAsk IF,Bro IF,\nEk IF,Fur IF,ja\nFur IF,Gran IF,no\n" })
				.selectedGames,
		).toEqual(["2026-b14-gruppspel-b-ek-if-fur-if"]);
		expect(editionOf(SMALL)).not.toHaveProperty("selectedGames");
	});

	it("have what happened in them, without anybody's name", () => {
		const events = "match,minute,kind,side,shirt,score\n1,12,mål,Ask IF,9,1-0\n1,45+2,gult kort,borta,,\n";
		const edition = editionOf({ ...SMALL, "events.csv": events });
		expect(edition.matches![0]!.events).toEqual([
			{ kind: "goal", minute: 12, side: "home", shirt: 9, score: { home: 1, away: 0 } },
			{ kind: "yellow-card", minute: 45, added: 2, side: "away" },
		]);
	});
});

describe("facts that results cannot show", () => {
	it("is recorded with its time", () => {
		const { facts } = editionOf({
			...SMALL,
			"facts.csv": [
				"kind,date,time,group,order,team,points,ranking,match,note",
				'lottning,14/7 2026,18.00,A,"Bro IF; Ask IF",,,,,',
				"fair play,2026-07-14,18:00,A,,Ask IF,-3,,,",
				"ranking,2026-07-14 18:00,,,,Ek IF,,12,,",
				"rättelse,2026-07-14,18:05,,,,,,1,The referee's report said 2–1.",
			].join("\n"),
		});
		const at = "2026-07-14T18:00:00+02:00";
		expect(facts).toEqual([
			{
				id: expect.stringMatching(/^2026-lots-/),
				at,
				kind: "lots",
				division: "2026-b14-gruppspel-a",
				order: ["2026-b14-bro-if", "2026-b14-ask-if"],
			},
			{
				id: expect.stringMatching(/^2026-fair-play-/),
				at,
				kind: "fair-play",
				division: "2026-b14-gruppspel-a",
				team: "2026-b14-ask-if",
				points: -3,
			},
			{ id: "2026-ranking-2026-b14-ek-if", at, kind: "ranking", team: "2026-b14-ek-if", ranking: 12 },
			{
				id: expect.stringMatching(/^2026-correction-/),
				at: "2026-07-14T18:05:00+02:00",
				kind: "correction",
				match: "2026-b14-gruppspel-a-ask-if-bro-if",
				note: "The referee's report said 2–1.",
			},
		]);
	});
});

describe("what parts the best thirds", () => {
	it("is recorded of the playoff that they go on to: lots, fair play, a ranking", () => {
		const { facts } = editionOf({
			...SMALL,
			"facts.csv": [
				"kind,date,stage,order,team,points,ranking",
				'lots,2026-07-14 18:00,Slutspel,"Bro IF; Ek IF",,,',
				"fair play,2026-07-14 18:00,Playoff,,Ask IF,-3,",
				"ranking,2026-07-14 18:00,A,,Ek IF,,12",
			].join("\n"),
		});
		const stage = "2026-b14-slutspel-a";
		expect(facts).toMatchObject([
			{ kind: "lots", stage, order: ["2026-b14-bro-if", "2026-b14-ek-if"] },
			{ kind: "fair-play", stage, team: "2026-b14-ask-if", points: -3 },
			{ id: "2026-ranking-2026-b14-slutspel-a-2026-b14-ek-if", kind: "ranking", stage, ranking: 12 },
		]);
		expect(facts!.filter((fact) => "division" in fact)).toEqual([]);
	});

	it("names a stage that there is", () => {
		const { faults } = sourceOf(
			filesOf({ ...SMALL, "facts.csv": "kind,date,stage,order\nlots,2026-07-14 18:00,Slutspel C,Bro IF; Ek IF\n" }),
		);
		expect(faults).toMatchObject([{ field: "stage", message: "no such stage" }]);
	});
});

describe("a cell", () => {
	it("that is blank leaves a value unchanged; a dash removes it", () => {
		const { matches } = editionOf({ ...SMALL, "matches.csv": "number,home,away,score\n,Ask IF,Bro IF,\n-,Ek IF,Fur IF,–\n" });
		expect(matches![0]).not.toHaveProperty("number");
		expect(matches![1]).toMatchObject({ number: null, score: null });
	});

	it("with remove deletes the row's item from the record", () => {
		const { remove, editions } = changeOf({
			...SMALL,
			"teams.csv": SMALL["teams.csv"]!.replace("group\n", "group,remove\n").replace("Gran IF,B14,B", "Gran IF,B14,B,ja"),
		});
		expect(remove).toEqual({ teams: ["2026-b14-gran-if"] });
		expect(editions![0]!.teams).toHaveLength(5);
	});
});

describe("sheets", () => {
	it("go by their English or Swedish name, or by what a spreadsheet puts before it", () => {
		const { "teams.csv": teams, ...rest } = SMALL;
		for (const name of ["Lag.csv", "Klippcupen-lag.csv", "Klippcupen - Teams.csv", "LAG.CSV"])
			expect(faultsOf({ ...rest, [name]: teams! })).toEqual([]);
	});

	it("in Windows-1252 are read, with a warning", () => {
		const files = filesOf(SMALL).map((file) =>
			file.name.endsWith("teams.csv")
				? { ...file, bytes: Uint8Array.from(SMALL["teams.csv"]!.replaceAll("Gran", "Grän"), (letter) => letter.charCodeAt(0)) }
				: file,
		);
		const { input, faults } = sourceOf(files);
		expect(faults).toMatchObject([
			{ severity: "warning", file: "cup/teams.csv", message: "letters that are not UTF-8, read as Windows-1252" },
		]);
		expect(JSON.stringify(input)).toContain("Grän IF");
	});
});

describe("streams", () => {
	const streams = (...rows: string[]) => editionOf({ ...SMALL, "streams.csv": `${rows.join("\n")}\n` }).streams;

	it("are of a match by its number, with the provider of the address", () => {
		expect(
			streams("match,title (en),title (sv),address,access", "1,Opening,Öppningen,https://youtu.be/aqz-KE-bpKQ,pass"),
		).toEqual([
			{
				id: "2026-b14-gruppspel-a-ask-if-bro-if",
				match: "2026-b14-gruppspel-a-ask-if-bro-if",
				title: { en: "Opening", sv: "Öppningen" },
				provider: "youtube",
				address: "https://youtu.be/aqz-KE-bpKQ",
				state: "upcoming",
				access: "pass",
			},
		]);
	});

	it("are of a field on the clocks of its arena, in Swedish words too", () => {
		expect(
			streams(
				"arena;plan;datum;från;till;titel;adress;läge;åtkomst",
				"Heden;1;2026-07-13;09.00;18.00;Heden 1;https://live.cup.example/heden-1/index.m3u8;repris;konto",
			),
		).toEqual([
			{
				id: "heden-1-2026-07-13t09-00",
				field: "heden-1",
				from: "2026-07-13T09:00:00+02:00",
				until: "2026-07-13T18:00:00+02:00",
				title: { en: "Heden 1", sv: "Heden 1" },
				provider: "hls",
				address: "https://live.cup.example/heden-1/index.m3u8",
				state: "replay",
				access: "account",
			},
		]);
	});

	it("are named with what is wrong in them, and where", () => {
		const faults = (...rows: string[]) => faultsOf({ ...SMALL, "streams.csv": `${rows.join("\n")}\n` });
		expect(faults("match,title,address", "99,A,https://vimeo.com/1")[0]).toMatch(/streams\.csv:2 A "match": no match 99/);
		expect(faults("match,title,address", "1,A,https://watch.example/1")[0]).toMatch(
			/streams\.csv:2 C "address": not a stream address that can be played/,
		);
		expect(faults("title,address", "A,https://vimeo.com/1")[0]).toMatch(/streams\.csv:2 .*expected what it shows/);
		expect(faults("match,title,address", "1,A,https://vimeo.com/1", "1,B,https://vimeo.com/2")[0]).toMatch(
			/streams\.csv:3 A "match": a stream that is already in an earlier row/,
		);
		expect(faults("match,title,address,access", "1,A,https://vimeo.com/1,friends")[0]).toMatch(/D "access": no such access/);
	});
});
