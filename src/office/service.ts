import type { Context } from "hono";
import type { Service } from "../accounts/service.ts";
import type { Brand } from "../brands/brand.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../log/log.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";
import type { Backups } from "./ledger/backup-status.ts";

/** How a request came in. */
export type Connection = {
	/** Of the other end. */
	readonly address: string;
	/** The Host that the client sent, with or without a port, before the server replaces one that it does not know. */
	readonly host: string;
};

/** What the office is made with. */
export type OfficeOptions = {
	readonly database: Database;
	readonly models: ReadModels;
	readonly brand: Brand;
	/** The account service's: its limits, passwords, mails, and how callers are told apart. */
	readonly accounts: Service;
	/** Whether mails go out, and not into a folder: then an invitation is mailed too. */
	readonly mails?: boolean;
	/** Where the built app lies: its manifest names what the shell loads. */
	readonly builtApp: string;
	/** Left out: none are made by themselves. */
	readonly backups?: Backups;
	/** Milliseconds between two looks at what waits; left out: a quarter of a minute. */
	readonly waitsEvery?: number;
	/** Milliseconds between two looks whether who follows sits at a desk still; left out: twenty seconds. */
	readonly beatEvery?: number;
	readonly log: Logger;
	readonly now: () => Date;
	/** Milliseconds of a clock that never goes back; left out: the process's own. */
	readonly monotonicNow?: () => number;
	/** Left out, nobody is at this machine. */
	readonly connectionOf?: (context: Context) => Connection;
	/** Tells whoever reads the log the code of a first start; left out, there is none. */
	readonly say?: (line: string) => void;
};
