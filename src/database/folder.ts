import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { type CommandSocket, openCommandSocket } from "./command-socket.ts";
import type { Database, DatabaseHandlers } from "./database.ts";
import { DatabaseError, reasonOf } from "./database-error.ts";
import { emptyRecord } from "./empty-record.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { migrateEmbedded } from "./migrate.ts";
import { askInOneMessage } from "./one-message.ts";
import { countIfNever } from "./statistics.ts";
import { syncDirectory, syncTree } from "./sync-tree.ts";
import { SYNCED_SETTINGS, SyncedFolder } from "./synced-folder.ts";
import { tryDisk } from "./writable.ts";

function lock(folder: string): FolderLock {
	try {
		mkdirSync(path.dirname(folder), { recursive: true });
		return lockFolder(folder);
	} catch (error) {
		if (error instanceof DatabaseError) throw error;
		throw new DatabaseError(
			`The record cannot be stored in ${folder}: ${(error as Error).message}.\n` +
				"Set CUPBOARD_DATA to a folder that this user may write to, or DATABASE_URL to a PostgreSQL database.",
		);
	}
}

/**
 * The embedded record, in the folder `record` of the data folder. Its answers come when all that they rest on is on the disk, so what was
 * acknowledged outlasts a power cut (docs/develop/decisions/0053-an-act-waits-for-its-sync.md).
 * @throws RecordInUse when another process has it open; DatabaseError when it cannot be written
 */
export async function openFolder(
	dataFolder: string,
	{ admits = false, onUnreachable }: DatabaseHandlers = {},
): Promise<Database> {
	const folder = path.join(dataFolder, "record");
	const held = lock(folder);
	try {
		const isNew = await makeWhole(folder);
		closeToOthers(folder);
		const release = () => {
			if (existsSync(folder)) closeToOthers(folder);
			held.release();
		};
		const synced = new SyncedFolder(folder, { isSynced: isNew });
		const { client, ...embedded } = await openEmbedded(folder, { release }, { synced });
		const settled = () => synced.log.settled();
		const database: Database = {
			...embedded,
			async tryDisk() {
				await settled();
				await tryDisk(`${folder}.probe`);
			},
		};
		closeToOthers(folder);
		if (!admits) return database;
		const door = await openCommandSocket(client, dataFolder, settled).catch((error: Error) => onUnreachable?.(error));
		return door ? withDoor(database, door) : database;
	} catch (error) {
		held.release();
		throw new DatabaseError(
			`The record in ${folder} cannot be opened: ${reasonOf(error)}.\n` +
				"Another version may have made it, or a power cut may have damaged it. " +
				"Set CUPBOARD_DATA to another folder, or move this one away; then import the cup's last export.",
		);
	}
}

/**
 * Makes a new record beside its place and puts it there when it is whole and on the disk: what a kill or a power cut leaves half made, nobody can open.
 * @returns whether there was none
 */
async function makeWhole(folder: string): Promise<boolean> {
	if (existsSync(folder) && readdirSync(folder).length > 0) return false;
	const making = `${folder}.making`;
	rmSync(making, { recursive: true, force: true });
	mkdirSync(making, { mode: OWN_FOLDER });
	await (await PGlite.create(making, { loadDataDir: emptyRecord() })).close();
	await syncTree(making);
	renameSync(making, folder);
	const dataFolder = path.dirname(folder);
	syncDirectory(dataFolder);
	// The data folder may be new too.
	syncDirectory(path.dirname(dataFolder));
	return true;
}

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/**
 * PGlite unpacks a new record with files that anybody may write, whatever the umask, and writes its caches as the umask says: those that it
 * writes while the record is open are behind the folder's own mode until it is closed.
 */
function closeToOthers(folder: string): void {
	chmodSync(folder, OWN_FOLDER);
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const name = path.join(folder, entry.name);
		if (entry.isDirectory()) closeToOthers(name);
		else if (entry.isFile()) chmodSync(name, OWN_FILE);
	}
}

const withDoor = (database: Database, door: CommandSocket): Database => ({
	...database,
	isBusy: door.isBusy,
	async close() {
		await door.close();
		await database.close();
	},
});

