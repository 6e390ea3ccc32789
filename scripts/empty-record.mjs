import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { emptyRecordFile } from "../src/database/empty-record-file.mjs";
import { tarOf } from "./tar.mjs";

const itself = fileURLToPath(import.meta.url);
const KIND = ".tar.gz";

/**
 * Makes the template of new records, if it does not exist yet, in a separate process in parallel to the caller's work, such as building the
 * site. Nothing has to wait for it: without it PGlite creates a new record itself.
 */
export function buildEmptyRecord() {
	if (existsSync(emptyRecordFile())) return;
	console.error("Preparing an empty record …");
	spawn(process.execPath, [itself], { stdio: ["ignore", 2, 2] }).once("error", (error) => console.error(error.message));
}

/** It gets its name when it is complete: a killed process leaves no partial template. */
async function make() {
	const file = emptyRecordFile();
	const folder = path.dirname(file);
	const making = mkdtempSync(path.join(tmpdir(), "cupboard-empty-record-"));
	try {
		const { PGlite } = await import("@electric-sql/pglite");
		const record = path.join(making, "record");
		await (await PGlite.create(record)).close();
		mkdirSync(folder, { recursive: true });
		const packed = `${file}.${process.pid}`;
		writeFileSync(packed, gzipSync(tarOf(record)));
		renameSync(packed, file);
	} finally {
		rmSync(making, { recursive: true, force: true });
	}
	const older = readdirSync(folder).filter((name) => name.endsWith(KIND) && name !== path.basename(file));
	for (const name of older) rmSync(path.join(folder, name), { force: true });
}

if (process.argv[1] && realpathSync(process.argv[1]) === itself) await make();
