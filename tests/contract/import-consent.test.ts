import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { withOwnPages, writeOwnBrand } from "../support/own-brand.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { SMALL } from "./csv-folder.ts";
import { group, type Json } from "./openfootball-file.ts";

const place = mkdtempSync(path.join(tmpdir(), "cupboard-consent-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const ASK_BRO = "2026-b14-gruppspel-a-ask-if-bro-if";
const EK_FUR = "2026-b14-gruppspel-b-ek-if-fur-if";

/** The sheets of a cup in a folder of their own, which a test edits cell by cell. */
function sheetsIn(name: string) {
	const folder = path.join(place, name);
	mkdirSync(folder);
	for (const [sheet, text] of Object.entries(SMALL)) writeFileSync(path.join(folder, sheet), text);
	const edit = (sheet: string, from: string, to: string, where = folder) => {
		const file = path.join(where, sheet);
		const text = readFileSync(file, "utf8");
		expect(text).toContain(from);
		writeFileSync(file, text.replace(from, to));
	};
	const copied = (as: string) => {
		const to = path.join(place, as);
		cpSync(folder, to, { recursive: true });
		return { folder: to, edit: (sheet: string, from: string, word: string) => edit(sheet, from, word, to) };
	};
	return { folder, edit, copied };
}

const matchOf = (file: CupFile, id: string) => file.editions[0]!.matches.find((match) => match.id === id)!;
const withoutRevision = (file: CupFile) => JSON.stringify(file);

it("publish is refused while the cup has a shipped brand's pages, or none, and names them", async () => {
	const sheets = sheetsIn("klippcupen publish");
	const { cupboard } = aRecordFolder();
	expect(await cupboard("import", sheets.folder)).toMatchObject({ code: 0 });
	const refused = await cupboard("publish", "2026", "--clubs", "on", "--cup", "7");
	expect(refused).toMatchObject({ code: 1, out: "" });
	expect(refused.err).toContain("its own privacy and contact page");
	expect(await cupboard("publish", "2026", "--clubs", "off", "--cup", "7")).toMatchObject({ code: 0 });
});

it("an import that publishes is refused like publish while these pages are missing", async () => {
	const { folder, edit } = sheetsIn("klippcupen published");
	const { cupboard, exported } = aRecordFolder();
	expect(await cupboard("import", folder)).toMatchObject({ code: 0 });
	const days = "first day,last day\n2026-07-13,2026-07-15";
	edit("edition.csv", days, days.replace("day\n", "day,clubs published\n").concat(",yes"));
	const refused = await cupboard("import", folder, "--publication");
	expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("its own privacy and contact page") });
	expect((await exported()).editions[0]!.published.clubs).toBe(false);
});

