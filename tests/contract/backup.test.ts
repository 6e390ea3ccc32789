import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { run } from "../../src/commands/run.ts";
import { BACKUP_LIMITS, linesOf } from "../../src/database/backup/backup-file.ts";
import { backupTables } from "../../src/database/backup/tables.ts";
import { writeBackup } from "../../src/database/backup/write-backup.ts";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { MIGRATIONS } from "../../src/database/migrate.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEditions } from "../../src/results/record/read.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { fillRecord } from "../support/full-record.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

vi.setConfig({ testTimeout: 180_000 });

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
if (missing) console.warn(`A backup is not moved to PostgreSQL: ${missing}.`);
const folder = mkdtempSync(path.join(tmpdir(), "cupboard-backup-"));
const opened: Database[] = [];

afterEach(async () => {
	for (const db of opened.splice(0)) await db.close();
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	if (!("missing" in postgres)) await postgres.stop();
});

async function keep(opening: Promise<Database>): Promise<Database> {
	const db = await opening;
	opened.push(db);
	return db;
}

let folders = 0;
/** Where a record may be: embedded, or in PostgreSQL. */
const embedded = () => ({ CUPBOARD_DATA: path.join(folder, `data-${++folders}`), DATABASE_URL: "", BRAND: "" });
type Place = ReturnType<typeof embedded>;
async function onPostgres(): Promise<Place> {
	if ("missing" in postgres) throw new Error(postgres.missing);
	return { ...embedded(), DATABASE_URL: await postgres.createDatabase() };
}
const open = ({ CUPBOARD_DATA, DATABASE_URL }: Place) =>
	openDatabase({ databaseUrl: DATABASE_URL || undefined, dataFolder: CUPBOARD_DATA }, { admits: true });

async function cupboard(place: Place, ...words: string[]) {
	const said = { out: "", err: "" };
	for (const [name, value] of Object.entries(place)) vi.stubEnv(name, value);
	const heard = (["log", "error"] as const).map((name) =>
		vi.spyOn(console, name).mockImplementation((text) => {
			said[name === "log" ? "out" : "err"] += `${text}\n`;
		}),
	);
	try {
		return { code: await run(words), ...said };
	} finally {
		for (const spy of heard) spy.mockRestore();
		vi.unstubAllEnvs();
	}
}

const file = (name: string) => path.join(folder, name);
const textOf = (name: string) => gunzipSync(readFileSync(file(name))).toString("utf8");
const NEWEST = MIGRATIONS.at(-1) ?? "";

/** A backup of a full record, made once. */
let made: Promise<Place> | undefined;
function aBackup(): Promise<Place> {
	made ??= (async () => {
		const place = embedded();
		const db = await open(place);
		await fillRecord(db);
		expect(await cupboard(place, "backup", file("full.gz"))).toMatchObject({ code: 0, err: "" });
		await db.close();
		return place;
	})();
	return made;
}

