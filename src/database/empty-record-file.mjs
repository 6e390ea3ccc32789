import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Where the build leaves an empty record as the installed PGlite begins one, in a packed archive (docs/develop/decisions/0038-a-record-begins-as-a-copy.md).
 * It lies beside the packages, since it is made of one of them alone: another version has another.
 */
export function emptyRecordFile() {
	const pglite = path.resolve(createRequire(import.meta.url).resolve("@electric-sql/pglite"), "..", "..");
	const { version } = JSON.parse(readFileSync(path.join(pglite, "package.json"), "utf8"));
	return path.resolve(pglite, "..", "..", ".cache", "empty-record", `pglite-${version}.tar.gz`);
}
