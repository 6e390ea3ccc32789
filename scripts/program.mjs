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
import { root } from "./install.mjs";
import { fingerprint, looks } from "./sources.mjs";

/** What the built server and commands are made of. */
const SOURCES = ["src", "scripts/build-program.mjs", "package-lock.json"];
/**
 * Each build has a folder of its own, named after what it was made of: a site that runs goes on with its own, whose parts it loads as they
 * are asked for, while another is built.
 */
const builds = path.join(root, "build", "program");
const stamp = path.join(builds, "sources.json");
const KEPT_BUILDS = 3;
const NOT_BUILT =
	"The server and the commands could not be built of the sources that are here. What builds them is installed by `npm install`, without --omit=dev.";

/**
 * The server and the commands as JavaScript: built again where what they are made of is another.
 * @returns the folder with `server.js` and `cupboard.js`
 */
export function builtProgram() {
	const look = looks(SOURCES);
	const last = readStamp();
	if (last?.looks === look && existsSync(last.folder)) return last.folder;
	const made = fingerprint(SOURCES).slice(0, 16);
	const folder = path.join(builds, made);
	if (!existsSync(folder)) buildInto(folder);
	keepStamp({ looks: look, made });
	return folder;
}

function buildInto(folder) {
	// Not on standard output, which is the command's own.
	console.error("Building the server and the commands …");
	mkdirSync(builds, { recursive: true });
	const making = mkdtempSync(path.join(builds, "making-"));
	try {
		const { status } = spawnSync(process.execPath, [path.join("scripts", "build-program.mjs"), making], {
			cwd: root,
			stdio: ["ignore", 2, 2],
		});
		if (status !== 0) throw new Error(NOT_BUILT);
		// A temporary folder is its maker's alone; whoever runs the site reads this one.
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
	const older = readdirSync(builds, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith("making-"))
		.map(({ name }) => path.join(builds, name))
		.filter((folder) => folder !== newest)
		.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	for (const folder of older.slice(KEPT_BUILDS - 1)) rmSync(folder, { recursive: true, force: true });
}

function readStamp() {
	try {
		const { looks: kept, made } = JSON.parse(readFileSync(stamp, "utf8"));
		return { looks: kept, folder: path.join(builds, made) };
	} catch {
		return null;
	}
}

/** Where it cannot be written, as in an image, the sources are read at every start: it only saves time. */
function keepStamp(value) {
	try {
		writeFileSync(stamp, JSON.stringify(value));
	} catch {
		// Nothing to do.
	}
}
