import { fsyncSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { GroupSync } from "./group-sync.ts";
import { syncDirectory, syncTree } from "./sync-tree.ts";

type Options = Parameters<NodeFS["init"]>[1];
type Module = Parameters<NonNullable<Options["preRun"]>[number]>[0];

/** The parts of Emscripten's file system on Node that write. https://github.com/emscripten-core/emscripten/blob/main/src/lib/libnodefs.js */
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
		write(stream: Stream, ...given: unknown[]): number;
		setattr(stream: Stream, attributes: Attributes): void;
		fsync?(stream: Stream): number;
	};
};

/** PostgreSQL's settings under which all of its syncs come to `SyncedFolder`: Emscripten passes on `fsync`, and answers `fdatasync` itself. */
export const SYNCED_SETTINGS = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

/** A segment of PostgreSQL's write-ahead log, which has its whole length from the start. */
const isLogSegment = (file: string) => /[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(file);
/** Errno of WASI. */
const EIO = 29;

/**
 * PGlite's folder on Node, whose `fsync` reaches the disk: its own has none, and answers PostgreSQL that it succeeded. The log is synced in
 * groups beside our thread, so a commit has returned before it is on the disk; `log.settled()` says when it is. Every other write waits for the
 * log, so PostgreSQL's order on the disk stays: first the log, then what it describes (docs/decisions/0053-an-act-waits-for-its-sync.md).
 */
export class SyncedFolder extends NodeFS {
	readonly log = new GroupSync();
	/** Files and folders that changed since their last sync. */
	readonly #changed = new Set<string>();
	/** Files whose names may not be on the disk yet. */
	readonly #created = new Set<string>();
	readonly #isSynced: boolean;

	/** @param isSynced whether all that is in the folder is known to be on the disk */
	constructor(folder: string, { isSynced = false } = {}) {
		super(folder);
		this.#isSynced = isSynced;
	}

	override async init(client: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
		// What a killed process, or a version without syncs, left in the system's memory.
		if (!this.#isSynced) await syncTree(this.rootDir);
		const { emscriptenOpts } = await super.init(client, options);
		return { emscriptenOpts: { ...emscriptenOpts, preRun: [(module) => this.#watch(module), ...(emscriptenOpts.preRun ?? [])] } };
	}

	#watch({ FS, NODEFS }: Module): void {
		const { realPath, node_ops: nodes, stream_ops: streams } = NODEFS as unknown as NodeFiles;
		const { mknod, symlink, rename, unlink, rmdir, setattr } = nodes;
		const { write, setattr: setStreamAttributes } = streams;
		const inFolder = (folder: Node, name: string) => path.join(realPath(folder), name);
		/** PostgreSQL ends the record where a sync failed, if it hears of it in its own way. */
		const orEio = (act: () => void) => {
			try {
				act();
			} catch (error) {
				this.log.fail(error as Error);
				throw new FS.ErrnoError(EIO);
			}
		};
		const change = (...files: readonly string[]) => orEio(() => this.#change(files));

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
			change(path.dirname(from), realPath(folder));
			rename(node, folder, name);
			if (this.#changed.delete(from)) this.#changed.add(inFolder(folder, name));
			this.#created.delete(from);
		};
		nodes.unlink = (folder, name) => {
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
		streams.write = (stream, ...given) => {
			const file = realPath(stream.node);
			if (isLogSegment(file)) this.#changed.add(file);
			else change(file);
			return write(stream, ...given);
		};
		streams.fsync = (stream) => {
			orEio(() => this.#sync(realPath(stream.node), stream.nfd));
			return 0;
		};
	}

	/** Before a write to anything but the log. */
	#change(files: readonly string[]): void {
		this.log.now();
		for (const file of files) this.#changed.add(file);
	}

	/** PostgreSQL syncs a whole folder after a crash, file by file: what has not changed is synced already. */
	#sync(file: string, descriptor: number): void {
		if (!this.#changed.delete(file)) return;
		if (isLogSegment(file)) {
			this.log.add(file);
			return;
		}
		this.log.now();
		fsyncSync(descriptor);
		const folder = path.dirname(file);
		if (this.#created.delete(file) && this.#changed.delete(folder)) syncDirectory(folder);
	}
}
