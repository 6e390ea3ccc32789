import type { BrandPage } from "../brands/page-text.ts";
import type { Database } from "../database/database.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import type { Desk } from "./desk.ts";

/** The context of calls that do or show acts. */
export type DeskEnv = { Variables: { desk: Desk } };

/** What the office's handlers are made from. */
export type DeskCallOptions = {
	readonly database: Database;
	readonly cup: number;
	readonly now: () => Date;
	/** The office's cached edition, which previews use. A commit is always judged on the record. */
	readonly kept?: () => Promise<EditionRecord | undefined>;
	/** Pages without which nothing can be published; left out: none. */
	readonly missingPages?: () => Promise<readonly BrandPage[]>;
};
