import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PGlite as Client } from "@electric-sql/pglite";
import { giveBack, isKept, takeIdle } from "./kept-record.ts";
import { emptied, lentPglite, tablesOf } from "./lent-pglite.ts";
import { pgliteFile, preparedRecord } from "./prepared-record.ts";

/**
 * PGlite as the tests' records have it (vitest.config.ts): a new one begins as a copy of one that is migrated; migrations find nothing to
 * do. Opening one takes longer than most tests of it, so that one in memory is emptied when it is closed, and lent to the next.
 */
// Not by its name, which stands for this file here.
const itself: typeof import("@electric-sql/pglite") = await import(pathToFileURL(pgliteFile.replace(/\.cjs$/, ".js")).href);

const isNew = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** As openEmbedded in src/database/folder.ts calls it. Whoever calls otherwise gets PGlite as it is. */
async function create(...given: unknown[]): Promise<unknown> {
	const [address] = given;
	if (given.length !== 1 || typeof address !== "string") return Reflect.apply(itself.PGlite.create, itself.PGlite, given);
	return address === "memory://" ? inMemory() : inFolder(address);
}

async function inFolder(folder: string): Promise<Client> {
	const open = takeIdle(folder) ?? (await openInFolder(folder));
	return isKept(folder) ? lentPglite(open, () => giveBack(folder, open)) : open;
}

async function openInFolder(folder: string): Promise<Client> {
	await beginPrepared(folder);
	return itself.PGlite.create(folder);
}

/** For who opens it in a process of its own: as long as a record of a new folder takes to make, three commands run. */
export async function beginPrepared(folder: string): Promise<void> {
	if (isNew(folder)) cpSync(path.join(await preparedRecord(itself.PGlite), "record"), folder, { recursive: true });
}

let bytes: Blob | undefined;
let tables: string | undefined;
/** No more than one: each takes hundreds of megabytes. */
let idle: Client | undefined;

async function inMemory(): Promise<Client> {
	const open = idle ?? (await openInMemory());
	idle = undefined;
	return lentPglite(open, async () => {
		if (tables !== undefined && idle === undefined && (await emptied(open, tables))) idle = open;
		else await open.close();
	});
}

async function openInMemory(): Promise<Client> {
	bytes ??= new Blob([readFileSync(path.join(await preparedRecord(itself.PGlite), "record.tar"))]);
	const client = await itself.PGlite.create("memory://", { loadDataDir: bytes });
	tables ??= await tablesOf(client);
	return client;
}

export const PGlite = { create };
