import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root, run } from "./install.mjs";

/** What the built site is made of. */
const SOURCES = ["src/site", "src/cup", "src/brands", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
const stamp = path.join(root, "build", "sources.sha256");

function files(relative) {
	const absolute = path.join(root, relative);
	if (!existsSync(absolute)) return [];
	if (/\.\w+$/.test(relative)) return [relative];
	return readdirSync(absolute, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes(".test."))
		.map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
		.sort();
}

function fingerprint() {
	const hash = createHash("sha256");
	for (const file of SOURCES.flatMap(files))
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(path.join(root, file)));
	return hash.digest("hex");
}

/** Builds the site when what it is made of has changed since the last build. By content, since a clone's times mean nothing. */
export function buildStale() {
	const now = fingerprint();
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	console.log("Building the site …");
	run("npx", ["react-router", "build", "--logLevel", "warn"]);
	writeFileSync(stamp, now);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) buildStale();
