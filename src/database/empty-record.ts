import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { emptyRecordFile } from "./empty-record-file.mjs";

/**
 * An empty data folder for a new record, without migrations: making one is PGlite's slowest part of a first start.
 * @returns an archive for PGlite's `loadDataDir`; undefined if none was built, or it is damaged: PGlite then makes its own
 */
export function emptyRecord(file = emptyRecordFile()): Blob | undefined {
	try {
		return new Blob([gunzipSync(readFileSync(file))]);
	} catch {
		return undefined;
	}
}
