import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import { languageOf } from "../../accounts/request/caller.ts";
import { ACT_KINDS } from "../../cup/office/act-kind.ts";
import { readActs } from "../../results/acts/ledger.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { NO_ACT, NO_BACKUP, NO_FILTER } from "../../text/office-server/ledger.ts";
import { NOT_YOURS } from "../../text/office-server/refusals.ts";
import { currentEdition } from "../current-edition.ts";
import type { OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { fieldReports, type ReportFilter } from "./field-reports.ts";
import { type LedgerFilter, ledgerPage } from "./ledger-page.ts";
import { pastStateCalls } from "./past-state-calls.ts";
import { undoableBy } from "./undo-right.ts";
import { undoWays } from "./undo-ways.ts";

const filter = z.object({
	desk: storable(z.string().max(100)).optional(),
	kind: z.enum(ACT_KINDS).optional(),
	match: storable(z.string().max(20)).optional(),
	before: z.coerce.number().int().positive().optional(),
	/** Limit for a downloaded file, which has every line of many acts. */
	whole: z.literal("yes").optional(),
});
const WHOLE = { most: 500, lines: 200 };

const reportFilter = z.object({
	match: storable(z.string().max(20)).optional(),
	before: z.coerce.number().int().positive().optional(),
});

/** Calls of the ledger: every account sees all acts, each with whether it may undo it. */
export function ledgerCalls(options: OfficeOptions): Hono<OfficeEnv> {
	const { database, brand, backups } = options;
	const app = new Hono<OfficeEnv>();

	app.get("/", async (context) => {
		const read = filter.safeParse(context.req.query());
		if (!read.success) throw new OfficeRefused(422, NO_FILTER);
		const { desk } = context.var;
		const { whole, ...asked } = read.data;
		const page = await ledgerPage(database, brand.cup, asked as LedgerFilter, {
			language: languageOf(context),
			...(whole !== undefined && WHOLE),
		});
		const undoable = await undoableBy(database, brand.cup, desk, page.acts);
		// A reporter's link is withdrawn under Publishing, where it was made: nobody knows the renewed one any more.
		const mayUndo = ({ id, kind }: { id: number; kind: string }) => kind !== "reporter" && undoable.has(id);
		return context.json({ ...page, acts: page.acts.map((act) => ({ ...act, mayUndo: mayUndo(act) })) });
	});

	app.route("/as-it-was", pastStateCalls(options));

	app.get("/backups", async (context) => context.json({ backups: (await backups?.told()) ?? null }));

	/** The file has everything in the record, including people's addresses: for the office only. */
	app.get("/backup", async (context) => {
		if (context.var.desk.role !== "office") throw new OfficeRefused(403, NOT_YOURS);
		const file = (await backups?.newest()) ?? null;
		if (file === null) throw new OfficeRefused(404, NO_BACKUP);
		return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
			"content-type": "application/gzip",
			"content-disposition": `attachment; filename="${path.basename(file)}"`,
		});
	});

	app.get("/reports", async (context) => {
		const read = reportFilter.safeParse(context.req.query());
		if (!read.success) throw new OfficeRefused(422, NO_FILTER);
		return context.json(await fieldReports(database, brand.cup, read.data as ReportFilter, languageOf(context)));
	});

	app.get("/:act{[0-9]{1,15}}/undo", async (context) => {
		const act = Number(context.req.param("act"));
		const [there] = await readActs(database.orm, brand.cup, [act]);
		if (there === undefined) throw new OfficeRefused(404, NO_ACT);
		// Checked by doing it: an account without permission does not block writers.
		if (!(await undoableBy(database, brand.cup, context.var.desk, [there])).has(act)) throw new OfficeRefused(403, NOT_YOURS);
		const now = options.now();
		const current = await currentEdition(database, brand.cup, now);
		return context.json(await undoWays(database, brand.cup, { act, language: languageOf(context), current, now }));
	});
	return app;
}
