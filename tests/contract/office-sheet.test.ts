import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { refuse } from "../../src/office/answer.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { DeskEnv } from "../../src/office/desk-env.ts";
import type { SheetPicksSent } from "../../src/office/plan/sheet/sheet-body.ts";
import { createSheetCalls } from "../../src/office/plan/sheet/sheet-calls.ts";
import type { SheetView } from "../../src/office/plan/sheet/sheet-view.ts";
import { OfficeRefused } from "../../src/office/refused.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { compoundFile } from "../support/compound-file.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { DESKS } from "../support/office-calls.ts";
import { type Cell, xlsxFile } from "../support/workbook-file.ts";

const { office, heden } = DESKS;
const brand = { cup: 7, name: "Vågcupen", sport: "football" } as never;
let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
beforeEach(async () => {
	await emptyTables(db, "cup");
	await importCup(db, sourceWithoutLines("cup", CUP));
});

const category = (id: string, gender: "boys" | "girls", age: number) => {
	const [en, sv, e, s] = gender === "boys" ? ["Boys", "Pojkar", "B", "P"] : ["Girls", "Flickor", "G", "F"];
	const name = { en: `${en} ${age}`, sv: `${sv} ${age}` };
	return { id, name, shortName: { en: `${e}${age}`, sv: `${s}${age}` }, gender, age, rules: { preset: "gothia" }, stages: [] };
};
const CUP = {
	format: CUP_FILE_FORMAT,
	cup: { id: 7, name: "Vågcupen", zone: "Europe/Stockholm", sport: "football" },
	clubs: [{ id: "c-bris", name: "Brisheim FK", nation: "no" }],
	arenas: [
		{
			id: "heden",
			name: "Heden",
			fields: [
				{ id: "h1", name: "1" },
				{ id: "h2", name: "2" },
			],
		},
	],
	editions: [
		{
			...{ id: "2027", year: 2027, name: "Vågcupen 2027", startsOn: "2027-07-12", endsOn: "2027-07-15" },
			published: { clubs: false, teams: false, lot: false, schedule: false },
			categories: [category("b14", "boys", 14), category("g16", "girls", 16), category("g18", "girls", 18)],
			teams: [{ id: "t1", club: "c-bris", category: "b14", shirts: { home: "red" } }],
			matches: [],
		},
	],
};

type Answer = SheetView & { act: number; message: string; refused: string; view: SheetView; unreadable: string };

async function send(
	path: string,
	bytes: Uint8Array,
	parts: Record<string, unknown>,
	{ desk = office as Desk, language = "en", name = "lag.xlsx" } = {},
) {
	const app = new Hono<DeskEnv>();
	app.use(async (context, next) => {
		context.set("desk", desk);
		await next();
	});
	app.onError((error, context) => {
		if (!(error instanceof OfficeRefused)) throw error;
		return refuse(context, error.status, error.words, { because: error.because });
	});
	app.route("/plan/sheet", createSheetCalls({ database: db, brand, now: () => new Date() }));
	app.route("/acts", createActCalls({ database: db, cup: 7, now: () => new Date() }));
	const form = new FormData();
	form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
	for (const [key, value] of Object.entries(parts)) form.set(key, JSON.stringify(value));
	const isUndo = path.startsWith("/acts");
	const headers: Record<string, string> = isUndo ? { "content-type": "application/json" } : { "accept-language": language };
	const response = await app.request(path, { method: "POST", body: isUndo ? "{}" : form, headers });
	return { status: response.status, body: (await response.json()) as Answer };
}
const preview = async (bytes: Uint8Array, picks: SheetPicksSent = {}, how = {}) =>
	(await send("/plan/sheet/preview", bytes, { picks }, how)).body;
const commit = (bytes: Uint8Array, ground: string, picks: SheetPicksSent = {}, more: object = {}) =>
	send("/plan/sheet", bytes, { picks, commit: { id: `sheet-${++keys}-abcdefgh`, ground, ...more } });
