import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";
import { availableMemory } from "node:process";

/** Linux's file system in memory. */
const MEMORY = "/dev/shm";
/** As much as the records of two processes of tests and all that is made beside them take at most, and as much again. */
const ROOM = 4 * 2 ** 30;
const NAME = /^cupboard-tests-(\d+)$/;

/**
 * Where the tests' folders come and go: in memory, where there is room for them. A record is a thousand files; to copy them to a disk and
 * to take them away again costs five times the processor, and waits for the disk.
 * @returns null where there is no such place, or too little room: then they stand where every program's do
 */
export function folderInMemory(): { readonly folder: string; readonly remove: () => void } | null {
	if (!hasRoom()) return null;
	// What a run that was killed has left would take the memory of all that come after it.
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

/** Before all unit and contract tests (vitest.config.ts): their processes take the place over from this one. */
export default function inMemory(): (() => void) | undefined {
	const made = folderInMemory();
	if (made === null) return undefined;
	process.env.TMPDIR = made.folder;
	return made.remove;
}