describe("an organiser's week, and the sheet the cup began with", () => {
	const brands = withOwnPages(writeOwnBrand({ sport: "football" }));
	const { cupboard, exported } = aRecordFolder({ BRAND: "bergscupen", CUPBOARD_BRANDS: brands });
	const sheets = sheetsIn("klippcupen");
	let renamed: ReturnType<typeof sheets.copied>;
	const done = async (...words: string[]) => expect(await cupboard(...words)).toMatchObject({ code: 0 });

	beforeAll(async () => {
		await done("import", sheets.folder);
		await done("publish", "2026", "--clubs", "on", "--teams", "on", "--lot", "on", "--schedule", "on", "--cup", "7");
		await done("move", EK_FUR, "--start", "2026-07-14 11:00", "--cup", "7");
		await done("result", ASK_BRO, "4-1", "--half-time", "1-0", "--cup", "7");
		await done("announce", "2026", "--text-en", "Welcome", "--text-sv", "Välkommen", "--cup", "7");
		await done("fact", "shoot-out", "2026-b14-gruppspel-a", "2026-b14-ask-if", "2026-b14-bro-if", "--cup", "7");
		await done("feature", "2026", EK_FUR, "--cup", "7");
	});

	it("imported again, the sheet unpublishes nothing, undoes no move and withdraws no result", async () => {
		const before = await exported();
		const again = await cupboard("import", sheets.folder);
		expect(again).toMatchObject({ code: 0, out: "Nothing new: everything is already in the record.\n" });
		renamed = sheets.copied("klippcupen ny");
		expect(await cupboard("import", renamed.folder)).toMatchObject({
			code: 0,
			out: "Nothing new: everything is already in the record.\n",
		});
		expect(withoutRevision(await exported())).toBe(withoutRevision(before));
	});

	it("a check lists each cell that differs from the last import as old → new, and an import without consent is refused whole", async () => {
		const before = await exported();
		const { folder, edit } = sheets.copied("klippcupen-2");
		edit(
			"edition.csv",
			"first day,last day\n2026-07-13,2026-07-15",
			"first day,last day,schedule published\n2026-07-13,2026-07-15,no",
		);
		edit("matches.csv", "2,B14,,2026-07-13,10:00", "2,B14,,2026-07-13,12:30");
		edit("matches.csv", "Ask IF,Bro IF,2-1", "Ask IF,Bro IF,2-2");
		edit("teams.csv", "club,category,group\nAsk IF,B14,A", "club,category,group,home shirt\nAsk IF,B14,A,red");
		const checked = await cupboard("import", folder, "--check");
		expect(checked).toMatchObject({ code: 0 });
		const told = [
			"What is published (--publication):",
			"  edition Klippcupen 2026 (2026), schedule: published → not published",
			"When and where matches are played (--moves):",
			"  match 2 (B14: Ek IF – Fur IF): 2026-07-14 11:00, Heden 1 (moved from 2026-07-13 10:00, Heden 1) → 2026-07-13 12:30, Heden 1 (moved from 2026-07-13 10:00, Heden 1)",
			"Results (--results):",
			"  match 1 (B14: Ask IF – Bro IF): 4–1, 1–0 at half-time → 2–2, 1–0 at half-time",
			"Other values:",
			"  team Ask IF (B14), shirts home: nothing → red",
			"Without --publication --moves --results the import is refused whole.",
			"Checked only. Nothing was written.",
		];
		expect(checked.out.split("\n").slice(-told.length - 1, -1)).toEqual(told);

		const refused = await cupboard("import", folder, "--moves");
		expect(refused).toMatchObject({ code: 1, out: "" });
		expect(refused.err).toContain("schedule: published → not published");
		expect(refused.err).not.toContain("12:30");
		expect(refused.err).toContain("Nothing was imported. To allow these changes, give --publication --results.");
		expect(withoutRevision(await exported())).toBe(withoutRevision(before));

		await done("import", folder, "--publication", "--moves", "--results");
		const after = await exported();
		expect(after.editions[0]!.published).toEqual({ clubs: true, teams: true, lot: true, schedule: false });
		expect(matchOf(after, EK_FUR).start).toBe("2026-07-13T10:30:00Z");
		expect(matchOf(after, ASK_BRO).score).toEqual({ home: 2, away: 2 });
		expect(after.editions[0]!.announcements).toEqual(before.editions[0]!.announcements);
		expect(after.editions[0]!.facts).toEqual(before.editions[0]!.facts);
		expect(await cupboard("import", folder)).toMatchObject({
			code: 0,
			out: "Nothing new: everything is already in the record.\n",
		});
	});

	it("a row that is no longer in the sheet is reported and stays; one marked as removed loses its result only with consent", async () => {
		const row = "1,B14,,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,2-1\n";
		sheets.edit("matches.csv", row, "");
		const told = await cupboard("import", sheets.folder);
		expect(told.out).toContain("No longer in the sheets, but still in the record: match 1 (B14: Ask IF – Bro IF).");
		expect(matchOf(await exported(), ASK_BRO).status).toBe("finished");
		sheets.edit("matches.csv", "2,B14", `${row}2,B14`);

		const marked = renamed;
		marked.edit("matches.csv", "away,score\n1,", "away,score,remove\n1,");
		marked.edit("matches.csv", "Bro IF,2-1", "Bro IF,2-1,yes");
		const refused = await cupboard("import", marked.folder);
		expect(refused).toMatchObject({ code: 1 });
		expect(refused.err).toContain("match 1 (B14: Ask IF – Bro IF): 2–2, 1–0 at half-time → removed");
		await done("import", marked.folder, "--results");
		expect(matchOf(await exported(), ASK_BRO)).toBeUndefined();
		await done("import", sheets.folder);
		expect(matchOf(await exported(), ASK_BRO), "taken out since: the old row brings nothing back").toBeUndefined();
		sheets.edit("matches.csv", "Bro IF,2-1", "Bro IF,3-1");
		await done("import", sheets.folder);
		expect(matchOf(await exported(), ASK_BRO).score, "a row with news is a match again").toEqual({ home: 3, away: 1 });
	});
});

