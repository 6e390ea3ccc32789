import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

/**
 * The possible content of a folder's disk after a power cut: records everything written to it through Node's `fs`, and what was synced.
 * PGlite, its only writer, uses the functions that are watched here.
 * Of unsynced data an arbitrary part remains: of each page of a file any version since the last sync, of each folder's changes the first
 * few. No file system does worse: most sync a folder's changes with its files.
 */
export type ForgetfulDisk = {
	/** How many changes and syncs there were. */
	steps: number;
	/** Called before each. */
	onStep: () => void;
	/** Writes what is left after a cut at this moment. @param random 0 to 1 */
	cut(folder: string, random: () => number): void;
	/** Watches no more. */
	stop(): void;
};

/** The system's pages: a write of PostgreSQL's 8 kB may be torn. */
const PAGE = 4096;

type Write = { readonly at: number; readonly bytes: Buffer };
type Change = Write | { readonly length: number };
type File = { synced: Buffer; changes: Change[] };
type Named = { readonly name: string; readonly thing: File | Folder | null };
type Folder = { readonly synced: Map<string, File | Folder>; changes: (readonly Named[])[] };

const isFolder = (thing: File | Folder): thing is Folder => thing.synced instanceof Map;

function read(place: string): File | Folder {
	if (!fs.statSync(place).isDirectory()) return { synced: fs.readFileSync(place), changes: [] };
	return { synced: new Map(fs.readdirSync(place).map((name) => [name, read(path.join(place, name))])), changes: [] };
}

const endOf = (change: Change) => ("length" in change ? change.length : change.at + change.bytes.length);

/** @returns a file's bytes after all of its changes */
function changed(bytes: Buffer, changes: readonly Change[]): Buffer {
	const all = Buffer.alloc(changes.reduce((most, change) => Math.max(most, endOf(change)), bytes.length));
	bytes.copy(all);
	let length = bytes.length;
	for (const change of changes)
		if ("bytes" in change) {
			change.bytes.copy(all, change.at);
			length = Math.max(length, endOf(change));
		} else {
			all.fill(0, change.length, Math.max(change.length, length));
			length = change.length;
		}
	return all.subarray(0, length);
}

const zeros = Buffer.alloc(2 * PAGE);
const isZero = (bytes: Buffer) => bytes.length <= zeros.length && zeros.subarray(0, bytes.length).equals(bytes);

function* pagesOf({ at, bytes }: Write): Generator<Write> {
	for (let from = 0; from < bytes.length; ) {
		const to = Math.min(bytes.length, from + PAGE - ((at + from) % PAGE));
		yield { at: at + from, bytes: bytes.subarray(from, to) };
		from = to;
	}
}

/** @returns a file's bytes after a cut */
function leftOf({ synced, changes }: File, random: () => number): Buffer {
	const kind = random();
	if (kind < 0.25) return synced;
	/** For each page the part of its changes that reached the disk. */
	const reached = new Map<number, number>();
	const left = changes
		.flatMap((change): readonly Change[] => ("bytes" in change ? [...pagesOf(change)] : [change]))
		.filter((change, place, { length }) => {
			if (kind < 0.5) return true;
			const page = "at" in change ? Math.floor(change.at / PAGE) : -1;
			if (!reached.has(page)) reached.set(page, random() < 0.5 ? length : random() * length);
			return place < (reached.get(page) ?? 0);
		});
	return changed(synced, left);
}

function writeLeft(folder: Folder, place: string, random: () => number): void {
	fs.mkdirSync(place, { recursive: true, mode: 0o700 });
	const entries = new Map(folder.synced);
	const reached = Math.floor(random() * (folder.changes.length + 1));
	for (const named of folder.changes.slice(0, reached)) name(entries, named);
	for (const [entry, thing] of entries) {
		// After a reboot the lock's process is gone, and the lock is taken over. Here the process is still running.
		if (entry.includes(".lock")) continue;
		const own = path.join(place, entry);
		if (isFolder(thing)) writeLeft(thing, own, random);
		else fs.writeFileSync(own, leftOf(thing, random), { mode: 0o600 });
	}
}

function name(entries: Map<string, File | Folder>, named: readonly Named[]): void {
	for (const { name, thing } of named)
		if (thing === null) entries.delete(name);
		else entries.set(name, thing);
}

