import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { attempt } from "../../src/accounts/tables/account.ts";
import { staff, staffSession } from "../../src/accounts/tables/staff.ts";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { type BackupOptions, FolderBackups } from "../../src/server/backups/backups.ts";
import { tryBackup } from "../../src/server/backups/try-backup.ts";
import { aSmallCup } from "../support/cup.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { officeOver } from "../support/office-visitor.ts";

vi.setConfig({ testTimeout: 180_000 });

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
const folder = mkdtempSync(path.join(tmpdir(), "cupboard-backups-"));
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	if (!("missing" in postgres)) await postgres.stop();
});

/** The default size of a pool of pg's: the record's connections. */
const CONNECTIONS = 10;
const PLACES: readonly { name: string; missing?: string | undefined; open: () => Promise<Database> }[] = [
	{ name: "the embedded record", open: openInMemory },
	{
		name: `PostgreSQL${missing ? ` (skipped: ${missing})` : ""}`,
		missing,
		open: async () => {
			if ("missing" in postgres) throw new Error(postgres.missing);
			return openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: folder });
		},
	},
];

const cups = () => sourceWithoutLines("cup.json", aSmallCup());
/** Another value each time: what is written counts. */
const changed = async (db: Database, name: string) => {
	await importCup(db, sourceWithoutLines("cup.json", { format: "cupboard-cup/1", cup: { id: 7, name } } as never));
	await counted(db);
};
/**
 * The database counts a connection's writes at most once a second, and up to ten seconds late, so a check in between would see the rest as
 * another change. Here all of them are counted at once.
 */
const counted = (db: Database) =>
	Promise.all(Array.from({ length: CONNECTIONS }, () => db.orm.execute(sql`select pg_stat_force_next_flush()`)));

