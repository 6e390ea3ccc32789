import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/database/database.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
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