/** @param root what is in it now is on the disk */
export function watchDisk(root: string): ForgetfulDisk {
	const itself = { ...fs, promises: { ...fs.promises } };
	const top = read(root) as Folder;
	const open = new Map<number, File | Folder>();
	/** As the writer sees it: a folder's names with those that are not synced. */
	const seen = new Map<Folder, Map<string, File | Folder>>();

	function entriesOf(folder: Folder): Map<string, File | Folder> {
		const entries = seen.get(folder) ?? new Map(folder.synced);
		seen.set(folder, entries);
		return entries;
	}
	function find(place: string): File | Folder | undefined {
		const way = path.relative(root, place);
		if (way.startsWith("..") || path.isAbsolute(way)) return undefined;
		let thing: File | Folder | undefined = top;
		for (const part of way.split(path.sep).filter(Boolean))
			thing = thing && isFolder(thing) ? entriesOf(thing).get(part) : undefined;
		return thing;
	}
	function change(folder: string, ...named: Named[]): void {
		const found = find(folder);
		if (found === undefined || !isFolder(found)) return;
		disk.step();
		found.changes.push(named);
		name(entriesOf(found), named);
	}
	function write(thing: File | Folder | undefined, change: Change): void {
		if (thing === undefined || isFolder(thing)) return;
		// Two thousand such make a new segment of the log: a cut among them is like one before or after.
		if ("length" in change || !isZero(change.bytes)) disk.step();
		thing.changes.push(change);
	}
	/** @param count of the changes that were there when the sync began */
	function sync(thing: File | Folder | undefined, count = thing?.changes.length ?? 0): void {
		if (thing === undefined) return;
		disk.step();
		if (isFolder(thing)) for (const named of thing.changes.splice(0, count)) name(thing.synced, named);
		else thing.synced = changed(thing.synced, thing.changes.splice(0, count));
	}
	const beside = (name: "fdatasync" | "fsync") => (descriptor: number, done: (error: Error | null) => void) => {
		const thing = open.get(descriptor);
		const count = thing?.changes.length;
		itself[name](descriptor, (error) => {
			if (!error) sync(thing, count);
			done(error);
		});
	};
	const make = (place: string, thing: File | Folder) => {
		if (find(place) === undefined) change(path.dirname(place), { name: path.basename(place), thing });
	};
	// Node's rmSync gives a buffer.
	const remove = (place: string | Buffer) => change(path.dirname(`${place}`), { name: path.basename(`${place}`), thing: null });
	const aFile = (): File => ({ synced: Buffer.alloc(0), changes: [] });

	const watched: Partial<Record<keyof typeof fs, unknown>> = {
		openSync(place: string, ...given: unknown[]) {
			const descriptor = Reflect.apply(itself.openSync, fs, [place, ...given]);
			const [flags] = given;
			if (fs.fstatSync(descriptor).isFile()) make(place, aFile());
			const thing = find(place);
			if (thing) open.set(descriptor, thing);
			if (typeof flags === "number" ? flags & fs.constants.O_TRUNC : `${flags}`.startsWith("w")) write(thing, { length: 0 });
			return descriptor;
		},
		closeSync(descriptor: number) {
			open.delete(descriptor);
			itself.closeSync(descriptor);
		},
		writeSync(descriptor: number, bytes: Uint8Array, from: number, length: number, at?: number | null) {
			// Node's own writeFileSync names no place; it is watched as a whole.
			if (typeof at === "number") write(open.get(descriptor), { at, bytes: Buffer.from(bytes.subarray(from, from + length)) });
			return itself.writeSync(descriptor, bytes, from, length, at);
		},
		writeFileSync(place: string, text: string, ...given: unknown[]) {
			Reflect.apply(itself.writeFileSync, fs, [place, text, ...given]);
			make(place, aFile());
			write(find(place), { length: 0 });
			write(find(place), { at: 0, bytes: Buffer.from(text) });
		},
		ftruncateSync(descriptor: number, length: number) {
			write(open.get(descriptor), { length });
			itself.ftruncateSync(descriptor, length);
		},
		truncateSync(place: string, length: number) {
			write(find(place), { length });
			itself.truncateSync(place, length);
		},
		mkdirSync(place: string, ...given: unknown[]) {
			const made = Reflect.apply(itself.mkdirSync, fs, [place, ...given]);
			make(place, { synced: new Map(), changes: [] });
			return made;
		},
		rmdirSync(place: string) {
			remove(place);
			itself.rmdirSync(place);
		},
		unlinkSync(place: string) {
			remove(place);
			itself.unlinkSync(place);
		},
		renameSync(from: string, to: string) {
			const thing = find(from) ?? null;
			const [gone, come] = [
				{ name: path.basename(from), thing: null },
				{ name: path.basename(to), thing },
			];
			if (path.dirname(from) === path.dirname(to)) change(path.dirname(from), gone, come);
			else {
				change(path.dirname(to), come);
				change(path.dirname(from), gone);
			}
			itself.renameSync(from, to);
		},
		fsyncSync(descriptor: number) {
			itself.fsyncSync(descriptor);
			sync(open.get(descriptor));
		},
		fdatasyncSync(descriptor: number) {
			itself.fdatasyncSync(descriptor);
			sync(open.get(descriptor));
		},
		fdatasync: beside("fdatasync"),
		fsync: beside("fsync"),
	};
	const disk: ForgetfulDisk & { step(): void } = {
		steps: 0,
		onStep: () => undefined,
		step() {
			disk.steps++;
			disk.onStep();
		},
		cut: (folder: string, random: () => number) => writeLeft(top, folder, random),
		stop() {
			Object.assign(fs, Object.fromEntries(Object.keys(watched).map((key) => [key, itself[key as keyof typeof fs]])));
			fs.promises.open = itself.promises.open;
			syncBuiltinESMExports();
		},
	};
	Object.assign(fs, watched);
	fs.promises.open = async (place, ...given) => {
		const handle = await itself.promises.open(place, ...given);
		const thing = find(String(place));
		const started = handle.sync.bind(handle);
		handle.sync = async () => {
			const count = thing?.changes.length;
			await started();
			sync(thing, count);
		};
		return handle;
	};
	syncBuiltinESMExports();
	return disk;
}
