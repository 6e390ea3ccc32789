import readSheets from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { categoryTeams } from "../../src/office/day/category-teams.ts";
import { dayOf } from "../../src/office/day/day-of.ts";
import { waitingDecisions } from "../../src/office/decisions/waiting-decisions.ts";
import { pastDay } from "../../src/office/ledger/past-state.ts";
import { outcomeMessageOf } from "../../src/office/notifications/outcome-message.ts";
import { checklistOf } from "../../src/office/out/checklist.ts";
import { conflictsView } from "../../src/office/plan/conflicts-view.ts";
import { listedSlips } from "../../src/office/result-entry/listed-slips.ts";
import { slipMatches } from "../../src/office/result-entry/slip-match.ts";
import { questionWords } from "../../src/office-app/preview/words.ts";
import { sideName, stageWord } from "../../src/office-app/programme/words.ts";
import { listedStage, stageWords } from "../../src/office-app/result-entry/words.ts";
import type { InProcessClient } from "../../src/rendering/in-process-client.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile, EditionRecord } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { missingNamed } from "../../src/results/record/naming/missing-named.ts";
import { NounNames } from "../../src/results/record/naming/noun-names.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { papers } from "../../src/sharing/paper/papers.ts";
import { sheets as sheetResource } from "../../src/sharing/sheet/sheets.ts";
import { workbooks } from "../../src/sharing/sheet/workbooks.ts";
import { groupTitle } from "../../src/text/group-title.ts";
import { dayEn } from "../../src/text/office/day-en.ts";
import { daySv } from "../../src/text/office/day-sv.ts";
import { decisionsEn } from "../../src/text/office/decisions-en.ts";
import { decisionsSv } from "../../src/text/office/decisions-sv.ts";
import { aMatch, aPlayoff, aSmallCup, finished } from "../support/cup.ts";
import { withMainRound } from "../support/main-round-cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { serveResource } from "../support/serve-resource.ts";

const { cupboard, write } = aRecordFolder();
const onError = (error: unknown) => {
	throw error;
};

/** Boys 20 with a main round whose only group is called A, as one of the groups before it. Its four teams are level, and a final waits for them. */
function aCup(): CupFile {
	const cup = withMainRound(aSmallCup(), "all");
	const [edition] = cup.editions;
	const boys = edition!.categories.at(-1)!;
	const main = boys.stages[1]!;
	delete main.carries;
	main.divisions[0]!.name = "A";
	main.rules = { preset: "ehf", allMeet: false };
	boys.stages.push(aPlayoff("b20-p", "A", { rank: 3 }));
	edition!.matches = edition!.matches.map((match) => (match.division === "b20-m-m" ? { ...match, ...finished(20, 20) } : match));
	const seat = (position: number) => ({ kind: "position" as const, division: "b20-m-m", position });
	edition!.matches.push(
		aMatch("b20-f", "b20-p-1", [seat(1), seat(2)], { round: "final", number: "999", start: "2026-07-18T09:00:00Z" }),
	);
	for (const [at, match] of edition!.matches.filter(({ division }) => division === "b20-m-m").entries())
		match.number = String(900 + at);
	return cup;
}

let db: Database;
let record: EditionRecord;
let models: ReadModels;
let ask: InProcessClient;
beforeAll(async () => {
	db = await openInMemory();
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", aCup()), { results: true });
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	record = (await readEdition(db, 7, "lc-2026"))!;
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date("2026-07-15T08:00:00Z"), onError });
	const { execute } = createGraphQL({ models, onError });
	ask = (document, variables, lang) => execute(document, variables, { lang });
});
afterAll(async () => {
	await models?.close();
	await db?.close();
});

const MAIN = { en: "Main round, group A", sv: "Mellanrunda, grupp A" };
const LANGUAGES = ["en", "sv"] as const;

