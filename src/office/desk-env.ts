import type { Database } from "../database/database.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import type { Desk } from "./desk.ts";

/** What calls that do or tell of acts know of who calls. */
export type DeskEnv = { Variables: { desk: Desk } };

/** What the office's handlers are made from. */
export type DeskCallOptions = {
	readonly database: Database;
	readonly cup: number;
	readonly now: () => Date;
	/** The office's edition as it is kept in memory: what a programme is tried on. What is done is judged by the record all the same. */
	readonly kept?: () => Promise<EditionRecord | undefined>;
};
