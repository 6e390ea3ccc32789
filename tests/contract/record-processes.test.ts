import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/database/database.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readCups } from "../../src/results/record/read.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { lockCup } from "../../src/results/record/writer-lock.ts";
import { builtTestProgram } from "../support/built-program.ts";
import { aSmallCup } from "../support/cup.ts";
import { startPostgres } from "../support/postgres.ts";
import { beginPrepared } from "../support/prepared-pglite.ts";

const postgres = await startPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
if (missing) console.warn(`Processes that share a PostgreSQL are not tried: ${missing}.`);
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
	for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	if (!("missing" in postgres)) await postgres.stop();
});

type Held = { readonly child: ChildProcess; readonly said: () => string; readonly ended: Promise<number | null> };

/** A separate process that opens the record and stays. */
function holdRecord(env: Record<string, string>): Held {
	const script = builtTestProgram("hold-record");
	const child = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: "", ...env } });
	running.push(child);
	let said = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => {
			said += chunk;
		});
	return { child, said: () => said, ended: once(child, "exit").then(([code]) => code) };
}

async function release({ child, ended }: Held): Promise<number | null> {
	child.stdin?.end();
	return ended;
}

const untilOpen = (held: Held) => expect.poll(held.said, { timeout: 90_000 }).toContain("open\n");

describe("two processes on one embedded record", () => {
	it("the second is told the owner, and a lock left by a crash is replaced", async () => {
		const folder = mkdtempSync(path.join(tmpdir(), "cupboard-shared-"));
		folders.push(folder);
		await beginPrepared(path.join(folder, "record"));
		const first = holdRecord({ CUPBOARD_DATA: folder });
		await untilOpen(first);

		const second = holdRecord({ CUPBOARD_DATA: folder });
		expect(await second.ended).toBe(1);
		expect(second.said()).toContain(`${path.join(folder, "record")} is in use by process ${first.child.pid}`);
		expect(second.said()).toContain("DATABASE_URL");

		first.child.kill("SIGKILL");
		await first.ended;
		const third = holdRecord({ CUPBOARD_DATA: folder });
		await untilOpen(third);
		expect(await release(third)).toBe(0);
	});
});

describe.skipIf(missing)(`processes on one PostgreSQL${missing ? ` (skipped: ${missing})` : ""}`, () => {
	const newDatabase = (kind?: { migrated: boolean }) => {
		if ("missing" in postgres) throw new Error(postgres.missing);
		return postgres.createDatabase(kind);
	};

	it("four that start at once on an empty one all open it, and each migration is made once", async () => {
		const databaseUrl = await newDatabase({ migrated: false });
		const held = [1, 2, 3, 4].map(() => holdRecord({ DATABASE_URL: databaseUrl }));
		for (const one of held) await untilOpen(one);
		for (const one of held) expect(await release(one)).toBe(0);
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		const made = await db.orm.execute(sql`select hash from drizzle.__drizzle_migrations`);
		const hashes = (made as unknown as { rows: { hash: string }[] }).rows.map(({ hash }) => hash);
		expect(new Set(hashes).size).toBe(hashes.length);
		expect(hashes.length).toBeGreaterThan(0);
		await db.close();
	});

	it("a listener that lost its connection reconnects, and receives what it missed", async () => {
		const databaseUrl = await newDatabase();
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		const heard: EditionChanged[] = [];
		const stop = await listenToChanges(
			db,
			(change) => heard.push(change),
			(error) => expect.unreachable(String(error)),
		);
		await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
		await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(1);

		if (!("missing" in postgres)) await postgres.breakConnections(databaseUrl);
		await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(2);
		expect(heard[1]).toEqual({ cup: 7, edition: "lc-2026", revision: 1, matches: "all" });

		const matches = [{ id: "b14-s1", number: "9" }];
		const update = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] };
		await importCup(db, sourceWithoutLines("update.json", update));
		await expect
			.poll(() => heard[2], { timeout: 60_000 })
			.toEqual({ cup: 7, edition: "lc-2026", revision: 2, matches: ["b14-s1"] });
		await stop();
		await db.close();
	});

	it("one process uses at most four sessions, whatever it listens to and asks at once", async () => {
		const databaseUrl = await newDatabase();
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		const stops = await Promise.all(
			Array.from({ length: 8 }, (_, of) =>
				db.listen(
					`channel_${of % 5}`,
					() => undefined,
					() => undefined,
				),
			),
		);
		const counting = new pg.Client({ connectionString: databaseUrl });
		await counting.connect();
		const sessions = async () => {
			const { rows } = await counting.query<{ count: number }>(
				"select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
			);
			return rows[0]!.count;
		};
		let isDone = false;
		const asked = Promise.all([
			...Array.from({ length: 30 }, () => db.orm.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`))),
			...Array.from({ length: 30 }, () => db.orm.execute(sql`select pg_sleep(0.02)`)),
		]).finally(() => {
			isDone = true;
		});
		const counts: number[] = [];
		while (!isDone) counts.push(await sessions());
		await asked;
		expect(Math.max(...counts)).toBe(4);
		for (const stop of stops) await stop();
		await db.close();
		await expect.poll(sessions).toBe(0);
		await counting.end();
	});

	it("reports that wait until another process has written the cup leave connections to readers", async () => {
		const databaseUrl = await newDatabase();
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults).toEqual([]);
		const other = await openDatabase({ databaseUrl, dataFolder: "unused" });
		let release = () => {};
		const isLocked = new Promise<void>((locked) => {
			void other.orm.transaction(async (orm) => {
				await lockCup(orm, 7);
				locked();
				await new Promise<void>((resolve) => {
					release = resolve;
				});
			});
		});
		await isLocked;
		const sent = Array.from({ length: 10 }, (_, index) =>
			reportMatch(
				db,
				7,
				{ sender: "field" },
				{ id: `waits-${index}`, match: "b14-s1", content: { kind: "yellow-card", side: "home" } },
			),
		);
		const first = await Promise.race([Promise.race(sent), readCups(db)]);
		expect(first).toMatchObject([{ id: 7 }]);
		release();
		for (const answer of await Promise.all(sent)) expect(answer).toMatchObject({ verdict: "counted" });
		await db.close();
		await other.close();
	});

	it("connections that break as a transaction begins are given back: the next ones begin, and the record can be closed", async () => {
		const databaseUrl = await newDatabase();
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		const ask = () => db.orm.transaction((tx) => tx.execute(sql`select 1`));
		for (let round = 0; round < 15; round++) {
			let broken = false;
			const breaking = "missing" in postgres ? Promise.resolve() : postgres.breakConnections(databaseUrl);
			breaking.finally(() => {
				broken = true;
			});
			while (!broken) await Promise.allSettled([ask(), ask(), ask()]);
		}
		await expect.poll(() => ask().then(() => "begun", String), { timeout: 60_000 }).toBe("begun");
		await db.close();
	});

	it("one that cannot be reached is refused without its password", async () => {
		const databaseUrl = "postgres://cupboard:secret@127.0.0.1:1/nowhere";
		await expect(openDatabase({ databaseUrl, dataFolder: "unused" })).rejects.toThrow(/127\.0\.0\.1:1\/nowhere.*ECONNREFUSED/);
		await expect(openDatabase({ databaseUrl, dataFolder: "unused" })).rejects.not.toThrow(/secret/);
	});
});
