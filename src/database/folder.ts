import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, DatabaseHandlers } from "./database.ts";
import { DatabaseError, reasonOf } from "./database-error.ts";
import { type Door, openDoor } from "./door.ts";
import { emptyRecord } from "./empty-record.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { migrateEmbedded } from "./migrate.ts";
import { askInOneMessage } from "./one-message.ts";
import { countIfNever } from "./statistics.ts";
import { tryDisk } from "./writable.ts";

function lock(folder: string): FolderLock {
	try {
		mkdirSync(path.dirname(folder), { recursive: true });
		return lockFolder(folder);
	} catch (error) {
		if (error instanceof DatabaseError) throw error;
		throw new DatabaseError(
			`The record cannot be kept in ${folder}: ${(error as Error).message}.\n` +
				"Set CUPBOARD_DATA to a folder that may be written, or DATABASE_URL to a PostgreSQL.",
		);
	}
}

/**
 * The embedded record, in the folder `record` of the data folder. PGlite never calls fsync: what is written survives the
 * process's death, but may not survive a power cut (docs/formats/cup-file.md says so to its reader).
 * @throws RecordInUse when another process has it open; DatabaseError when it cannot be written
 */
export async function openFolder(
	dataFolder: string,
	{ admits = false, onUnreachable }: DatabaseHandlers = {},
): Promise<Database> {
	const folder = path.join(dataFolder, "record");
	const held = lock(folder);
	try {
		await makeWhole(folder);
		closeToOthers(folder);
		const release = () => {
			if (existsSync(folder)) closeToOthers(folder);
			held.release();
		};
		const { client, ...embedded } = await openEmbedded(folder, { release });
		const database: Database = { ...embedded, tryDisk: () => tryDisk(`${folder}.probe`) };
		closeToOthers(folder);
		if (!admits) return database;
		const door = await openDoor(client, dataFolder).catch((error: Error) => onUnreachable?.(error));
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

/** Makes a new record beside its place and puts it there when it is whole: what a kill leaves half made, nobody can open. */
async function makeWhole(folder: string): Promise<void> {
	if (existsSync(folder) && readdirSync(folder).length > 0) return;
	const making = `${folder}.making`;
	rmSync(making, { recursive: true, force: true });
	mkdirSync(making, { mode: OWN_FOLDER });
	await (await PGlite.create(making, { loadDataDir: emptyRecord() })).close();
	renameSync(making, folder);
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

const withDoor = (database: Database, door: Door): Database => ({
	...database,
	isBusy: door.isBusy,
	async close() {
		await door.close();
		await database.close();
	},
});

/** A record that is gone when it is closed. */
export async function openInMemory(): Promise<Database> {
	const { client: _, ...database } = await openEmbedded("memory://", { release: () => undefined }, emptyRecord());
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

/** @param begun what a record begins with that is not there yet */
async function openEmbedded(address: string, held: FolderLock, begun?: Blob): Promise<Database & { readonly client: PGlite }> {
	const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`];
	const client = await PGlite.create(address, { startParams, loadDataDir: begun });
	letOthersGoFirst(client);
	askInOneMessage(client);
	const orm = drizzle(client);
	await orm.execute("set time zone 'UTC'");
	await migrateEmbedded(orm);
	await countIfNever(orm);
	return {
		client,
		orm,
		listen: (channel, onMessage) => client.listen(channel, onMessage),
		async close() {
			await client.close();
			held.release();
		},
	};
}
