import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aClub, aMatch, aSmallCup } from "../../../../tests/support/cup.ts";
import type { Database } from "../../../database/database.ts";
import { openInMemory } from "../../../database/folder.ts";
import type { CupFile, CupFileMatch, CupFileStage } from "../cup-file.ts";
import { exportCup } from "../export.ts";
import type { Fault } from "../fault.ts";
import { readSource } from "../file/source.ts";
import { importCup } from "./import.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

type Edition = CupFile["editions"][number];
const edition = (file: CupFile): Edition => file.editions[0]!;
const matchOf = (file: CupFile, id: string): CupFileMatch => edition(file).matches.find((match) => match.id === id)!;
const stageOf = (file: CupFile, id: string): CupFileStage =>
	edition(file)
		.categories.flatMap(({ stages }) => stages)
		.find((stage) => stage.id === id)!;
/** Lays something over what a type would not allow: the file is broken. */
const put = (noun: object, fields: Record<string, unknown>) => void Object.assign(noun, fields);
const drop = (noun: object, field: string) => void Reflect.deleteProperty(noun, field);

async function importText(text: string) {
	const read = readSource("cup.json", text);
	if (!read.source) return read.faults;
	const report = await importCup(db, read.source);
	return report.faults;
}

type Case = [sentence: string, breaks: (file: CupFile) => void, path: string, message: RegExp];

