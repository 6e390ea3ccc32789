import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { migrateEmbedded } from "../../src/database/migrate.ts";
import { madeOnce } from "./made-once.ts";

/** Of the PGlite that is installed. */
export const pgliteFile: string = createRequire(import.meta.url).resolve("@electric-sql/pglite");

/**
 * An empty record with every migration, made once and copied by who needs one, since making one takes longer than most tests of it.
 * Made again when a migration or PGlite is another.
 * @returns a folder with the record as the folder `record` and as `record.tar`
 */
export function preparedRecord(pglite: typeof PGlite): Promise<string> {
	return madeOnce(
		"prepared-record",
		["src/database/migrations", "tests/support/prepared-record.ts", pgliteFile],
		async (folder) => {
			const { drizzle } = await import("drizzle-orm/pglite");
			const record = path.join(folder, "record");
			const client = await pglite.create(record);
			await migrateEmbedded(drizzle(client));
			await client.close();
			writeFileSync(path.join(folder, "record.tar"), tarOf(record));
		},
	);
}

/** Of what `create database` copies, which no record does: half of all files, which each record in memory would have copied. */
const TEMPLATES = /^base\/[14]\//;

/** After it was closed: what PGlite itself writes of an open record is repaired as after a crash whenever it is opened. */
function tarOf(folder: string): Uint8Array {
	const blocks = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
		const place = path.join(entry.parentPath, entry.name);
		const name = path.relative(folder, place).split(path.sep).join("/");
		if (entry.isDirectory()) return [tarHead(name, 0, FOLDER)];
		if (TEMPLATES.test(name)) return [];
		const content = readFileSync(place);
		return [tarHead(name, content.length, FILE), content, Buffer.alloc(-content.length & (BLOCK - 1))];
	});
	return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06 */
const BLOCK = 512;
const FILE = "0";
const FOLDER = "5";

/** @param size in bytes */
function tarHead(name: string, size: number, kind: typeof FILE | typeof FOLDER): Buffer {
	const head = Buffer.alloc(BLOCK);
	const put = (at: number, text: string) => head.write(text, at, "latin1");
	const octal = (at: number, digits: number, value: number) => put(at, value.toString(8).padStart(digits, "0"));
	put(0, name);
	octal(100, 7, 0o700);
	octal(124, 11, size);
	octal(136, 11, 0);
	put(156, kind);
	put(257, "ustar\u000000");
	// The sum is taken with blanks in its own place.
	put(148, " ".repeat(8));
	octal(
		148,
		6,
		head.reduce((sum, byte) => sum + byte, 0),
	);
	return head;
}
