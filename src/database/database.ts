import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * What every room asks: the same on PGlite and on PostgreSQL. A change is one `orm.transaction(…)`; reads that belong together are one with
 * `SNAPSHOT`.
 */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Reads see one state of the record, however many queries they need. */
export const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export type Database = {
	readonly orm: Orm;
	/**
	 * Hears a channel's messages, also those of other processes.
	 * @param onMessage each message's payload, in the order in which the transactions ended
	 * @param onGap after a lost connection is back: messages may have been missed
	 * @returns stops listening
	 */
	listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
	/** Whether a command has the whole record to itself at the moment, so that whoever writes waits for it. Left out: it never has. */
	isBusy?(): boolean;
	/** Left out: its disk is another machine's. @throws where there is no room for what is written next */
	tryDisk?(): Promise<void>;
	close(): Promise<void>;
};

/** The part of the environment that says where the record is. */
export type Place = {
	/** PostgreSQL; undefined: the embedded record in `dataFolder`. */
	readonly databaseUrl: string | undefined;
	readonly dataFolder: string;
};

export type DatabaseHandlers = {
	/** Told of a connection at rest that broke; the pool makes another. */
	readonly onLost?: (error: Error) => void;
	/** Commands reach the embedded record through this process while it has it open. */
	readonly admits?: boolean;
	/** Told why they cannot. */
	readonly onUnreachable?: (error: Error) => void;
};

/**
 * Opens the record where the environment says, with its tables at the newest migration. PostgreSQL may be opened by many
 * processes at once; the embedded record's folder by one, which holds its lock until `close()`.
 * @throws DatabaseError when the folder is in use, PostgreSQL cannot be reached or refuses, or the folder cannot be written
 */
export async function openDatabase(place: Place, handlers: DatabaseHandlers = {}): Promise<Database> {
	// Of the two only the one that is used is loaded.
	if (place.databaseUrl === undefined) return (await import("./folder.ts")).openFolder(place.dataFolder, handlers);
	return (await import("./postgres.ts")).openPostgres(place.databaseUrl, handlers);
}
