import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { emptyRecordFile } from "./empty-record-file.mjs";

/**
 * What a new record begins with, without migrations: making it takes PGlite longer than all else of a first start.
 * @returns an archive for PGlite's `loadDataDir`; undefined where none was built, or what is there is damaged: then PGlite makes its own
 */
export function emptyRecord(file = emptyRecordFile()): Blob | undefined {
	try {
		return new Blob([gunzipSync(readFileSync(file))]);
	} catch {
		return undefined;
	}
}