describe("npx cupboard backup", () => {
	it("contains something of every table of the record, except counts of limits and what is made of other tables", async () => {
		await aBackup();
		const lines = textOf("full.gz").trim().split("\n");
		const rows = new Map<string, number>();
		let table = "";
		for (const line of lines.slice(1, -1).map((line) => JSON.parse(line))) {
			if (Array.isArray(line)) rows.set(table, (rows.get(table) ?? 0) + 1);
			else table = line.table;
		}
		const db = await keep(openInMemory());
		const found = (await db.orm.execute(
			sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
		)) as unknown as { rows: { name: string }[] };
		expect([...rows.keys(), "attempt", "past_club", "past_edition"].sort()).toEqual(found.rows.map(({ name }) => name).sort());
	});

	it("preserves what a cup's export leaves out, and says so", async () => {
		expect(await cupboard(await aBackup(), "export", "--cup", "7", "--out", file("cup.json"))).toMatchObject({
			code: 0,
			out: expect.stringContaining("Wrote"),
			err: expect.stringMatching(/^The cup file does not include accounts, .*npx cupboard backup FILE saves everything\.\n$/),
		});
	});

	it("is made while the site runs, whole or not at all, for its owner alone", async () => {
		await aBackup();
		expect((statSync(file("full.gz")).mode & 0o777).toString(8)).toBe("600");
		const before = readFileSync(file("full.gz"));
		const place = embedded();
		const db = await keep(open(place));
		await db.orm.execute(sql`drop table script_line`);
		await expect(cupboard(place, "backup", file("full.gz"))).rejects.toThrow();
		expect(readFileSync(file("full.gz"))).toEqual(before);
		expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);
		expect(await cupboard(place, "backup", file("nowhere/full.gz"))).toMatchObject({
			code: 1,
			err: expect.stringContaining("cannot be written"),
		});
	});

	it("made while readers read and reports are written is of one revision, byte for byte, and no report is lost", async () => {
		const place = embedded();
		const db = await keep(open(place));
		expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).written).toBe(true);
		const recorded = async (from: Database) => printCupFile((await exportCup(from, 7))!);
		const kept = async (from: Database) => {
			const { rows } = (await from.orm.execute(sql`select id from report order by id`)) as unknown as { rows: { id: string }[] };
			return rows.map(({ id }) => id);
		};
		/** The record at each revision; nothing else writes. */
		const known = new Map<number, { readonly text: string; readonly reports: readonly string[] }>();
		let [goals, isOver] = [0, false];
		const report = async () => {
			goals += 1;
			const content = { kind: "result", score: { home: goals % 90, away: 0 } } as const;
			const given = { id: `report-${String(goals).padStart(8, "0")}`, match: "b14-m1", content };
			const answer = await reportMatch(db, 7, { sender: "office" }, given, new Date(Date.UTC(2026, 6, 14, 12, 0, goals)));
			if ("refused" in answer) throw new Error(JSON.stringify(answer));
			known.set(answer.revision, { text: await recorded(db), reports: await kept(db) });
		};
		await report();
		const writing = (async () => {
			while (!isOver) await report();
		})();
		const reading = (async () => {
			while (!isOver) expect(await exportCup(db, 7)).toBeDefined();
		})();
		const backed = await cupboard(place, "backup", file("busy.gz"));
		isOver = true;
		await Promise.all([writing, reading]);
		await report();
		expect(backed).toMatchObject({ code: 0, err: "" });
		expect((await kept(db)).filter((id) => id.startsWith("report-"))).toHaveLength(goals);

		const there = embedded();
		expect(await cupboard(there, "restore", file("busy.gz"))).toMatchObject({ code: 0, err: "" });
		const restored = await keep(open(there));
		const { revision } = (await readEditions(restored, 7))[0]!;
		expect({ text: await recorded(restored), reports: await kept(restored) }).toEqual(known.get(revision));
		expect(revision).toBeLessThan(Math.max(...known.keys()));
	});

	it.skipIf(missing)("moves everything between the kinds of record: embedded, PostgreSQL and back, byte for byte", async () => {
		await aBackup();
		const there = await onPostgres();
		expect(await cupboard(there, "restore", file("full.gz"))).toMatchObject({ code: 0, err: "" });
		expect(await cupboard(there, "backup", file("there.gz"))).toMatchObject({ code: 0, err: "" });
		expect(textOf("there.gz")).toBe(textOf("full.gz"));
		const back = embedded();
		expect(await cupboard(back, "restore", file("there.gz"))).toMatchObject({ code: 0, err: "" });
		expect(await cupboard(back, "backup", file("back.gz"))).toMatchObject({ code: 0, err: "" });
		expect(readFileSync(file("back.gz"))).toEqual(readFileSync(file("full.gz")));
	});

	it.skipIf(missing)("is one moment of a PostgreSQL that others write to meanwhile, whatever its own settings are", async () => {
		await aBackup();
		const there = await onPostgres();
		expect(await cupboard(there, "restore", file("full.gz"))).toMatchObject({ code: 0 });
		const db = await keep(open(there));
		const name = new URL(there.DATABASE_URL).pathname.slice(1);
		for (const setting of [
			"datestyle to 'German'",
			"timezone to 'Asia/Tokyo'",
			"bytea_output to 'escape'",
			"extra_float_digits to -5",
		])
			await db.orm.execute(sql.raw(`alter database ${name} set ${setting}`));
		const own = await keep(open(there));
		const pieces: string[] = [];
		await writeBackup(own, async (text) => {
			if (pieces.length === 2) await db.orm.execute(sql`delete from photo`);
			pieces.push(text);
		});
		expect(pieces.join("")).toBe(textOf("full.gz"));
	});
});