/** Each file has one thing wrong; matches[0] is b14-m1, [9] the first semi-final, [15] the live match of g15. */
const CASES: Case[] = [
	// Shape.
	["a match without its status", (file) => drop(matchOf(file, "b14-m1"), "status"), "editions[0].matches[0].status", /^missing$/],
	["a team without its club", (file) => drop(edition(file).teams[0]!, "club"), "editions[0].teams[0].club", /^missing$/],
	["a club whose name is a number", (file) => put(file.clubs[1]!, { name: 7 }), "clubs[1].name", /of the wrong type/],
	[
		"a field that the format does not know",
		(file) => put(matchOf(file, "b14-m1"), { halftime: "1-0" }),
		"editions[0].matches[0].halftime",
		/not known/,
	],
	[
		"an id with a space",
		(file) => put(edition(file).announcements![0]!, { id: "wel come" }),
		"editions[0].announcements[0].id",
		/written wrongly/,
	],
	["a nation in capitals", (file) => put(file.clubs[0]!, { nation: "SWE" }), "clubs[0].nation", /written wrongly/],
	[
		"a start without its offset",
		(file) => put(matchOf(file, "b14-t"), { start: "2026-07-16T09:00:00" }),
		"editions[0].matches[11].start",
		/written wrongly/,
	],
	[
		"a day that does not exist",
		(file) => put(edition(file), { startsOn: "2026-02-30" }),
		"editions[0].startsOn",
		/written wrongly/,
	],
	[
		"a status that is none",
		(file) => put(matchOf(file, "b14-m1"), { status: "played" }),
		"editions[0].matches[0].status",
		/not allowed/,
	],
	[
		"a round that is none",
		(file) => put(matchOf(file, "b14-f"), { round: "last" }),
		"editions[0].matches[12].round",
		/not allowed/,
	],
	[
		"a kind of slot that is none",
		(file) => put(matchOf(file, "b14-f").home, { slot: { kind: "champion" } }),
		"editions[0].matches[12].home.slot.kind",
		/not allowed/,
	],
	[
		"a preset that is none",
		(file) => put(edition(file).categories[0]!, { rules: { preset: "offside" } }),
		"editions[0].categories[0].rules.preset",
		/not allowed/,
	],
	[
		"a text in one language",
		(file) => put(edition(file).categories[0]!, { name: { en: "Boys" } }),
		"editions[0].categories[0].name.sv",
		/^missing$/,
	],
	[
		"a score without two numbers",
		(file) => put(matchOf(file, "b14-m1"), { score: { home: 3 } }),
		"editions[0].matches[0].score",
		/a score without two numbers/,
	],
	[
		"a score below nothing",
		(file) => put(matchOf(file, "b14-m1"), { score: { home: -1, away: 0 } }),
		"editions[0].matches[0].score",
		/a score without two numbers/,
	],
	[
		"half a half-time score",
		(file) => put(matchOf(file, "b14-m1"), { halfTime: { away: 0 } }),
		"editions[0].matches[0].halfTime",
		/a score without two numbers/,
	],
	[
		"an event that the format does not know",
		(file) => put(matchOf(file, "g15-m1").events![0]!, { kind: "offside" }),
		"editions[0].matches[15].events[0].kind",
		/not allowed/,
	],
	["a name of a format that is not ours", (file) => put(file, { format: "cupboard-cup/9" }), "format", /not allowed/],
	["a cup without its number", (file) => drop(file.cup, "id"), "cup.id", /^missing$/],
	["a cup without its name", (file) => drop(file.cup, "name"), "cup.name", /^missing$/],
	[
		"a name with a character that no record keeps",
		(file) => put(file.clubs[1]!, { name: "Bro\0 IF" }),
		"clubs[1].name",
		/cannot be kept/,
	],
	[
		"a score that is no match's",
		(file) => put(matchOf(file, "b14-m1"), { score: { home: 3_000_000_000, away: 0 } }),
		"editions[0].matches[0].score",
		/a score without two numbers/,
	],
	// Ids.
	[
		"a match id that stands twice",
		(file) => edition(file).matches.push(aMatch("b14-m1", "b14-g-2", ["b14-fur", "b14-hav"])),
		"editions[0].matches[21].id",
		/an id that another match of the file has/,
	],
	[
		"a club id that stands twice",
		(file) => file.clubs.push(aClub("ask")),
		"clubs[7].id",
		/an id that another club of the file has/,
	],
	[
		"a field id that two arenas have",
		(file) => file.arenas[1]!.fields.push({ id: "heden-2", name: "Two" }),
		"arenas[1].fields[1].id",
		/an id that another field of the file has/,
	],
	[
		"two editions of one year",
		(file) =>
			file.editions.push({
				...edition(file),
				id: "lc-2",
				categories: [],
				teams: [],
				matches: [],
				announcements: [],
				selectedGames: [],
				facts: [],
			}),
		"editions[1].year",
		/a year that edition "lc-2026" has/,
	],
	// What leads nowhere.
	[
		"a team of a club that is not there",
		(file) => put(edition(file).teams[0]!, { club: "nowhere" }),
		"editions[0].teams[0].club",
		/no such club/,
	],
	[
		"a team of a category that is not there",
		(file) => put(edition(file).teams[13]!, { category: "b99" }),
		"editions[0].teams[13].category",
		/no such category/,
	],
	[
		"a match of a team that is not there",
		(file) => put(matchOf(file, "b14-m1").home, { team: "b14-xyz" }),
		"editions[0].matches[0].home.team",
		/no such team/,
	],
	[
		"a match in a division that is not there",
		(file) => put(matchOf(file, "b14-m1"), { division: "b14-g-9" }),
		"editions[0].matches[0].division",
		/no such division/,
	],
	[
		"a match on a field that is not there",
		(file) => put(matchOf(file, "b14-m1"), { field: "heden-99" }),
		"editions[0].matches[0].field",
		/no such field/,
	],
	[
		"a moved match whose old field is not there",
		(file) => put(matchOf(file, "g15-m2").moved!, { field: "heden-99" }),
		"editions[0].matches[16].moved.field",
		/no such field/,
	],
	[
		"a group of a team that is not there",
		(file) => stageOf(file, "b14-g").divisions[0]!.teams!.push("b14-xyz"),
		"editions[0].categories[0].stages[0].divisions[0].teams[4]",
		/no such team/,
	],
	[
		"a selected game that is not there",
		(file) => put(edition(file), { selectedGames: ["b14-f", "b14-x"] }),
		"editions[0].selectedGames[1]",
		/no such match/,
	],
	[
		"a way on to a stage that is not there",
		(file) => put(stageOf(file, "b14-g").advance![1]!, { to: "b14-c" }),
		"editions[0].categories[0].stages[0].advance[1].to",
		/no such stage/,
	],
	[
		"a table of best thirds with a match that is not there",
		(file) => put(stageOf(file, "b14-a"), { bestOf: { "12": { "b14-x": "1" } } }),
		"editions[0].categories[0].stages[1].bestOf.12.b14-x",
		/no such match/,
	],
	[
		"a fact about a team that is not there",
		(file) => put(edition(file).facts![0]!, { team: "b14-xyz" }),
		"editions[0].facts[0].team",
		/no such team/,
	],
	[
		"a fact about a match that is not there",
		(file) => put(edition(file).facts![1]!, { match: "m0" }),
		"editions[0].facts[1].match",
		/no such match/,
	],
	[
		"a slot that points to a match that is not there",
		(file) => put(matchOf(file, "b14-f").home, { slot: { kind: "winner", match: "b14-s9" } }),
		"editions[0].matches[12].home.slot.match",
		/no such match/,
	],
	[
		"a slot that points to a group that is not there",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "b14-g-7", position: 1 } }),
		"editions[0].matches[9].home.slot.division",
		/no such division/,
	],
	[
		"a slot that points to a position that the group does not have",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "b14-g-1", position: 5 } }),
		"editions[0].matches[9].home.slot.position",
		/a position that group "b14-g-1" does not have/,
	],
	[
		"a slot that points into a playoff's positions",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "b14-b-1", position: 1 } }),
		"editions[0].matches[9].home.slot.division",
		/a position in a playoff/,
	],
	[
		"a slot that points to another category",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "g15-g-a", position: 1 } }),
		"editions[0].matches[9].home.slot.division",
		/category "g15"/,
	],
	[
		"a best third of a group that is not there",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "best-of", position: 3, divisions: ["b14-g-1", "b14-g-7"] } }),
		"editions[0].matches[9].home.slot.divisions[1]",
		/no such division/,
	],
	[
		"a cycle of slots",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "winner", match: "b14-f" } }),
		"editions[0].matches[9].home.slot",
		/a cycle of slots/,
	],
	// Who meets whom.
	[
		"a team that plays itself",
		(file) => put(matchOf(file, "b14-m1").away, { team: "b14-ask" }),
		"editions[0].matches[0].away.team",
		/plays itself/,
	],
	[
		"a team in a match of another category",
		(file) => put(matchOf(file, "b14-m1").away, { team: "g15-bro" }),
		"editions[0].matches[0].away.team",
		/a team of category "g15"/,
	],
	[
		"a team in a match of another group",
		(file) => put(matchOf(file, "b14-m1").away, { team: "b14-fur" }),
		"editions[0].matches[0].away.team",
		/not in group "b14-g-1"/,
	],
	[
		"a team in a group of another category",
		(file) => stageOf(file, "b14-g").divisions[0]!.teams!.push("g15-bro"),
		"editions[0].categories[0].stages[0].divisions[0].teams[4]",
		/a team of category "g15"/,
	],
	[
		"a team in two groups of a stage",
		(file) => stageOf(file, "b14-g").divisions[1]!.teams!.push("b14-ask"),
		"editions[0].categories[0].stages[0].divisions[1].teams[3]",
		/division "b14-g-1" of the stage has/,
	],
	[
		"a match between two byes",
		(file) => put(matchOf(file, "b14-bs").home, { slot: { kind: "bye" } }),
		"editions[0].matches[13].away.slot",
		/a match between two byes/,
	],
	[
		"a bye in a group",
		(file) => put(matchOf(file, "g15-m3").home, { slot: { kind: "bye" } }),
		"editions[0].matches[17].home.slot",
		/a bye in a group/,
	],
	[
		"a finished match that nobody played",
		(file) => put(matchOf(file, "b14-m1"), { away: {} }),
		"editions[0].matches[0].away",
		/nobody stands on/,
	],
	// When and where.
	[
		"a match outside the edition's days",
		(file) => put(matchOf(file, "b14-f"), { start: "2026-07-19T12:00:00Z" }),
		"editions[0].matches[12].start",
		/a day outside the edition \(2026-07-19/,
	],
	[
		"a match that its zone puts after the last day",
		(file) => put(matchOf(file, "b14-f"), { start: "2026-07-18T22:30:00Z" }),
		"editions[0].matches[12].start",
		/a day outside the edition \(2026-07-19 in \+02:00\)/,
	],
	[
		"an edition that ends before it starts",
		(file) => {
			put(edition(file), { endsOn: "2026-07-12" });
			for (const match of edition(file).matches) drop(match, "start");
		},
		"editions[0].endsOn",
		/ends before it starts/,
	],
	["a zone that is none", (file) => put(file.arenas[1]!, { zone: "Europe/Heden" }), "arenas[1].zone", /no such zone/],
	["a cup in a zone that is none", (file) => put(file.cup, { zone: "+25:00" }), "cup.zone", /no such zone/],
	[
		"a playoff's round in a group",
		(file) => put(matchOf(file, "b14-m1"), { round: "final" }),
		"editions[0].matches[0].round",
		/not a round of a group/,
	],
	[
		"a group's round in a playoff",
		(file) => put(matchOf(file, "b14-f"), { round: 3 }),
		"editions[0].matches[12].round",
		/not a round of a playoff/,
	],
	[
		"two semi-finals in one place",
		(file) => put(matchOf(file, "b14-s2"), { position: 1 }),
		"editions[0].matches[10].position",
		/match "b14-s1" has/,
	],
	// Results.
	[
		"a finished match without a score",
		(file) => drop(matchOf(file, "b14-m1"), "score"),
		"editions[0].matches[0].score",
		/finished match without a score/,
	],
	[
		"a score of a match that has not begun",
		(file) => put(matchOf(file, "b14-f"), { score: { home: 1, away: 0 } }),
		"editions[0].matches[12].score",
		/a score of a scheduled match/,
	],
	[
		"more goals at half-time than at full time",
		(file) => put(matchOf(file, "b14-m1"), { halfTime: { home: 2, away: 0 } }),
		"editions[0].matches[0].halfTime",
		/more goals at half-time/,
	],
	[
		"more goals in regular time than in all",
		(file) => put(matchOf(file, "g15-f"), { regularTime: { home: 3, away: 3 } }),
		"editions[0].matches[18].regularTime",
		/more goals in regular time/,
	],
	[
		"a shoot-out that nobody won",
		(file) => put(matchOf(file, "g15-f"), { shootOut: { home: 4, away: 4 } }),
		"editions[0].matches[18].shootOut",
		/nobody won/,
	],
	[
		"a shoot-out after a decided match",
		(file) => put(matchOf(file, "g15-f"), { score: { home: 3, away: 2 } }),
		"editions[0].matches[18].shootOut",
		/a shoot-out after 3–2/,
	],
	[
		"penalties without their score",
		(file) => drop(matchOf(file, "g15-f"), "shootOut"),
		"editions[0].matches[18].shootOut",
		/without their score/,
	],
	[
		"a shoot-out that decided nothing",
		(file) => drop(matchOf(file, "g15-f"), "decidedBy"),
		"editions[0].matches[18].decidedBy",
		/decided nothing/,
	],
	[
		"extra time that ended level",
		(file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			put(match, { decidedBy: "extra-time" });
		},
		"editions[0].matches[18].score",
		/a level score of a match decided by extra-time/,
	],
	[
		"a golden goal and one more",
		(file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			put(match, { decidedBy: "golden-goal", score: { home: 3, away: 1 } });
		},
		"editions[0].matches[18].score",
		/a golden goal and more/,
	],
	[
		"lots that nobody won",
		(file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			put(match, { decidedBy: "lots" });
		},
		"editions[0].matches[18].winner",
		/lots that nobody won/,
	],
	[
		"a walkover without a winner",
		(file) => drop(matchOf(file, "g15-m2"), "winner"),
		"editions[0].matches[16].winner",
		/a walkover without a winner/,
	],
	[
		"a walkover whose score says the other won",
		(file) => put(matchOf(file, "g15-m2"), { score: { home: 0, away: 3 } }),
		"editions[0].matches[16].score",
		/whose winner has not more goals/,
	],
	[
		"a winner stated where the score tells it",
		(file) => put(matchOf(file, "b14-m1"), { winner: "away" }),
		"editions[0].matches[0].winner",
		/where the score tells it/,
	],
	[
		"a minute of a match that has ended",
		(file) => put(matchOf(file, "b14-m1"), { minute: 12 }),
		"editions[0].matches[0].minute",
		/a minute of a finished match/,
	],
	// Rules and facts.
	[
		"a walkover rule that nobody wins",
		(file) => put(edition(file).categories[0]!.rules, { walkover: { winner: 0, loser: 0 } }),
		"editions[0].categories[0].rules.walkover",
		/nobody wins/,
	],
	[
		"positions that run backwards",
		(file) => put(stageOf(file, "b14-g").advance![0]!, { positions: [2, 1] }),
		"editions[0].categories[0].stages[0].advance[0].positions",
		/run backwards/,
	],
	[
		"lots between a team and itself",
		(file) =>
			edition(file).facts!.push({
				id: "f",
				at: "2026-07-14T18:00:00Z",
				kind: "lots",
				division: "b14-g-1",
				order: ["b14-bro", "b14-bro"],
			}),
		"editions[0].facts[2].order[1]",
		/a team named twice/,
	],
	[
		"lots with a team of another group",
		(file) =>
			edition(file).facts!.push({
				id: "f",
				at: "2026-07-14T18:00:00Z",
				kind: "lots",
				division: "b14-g-1",
				order: ["b14-bro", "b14-fur"],
			}),
		"editions[0].facts[2].order[1]",
		/a team of another group/,
	],
	[
		"fair play in a playoff",
		(file) => put(edition(file).facts![0]!, { division: "b14-a-1" }),
		"editions[0].facts[0].division",
		/which has no table/,
	],
	[
		"a game selected twice",
		(file) => put(edition(file), { selectedGames: ["b14-f", "b14-f"] }),
		"editions[0].selectedGames[1]",
		/selected twice/,
	],
];

