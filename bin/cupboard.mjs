#!/usr/bin/env node
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale } from "../scripts/build.mjs";
import { buildEmptyRecord } from "../scripts/empty-record.mjs";
import { builtProgram } from "../scripts/program.mjs";

/** The commands as they are built of the sources here; null, and said, where that cannot be done. */
function program() {
	try {
		if (process.argv[2] === "serve") {
			buildEmptyRecord();
			buildStale();
		}
		return builtProgram();
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
		return null;
	}
}

const folder = program();
if (folder !== null) {
	const file = path.join(folder, "cupboard.js");
	process.env.NODE_ENV ||= "production";
	// Processes that it begins are of the same build, also when the sources are others by then.
	process.argv[1] = file;
	await import(pathToFileURL(file).href);
}