const sheet = (...rows: Cell[][]) => xlsxFile([{ name: "Lag", rows }]);
const teams = async () => (await readEdition(db, 7, "2027"))!.edition.teams;

const LIST = sheet(
	["Anmälda lag 2027"],
	[],
	["Förening", "Lag nr", "Klass", "Land", "E-post ledare", "Hotell"],
	["Brisheim FK", null, "P14", "Norge", "lag@brisheim.example", "Ja"],
	["Brisheim FK", 2, "P14", "Norge", "lag@brisheim.example", "Ja"],
	["Brishem FK", null, "F16", "Norge", "g16@brisheim.example", "Nej"],
	["Vågskär IF", null, "F17", "Sverige", "kansli@vagskar.example", "Nej"],
	["Blinknæs BK", null, "F18", "Danmark", "ungdom@blinknaes.example", "Nej"],
);

it("a list of teams is proposed by its columns, and each row says what becomes of it", async () => {
	const view = await preview(LIST);
	expect(view.sheets[0]).toMatchObject({ kind: "teams", headingLine: 3, rows: 5 });
	expect(view.sheets[0]!.columns.map(({ heading, key, reason }) => [heading, key, reason])).toEqual([
		["Förening", "club", "heading"],
		["Lag nr", "suffix", "both"],
		["Klass", "category", "both"],
		["Land", "nation", "both"],
		["E-post ledare", null, "personal"],
		["Hotell", null, "unread"],
	]);
	expect(view.rows.map(({ line, state }) => [line, state])).toEqual([
		[4, "same"],
		[5, "new"],
		[6, "choose"],
		[7, "mend"],
		[8, "new"],
	]);
	expect(view.rows[0]!.cells).toEqual(["Brisheim FK", "", "P14", "Norge", "", "Ja"]);
	expect(view.causes).toMatchObject([
		{ isError: true, key: "category", value: "F17", lines: [7], suggestions: ["Girls 16", "Girls 18"] },
		{ isError: false, key: "club", value: "Brishem FK", lines: [6], suggestions: ["Brisheim FK"], mayBeNew: true },
	]);
	expect(view.preview.counts.team).toEqual({ added: 2, changed: 0, removed: 0 });
});

it("good rows go in as one act while others wait, and no team leaves; undo takes all of it back", async () => {
	const before = await teams();
	const done = await commit(LIST, (await preview(LIST)).preview.ground);
	expect(done.status, done.body.message).toBe(200);
	expect((await teams()).length).toBe(before.length + 2);
	expect((await readLedger(db, 7, { most: 1 }))[0]).toMatchObject({ kind: "import", desk: "Office" });
	expect((await send(`/acts/${done.body.act}/undo`, LIST, {})).status).toBe(200);
	expect(await teams()).toEqual(before);
});

it("one mend mends all rows alike", async () => {
	const picks: SheetPicksSent = {
		replace: [
			{ key: "category", from: "F17", to: "Girls 18" },
			{ key: "club", from: "Brishem FK", to: "Brisheim FK" },
		],
	};
	const view = await preview(LIST, picks);
	expect(view.causes).toEqual([]);
	expect((await commit(LIST, view.preview.ground, picks)).status).toBe(200);
	const all = await teams();
	expect(all.filter(({ category }) => category === "g18").length).toBe(2);
	expect(all.filter(({ club }) => club === "c-bris").length).toBe(3);
	expect((await preview(LIST, picks)).rows.map(({ state }) => state)).toEqual(Array(5).fill("same"));
});

it("a club of nearly the same name may be new all the same", async () => {
	const view = await preview(LIST, { fresh: ["Brishem FK"] });
	expect(view.rows.map(({ state }) => state)).toEqual(["same", "new", "new", "mend", "new"]);
});

