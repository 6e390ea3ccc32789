import { writeFileSync } from "node:fs";
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
	return madeOnce("prepared-record", ["src/database/migrations", pgliteFile], async (folder) => {
		const { drizzle } = await import("drizzle-orm/pglite");
		const client = await pglite.create(path.join(folder, "record"));
		await migrateEmbedded(drizzle(client));
		const dump = await client.dumpDataDir("none");
		await client.close();
		writeFileSync(path.join(folder, "record.tar"), new Uint8Array(await dump.arrayBuffer()));
	});
}