describe.each(PLACES)("automatic backups, of $name", ({ open, missing }) => {
	const test = it.skipIf(missing);
	let made = 0;
	let own = "";
	let now = new Date("2026-07-16T14:00:00Z");
	beforeEach(() => {
		own = path.join(folder, `place-${++made}-${Math.random().toString(36).slice(2)}`);
		now = new Date("2026-07-16T14:00:00Z");
	});
	const files = (place = path.join(own, "backups")) => readdirSync(place).filter((name) => name.endsWith(".gz"));
	const later = (minutes: number) => {
		now = new Date(now.getTime() + minutes * 60_000);
	};
	async function aKeeper(more: Partial<BackupOptions> = {}) {
		const db = await open();
		await importCup(db, cups());
		await counted(db);
		const said: string[] = [];
		const given: BackupOptions = {
			...{ database: db, folder: path.join(own, "backups"), second: null, now: () => now },
			onError: (error) => void said.push(error instanceof Error ? error.message : String(error)),
			tried: async (file) => ({ rows: await tryBackup(file) }),
			...more,
		};
		return { db, said, given, backups: new FolderBackups(given) };
	}

	test("one is made every ten minutes while something changes, none while nothing does, and each can be restored", async () => {
		const { db, said, backups } = await aKeeper();
		await backups.step();
		expect(files()).toEqual(["cupboard-20260716T140000Z.gz"]);
		expect(statSync(path.join(own, "backups", files()[0]!)).mode & 0o777).toBe(0o600);
		later(5);
		await changed(db, "One");
		await backups.step();
		expect(files()).toHaveLength(1);
		later(6);
		await backups.step();
		expect(files()).toEqual(["cupboard-20260716T140000Z.gz", "cupboard-20260716T141100Z.gz"]);
		later(60);
		await backups.step();
		await backups.step();
		expect(files()).toHaveLength(2);
		expect(await tryBackup((await backups.newest())!)).toBeGreaterThan(100);
		expect(said).toEqual([]);
		await db.close();
	});

	test("the last one is copied to the second place and tried by restoring it, every hour", async () => {
		const second = path.join(folder, `second-${made}-${Math.random().toString(36).slice(2)}`);
		mkdirSync(second);
		const { db, backups } = await aKeeper({ second });
		await backups.step();
		expect(files(second)).toEqual(files());
		expect(await backups.told()).toMatchObject({ triedAt: now.toISOString(), copiedAt: now.toISOString(), fault: null });
		for (const [minutes, made, copies] of [
			[20, 2, 1],
			[50, 3, 2],
		] as const) {
			await changed(db, `After ${minutes}`);
			later(minutes);
			await backups.step();
			expect(files()).toHaveLength(made);
			expect(files(second)).toHaveLength(copies);
		}
		await db.close();
	});

	test("of several processes that keep them in one folder one makes each", async () => {
		const { db, given, backups } = await aKeeper();
		await Promise.all([backups, new FolderBackups(given), new FolderBackups(given)].map((one) => one.step()));
		expect(files()).toHaveLength(1);
		expect(existsSync(path.join(own, "backups", "at-work"))).toBe(false);
		await db.close();
	});

	test("one being made by another process is awaited; one that died is not, after half an hour", async () => {
		const { db, said, backups } = await aKeeper();
		const lock = path.join(own, "backups", "at-work");
		mkdirSync(path.join(own, "backups"), { recursive: true });
		writeFileSync(lock, "");
		const since = (minutes: number) => utimesSync(lock, new Date(), new Date(Date.now() - minutes * 60_000));
		since(20);
		await backups.step();
		expect([files(), existsSync(lock)]).toEqual([[], true]);
		since(31);
		await backups.step();
		expect([files().length, existsSync(lock), said]).toEqual([1, false, []]);
		await db.close();
	});

	test("they are in private folders, old ones are deleted in both places, and insignificant changes make none", async () => {
		const second = path.join(folder, `second-${made}-${Math.random().toString(36).slice(2)}`);
		mkdirSync(second);
		let trials = 0;
		const tried = async () => ({ rows: ++trials });
		const { db, backups } = await aKeeper({ second, tried });
		const first = path.join(own, "backups");
		mkdirSync(own, { recursive: true });
		await backups.step();
		expect(statSync(first).mode & 0o777).toBe(0o700);
		expect(statSync(path.join(first, "state.json")).mode & 0o777).toBe(0o600);
		const old = "cupboard-20260601T000000Z.gz";
		for (const place of [first, second]) writeFileSync(path.join(place, old), "");
		// A desk that was seen, a guess that was counted.
		await db.orm.insert(attempt).values({ key: "x", points: 1, expire: now });
		const [desk] = await db.orm
			.insert(staff)
			.values({ cup: 7, name: "Office", email: "a@cup.example", role: "office", createdAt: now })
			.returning();
		await counted(db);
		later(70);
		await backups.step();
		expect([files().length, files(second).length]).toEqual([2, 2]);
		expect([...files(), ...files(second)]).not.toContain(old);
		const seen = { staff: desk!.id, way: "password", device: "x", createdAt: now, lastSeenAt: now } as const;
		await db.orm.insert(staffSession).values({ ...seen, secretHash: new Uint8Array(32) });
		await db.orm.insert(attempt).values({ key: "y", points: 1, expire: now });
		await counted(db);
		later(70);
		const before = trials;
		await backups.step();
		expect(files()).toHaveLength(2);
		// What was copied and tried is, however long nothing changes.
		expect(trials).toBe(before);
		await db.close();
	});

	test("an unwritable folder, a missing second one, and a damaged file are reported, and break nothing", async () => {
		mkdirSync(own, { recursive: true });
		writeFileSync(path.join(own, "backups"), "in the way");
		const { db, said, given, backups } = await aKeeper();
		await backups.step();
		expect(said).toEqual([expect.stringContaining(path.join(own, "backups"))]);
		expect((await backups.told()).fault).toMatchObject({ of: "write" });
		rmSync(path.join(own, "backups"));
		const away = new FolderBackups({ ...given, second: path.join(own, "no-such-disk") });
		await away.step();
		expect(said.at(-1)).toBe(`${path.join(own, "no-such-disk")} is no folder: is its disk there?`);
		expect((await away.told()).fault).toMatchObject({ of: "copy", why: said.at(-1) });
		await backups.step();
		expect(files()).toHaveLength(1);
		await changed(db, "Later");
		later(70);
		const file = path.join(own, "backups", files()[0]!);
		let trials = 0;
		const broken = new FolderBackups({
			...given,
			tried: async (newest) => {
				trials++;
				writeFileSync(newest, readFileSync(file).subarray(0, 2_000));
				return { fault: await tryBackup(newest).then(String, (error: Error) => error.message) };
			},
		});
		await broken.step();
		expect(said.at(-1)).toContain("cannot be restored: is damaged: it ends in the middle");
		expect((await broken.told()).fault).toMatchObject({ of: "trial" });
		// The same file is tried again an hour later, not each minute.
		for (const [minutes, times] of [
			[1, 1],
			[8, 1],
			[60, 2],
		] as const) {
			later(minutes);
			await broken.step();
			expect(trials, `after ${minutes} minutes more`).toBe(times);
			expect((await broken.told()).fault).toMatchObject({ of: "trial" });
		}
		await db.close();
	});
});

describe("the office's ledger lists its backups", () => {
	it("when the last was made, amber after half an hour with changes, and only the office may make one", async () => {
		const db = await openInMemory();
		await importCup(db, cups());
		let now = new Date("2026-07-16T14:00:00Z");
		const place = path.join(folder, "office");
		const options = { database: db, folder: place, second: null, now: () => now, onError: () => undefined };
		const backups = new FolderBackups({ ...options, tried: async () => ({ rows: 1 }) });
		const at = await officeOver(db, 7, { backups });
		const office = await at.signedIn({ name: "Office" });
		const results = await at.signedIn({ role: "results" });
		expect((await office.ask("GET", "/ledger/backup")).status).toBe(404);
		await backups.step();
		const told = async () => (await results.ask<{ backups: Record<string, unknown> }>("GET", "/ledger/backups")).body.backups;
		expect(await told()).toMatchObject({ last: { at: "2026-07-16T14:00:00.000Z" }, isLate: false, triedAt: now.toISOString() });
		now = new Date("2026-07-16T14:31:00Z");
		await changed(db, "Changed since");
		expect(await told()).toMatchObject({ isLate: true });
		expect((await results.ask("GET", "/ledger/backup")).status).toBe(403);
		const request = new Request("http://cup.example/office/api/ledger/backup", { headers: { cookie: office.cookie() } });
		const taken = await at.office.fetch({ req: { raw: request }, env: {} } as never);
		expect(taken.headers.get("content-disposition")).toBe('attachment; filename="cupboard-20260716T140000Z.gz"');
		expect(Buffer.from(await taken.arrayBuffer())).toEqual(readFileSync((await backups.newest())!));
		await at.close();
		await db.close();
	});
});
