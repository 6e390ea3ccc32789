import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkNodeVersion } from "./node-version.mjs";

/** The repository's root, whatever the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Runs a command and ends this one with its code when it fails. */
export function run(command, args, options = {}) {
	const result = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32", ...options });
	if (result.error) {
		console.error(`${command} could not be started: ${result.error.message}`);
		process.exit(1);
	}
	if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs missing packages; does nothing if the installed ones are at least as new as the lock file. */
export function installMissing() {
	checkNodeVersion();
	const lock = path.join(root, "package-lock.json");
	const installed = path.join(root, "node_modules", ".package-lock.json");
	if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
	console.log("Installing packages …");
	// Not `npm ci`, which deletes all packages and downloads them again if a single one is outdated.
	run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
}
