import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.mjs";
import { buildEmptyRecord } from "./empty-record.mjs";
import { isFinal } from "./final-build.mjs";
import { root, run } from "./install.mjs";
import { builtProgram } from "./program.mjs";
import { fingerprint } from "./sources.mjs";

/** Sources of the built site. */
const SOURCES = [
	...["src/site", "src/ui", "src/client", "src/text", "src/patch", "src/money", "src/collections", "src/cup", "src/brands"],
	...["vite.config.ts", "react-router.config.ts", "package.json", "package-lock.json"],
	...["scripts/compress-files.mjs", "scripts/build-worker.mjs", "scripts/supported-browsers.mjs", "scripts/one-byte-source.mjs"],
];
const stamp = path.join(root, "build", "sources.sha256");
/** Sources of the office's app. It has a separate build, so that no visitor loads any of it. */
const OFFICE_SOURCES = [
	...["src/office-app", "src/ui", "src/client", "src/text", "src/collections", "src/cup", "src/brands"],
	...["vite.office.config.ts", "package.json", "package-lock.json"],
	...["scripts/compress-files.mjs", "scripts/supported-browsers.mjs"],
];
/** Sources of the identity pages' stylesheet. */
const IDENTITY_SOURCES = [
	...["src/accounts/identity", "src/ui/styles", "package.json", "package-lock.json"],
	...["scripts/build-identity.mjs", "scripts/supported-browsers.mjs"],
];
const identityStamp = path.join(root, "build", "identity-sources.sha256");
const officeStamp = path.join(root, "build", "office-sources.sha256");

/**
 * Builds the site and the office if their sources have changed since the last build. Compared by content, since a clone's file times mean
 * nothing.
 */
export function buildStale() {
	if (isFinal()) return;
	buildStaleSite();
	// After the site, whose build empties the common folder.
	buildStaleOffice();
	buildStaleIdentity();
}

function buildStaleSite() {
	const now = fingerprint(SOURCES);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	console.log("Building the site …");
	run("npx", ["react-router", "build", "--logLevel", "warn"]);
	compressFiles(path.join(root, "build", "client", "assets"));
	run("node", ["scripts/build-worker.mjs"]);
	writeFileSync(stamp, now);
}

export function buildStaleOffice() {
	const now = fingerprint(OFFICE_SOURCES);
	if (existsSync(officeStamp) && readFileSync(officeStamp, "utf8") === now) return;
	console.log("Building the office …");
	run("npx", ["vite", "build", "--config", "vite.office.config.ts", "--logLevel", "warn"]);
	compressFiles(path.join(root, "build", "office", "assets"));
	writeFileSync(officeStamp, now);
}

export function buildStaleIdentity() {
	const now = fingerprint(IDENTITY_SOURCES);
	if (existsSync(identityStamp) && readFileSync(identityStamp, "utf8") === now) return;
	console.log("Building the identity pages' styles …");
	run("node", ["scripts/build-identity.mjs"]);
	writeFileSync(identityStamp, now);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
	buildEmptyRecord();
	buildStale();
	builtProgram();
}