describe("a group of a main round has its stage's name in the office", () => {
	test("in the day's programme, and in places that it fills", () => {
		const at = (date: string) => dayOf(record, date, new Date(`${date}T06:00:00Z`), () => null).matches;
		const main = at("2026-07-15").find(({ id }) => id === "b20-m0")!;
		const before = at("2026-07-15").find(({ id }) => id === "b20-a0")!;
		const final = at("2026-07-18").find(({ id }) => id === "b20-f")!;
		expect(stageWord(main, dayEn)).toBe(MAIN.en);
		expect(stageWord(main, daySv)).toBe(MAIN.sv);
		expect(stageWord(before, dayEn)).toBe("Group A");
		expect(sideName(final.home, dayEn)).toBe("1st of main round, group A");
		expect(sideName(final.away, daySv)).toBe("2:a i mellanrunda, grupp A");
	});

	test("where slips are typed, and in lists of slips", async () => {
		const [match] = await slipMatches(
			db,
			{ cup: 7, edition: "lc-2026", zone: "Europe/Stockholm", now: new Date("2026-07-15T08:00:00Z") } as never,
			"900",
		);
		const { slip } = (await listedSlips(db.orm, 7, ["b20-m0"])).get("b20-m0")!;
		for (const language of LANGUAGES) {
			expect(stageWords(match!, language)).toBe(MAIN[language]);
			expect(listedStage(slip, language)).toBe(MAIN[language]);
		}
		const before = (await listedSlips(db.orm, 7, ["b20-a0"])).get("b20-a0")!.slip;
		expect(listedStage(before, "sv")).toBe("Grupp A");
	});

	test("in decisions, in what a match waits for, and in the messages about a decision", () => {
		const waiting = waitingDecisions(record).find(({ key }) => key === "shared b20-m-m 1")!;
		expect(questionWords(waiting, decisionsEn, "en")).toContain(MAIN.en);
		expect(questionWords(waiting, decisionsSv, "sv")).toContain(MAIN.sv);
		expect(missingNamed(record, "b20-f")).toEqual({
			en: "the order of main round, group A",
			sv: "ordningen i mellanrunda, grupp A",
		});
		const preview = { changes: [], sides: [], positions: [{ team: "b20-ale", after: { position: 1, shared: false } }] };
		const fact = { kind: "lots", division: "b20-m-m", order: ["b20-ale"] };
		const message = outcomeMessageOf(record, preview as never, { kind: "fact", fact } as never)!;
		expect(message.en).toContain("main round, group A");
		expect(message.sv).toContain("mellanrunda, grupp A");
	});

	test("among past tables, in the list before publication, and among missing meetings", () => {
		const { groups } = pastDay(record, new Date("2026-07-15T08:00:00Z"));
		expect(groups.filter(({ id }) => id.startsWith("b20")).map((group) => groupTitle(group, "en"))).toEqual([
			...["Group A", "Group B", MAIN.en],
		]);
		const stages = record.edition.categories
			.at(-1)!
			.stages.map(({ rules: _, ...stage }) =>
				stage.id === "b20-m"
					? { ...stage, divisions: stage.divisions.map((one) => ({ ...one, teams: ["b20-ale", "b20-boda", "b20-bjurs"] })) }
					: stage,
			);
		const met = record.edition.matches.map((match) =>
			match.id === "b20-m0" ? { ...match, home: { team: "b20-ale" }, away: { team: "b20-boda" } } : match,
		);
		const categories = [...record.edition.categories.slice(0, -1), { ...record.edition.categories.at(-1)!, stages }];
		const lacking = { ...record, edition: { ...record.edition, categories, matches: met } };
		expect(checklistOf(lacking, []).find(({ kind }) => kind === "meetings")!.names).toContainEqual({
			en: `B20 ${MAIN.en}`,
			sv: `P20 ${MAIN.sv}`,
		});
		expect(conflictsView(lacking).missing.map(({ group }) => groupTitle(group, "sv"))).toEqual([MAIN.sv]);
	});

	test("but the groups of the draw have no stage where it is Gruppspel", () => {
		expect(categoryTeams(record, "b20")[0]).toMatchObject({ group: { name: "A" } });
		expect(categoryTeams(record, "b20")[0]!.group).not.toHaveProperty("stage");
	});
});

