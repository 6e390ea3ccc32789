import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { MIGRATIONS, migrateEmbedded, migrationFile } from "../../src/database/migrate.ts";

/** Of the PGlite that is installed. */
export const pgliteFile: string = createRequire(import.meta.url).resolve("@electric-sql/pglite");

const kept = path.resolve(import.meta.dirname, "..", "..", "node_modules", ".cache", "prepared-record");

function fingerprint(): string {
	const hash = createHash("sha256").update(readFileSync(pgliteFile));
	for (const name of MIGRATIONS) hash.update(name).update(readFileSync(migrationFile(name)));
	return hash.digest("hex").slice(0, 16);
}

/**
 * An empty record with every migration, made once and copied by who needs one, since making one takes longer than most tests of it.
 * Made again when a migration or PGlite is another.
 * @returns a folder with the record as the folder `record` and as `record.tar`
 */
export async function preparedRecord(pglite: typeof PGlite): Promise<string> {
	const folder = path.join(kept, fingerprint());
	if (existsSync(folder)) return folder;
	mkdirSync(kept, { recursive: true });
	const { drizzle } = await import("drizzle-orm/pglite");
	const making = mkdtempSync(path.join(kept, "making-"));
	const client = await pglite.create(path.join(making, "record"));
	await migrateEmbedded(drizzle(client));
	const dump = await client.dumpDataDir("none");
	await client.close();
	writeFileSync(path.join(making, "record.tar"), new Uint8Array(await dump.arrayBuffer()));
	try {
		renameSync(making, folder);
	} catch (error) {
		// Another process made it at the same time, and was first.
		rmSync(making, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	return folder;
}