/** A record that is gone when it is closed. */
export async function openInMemory(): Promise<Database> {
	const { client: _, ...database } = await openEmbedded("memory://", { release: () => undefined }, { begun: emptyRecord() });
	return database;
}

/**
 * PGlite works in our own thread and goes from one waiting query to the next without a look at anything else: a crowd that signs in
 * would keep a reader waiting until the last of it is served. So what has come in meanwhile goes before each message to it.
 */
function letOthersGoFirst(client: PGlite): void {
	const send = client.execProtocolStream.bind(client);
	client.execProtocolStream = async (...given) => {
		await new Promise(setImmediate);
		return send(...given);
	};
}

/** PostgreSQL's own 128 MB are taken at once and never given back; the largest records are a fraction of it, and the system keeps their files in memory too. */
const SHARED_BUFFERS = "16MB";
/**
 * PostgreSQL's timer for the progress of a long start runs on for as long as PGlite is open. Where the clock has been set back by weeks, its next turn
 * is later than Node's timers reach, and Node runs it every millisecond.
 */
const NO_PROGRESS_TIMER = ["-c", "log_startup_progress_interval=0"];
/** Among PGlite's settings: no syncs. */
const NO_SYNC = "-F";

/** An answer may rest on what somebody else has just written, so each comes when all that was written before it is on the disk. */
function answerWhenSettled(client: PGlite, settled: () => Promise<void>): void {
	const query = client.query.bind(client);
	const exec = client.exec.bind(client);
	const transaction = client.transaction.bind(client);
	async function settledAfter<T>(answer: Promise<T>): Promise<T> {
		try {
			return await answer;
		} finally {
			await settled();
		}
	}
	client.query = (...given) => settledAfter(query(...given)) as never;
	client.exec = (...given) => settledAfter(exec(...given));
	client.transaction = (work) => settledAfter(transaction(work));
}

/**
 * PostgreSQL makes a checkpoint by itself where it has processes for it. Alone in ours it would keep all of its log until it is closed, and replay it
 * after a kill: so it is asked for one whenever a segment (16 MB) is full.
 * @returns makes no more of them, and resolves when the last one is done
 */
function makeCheckpoints(client: PGlite, synced: SyncedFolder): () => Promise<void> {
	let current: Promise<void> | undefined;
	let isDue = false;
	let isEnded = false;
	async function whileDue(): Promise<void> {
		while (isDue && !isEnded) {
			isDue = false;
			// What went wrong with the disk, the next act is told; PostgreSQL tries again with the next segment.
			await synced.checkpoint(() => client.exec("checkpoint")).catch(() => undefined);
		}
		current = undefined;
	}
	synced.onSegment = () => {
		isDue = true;
		current ??= whileDue();
	};
	return async () => {
		isEnded = true;
		await current;
	};
}

type Kind = {
	/** What a record begins with that is not there yet. */
	readonly begun?: Blob | undefined;
	readonly synced?: SyncedFolder;
};

async function openEmbedded(
	address: string,
	held: FolderLock,
	{ begun, synced }: Kind,
): Promise<Database & { readonly client: PGlite }> {
	const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`, ...NO_PROGRESS_TIMER];
	const client = await PGlite.create(
		address,
		synced
			? { startParams: [...startParams.filter((param) => param !== NO_SYNC), ...SYNCED_SETTINGS], fs: synced }
			: { startParams, loadDataDir: begun },
	);
	letOthersGoFirst(client);
	askInOneMessage(client);
	if (synced) answerWhenSettled(client, () => synced.log.settled());
	const endCheckpoints = synced ? makeCheckpoints(client, synced) : async () => undefined;
	const orm = drizzle(client);
	await orm.execute("set time zone 'UTC'");
	await migrateEmbedded(orm);
	await countIfNever(orm);
	return {
		client,
		orm,
		listen: (channel, onMessage) => client.listen(channel, onMessage),
		async close() {
			await endCheckpoints();
			await client.close();
			held.release();
		},
	};
}
