/** What the ledger tells of the backups that are made by themselves. Instants are the server's. */
export type BackupStatus = {
	/** The newest; null: none yet. */
	readonly last: { readonly name: string; readonly at: string; readonly bytes: number } | null;
	readonly count: number;
	/** Something has changed since, and it is half an hour old or there is none. */
	readonly isLate: boolean;
	/** Whether there is a second place. */
	readonly second: boolean;
	readonly copiedAt: string | null;
	/** When one was last restored to try it, and became the same record. */
	readonly triedAt: string | null;
	/** What went wrong last, and has not gone well since. */
	readonly fault: { readonly of: "write" | "copy" | "trial"; readonly at: string; readonly why: string } | null;
};

/** Whoever makes them. */
export type Backups = {
	told(): Promise<BackupStatus>;
	/** @returns the newest one's file; null: there is none yet */
	newest(): Promise<string | null>;
};