it("a pick for a column is remembered for the next workbook with that heading", async () => {
	const odd = sheet(["Kollektiv", "Klass", "Land"], ["Roderbo FF", "P14", "Sverige"], ["Tärnryd FC", "P14", "Sverige"]);
	const picks: SheetPicksSent = { sheets: { Lag: { kind: "teams", columns: { A: "club" } } } };
	expect((await preview(odd)).sheets[0]!.columns[0]!.key).toBeNull();
	expect((await commit(odd, (await preview(odd, picks)).preview.ground, picks)).status).toBe(200);
	const next = sheet(["Kollektiv", "Klass", "Land"], ["Hyljekylä FC", "P14", "Finland"]);
	expect((await preview(next, {}, { name: "next.xlsx" })).sheets[0]!.columns[0]).toMatchObject({
		key: "club",
		reason: "remembered",
	});
});

it("what another desk did since the preview is shown before anything is written", async () => {
	const { ground } = (await preview(LIST)).preview;
	const other = sheet(["Förening", "Klass", "Land"], ["Blinknæs BK", "F18", "Danmark"]);
	expect((await commit(other, (await preview(other)).preview.ground)).status).toBe(200);
	const late = await commit(LIST, ground);
	expect(late).toMatchObject({ status: 409, body: { refused: "stale" } });
	expect(late.body.view.rows.at(-1)!.state).toBe("same");
	expect((await commit(LIST, late.body.view.preview.ground)).status).toBe(200);
});

it("a class in a title row above its teams is a mend with its count", async () => {
	const titled = sheet(
		["Lag", "Land"],
		["P14"],
		["Roderbo FF", "Sverige"],
		["Tärnryd FC", "Sverige"],
		["F16"],
		["Roderbo FF", "Sverige"],
	);
	const view = await preview(titled);
	expect(view.mends).toMatchObject([{ id: "category-above", count: 3, values: ["P14", "F16"], isOn: false }]);
	// The mend names the same rows: it is the one line about them.
	expect(view.causes).toMatchObject([{ count: 3, lines: [3, 4, 6], isOffered: true }]);
	expect((await preview(titled, { mends: ["category-above"] })).rows.map(({ state }) => state)).toEqual(["new", "new", "new"]);
});

it("rows without a category that no title names are a fault of their own beside the mend of the others", async () => {
	const view = await preview(sheet(["Lag", "Land"], ["Roderbo FF", "Sverige"], ["P14"], ["Tärnryd FC", "Sverige"]));
	expect(view.mends).toMatchObject([{ id: "category-above", count: 1 }]);
	expect(view.causes).toMatchObject([{ count: 2, lines: [2, 4], isOffered: false }]);
});

it("a sheet about another matter adds nothing and cannot be committed", async () => {
	const laps = sheet(["Varv", "Bil", "Bromstryck"], ["1", "A", "3,2"], ["2", "B", "3,1"]);
	const view = await preview(laps);
	expect(view.sheets).toMatchObject([{ kind: "unknown" }]);
	expect([view.rows, view.preview.counts]).toEqual([[], {}]);
	expect((await commit(laps, view.preview.ground)).body.refused).toBe("nothing-changes");
});

it("a workbook with a password and a broken one say what to do, and change nothing", async () => {
	const before = await teams();
	const encrypted = compoundFile({
		EncryptionInfo: new Uint8Array([4, 0, 4, 0]),
		EncryptedPackage: new Uint8Array(9000).fill(7),
	});
	expect((await preview(encrypted)).unreadable).toMatch(/protected by a password.*saved without a password/i);
	const half = LIST.subarray(0, LIST.length / 2);
	expect((await preview(half)).unreadable).toMatch(/damaged/);
	expect(await commit(half, "x")).toMatchObject({
		status: 422,
		body: { because: "unreadable", message: expect.stringMatching(/damaged/) },
	});
	expect(await teams()).toEqual(before);
});

