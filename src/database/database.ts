import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * The database client of all folders, the same for PGlite and PostgreSQL. A change is one `orm.transaction(…)`; related reads
 * share one with `SNAPSHOT`.
 */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** All reads of the transaction see one state of the database. */
export const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export type Database = {
	readonly orm: Orm;
	/**
	 * Listens to a channel, also for messages of other processes.
	 * @param onMessage called with each message's payload, in the order in which the transactions committed
	 * @param onGap called after a lost connection is restored: messages may have been missed
	 * @returns stops listening
	 */
	listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
	/** Whether a command currently has a transaction open, so that writers have to wait. Left out: never. */
	isBusy?(): boolean;
	/** Left out: the disk is on another machine. @throws if there is no room for further writes */
	tryDisk?(): Promise<void>;
	close(): Promise<void>;
};

/** The environment's settings for the record's location. */
export type Place = {
	/** PostgreSQL; undefined: the embedded record in `dataFolder`. */
	readonly databaseUrl: string | undefined;
	readonly dataFolder: string;
};

export type DatabaseHandlers = {
	/** Called when an idle connection was lost; the pool makes another. */
	readonly onLost?: (error: Error) => void;
	/** Whether commands can reach the embedded record through this process while it has it open. */
	readonly admits?: boolean;
	/** Called with the reason if they cannot. */
	readonly onUnreachable?: (error: Error) => void;
};

/**
 * Opens the record that the environment specifies, and migrates its tables. PostgreSQL may be opened by many processes at once;
 * the embedded record's folder by one, which holds its lock until `close()`.
 * @throws DatabaseError if the folder is in use or cannot be written, or PostgreSQL cannot be reached or refuses
 */
export async function openDatabase(place: Place, handlers: DatabaseHandlers = {}): Promise<Database> {
	// Only the one in use is loaded.
	if (place.databaseUrl === undefined) return (await import("./folder.ts")).openFolder(place.dataFolder, handlers);
	return (await import("./postgres.ts")).openPostgres(place.databaseUrl, handlers);
}