describe("a broken cup file is refused, and nothing of it is written", () => {
	it.each(CASES)("%s", async (_, breaks, path, message) => {
		const file = aSmallCup();
		breaks(file);
		const text = JSON.stringify(file, null, 2);
		const faults = await importText(text);
		const fault = faults.find((one) => one.path === path);
		expect(fault, `one of ${JSON.stringify(faults, null, 1)}`).toMatchObject({
			severity: "error",
			file: "cup.json",
			field: path
				.replace(/\[\d+\]$/, "")
				.split(".")
				.at(-1),
			message: expect.stringMatching(message),
		});
		expect(faults.filter(({ severity }) => severity === "error")).toHaveLength(1);
		expect(fault!.expected).not.toBe("");
		expect(lineOf(text, fault!)).toContain(nameOnLine(fault!));
		expect(await exportCup(db, 7)).toBeUndefined();
	});

	it("a text that is not JSON", async () => {
		const faults = await importText('{\n\t"format": "cupboard-cup/1",\n\t"cup": { "id": 7, }\n}');
		expect(faults).toMatchObject([{ line: 3, field: "JSON", severity: "error" }]);
	});

	it("a name that stands twice in one object", async () => {
		const text = JSON.stringify(aSmallCup(), null, 2).replace('"id": "b14-m1",', '"id": "b14-m1",\n"status": "live",');
		const faults = await importText(text);
		expect(faults).toMatchObject([{ field: "status", message: "a name that stands twice" }]);
	});

	it("all the faults of a file are listed at once", async () => {
		const file = aSmallCup();
		put(matchOf(file, "b14-m1").home, { team: "b14-xyz" });
		put(matchOf(file, "b14-m2"), { score: { home: 3 } });
		put(matchOf(file, "b14-m3"), { field: "heden-99" });
		drop(edition(file).teams[13]!, "category");
		edition(file).matches.push(aMatch("b14-m4", "b14-g-2", ["b14-fur", "b14-hav"]));
		put(file.clubs[0]!, { flag: "se" });
		const faults = await importText(JSON.stringify(file));
		expect(faults.map(({ path }) => path).sort()).toEqual([
			"clubs[0].flag",
			"editions[0].matches[0].home.team",
			"editions[0].matches[1].score",
			"editions[0].matches[21].id",
			"editions[0].matches[2].field",
			"editions[0].teams[13].category",
		]);
	});
});

