import { fsyncSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { GroupSync } from "./group-sync.ts";
import { type Control, PendingCheckpoint } from "./pending-checkpoint.ts";
import { syncDirectory, syncTree } from "./sync-tree.ts";

type Options = Parameters<NodeFS["init"]>[1];
type Module = Parameters<NonNullable<Options["preRun"]>[number]>[0];

/**
 * The writing functions of Emscripten's file system for Node.
 * https://github.com/emscripten-core/emscripten/blob/main/src/lib/libnodefs.js
 */
type Node = object;
type Stream = { readonly node: Node; readonly nfd: number };
type Attributes = { readonly size?: number };
type NodeFiles = {
	realPath(node: Node): string;
	readonly node_ops: {
		mknod(parent: Node, name: string, mode: number, dev: number): Node;
		symlink(parent: Node, name: string, target: string): void;
		rename(node: Node, folder: Node, name: string): void;
		unlink(folder: Node, name: string): void;
		rmdir(folder: Node, name: string): void;
		setattr(node: Node, attributes: Attributes): void;
	};
	readonly stream_ops: {
		write(stream: Stream, buffer: Int8Array, offset: number, length: number, position: number): number;
		setattr(stream: Stream, attributes: Attributes): void;
		fsync?(stream: Stream): number;
	};
};

/**
 * PostgreSQL's settings that route all of its syncs to `SyncedFolder`: Emscripten passes `fsync` on, but handles `fdatasync`
 * itself. They also keep as few spare log segments as possible, and turn off replication, for which each checkpoint would write
 * and sync a file.
 */
export const SYNCED_SETTINGS = [
	"fsync=on",
	"wal_sync_method=fsync",
	"min_wal_size=32MB",
	"max_active_replication_origins=0",
].flatMap((set) => ["-c", set]);

/** A segment of PostgreSQL's write-ahead log, which has its full length from the start. */
const isLogSegment = (file: string) => /[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(file);
/** Tables, indexes and transaction states: the log can restore them, so only a checkpoint needs them on disk. */
const isRepairedFromLog = (file: string) =>
	/[\\/](?:base[\\/]\d+|global)[\\/]\d[^\\/]*$|[\\/]pg_(?:xact|multixact[\\/]\w+)[\\/][0-9A-F]+$/.test(file);
const isControl = (file: string) => /[\\/]global[\\/]pg_control$/.test(file);

/** WASI error numbers. */
const EBUSY = 10;
const EIO = 29;

/**
 * PGlite's file system for Node, with a working `fsync`: its own has none, and reports success to PostgreSQL. The log is synced
 * in groups in another thread, so a commit returns before it is on disk; `log.settled()` resolves when it is. Every other write
 * waits for the log, which preserves PostgreSQL's order: first the log, then what it describes
 * (docs/develop/decisions/0053-an-act-waits-for-its-sync.md).
 */
export class SyncedFolder extends NodeFS {
	readonly log = new GroupSync();
	/** Called when PostgreSQL starts another segment of its log; in a single process it runs no checkpoint by itself. */
	onSegment: () => void = () => undefined;
	#segment: string | undefined;
	/** The checkpoint in progress, including its syncs. */
	#checkpoint: PendingCheckpoint | undefined;
	/** Segments that the second-last checkpoint did not need: they may be removed. */
	#spent: ReadonlySet<string> = new Set();
	/** Segments that are needed until the last checkpoint counts. */
	#needed = new Set<string>();
	/** Files and folders that changed since their last sync. */
	readonly #changed = new Set<string>();
	/** Files whose names may not be on disk yet. */
	readonly #created = new Set<string>();
	/** Whether a requested checkpoint of PostgreSQL is still running. */
	#isAsked = false;
	/** Why data that a checkpoint needs may not be on disk: no later one may count then, so that the next start replays the log. */
	#lost: Error | undefined;
	readonly #isSynced: boolean;

	/** @param isSynced whether everything in the folder is known to be on disk */
	constructor(folder: string, { isSynced = false } = {}) {
		super(folder);
		this.#isSynced = isSynced;
	}

	override async init(client: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
		// A killed process, or a version without syncs, may have left writes in the system's cache.
		if (!this.#isSynced) await syncTree(this.rootDir);
		const { emscriptenOpts } = await super.init(client, options);
		return { emscriptenOpts: { ...emscriptenOpts, preRun: [(module) => this.#watch(module), ...(emscriptenOpts.preRun ?? [])] } };
	}

	/**
	 * Runs a checkpoint without waiting for its syncs in this thread: PostgreSQL only writes its memory to files. One at a time.
	 * @param ask requests a checkpoint from PostgreSQL
	 * @throws errors of PostgreSQL, or of the disk, after which the record answers nothing
	 */
	async checkpoint(ask: () => Promise<unknown>): Promise<void> {
		const held = new PendingCheckpoint();
		this.#checkpoint = held;
		this.#isAsked = true;
		try {
			await ask();
		} finally {
			this.#isAsked = false;
			await this.#finish(held);
		}
	}

	async #finish(held: PendingCheckpoint): Promise<void> {
		try {
			if (await held.finish(() => this.log.settled())) this.#spent = this.#needed;
		} catch (error) {
			this.#lost = error as Error;
			this.log.fail(this.#lost);
			throw error;
		} finally {
			this.#needed = new Set();
			this.#checkpoint = undefined;
		}
	}

	#watch({ FS, NODEFS }: Module): void {
		const { realPath, node_ops: nodes, stream_ops: streams } = NODEFS as unknown as NodeFiles;
		const { mknod, symlink, rename, unlink, rmdir, setattr } = nodes;
		const { write, setattr: setStreamAttributes } = streams;
		const inFolder = (folder: Node, name: string) => path.join(realPath(folder), name);
		/** Reports a failed sync to PostgreSQL in its own way, which then shuts the record down. */
		const orEio = <T>(act: () => T): T => {
			try {
				return act();
			} catch (error) {
				this.log.fail(error as Error);
				throw new FS.ErrnoError(EIO);
			}
		};
		const change = (...files: readonly string[]) => orEio(() => this.#change(files));
		/** PostgreSQL tries again after the next checkpoint. */
		const keepWhereNeeded = (file: string) => {
			if (this.#needs(file)) throw new FS.ErrnoError(EBUSY);
		};

		nodes.mknod = (parent, name, ...more) => {
			change(inFolder(parent, name), realPath(parent));
			this.#created.add(inFolder(parent, name));
			return mknod(parent, name, ...more);
		};
		nodes.symlink = (parent, ...more) => {
			change(realPath(parent));
			symlink(parent, ...more);
		};
		nodes.rename = (node, folder, name) => {
			const from = realPath(node);
			keepWhereNeeded(from);
			change(path.dirname(from), realPath(folder));
			rename(node, folder, name);
			if (this.#changed.delete(from)) this.#changed.add(inFolder(folder, name));
			this.#created.delete(from);
		};
		nodes.unlink = (folder, name) => {
			keepWhereNeeded(inFolder(folder, name));
			change(realPath(folder));
			unlink(folder, name);
			this.#changed.delete(inFolder(folder, name));
			this.#created.delete(inFolder(folder, name));
		};
		nodes.rmdir = (folder, name) => {
			change(realPath(folder));
			rmdir(folder, name);
		};
		nodes.setattr = (node, attributes) => {
			if (attributes.size !== undefined) change(realPath(node));
			setattr(node, attributes);
		};
		streams.setattr = (stream, attributes) => {
			if (attributes.size !== undefined) change(realPath(stream.node));
			setStreamAttributes(stream, attributes);
		};
		streams.write = (stream, buffer, offset, length, position) => {
			const file = realPath(stream.node);
			if (isLogSegment(file)) this.#writeLog(file);
			else if (isControl(file)) {
				const bytes = new Uint8Array(buffer.buffer.slice(buffer.byteOffset + offset, buffer.byteOffset + offset + length));
				const isHeld = orEio(() => this.#holdControl({ file, bytes, at: position }));
				if (isHeld) return length;
				change(file);
			} else change(file);
			return write(stream, buffer, offset, length, position);
		};
		streams.fsync = (stream) => {
			orEio(() => this.#sync(realPath(stream.node), stream.nfd));
			return 0;
		};
	}

	/** Called before a write to anything but the log. */
	#change(files: readonly string[]): void {
		this.log.now();
		for (const file of files) this.#changed.add(file);
	}

	#writeLog(file: string): void {
		this.#changed.add(file);
		if (this.#segment !== undefined && this.#segment !== file) this.onSegment();
		this.#segment = file;
	}

	/** @returns whether `pg_control` is written later, once everything it depends on is on disk */
	#holdControl(control: Control): boolean {
		if (this.#lost !== undefined) throw this.#lost;
		const held = this.#checkpoint;
		if (held === undefined) return false;
		if (this.#isAsked) held.writeControl(control);
		else held.supersede();
		return this.#isAsked;
	}

	/** @returns whether a log segment that PostgreSQL would remove or reuse is needed until a checkpoint counts on disk */
	#needs(file: string): boolean {
		if (!this.#checkpoint?.hasControl || !isLogSegment(file) || this.#spent.has(file)) return false;
		this.#needed.add(file);
		return true;
	}

	/** After a crash PostgreSQL syncs the whole folder, file by file; unchanged files are skipped. */
	#sync(file: string, descriptor: number): void {
		if (!this.#changed.delete(file)) return;
		if (isLogSegment(file)) {
			this.log.add(file);
			return;
		}
		const folder = path.dirname(file);
		const isFolderChanged = this.#created.delete(file) && this.#changed.delete(folder);
		if (this.#isAsked && isRepairedFromLog(file)) {
			this.#checkpoint?.add(file, "r+");
			if (isFolderChanged && process.platform !== "win32") this.#checkpoint?.add(folder, "r");
			return;
		}
		this.log.now();
		fsyncSync(descriptor);
		if (isFolderChanged) syncDirectory(folder);
	}
}