describe("a match that was moved to another field since the sheet was imported", () => {
	const { cupboard, exported } = aRecordFolder();
	const done = async (...words: string[]) => {
		const r = await cupboard(...words);
		if (r.code) throw new Error(words.join(" ") + r.err);
	};
	const sheets = sheetsIn("flyttad");
	sheets.edit("matches.csv", "2026-07-15,12:00,Heden,1", "2026-07-15,12:00,Sjövallen,1");

	beforeAll(async () => {
		await done("import", sheets.folder);
		const { arenas } = await exported();
		const fields = arenas.flatMap(({ fields }) => fields.map(({ id }) => id));
		expect(fields).toHaveLength(2);
		const other = fields.find((id) => id.includes("sjovallen"))!;
		await done("move", EK_FUR, "--start", "2026-07-14 16:30", "--field", other, "--cup", "7");
	});

	it.each([
		["only the time", "time", "2026-07-13,10:00,Heden,1", "2026-07-13,09:15,Heden,1", "2026-07-13 09:15, Heden 1"],
		["only the field", "field", "2026-07-13,10:00,Heden,1", "2026-07-13,10:00,Heden,2", "2026-07-13 10:00, Heden 2"],
	])(
		"and of which %s changes in the sheet is offered the sheet's time on the sheet's field",
		async (_, name, was, now, place) => {
			const { folder, edit } = sheets.copied(`flyttad ${name}`);
			edit("matches.csv", was, now);
			const before = await exported();
			const checked = await cupboard("import", folder, "--check");
			expect(checked.out).toContain("When and where matches are played (--moves):\n");
			expect(checked.out).toMatch(new RegExp(`Fur IF\\): 2026-07-14 16:30, Sjövallen 1 .*→ ${place} `));
			expect(await cupboard("import", folder)).toMatchObject({ code: 1, err: expect.stringContaining("give --moves.") });
			expect(await exported()).toEqual(before);
		},
	);

	it("and whose time changed in the sheet is played at that time on the sheet's field with consent", async () => {
		const { folder, edit } = sheets.copied("flyttad med lov");
		edit("matches.csv", "2026-07-13,10:00,Heden,1", "2026-07-13,09:15,Heden,1");
		await done("import", folder, "--moves");
		expect(matchOf(await exported(), EK_FUR)).toMatchObject({ start: "2026-07-13T07:15:00Z", field: "heden-1" });
	});
});

describe("an edition of which it is not known what was imported last", () => {
	const { cupboard, write, exported } = aRecordFolder();

	it("is compared with the record: whatever would become another value needs consent", async () => {
		const sheets = sheetsIn("gammal");
		expect(await cupboard("import", sheets.folder)).toMatchObject({ code: 0 });
		const { openDatabase } = await import("../../src/database/database.ts");
		const file = write("nothing.json", {});
		const db = await openDatabase({ databaseUrl: undefined, dataFolder: path.join(path.dirname(file), "data") });
		await db.orm.execute("delete from last_import");
		await db.close();
		const before = await exported();
		expect(await cupboard("import", sheets.folder, "--check")).toMatchObject({
			out: "Nothing new: everything is already in the record.\nChecked only. Nothing was written.\n",
		});
		sheets.edit("teams.csv", "club,category,group\nAsk IF,B14,A", "club,category,group,nation\nAsk IF,B14,A,Norway");
		const refused = await cupboard("import", sheets.folder);
		expect(refused.err).toContain("  club Ask IF (ask-if), nation: se → no\n");
		expect(refused.err).toContain("give --rest.");
		expect(withoutRevision(await exported())).toBe(withoutRevision(before));
		expect(await cupboard("import", sheets.folder, "--rest")).toMatchObject({ code: 0 });
	});
});