test("commands name the stage of a main round's group, and find the group by it", async () => {
	expect(await cupboard("import", write("cup.json", aCup()))).toMatchObject({ code: 0, err: "" });
	const lots = (place: string) =>
		cupboard("fact", "lots", place, "Ale HF", "Boda HF", "Arvidsjaurs HK", "Bjursås HK", "--cup", "7");
	const unclear = await lots("B20 A");
	expect(unclear.code).toBe(1);
	expect(unclear.err).toContain("b20-m-m  B20: main round, group A");
	expect(unclear.err).toContain("b20-g-a  B20: group A");
	for (const place of ["B20 Main round A", "main round, group A", "P20 mellanrunda, grupp A"])
		expect(await lots(place)).toMatchObject({ code: 0, err: "" });
	const placings = await cupboard("placings", "2026", "--cup", "7");
	expect(placings.out).toContain('"main round, group A"');
	expect((await cupboard("placings", "2026", "--cup", "7", "--lang", "sv")).out).toContain("mellanrunda, grupp A");
	const wrong = aCup();
	wrong.editions[0]!.matches.find(({ id }) => id === "b20-f")!.away = {
		slot: { kind: "position", division: "b20-g-a", position: 9 },
	};
	expect((await cupboard("import", write("wrong.json", wrong), "--results")).err).toContain(
		"a position that group A does not have",
	);
});

test("changes name the stage once for the groups that a place is for one of", () => {
	const cup = aCup();
	const edition = cup.editions[0]!;
	edition.categories.at(-1)!.stages[1]!.divisions.push({ id: "b20-m-b", name: "B" });
	const names = new NounNames({ cup: cup.cup, clubs: cup.clubs, arenas: cup.arenas, editions: [edition] });
	const best = { slot: { kind: "best-of" as const, position: 2, divisions: ["b20-m-m", "b20-m-b"] } };
	expect(names.in("en").side(best)).toBe("best of places 2 of main round, groups A and B");
	expect(names.in("sv").side(best)).toBe("bästa lag på plats 2 i mellanrunda, grupperna A och B");
	const first = { slot: { kind: "best-of" as const, position: 2, divisions: ["b20-g-a", "b20-g-b"] } };
	expect(names.in("en").side(first)).toBe("best of places 2 of group A, group B");
});

test("sheets, workbooks and papers name the stage of a main round's group", async () => {
	const resource = sheetResource({ brand: { cup: 7, language: "en" }, ask });
	const sheets = serveResource(resource, { publicUrl: "https://results.example", changes: models.changes });
	const linesOf = async (path: string) =>
		(await (await sheets.fetch(new Request(`https://results.example${path}`))).text()).split("\r\n");
	const matches = await linesOf("/sheet/2026/categories/b20/matches.csv?lang=en");
	expect(matches.filter((line) => line.includes(`"${MAIN.en}"`)).length).toBe(4);
	expect((await linesOf("/sheet/2026/categories/b20/tables.csv?lang=sv")).some((line) => line.includes("Mellanrunda;A"))).toBe(
		true,
	);
	const book = (await workbooks({ brand: { cup: 7 }, ask })("matches", "2026", "sv"))!;
	const cells = (await readSheets(Buffer.from(book.body))).flatMap(({ data }) => data.flat());
	expect(cells).toContain(MAIN.sv);
	const printed = papers({
		brand: { cup: 7, name: "Fyrcupen", sport: "handball", language: "en" },
		ask,
		publicUrl: "https://results.example",
	});
	const paper = async (path: string) => (await printed.fetch(new Request(`http://localhost${path}`)))!.text();
	expect(await paper("/2026/categories/b20?print=tables")).toContain(`<h2>${MAIN.en}</h2>`);
	expect(await paper("/2026/categories/b20/division/b20-m-m?print=table&lang=sv")).toContain(MAIN.sv);
	expect(await paper("/2026/arenas/arena/heden/field/heden-10?print=slips&day=2026-07-15")).toContain(MAIN.en);
});
