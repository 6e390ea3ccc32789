import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";
import { availableMemory } from "node:process";

/** Linux's file system in memory. */
const MEMORY = "/dev/shm";
/** Twice what the records and temporary files of two test processes need at most. */
const ROOM = 4 * 2 ** 30;
const NAME = /^cupboard-tests-(\d+)$/;

/**
 * A folder in memory for the tests' files, if there is space. A record has a thousand files: on a disk, copying and deleting them costs
 * five times the processor time, and waits for the disk.
 * @returns null without such a place, or without space: the usual temporary folder is used then
 */
export function folderInMemory(): { readonly folder: string; readonly remove: () => void } | null {
	if (!hasRoom()) return null;
	// Files left by killed runs would use up the memory of later ones.
	for (const name of readdirSync(MEMORY)) {
		const [, pid] = NAME.exec(name) ?? [];
		if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
	}
	const folder = path.join(MEMORY, `cupboard-tests-${process.pid}`);
	mkdirSync(folder, { recursive: true });
	// As anywhere for such folders: PostgreSQL, which does not run as root, has its own among them.
	chmodSync(folder, 0o1777);
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function hasRoom(): boolean {
	if (!existsSync(MEMORY)) return false;
	const { bavail, bsize } = statfsSync(MEMORY);
	return bavail * bsize >= ROOM && availableMemory() >= 2 * ROOM;
}

/** Before all unit and contract tests (vitest.config.ts): their processes inherit the folder. */
export default function inMemory(): (() => void) | undefined {
	const made = folderInMemory();
	if (made === null) return undefined;
	process.env.TMPDIR = made.folder;
	return made.remove;
}
