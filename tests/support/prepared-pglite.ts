import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pgliteFile, preparedRecord } from "./prepared-record.ts";

/** PGlite as the tests' records have it (vitest.config.ts): a new one begins as a copy of one that is migrated; migrations find nothing to do. */
// Not by its name, which stands for this file here.
const itself: typeof import("@electric-sql/pglite") = await import(pathToFileURL(pgliteFile.replace(/\.cjs$/, ".js")).href);

const isNew = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

let bytes: Blob | undefined;

/** As openEmbedded in src/database/folder.ts calls it. Whoever calls otherwise gets PGlite as it is. */
async function create(...given: unknown[]): Promise<unknown> {
	const [address] = given;
	if (given.length !== 1 || typeof address !== "string") return Reflect.apply(itself.PGlite.create, itself.PGlite, given);
	if (address === "memory://") {
		bytes ??= new Blob([readFileSync(path.join(await preparedRecord(itself.PGlite), "record.tar"))]);
		return itself.PGlite.create(address, { loadDataDir: bytes });
	}
	if (isNew(address)) cpSync(path.join(await preparedRecord(itself.PGlite), "record"), address, { recursive: true });
	return itself.PGlite.create(address);
}

export const PGlite = { create };
