import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import config from "../../drizzle.config.ts";
import { newest } from "../../scripts/backup-shapes.mjs";
import { backupTables, tableNames } from "../../src/database/backup/tables.ts";
import { MIGRATIONS } from "../../src/database/migrate.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** "./src/a/!(*.test).ts" → what it matches, as drizzle-kit reads it */
const matcherOf = (glob: string): RegExp =>
	new RegExp(
		`^${glob
			.replace(/^\.\//, "")
			.replaceAll(".", "\\.")
			.replace("!(*\\.test)", "(?![^/]*\\.test\\.)[^/]*")
			.replaceAll(/(?<!\])\*/g, "[^/]*")}$`,
	);

test("every table is in a file that drizzle.config.ts names: a migration would drop one that is not", () => {
	const globs = [config.schema ?? []].flat().map(matcherOf);
	const files = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
		.map((file) => `src/${file.split(path.sep).join("/")}`)
		.filter((file) => file.endsWith(".ts") && readFileSync(path.join(root, file), "utf8").includes("= pgTable("));
	expect(files.length).toBeGreaterThan(30);
	expect(files.filter((file) => !globs.some((glob) => glob.test(file)))).toEqual([]);
});

test("backups know the tables of every version, and those of the newest as drizzle-kit's snapshot has them", () => {
	for (const version of MIGRATIONS) expect(tableNames(version).length, version).toBeGreaterThan(9);
	const { version, shapes } = newest();
	expect(version).toBe(MIGRATIONS.at(-1));
	expect(backupTables(version)).toEqual(shapes.tables);
});