it("a sheet that lost rows since it was imported last says so, and nothing leaves", async () => {
	const head = ["Förening", "Klass", "Land"];
	const two = sheet(head, ["Roderbo FF", "P14", "Sverige"], ["Tärnryd FC", "P14", "Sverige"]);
	await commit(two, (await preview(two)).preview.ground);
	const view = await preview(sheet(head, ["Roderbo FF", "P14", "Sverige"]));
	expect(view.leftOut).toEqual(["team Tärnryd FC (B14)"]);
	expect(view.rows.map(({ state }) => state)).toEqual(["same"]);
});

it("faults are in the desk's language, whatever the sheet's headings are in", async () => {
	const [swedish] = (await preview(LIST, {}, { language: "sv" })).causes;
	expect(swedish!.text).toMatch(/^Ingen sådan klass \(F17\)\. Väntat: /);
	expect((await preview(LIST)).causes[0]!.text).toMatch(/^No such category \(F17\)\. Expected: /);
	expect((await preview(Buffer.from("%PDF-1.7"), {}, { language: "sv" })).unreadable).toMatch(/^En PDF\. Väntat: kalkylbladet/);
});

it("a fault names a category in the desk's language alone", async () => {
	await sixTeams([
		["s1", "s2", "s3"],
		["s4", "s5", "s6"],
	]);
	const one = sheet(HEADS, meets("09:00", 1, 2));
	const said = async (language: string) => (await preview(one, {}, { language })).causes.map(({ text }) => text).join("\n");
	expect(await said("en")).toMatch(/^Group A of Boys 14: 1 of 3 pairings/m);
	expect(await said("sv")).toMatch(/^Grupp A i Pojkar 14: 1 av 3 möten/m);
});

it("only the office imports", async () => {
	expect((await send("/plan/sheet/preview", LIST, {}, { desk: heden })).status).toBe(403);
	expect((await send("/plan/sheet", LIST, {}, { desk: heden })).status).toBe(403);
});

/** Six teams of one category with two empty groups. @param drawn the teams of its groups */
async function sixTeams(drawn: readonly (readonly string[])[] = [[], []]): Promise<void> {
	const [edition] = CUP.editions;
	const divisions = drawn.map((teams, at) => ({ id: `b14-${"ab"[at]}`, name: "AB"[at], ...(teams.length > 0 && { teams }) }));
	const stage = {
		id: "b14-g",
		type: "group",
		rank: 1,
		name: "Gruppspel",
		title: { en: "Group stage", sv: "Gruppspel" },
		divisions,
	};
	const { faults } = await importCup(
		db,
		sourceWithoutLines("cup", {
			...CUP,
			editions: [
				{
					...edition,
					categories: [{ ...edition!.categories[0], stages: [stage] }],
					teams: [1, 2, 3, 4, 5, 6].map((no) => ({ id: `s${no}`, club: "c-bris", category: "b14", suffix: String(no) })),
				},
			],
		}),
	);
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
}
const groups = async () =>
	(await readEdition(db, 7, "2027"))!.edition.categories
		.find(({ id }) => id === "b14")!
		.stages.flatMap(({ divisions }) => divisions.map(({ name, teams = [] }) => [name, ...teams]));
const meets = (at: string, home: number, away: number, ...more: string[]) => [
	...["P14", "2027-07-12", at, "Heden 1", `Brisheim FK ${home}`, `Brisheim FK ${away}`, ...more],
];
const HEADS = ["Klass", "Datum", "Tid", "Plan", "Hemma", "Borta"];

it("a schedule without groups finds its matches' groups by the draw of the cup", async () => {
	await sixTeams([
		["s1", "s2", "s3"],
		["s4", "s5", "s6"],
	]);
	const schedule = sheet(HEADS, meets("09:00", 1, 2), meets("10:00", 2, 3), meets("11:00", 5, 6));
	const view = await preview(schedule);
	expect([view.mends, view.rows.map(({ state }) => state)]).toEqual([[], ["new", "new", "new"]]);
	expect((await commit(schedule, view.preview.ground)).status).toBe(200);
	expect((await readEdition(db, 7, "2027"))!.edition.matches.map(({ division }) => division)).toEqual([
		"b14-a",
		"b14-a",
		"b14-b",
	]);
});

