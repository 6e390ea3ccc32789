#!/usr/bin/env node
import path from "node:path";
import { pathToFileURL } from "node:url";
import { builtProgram } from "../scripts/program.mjs";

/** The commands as they are built of the sources here; null, and said, where that cannot be done. */
function program() {
	try {
		return builtProgram();
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
		return null;
	}
}

const folder = program();
if (folder !== null) await import(pathToFileURL(path.join(folder, "cupboard.js")).href);