describe("openfootball files imported again", () => {
	const { cupboard, write, exported } = aRecordFolder();
	const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
	const matches: Json[] = group(
		"Group A",
		["2018-06-14", "2018-06-19", "2018-06-25"],
		[
			["Russia", "5-0", "Egypt"],
			["Uruguay", "1-0", "Morocco"],
			["Russia", "2-1", "Uruguay"],
			["Egypt", "", "Morocco"],
			["Russia", "", "Morocco"],
			["Egypt", "", "Uruguay"],
		],
	);

	it("revert nothing, and change results, times and fields only with consent", async () => {
		const file = () => write("2018.worldcup.json", { name: "World Cup 2018", matches });
		expect(await inCup("import", file(), "--cup-name", "World Cup")).toMatchObject({ code: 0 });
		const [first, second] = (await exported()).editions[0]!.matches;
		expect(await inCup("publish", "2018", "--schedule", "off")).toMatchObject({ code: 0 });
		expect(await inCup("result", first!.id, "6-0")).toMatchObject({ code: 0 });
		expect(await inCup("move", second!.id, "--start", "2018-06-15 10:00", "--played")).toMatchObject({ code: 0 });
		const before = await exported();
		expect(await inCup("import", file())).toMatchObject({ code: 0, out: "Nothing new: everything is already in the record.\n" });
		expect(await exported()).toEqual(before);

		Object.assign(matches[3]!, { score: { ft: [2, 2] } });
		const refused = await inCup("import", file());
		expect(refused).toMatchObject({
			code: 1,
			err: expect.stringContaining("match Egypt – Morocco (Men, 2018-06-19 16:00): not played → 2–2"),
		});
		expect(refused.err).toContain("give --results.");
		expect(await inCup("import", file(), "--results")).toMatchObject({ code: 0 });
		const after = (await exported()).editions[0]!;
		expect(after.matches.map(({ score }) => score && `${score.home}-${score.away}`).slice(0, 4)).toEqual([
			"6-0",
			"1-0",
			"2-1",
			"2-2",
		]);
		expect(after.published.schedule).toBe(false);
		expect(after.matches[1]!.start).toBe(before.editions[0]!.matches[1]!.start);
	});

	it("of a part of an edition leave its days, and a new score without goals drops the goals that contradict it", async () => {
		const [opening, , ...rest] = structuredClone(matches);
		const goals = { goals1: [{ minute: 10 }, { minute: 70 }], goals2: [{ minute: 30 }] };
		const all = [{ ...opening, score: { ft: [2, 1] }, ...goals }, ...rest];
		const file = (some: readonly Json[]) => write("2022.worldcup.json", { name: "World Cup 2022", matches: some });
		const in2022 = all.map((one) => ({ ...one, date: String(one.date).replace("2018", "2022") }));
		expect(await inCup("import", file(in2022))).toMatchObject({ code: 0 });
		const edition = async () => (await exported()).editions.find(({ year }) => year === 2022)!;
		const before = await edition();
		expect(before.matches[0]!.events).toHaveLength(3);

		const part = [{ ...in2022[0], score: { ft: [3, 1] }, goals1: [], goals2: [] }];
		const taken = await inCup("import", file(part), "--results");
		expect(taken).toMatchObject({ code: 0, err: expect.stringContaining("warning") });
		expect(taken.err).toContain(
			'score: warning: goals in the record that do not add up to the score: they are dropped: {"home":2,"away":1}',
		);
		const after = await edition();
		expect([after.startsOn, after.endsOn]).toEqual([before.startsOn, before.endsOn]);
		expect(after.matches[0]).toMatchObject({ score: { home: 3, away: 1 } });
		expect(after.matches[0]).not.toHaveProperty("events");
		expect(after.matches).toHaveLength(before.matches.length);
	});
});
