import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/** The files below a place of the repository, tests aside; a file is itself. */
function filesOf(relative) {
	const absolute = path.join(root, relative);
	if (!existsSync(absolute)) return [];
	if (/\.\w+$/.test(relative)) return [relative];
	return readdirSync(absolute, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes(".test."))
		.map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
		.sort();
}

/** Compares sources by content, since a clone's file times mean nothing. @param places folders and files of the repository */
export function fingerprint(places) {
	const hash = createHash("sha256");
	for (const file of places.flatMap(filesOf))
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(path.join(root, file)));
	return hash.digest("hex");
}

/** Detects changes without reading the files: by names, sizes and times, which are meaningful on one machine only. */
export function looks(places) {
	const hash = createHash("sha256");
	for (const file of places.flatMap(filesOf)) {
		const { size, mtimeMs } = statSync(path.join(root, file));
		hash.update(`${file}\0${size}\0${mtimeMs}\0`);
	}
	return hash.digest("hex");
}
