import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PGlite as Client } from "@electric-sql/pglite";
import { giveBack, isKept, takeIdle } from "./kept-record.ts";
import { emptied, lentPglite, tablesOf } from "./lent-pglite.ts";
import { pgliteFile, preparedRecord } from "./prepared-record.ts";

/**
 * PGlite for tests (vitest.config.ts): a new one begins as a copy of a migrated one, so migrations find nothing to do. Opening one takes
 * longer than most of its tests, so one in memory is emptied when it is closed, and lent to the next test.
 */
// Not by its name, which resolves to this file here.
const itself: typeof import("@electric-sql/pglite") = await import(pathToFileURL(pgliteFile.replace(/\.cjs$/, ".js")).href);

type Options = { readonly startParams?: string[] };

/**
 * Without PostgreSQL's timer for a long start, as the record opens it (src/database/folder.ts): where a test of the same process has set the clock back by
 * weeks, Node runs it every millisecond and warns.
 */
const quiet = (options: Options = {}): Options => ({
	startParams: [...itself.PGlite.defaultStartParams, "-c", "log_startup_progress_interval=0"],
	...options,
});

const isNew = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** For calls like openEmbedded's in src/database/folder.ts. Other calls get PGlite unchanged, without that timer. */
async function create(...given: unknown[]): Promise<unknown> {
	const [address, options] = given as [unknown, Options?];
	if (typeof address !== "string") return itself.PGlite.create(quiet(address as Options | undefined));
	return address === "memory://" ? inMemory(options) : inFolder(address, options);
}

async function inFolder(folder: string, options?: Options): Promise<Client | Pick<Client, "close">> {
	// A call that makes a new record only closes it (`makeWhole` in src/database/folder.ts): the copy is complete.
	if (options?.startParams === undefined && isNew(folder)) {
		await beginPrepared(folder);
		return { close: async () => undefined };
	}
	const open = takeIdle(folder) ?? (await openInFolder(folder, options));
	return isKept(folder) ? lentPglite(open, () => giveBack(folder, open)) : open;
}

async function openInFolder(folder: string, options: Options = {}): Promise<Client> {
	await beginPrepared(folder);
	return itself.PGlite.create(folder, quiet(options));
}

/** For tests that open it in a separate process: making a record in a new folder takes as long as three commands. */
export async function beginPrepared(folder: string): Promise<void> {
	if (isNew(folder)) cpSync(path.join(await preparedRecord(itself.PGlite), "record"), folder, { recursive: true });
}

/** Node reads a blob of its own in pieces and joins them again, a sixth of the time of opening a record. */
class WholeBlob extends Blob {
	readonly #bytes: ArrayBuffer;
	constructor(bytes: Uint8Array<ArrayBuffer>) {
		super([]);
		this.#bytes = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
	}
	override async arrayBuffer(): Promise<ArrayBuffer> {
		return this.#bytes;
	}
}

let bytes: Blob | undefined;
let tables: string | undefined;
/** Only one: each needs hundreds of megabytes. */
let idle: Client | undefined;

async function inMemory(options?: Options): Promise<Client> {
	const lent = options?.startParams === undefined ? undefined : idle;
	const open = lent ?? (await openInMemory(options));
	if (lent !== undefined) idle = undefined;
	return lentPglite(open, async () => {
		// Only what the record's own way of opening gives is the next one's: another way begins it with other settings.
		const mayBeLent = options?.startParams !== undefined && idle === undefined;
		if (mayBeLent && tables !== undefined && (await emptied(open, tables))) idle = open;
		else await open.close();
	});
}

async function openInMemory(options: Options = {}): Promise<Client> {
	bytes ??= new WholeBlob(readFileSync(path.join(await preparedRecord(itself.PGlite), "record.tar")));
	const client = await itself.PGlite.create("memory://", { ...quiet(options), loadDataDir: bytes });
	tables ??= await tablesOf(client);
	return client;
}

export const PGlite = { create, defaultStartParams: itself.PGlite.defaultStartParams };
export const { messages, protocol } = itself;