it("teams of a schedule that are in no group are one fault, and are put in the groups of their matches by one choice", async () => {
	await sixTeams();
	const schedule = sheet(HEADS, meets("09:00", 1, 2), meets("10:00", 2, 3), meets("11:00", 4, 5), meets("12:00", 5, 6));
	const view = await preview(schedule);
	expect(view.causes.filter(({ isError }) => isError)).toMatchObject([
		{ text: "A match of teams that are in no group. Expected: their group, here or under Draw.", count: 4 },
	]);
	expect(view.rows.map(({ state }) => state)).toEqual(["mend", "mend", "mend", "mend"]);
	expect(view.mends).toMatchObject([{ id: "groups", count: 6, values: ["P14 A (3)", "P14 B (3)"], isOn: false }]);
	const picks: SheetPicksSent = { mends: ["groups"] };
	const mended = await preview(schedule, picks);
	expect(mended.mends).toMatchObject([{ id: "groups", count: 6, isOn: true }]);
	expect(mended.rows.map(({ state }) => state)).toEqual(["new", "new", "new", "new"]);
	const { status, body } = await commit(schedule, mended.preview.ground, picks);
	expect(status, body.message).toBe(200);
	expect(await groups()).toEqual([
		["A", "s1", "s2", "s3"],
		["B", "s4", "s5", "s6"],
	]);
	// The draw and the matches are one act.
	await send(`/acts/${body.act}/undo`, new Uint8Array(), {});
	expect(await groups()).toEqual([["A"], ["B"]]);
	expect((await readEdition(db, 7, "2027"))!.edition.matches).toEqual([]);
});

it("a group that a row names, or that another team is in already, counts before the order", async () => {
	await sixTeams([[], ["s1"]]);
	const schedule = sheet([...HEADS, "Grupp"], meets("09:00", 1, 2), meets("10:00", 4, 5, "A"), meets("11:00", 6, 5, "A"));
	const picks: SheetPicksSent = { mends: ["groups"] };
	const { preview: shown, mends } = await preview(schedule, picks);
	expect(mends).toMatchObject([{ values: ["P14 B (1)", "P14 A (3)"] }]);
	expect((await commit(schedule, shown.ground, picks)).status).toBe(200);
	expect(await groups()).toEqual([
		["A", "s4", "s5", "s6"],
		["B", "s1", "s2"],
	]);
});

it("the same choice serves a schedule on a wall, and no teams are drawn where their groups cannot be known", async () => {
	await sixTeams();
	const wall = sheet(
		["Måndag 12/7"],
		["Tid", "Heden 1", "Heden 2"],
		["09:00", "P14 A: Brisheim FK 1 - Brisheim FK 2", "P14 B: Brisheim FK 4 - Brisheim FK 5"],
		["10:00", "P14 A: Brisheim FK 2 - Brisheim FK 3", "P14 B: Brisheim FK 5 - Brisheim FK 6"],
	);
	const view = await preview(wall, { mends: ["groups"] });
	expect(view.sheets[0]!.kind).toBe("grid");
	expect(view.mends).toMatchObject([{ id: "groups", count: 6, values: ["P14 A (3)", "P14 B (3)"], isOn: true }]);
	expect(view.causes.filter(({ isError }) => isError)).toEqual([]);
	// Three circles and two groups.
	const three = await preview(sheet(HEADS, meets("09:00", 1, 2), meets("10:00", 3, 4), meets("11:00", 5, 6)));
	expect(three.mends).toEqual([]);
	expect(three.causes.filter(({ isError }) => isError)).toHaveLength(1);
});
