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
import { sendInOneMessage } from "./one-message.ts";
import { updateMissingStatistics } from "./statistics.ts";
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
 * The embedded record, in the folder `record` of the data folder. Results are returned once everything that they depend on is on
 * disk, so acknowledged writes survive a power cut (docs/develop/decisions/0053-an-act-waits-for-its-sync.md).
 * @throws RecordInUse if another process has it open; DatabaseError if it cannot be written
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
		const commandSocket = await openCommandSocket(client, dataFolder, settled).catch((error: Error) => onUnreachable?.(error));
		return commandSocket ? withCommandSocket(database, commandSocket) : database;
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
 * Makes a new record in a temporary folder and renames it once it is complete and on disk, since an incomplete one from a kill or
 * a power cut cannot be opened.
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
 * PGlite unpacks a new record with files writable by everybody, whatever the umask, and writes its caches with the umask's mode.
 * Files written while the record is open are protected by the folder's own mode until it is closed.
 */
function closeToOthers(folder: string): void {
	chmodSync(folder, OWN_FOLDER);
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const name = path.join(folder, entry.name);
		if (entry.isDirectory()) closeToOthers(name);
		else if (entry.isFile()) chmodSync(name, OWN_FILE);
	}
}

const withCommandSocket = (database: Database, commandSocket: CommandSocket): Database => ({
	...database,
	isBusy: commandSocket.isBusy,
	async close() {
		await commandSocket.close();
		await database.close();
	},
});

/** A record that is lost when it is closed. */
export async function openInMemory(): Promise<Database> {
	const { client: _, ...database } = await openEmbedded("memory://", { release: () => undefined }, { begun: emptyRecord() });
	return database;
}

/**
 * PGlite runs in this thread and processes waiting queries without a pause: many sign-ins at once would block a reader until the
 * last one is done. So pending I/O is handled before each message to it.
 */
function letOthersGoFirst(client: PGlite): void {
	const send = client.execProtocolStream.bind(client);
	client.execProtocolStream = async (...given) => {
		await new Promise(setImmediate);
		return send(...given);
	};
}

/**
 * PostgreSQL's default of 128 MB is allocated at once and never freed. The largest records are a fraction of it, and the system
 * caches their files anyway.
 */
const SHARED_BUFFERS = "16MB";
/**
 * PostgreSQL's timer for the progress of a long start keeps running while PGlite is open. If the clock is set back by weeks, its
 * next interval exceeds Node's limit for timers, and Node runs it every millisecond.
 */
const NO_PROGRESS_TIMER = ["-c", "log_startup_progress_interval=0"];
/** PGlite's default setting that turns syncs off. */
const NO_SYNC = "-F";

/** A result may depend on another request's recent write, so each is returned once all earlier writes are on disk. */
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
 * PostgreSQL runs checkpoints by itself only with background processes. In a single process it would keep all of its log until it
 * is closed, and replay it after a kill. So a checkpoint is requested whenever a segment (16 MB) is full.
 * @returns stops further checkpoints, and resolves when the last one is done
 */
function makeCheckpoints(client: PGlite, synced: SyncedFolder): () => Promise<void> {
	let current: Promise<void> | undefined;
	let isDue = false;
	let isEnded = false;
	async function whileDue(): Promise<void> {
		while (isDue && !isEnded) {
			isDue = false;
			// The next act gets the disk's error; PostgreSQL tries again with the next segment.
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
	/** The data folder of a new record. */
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
	sendInOneMessage(client);
	if (synced) answerWhenSettled(client, () => synced.log.settled());
	const endCheckpoints = synced ? makeCheckpoints(client, synced) : async () => undefined;
	const orm = drizzle(client);
	await orm.execute("set time zone 'UTC'");
	await migrateEmbedded(orm);
	await updateMissingStatistics(orm);
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
