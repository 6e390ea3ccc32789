import { spawnSync } from "node:child_process";
import { buildStale } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { installMissing, root } from "./install.mjs";

installMissing();
process.env.CHROMIUM_PATH = await findChromium();

/** Every check, the quick ones first. All are run, so that one failure does not hide the next. */
const CHECKS = [
	["types", "npm", ["run", "--silent", "types"]],
	["lint and format", "npm", ["run", "--silent", "lint"]],
	["import directions", "npm", ["run", "--silent", "imports"]],
	["unused code", "npm", ["run", "--silent", "unused"]],
	["conformance", "npm", ["run", "--silent", "conformance", "--", "--check"]],
	["unit and contract", "npm", ["run", "--silent", "unit"]],
	["browser", "npm", ["run", "--silent", "e2e"]],
];

const failed = [];
for (const [name, command, args] of CHECKS) {
	console.log(`\n── ${name} ──`);
	if (name === "browser") buildStale();
	const started = Date.now();
	const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
	console.log(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
	if (status !== 0) failed.push(name);
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nchecks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
