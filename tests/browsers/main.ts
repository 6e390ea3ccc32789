import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { oldestSupported } from "../../scripts/supported-browsers.mjs";
import { ALLOWED } from "./allowed.ts";
import { elementsBeyond, scriptsBeyond } from "./api.ts";
import { cssBeyond } from "./css.ts";
import { faultsOf } from "./faults.ts";
import type { Use } from "./support.ts";

/** Fails on what the built site, the office or the identity pages ask of a browser that a supported one lacks (docs/develop/decisions/0055-supported-browsers.md). */
const root = path.resolve(import.meta.dirname, "..", "..");
const FOLDERS = ["src/text", "src/client", "src/ui", "src/site", "src/office-app"];
const BUILT = ["build/client/assets", "build/office/assets"];
const STYLED = [...BUILT, "build/identity"];

const filesIn = (folder: string, ending: RegExp): string[] =>
	readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
		.map((file) => path.join(folder, file));

/** Syntax: the build lowers it, so one version of the language applies to all of it. */
function syntaxFaults(): string[] {
	const scripts = [...BUILT, "build/worker"].map((folder) => `${folder}/*.js`);
	const bin = path.join("node_modules", "es-check", "lib", "cli", "index.js");
	const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "es2022", ...scripts, "--module"], {
		cwd: root,
		encoding: "utf8",
	});
	return status === 0 ? [] : [stdout, stderr];
}

const stylesheets = STYLED.flatMap((folder) => filesIn(folder, /\.css$/));
const uses: Use[] = [
	...stylesheets.flatMap((file) => cssBeyond(readFileSync(path.join(root, file), "utf8"))),
	...elementsBeyond(
		root,
		FOLDERS.flatMap((folder) => filesIn(folder, /\.tsx$/)),
	),
	...scriptsBeyond(root, FOLDERS),
];
const faults = [...syntaxFaults(), ...faultsOf(uses, ALLOWED)];
for (const fault of faults) console.error(fault);
const oldest = Object.entries(oldestSupported()).map(([name, version]) => `${name} ${version}`);
console.log(`${faults.length} faults; supported: ${oldest.join(", ")}`);
process.exitCode = faults.length === 0 ? 0 : 1;
