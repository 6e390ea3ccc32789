import { spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { storeCompiledCode } from "./compiled-code.mjs";
import { isFinal } from "./final-build.mjs";
import { root } from "./install.mjs";
import { fingerprint, looks } from "./sources.mjs";

/** What the built server and commands are made of. */
const SOURCES = ["src", "scripts/build-program.mjs", "scripts/one-byte-source.mjs", "package-lock.json"];
const KEPT_BUILDS = 3;

/**
 * The server and the commands as JavaScript: built again where what they are made of is another.
 * @returns the folder with `server.js` and `cupboard.js`
 */
export function builtProgram() {
	const folder = built({ name: "program", what: "the server and the commands", sources: SOURCES, files: [] });
	storeCompiledCode(folder, path.join(root, "node_modules", ".cache", "compiled"));
	return folder;
}

/**
 * Builds other programs of the repository that import from `src`, in the same way.
 * @param files the programs
 * @param name of their builds' folder
 * @param beside their sources in addition to `src`
 * @returns the folder with each as `[its name].js`
 */
export const builtFiles = (files, { name, beside }) =>
	built({ name, what: files.join(", "), sources: [...SOURCES, ...beside], files });

/** Each build has its own folder, named by a digest of its sources: a running site continues to load its own modules while another is built. */
function built({ name, what, sources, files }) {
	const builds = path.join(root, "build", name);
	const stamp = path.join(builds, "sources.json");
	const last = readStamp(stamp);
	if (last !== null && isFinal()) return path.join(builds, last.made);
	const look = looks(sources);
	if (last?.looks === look && existsSync(path.join(builds, last.made))) return path.join(builds, last.made);
	const made = fingerprint(sources).slice(0, 16);
	const folder = path.join(builds, made);
	if (!existsSync(folder)) buildInto(folder, what, files);
	keepStamp(stamp, { looks: look, made });
	return folder;
}

function buildInto(folder, what, files) {
	const builds = path.dirname(folder);
	// Not on standard output, which is the command's own.
	console.error(`Building ${what} …`);
	mkdirSync(builds, { recursive: true });
	const making = mkdtempSync(path.join(builds, "making-"));
	try {
		const { status } = spawnSync(process.execPath, [path.join("scripts", "build-program.mjs"), making, ...files], {
			cwd: root,
			stdio: ["ignore", 2, 2],
		});
		if (status !== 0)
			throw new Error(`Building ${what} failed. The build tools are installed by \`npm install\`, without --omit=dev.`);
		// A temporary folder is readable by its creator only; the site may run as another user.
		chmodSync(making, 0o755);
		renameSync(making, folder);
	} catch (error) {
		rmSync(making, { recursive: true, force: true });
		// Another command that built it at the same time was first.
		if (!existsSync(folder)) throw error;
	}
	forgetOlder(folder);
}

function forgetOlder(newest) {
	const builds = path.dirname(newest);
	const older = readdirSync(builds, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith("making-"))
		.map(({ name }) => path.join(builds, name))
		.filter((folder) => folder !== newest)
		.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	for (const folder of older.slice(KEPT_BUILDS - 1)) rmSync(folder, { recursive: true, force: true });
}

function readStamp(stamp) {
	try {
		return JSON.parse(readFileSync(stamp, "utf8"));
	} catch {
		return null;
	}
}

/** Where it cannot be written, as in an image, the sources are read at every start: it only saves time. */
function keepStamp(stamp, value) {
	try {
		writeFileSync(stamp, JSON.stringify(value));
	} catch {
		// Nothing to do.
	}
}
