/** The state of the automatic backups, for the ledger. Instants are the server's. */
export type BackupStatus = {
	/** The newest; null: none yet. */
	readonly last: { readonly name: string; readonly at: string; readonly bytes: number } | null;
	readonly count: number;
	/** Whether something has changed since, and the newest is over half an hour old or missing. */
	readonly isLate: boolean;
	/** Whether there is a second folder. */
	readonly second: boolean;
	readonly copiedAt: string | null;
	/** When a backup was last restored as a trial, with success. */
	readonly triedAt: string | null;
	/** The last error without a later success. */
	readonly fault: { readonly of: "write" | "copy" | "trial"; readonly at: string; readonly why: string } | null;
};

/** The object that makes the backups. */
export type Backups = {
	told(): Promise<BackupStatus>;
	/** @returns the newest one's file; null: none yet */
	newest(): Promise<string | null>;
};
