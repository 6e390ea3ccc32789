import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aSmallCup } from "../../tests/support/cup.ts";
import { CupInMemory } from "../../tests/support/cup-in-memory.ts";
import { lentPostgres } from "../../tests/support/lent-postgres.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { openFolder, openInMemory } from "../database/folder.ts";
import { tryDisk, tryWriting } from "../database/writable.ts";
import { ReadModels } from "../results/edition/keeping/read-models.ts";
import { createReadiness, type ReadinessOptions } from "./readiness.ts";

let database: Database;
beforeAll(async () => {
	database = await openInMemory();
});
afterAll(() => database.close());

async function readiness(other: Partial<ReadinessOptions> = {}) {
	const models = await ReadModels.open({
		source: new CupInMemory(aSmallCup()),
		clock: () => new Date("2026-07-15T10:00:00Z"),
		onError: (error) => expect.unreachable(String(error)),
	});
	return { models, ready: createReadiness({ orm: database.orm, models, cup: 7, isDraining: () => false, ...other }) };
}

test("a process is ready once the newest edition is in memory", async () => {
	const { models, ready } = await readiness();
	expect(await ready()).toBe("no edition has been read yet");
	const newest = (await models.cup(7))!.tournaments[0]!;
	await models.current(7, newest.id);
	expect(await ready()).toBeNull();
});

test("an edition that could not be read at the start is tried again while a process waits to become ready", async () => {
	const source = new CupInMemory(aSmallCup());
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError: () => undefined });
	await models.cup(7);
	const { ready } = await readiness({ models });
	source.before = () => Promise.reject(new Error("no connection"));
	expect(await ready()).toBe("no edition has been read yet");
	source.before = async () => {};
	await vi.waitFor(async () => expect(await ready()).toBeNull());
});

test("a process is not ready before its first pages are, unless its cup has no edition", async () => {
	let isWarm = false;
	const { models, ready } = await readiness({ isWarm: () => isWarm });
	await models.current(7, (await models.cup(7))!.tournaments[0]!.id);
	expect(await ready()).toBe("the first pages are not ready yet");
	isWarm = true;
	expect(await ready()).toBeNull();
	expect(await (await readiness({ cup: 99, isWarm: () => false })).ready()).toBeNull();
});

test("a cup without an edition is ready at once", async () => {
	expect(await (await readiness({ cup: 99 })).ready()).toBeNull();
});

test("a process that can write but not read its record is not ready", async () => {
	const fails = () => Promise.reject(new Error("no such table"));
	const models = { cup: fails, current: fails, isRead: () => false };
	expect(await (await readiness({ models })).ready()).toBe("no edition has been read yet");
});

test("a process that ends, or whose record is gone or does not answer, is not ready", async () => {
	expect(await (await readiness({ isDraining: () => true })).ready()).toBe("the process is ending");
	const gone = await openInMemory();
	await gone.close();
	expect(await (await readiness({ orm: gone.orm })).ready()).toBe("the record cannot be written");
	const hangs = { transaction: () => new Promise<never>(() => {}) } as unknown as ReadinessOptions["orm"];
	const { ready } = await readiness({ orm: hangs, longest: 1 });
	expect(await Promise.all([ready(), ready()])).toEqual(Array(2).fill("the record cannot be written"));
});

test("a process that only waits for a command to finish with the record stays ready, and one that cannot write at all does not", async () => {
	const { models } = await readiness();
	await models.current(7, (await models.cup(7))!.tournaments[0]!.id);
	const hangs = { transaction: () => new Promise<never>(() => {}) } as unknown as ReadinessOptions["orm"];
	let isBusy = true;
	const { ready } = await readiness({ models, orm: hangs, longest: 1, isBusy: () => isBusy });
	expect(await ready()).toBeNull();
	isBusy = false;
	expect(await ready()).toBe("the record cannot be written");
	const gone = await openInMemory();
	await gone.close();
	expect(await (await readiness({ models, orm: gone.orm, isBusy: () => true })).ready()).toBe("the record cannot be written");
});

test("a process whose disk is full is not ready, and is again when there is room", async () => {
	const { models } = await readiness();
	await models.current(7, (await models.cup(7))!.tournaments[0]!.id);
	let isFull = true;
	const tryDisk = async () => {
		if (isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
	};
	const { ready } = await readiness({ models, tryDisk });
	expect(await ready()).toBe("the record cannot be written");
	isFull = false;
	expect(await ready()).toBeNull();
});

test("the embedded record tests its disk with a file beside it, which is removed", async () => {
	const data = mkdtempSync(path.join(tmpdir(), "cupboard-disk-"));
	const embedded = await openFolder(data);
	await expect(embedded.tryDisk!()).resolves.toBeUndefined();
	mkdirSync(path.join(data, "record.probe"));
	await expect(embedded.tryDisk!()).rejects.toThrow("EISDIR");
	rmSync(path.join(data, "record.probe"), { recursive: true });
	await expect(embedded.tryDisk!()).resolves.toBeUndefined();
	const nearlyFull = { ...statfsSync(data), blocks: 1_000_000, bsize: 4_096, bavail: 4_000 };
	vi.spyOn(fs, "statfs").mockResolvedValue(nearlyFull as never);
	await expect(tryDisk(path.join(data, "x"))).rejects.toThrow("less than 16 MB");
	await embedded.close();
	expect(readdirSync(data)).toEqual(["record"]);
	rmSync(data, { recursive: true });
});

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
test.skipIf(missing)("a read-only PostgreSQL is not ready", async () => {
	if ("missing" in postgres) throw new Error(postgres.missing);
	const url = await postgres.createDatabase();
	const writing = await openDatabase({ databaseUrl: url, dataFolder: "unused" });
	await expect(tryWriting(writing.orm)).resolves.toBeUndefined();
	await writing.orm.execute(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
	await postgres.breakConnections(url);
	await expect(tryWriting(writing.orm)).rejects.toThrow();
	await writing.close();
	await postgres.stop();
});