describe("what may be meant is let in with a warning", () => {
	const warned = async (breaks: (file: CupFile) => void) => {
		const file = aSmallCup();
		breaks(file);
		const { source } = readSource("cup.json", JSON.stringify(file));
		return (await importCup(db, source!, { check: true })).faults;
	};

	it("a whole cup has no faults", async () => {
		expect(await warned(() => undefined)).toEqual([]);
	});

	it("two matches on one field at one time", async () => {
		const faults = await warned((file) => put(matchOf(file, "b14-m2"), { start: "2026-07-13T09:39:00Z" }));
		expect(faults).toMatchObject([
			{ severity: "warning", field: "field", value: "heden-2", path: "editions[0].matches[1].field" },
		]);
		expect(faults[0]!.message).toContain('"b14-m2" and "b14-m1"');
	});

	it("a match that begins when the other has ended is none", async () => {
		expect(await warned((file) => put(matchOf(file, "b14-m2"), { start: "2026-07-13T09:40:00Z" }))).toEqual([]);
	});

	it("a team in two matches at one time", async () => {
		const faults = await warned((file) => put(matchOf(file, "b14-m3"), { start: "2026-07-13T09:10:00Z", field: "heden-10" }));
		expect(faults).toMatchObject([{ severity: "warning", value: "b14-ask", path: "editions[0].matches[2].home.team" }]);
	});

	it("a level playoff match without its decision", async () => {
		const faults = await warned((file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "decidedBy");
			drop(match, "shootOut");
		});
		expect(faults).toMatchObject([{ severity: "warning", field: "decidedBy" }]);
	});
});

const lineOf = (text: string, fault: Fault) => text.split("\n")[fault.line! - 1];

/** A missing field has no line of its own: the line is that of the noun around it. */
function nameOnLine({ message, field, value, path }: Fault): string {
	if (value === undefined && (message === "missing" || message.includes("without"))) return "{";
	if (value === undefined) return "";
	const last = path!.endsWith("]") && typeof value === "string" ? `"${value}"` : `"${field}"`;
	return last;
}
