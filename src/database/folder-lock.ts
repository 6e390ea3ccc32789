import {
	constants,
	copyFileSync,
	linkSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { RecordInUse } from "./database-error.ts";
import { isAlive, ownIdentity, type ProcessIdentity } from "./process-identity.ts";

/** PGlite has no lock of its own: two processes on one folder silently lose each other's writes. */
export type FolderLock = { release(): void };

const HEARTBEAT_MS = 5_000;
/** A holder in another container, which cannot be checked, counts as dead after this long without a heartbeat. */
const SILENCE_MS = 60_000;
/** Long enough to see one heartbeat of a live holder. */
const LISTENED_MS = HEARTBEAT_MS + 1_500;
/** A takeover lasts milliseconds: one that began this long ago was interrupted. */
const TAKEOVER_MS = 10_000;

type Held = ProcessIdentity & { readonly since: string };

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Creates the file with its content atomically, so that neither a kill nor a power cut leaves an empty one.
 * @returns false if the file exists
 */
function createOnce(file: string, text: string): boolean {
	const own = `${file}.${process.pid}`;
	writeFileSync(own, text, { mode: 0o600, flush: true });
	try {
		linkSync(own, file);
		return true;
	} catch (error) {
		if (errorCode(error) === "EEXIST") return false;
		// For file systems without hard links, such as some network mounts.
		return copyOnce(own, file);
	} finally {
		rmSync(own, { force: true });
	}
}

function copyOnce(own: string, file: string): boolean {
	try {
		copyFileSync(own, file, constants.COPYFILE_EXCL);
		return true;
	} catch (error) {
		if (errorCode(error) === "EEXIST") return false;
		throw error;
	}
}

/** @returns milliseconds since 1970; undefined: there is no file */
const touchedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** @returns the milliseconds since the file was last touched; undefined: there is none */
function silence(file: string): number | undefined {
	const at = touchedAt(file);
	return at === undefined ? undefined : Date.now() - at;
}

/** @returns undefined if there is no file */
function textOf(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (errorCode(error) === "ENOENT") return undefined;
		throw error;
	}
}

/** If the lock was deleted, or its folder is gone, there is nothing to update. */
function touch(file: string): void {
	const now = new Date();
	try {
		utimesSync(file, now, now);
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
	}
}

/** @returns undefined if there is no lock, null if it is empty (its writer was interrupted, or is still writing) */
function readHeld(file: string): Held | null | undefined {
	const text = textOf(file);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as Held;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** @param watched the modification time at which it has already been watched */
function isAbandoned(file: string, held: Held | null, watched?: number): boolean {
	const alive = held === null ? "unknown" : isAlive(held);
	if (alive !== "unknown") return !alive;
	const quiet = silence(file) ?? 0;
	if (quiet > -HEARTBEAT_MS && quiet <= (held === null ? TAKEOVER_MS : SILENCE_MS)) return false;
	// Silent for long, or touched in the future: either may be caused by a changed clock. So the heartbeat is watched instead.
	const before = touchedAt(file);
	if (before === undefined || before === watched) return true;
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LISTENED_MS);
	return touchedAt(file) === before;
}

function inUse(folder: string, file: string, held: Held | null): RecordInUse {
	const holder = held === null ? "another process" : `process ${held.pid} on ${held.host}, since ${held.since}`;
	return new RecordInUse(
		`The record in ${folder} is in use by ${holder}.\n` +
			"Stop that process first, or let several processes share one record: " +
			`set DATABASE_URL to a PostgreSQL.\nIf you know that no process uses it, delete ${file}.`,
	);
}

/**
 * @param folder to lock; the lock is the file `<folder>.lock` beside it
 * @throws RecordInUse if another process holds it. The lock of a dead process is taken over.
 */
export function lockFolder(folder: string): FolderLock {
	const file = `${folder}.lock`;
	const takeover = `${file}.takeover`;
	const own = JSON.stringify({ ...ownIdentity(), since: new Date().toISOString() } satisfies Held);

	if (!createOnce(file, own)) {
		const held = readHeld(file);
		if (held === undefined) return lockFolder(folder);
		if (!isAbandoned(file, held)) throw inUse(folder, file, held);
		const watched = touchedAt(file);
		const taking = readHeld(takeover);
		// The other takeover was interrupted by a kill, or lasts too long.
		if ((taking && isAlive(taking) === false) || (silence(takeover) ?? 0) > TAKEOVER_MS) rmSync(takeover, { force: true });
		// If several processes find the same abandoned lock, one replaces it. It is checked again, since another may just have done
		// so.
		if (!createOnce(takeover, own)) throw inUse(folder, file, null);
		try {
			const again = readHeld(file);
			if (again !== undefined && !isAbandoned(file, again, watched)) throw inUse(folder, file, again);
			writeFileSync(`${file}.new`, own, { mode: 0o600, flush: true });
			renameSync(`${file}.new`, file);
		} finally {
			rmSync(takeover, { force: true });
		}
	}

	const heartbeat = setInterval(() => {
		touch(file);
	}, HEARTBEAT_MS).unref();
	const release = () => {
		clearInterval(heartbeat);
		process.off("exit", release);
		if (textOf(file) === own) rmSync(file, { force: true });
	};
	process.once("exit", release);
	return { release };
}
