import type { Context } from "hono";
import type { Service } from "../accounts/service.ts";
import type { Brand } from "../brands/brand.ts";
import type { BrandPage } from "../brands/page-text.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../log/log.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";
import type { Language } from "../text/language.ts";
import type { Backups } from "./ledger/backup-status.ts";
import type { DrawPreview } from "./out/preview-pages.ts";
import type { PrintSheets } from "./out/printed-sheets.ts";
import type { Workbook } from "./out/workbook.ts";
import type { DemoBeside } from "./plan/demo-calls.ts";

/** The connection of a request. */
export type Connection = {
	/** The client's address. */
	readonly address: string;
	/** The Host that the client sent, with or without a port, before the server replaces one that it does not know. */
	readonly host: string;
};

/** The dependencies of the office. */
export type OfficeOptions = {
	readonly database: Database;
	readonly models: ReadModels;
	readonly brand: Brand;
	/** The account service's limits, passwords and mails, and how it identifies clients. */
	readonly accounts: Service;
	/** Whether mails are sent rather than written to a folder: then an invitation is mailed too. */
	readonly mails?: boolean;
	/** The folder of the built app: its manifest lists the shell's files. */
	readonly builtApp: string;
	/** Left out: none are made by themselves. */
	readonly backups?: Backups;
	/** Milliseconds between two looks at what waits; left out: a quarter of a minute. */
	readonly waitsEvery?: number;
	/** Interval in ms of the check that a listening account may still do so; left out: 20 s. */
	readonly beatEvery?: number;
	readonly log: Logger;
	readonly now: () => Date;
	/** Milliseconds of a monotonic clock; left out: the process's own. */
	readonly monotonicNow?: () => number;
	/** Pages without which only a demo can be published; left out: none. */
	readonly lackingPages?: readonly BrandPage[];
	/** Left out: no page can be previewed. */
	readonly drawPreview?: DrawPreview;
	/** Left out: nothing can be printed from here. */
	readonly printSheets?: PrintSheets;
	/** What is published of each category, as an .xlsx file; null: nothing is. */
	readonly workbook?: (
		kind: Workbook,
		year: string,
		language: Language,
	) => Promise<{ readonly name: string; readonly body: Uint8Array<ArrayBuffer> } | null>;
	/** Left out: no demo can be started from here. */
	readonly demo?: DemoBeside;
	/** Opens the office of a demo; left out: nothing does. */
	readonly demoSecret?: string | undefined;
	/** Left out: no client counts as being on this machine. */
	readonly connectionOf?: (context: Context) => Connection;
	/** Writes the code of a first start to the log; left out, there is none. */
	readonly say?: (line: string) => void;
};
