import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { tarOf } from "../../scripts/tar.mjs";
import { emptyRecord } from "../../src/database/empty-record.ts";
import { emptyRecordFile } from "../../src/database/empty-record-file.mjs";
import { migrateEmbedded } from "../../src/database/migrate.ts";
import { madeOnce } from "./made-once.ts";

/** Of the PGlite that is installed. */
export const pgliteFile: string = createRequire(import.meta.url).resolve("@electric-sql/pglite");

/**
 * An empty record with every migration, made once and copied, since making one takes longer than most of its tests. Made again when a
 * migration or PGlite changes.
 * @returns a folder with the record as the folder `record` and as `record.tar`
 */
export function preparedRecord(pglite: typeof PGlite): Promise<string> {
	return madeOnce(
		"prepared-record",
		["src/database/migrations", "tests/support/prepared-record.ts", pgliteFile],
		async (folder) => {
			const { drizzle } = await import("drizzle-orm/pglite");
			const record = path.join(folder, "record");
			const client = await pglite.create(record, { loadDataDir: emptyRecord(emptyRecordFile()) });
			await migrateEmbedded(drizzle(client));
			await client.close();
			// After it was closed: what PGlite itself writes of an open record is repaired as after a crash whenever it is opened.
			writeFileSync(
				path.join(folder, "record.tar"),
				tarOf(record, (name) => !TEMPLATES.test(name)),
			);
		},
	);
}

/** Of what `create database` copies, which no record does: half of all files, which each record in memory would have copied. */
const TEMPLATES = /^base\/[14]\//;
