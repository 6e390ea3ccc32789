import { readdirSync, rmSync } from "node:fs";
import * as module from "node:module";
import path from "node:path";

/**
 * From Node 22.1 on, stores compiled code for the next start, in a folder for each build, and removes that of builds that are gone. It is
 * inside node_modules and not in the system's folder for temporary files, where another user could replace it.
 * @param build the folder of the build that starts
 * @param store the folder with the compiled code of all builds
 */
export function storeCompiledCode(build, store) {
	removeStaleCode(store, path.dirname(build));
	module.enableCompileCache?.(path.join(store, path.basename(build)));
}

/** @param store the folder with the compiled code of all builds; @param builds the folder of the builds that are present */
export function removeStaleCode(store, builds) {
	const present = new Set(namesIn(builds));
	for (const name of namesIn(store).filter((one) => !present.has(one))) {
		try {
			rmSync(path.join(store, name), { recursive: true, force: true });
		} catch {
			// Read-only, or another process that starts removes it too: it only costs room.
		}
	}
}

function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