describe("npx cupboard restore", () => {
	it("refuses a record with content, and replaces it with --replace while the site runs, which is notified", async () => {
		await aBackup();
		const place = embedded();
		const db = await keep(open(place));
		await fillRecord(db);
		await db.orm.execute(sql`update edition set revision = 900`);
		await db.orm.execute(sql`insert into attempt (key, points) values ('k', 1)`);
		expect(await cupboard(place, "restore", file("full.gz"))).toMatchObject({
			code: 1,
			err: expect.stringMatching(/not empty[\s\S]*--replace/),
		});
		const heard: EditionChanged[] = [];
		await listenToChanges(
			db,
			(change) => heard.push(change),
			(error) => expect.unreachable(String(error)),
		);
		expect(await cupboard(place, "restore", file("full.gz"), "--replace")).toMatchObject({ code: 0, err: "" });
		await expect.poll(() => heard).toEqual([{ cup: 7, edition: "lc-2026", revision: 901, matches: "all" }]);
		expect(await cupboard(place, "backup", file("replaced.gz"))).toMatchObject({ code: 0 });
		const plain = (name: string) => textOf(name).trim().split("\n").slice(0, -1);
		const differing = plain("replaced.gz").filter((line, at) => line !== plain("full.gz")[at]);
		expect(differing).toEqual([expect.stringContaining('"lc-2026"')]);
		const next = (await db.orm.execute(
			sql`insert into account (name, email, password_hash, language, created_at) values ('B', 'b@cup.example', 'x', 'en', now()) returning id`,
		)) as unknown as { rows: { id: number }[] };
		expect(next.rows).toEqual([{ id: 57 }]);
	});

	it("refuses a damaged, truncated, newer or foreign file, names the reason, and does not change the record", async () => {
		await aBackup();
		const whole = textOf("full.gz");
		const place = embedded();
		const refused = async (content: Buffer, why: RegExp) => {
			writeFileSync(file("wrong.gz"), content);
			for (const words of [["--check"], ["--replace"]])
				expect(await cupboard(place, "restore", file("wrong.gz"), ...words)).toMatchObject({
					code: 1,
					out: "",
					err: expect.stringMatching(why),
				});
		};
		const zipped = readFileSync(file("full.gz"));
		await refused(zipped.subarray(0, zipped.length - 200), /is damaged: it ends in the middle/);
		await refused(gzipSync(whole.replace("asa@cup.example", "asb@cup.example")), /is damaged: its checksum/);
		await refused(gzipSync(whole.split("\n").slice(0, -2).join("\n")), /is damaged: it ends in the middle, after line \d+/);
		await refused(gzipSync(whole.replace(NEWEST, "9999_future")), /newer version of Cupboard: its tables are at 9999_future/);
		await refused(gzipSync(whole.replace("cupboard-backup/1", "cupboard-backup/2")), /newer version of Cupboard: its format/);
		await refused(gzipSync('{"format":"cupboard-cup/1"}\n'), /is no backup of Cupboard/);
		await refused(Buffer.from(whole), /cannot be unzipped/);
		await refused(gzipSync(Buffer.from([0xff, 0xfe, 10])), /is damaged: it is no text/);
		await refused(Buffer.concat([zipped, zipped]), /is damaged: something follows its last line/);
		await refused(Buffer.concat([zipped, Buffer.from("trailing garbage")]), /is damaged/);
		await refused(Buffer.from("504b03040a0000000000", "hex"), /is damaged, or no backup of Cupboard: it cannot be unzipped/);
		const header = JSON.stringify({ format: "cupboard-backup/1", tables: NEWEST });
		const table = JSON.stringify({ table: "cup", columns: ["name"] });
		await refused(gzipSync(`${header}\n${"[".repeat(100)}\n`), /is damaged: line 2 is no row of a table/);
		await refused(gzipSync(`${header}\n${table}\n[${'"",'.repeat(2_000)}""]\n`), /is damaged: line 3 is no row of a table/);
		await refused(
			gzipSync(`${header}\n${table}\n["${"x".repeat(33_600_000)}"]\n`, { level: 0 }),
			/a line of it is longer than 32 MB/,
		);
		execFileSync("mkfifo", [file("pipe.gz")]);
		for (const name of [file("pipe.gz"), "/dev/zero", folder])
			expect(await cupboard(place, "restore", name, "--check")).toMatchObject({
				code: 1,
				err: expect.stringContaining("it is no regular file"),
			});
		expect(await cupboard(place, "restore", file("nowhere.gz"))).toMatchObject({
			code: 1,
			err: expect.stringContaining("cannot be read"),
		});
		expect(await cupboard(place, "restore", file("full.gz"), "--check")).toMatchObject({
			code: 0,
			out: expect.stringContaining("is complete"),
		});
		// None of them made a record.
		expect(existsSync(place.CUPBOARD_DATA)).toBe(false);
	});

	it("stops reading a file that unzips to more than its limits", async () => {
		await aBackup();
		const read = async (limits: Partial<typeof BACKUP_LIMITS>) => {
			for await (const _ of linesOf(file("full.gz"), { ...BACKUP_LIMITS, ...limits })) void _;
		};
		await expect(read({})).resolves.toBeUndefined();
		await expect(read({ line: 20 })).rejects.toThrow(/a line of it is longer/);
		await expect(read({ total: 1_000 })).rejects.toThrow(/unzips to more than .* MB/);
		await expect(read({ ratio: 2, ratioFrom: 100 })).rejects.toThrow("it unzips to more than 2 times its size");
	});

	it("restores a file of an older version into that version's tables, and migrates them", async () => {
		await aBackup();
		const older = MIGRATIONS[2] ?? "";
		const lines = [
			{ format: "cupboard-backup/1", tables: older },
			...backupTables(older).map(({ name, columns }) => ({ table: name, columns: columns.map((column) => column.name) })),
		];
		const rows = { cup: [["3", "Gamla cupen", "Europe/Stockholm", "handball", null]] } as Record<string, unknown[]>;
		const text = lines
			.flatMap((line) => [line, ...("table" in line ? (rows[line.table] ?? []) : [])])
			.map((line) => `${JSON.stringify(line)}\n`)
			.join("");
		const { createHash } = await import("node:crypto");
		const end = { rows: 1, sha256: createHash("sha256").update(text).digest("hex") };
		writeFileSync(file("older.gz"), gzipSync(`${text}${JSON.stringify(end)}\n`));
		const place = embedded();
		const db = await keep(open(place));
		expect(await cupboard(place, "restore", file("older.gz"))).toMatchObject({ code: 0, err: "" });
		const found = (await db.orm.execute(sql`select name, shirt_numbers from cup`)) as unknown as { rows: object[] };
		expect(found.rows).toEqual([{ name: "Gamla cupen", shirt_numbers: null }]);
		expect(await cupboard(place, "restore", file("full.gz"), "--replace")).toMatchObject({ code: 0, err: "" });
	});
});
