import { Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { date } from "../../results/record/cup-file-value.ts";
import { PAST_STATE_TEXTS } from "../../text/office-server/past-state.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { clock, instantOfClock } from "../cup-clock.ts";
import { currentEdition } from "../current-edition.ts";
import { deskThatMay, type OfficeContext, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { PastEditionCache } from "./past-edition-cache.ts";
import { decisionsAsTheyWere, pastDay, pastPlayoff, pastTable, quartersOf } from "./past-state.ts";

const asked = z.object({
	/** Local time of the cup: 2026-07-16T14:20. */
	at: clock,
	date: date.optional(),
	group: z.string().max(100).optional(),
	playoff: z.string().max(100).optional(),
});

type Asked = {
	/** The state at that time. */
	readonly record: EditionRecord;
	readonly at: Date;
	readonly date: string | undefined;
	readonly group: string | undefined;
	readonly playoff: string | undefined;
};

/**
 * Calls for the cup's past states. Every account may read them, like the ledger.
 * GET /quarters?date=2026-07-16: the number of acts per quarter of an hour.
 * GET /day?at=2026-07-16T14:20&date=: the programme of a day at that time.
 * GET /table?at=…&group=: a group's table at that time.
 * GET /playoff?at=…&playoff=: a playoff's bracket at that time.
 * GET /decisions?at=…: what waited for a decision, and that day's decisions; only for accounts that may decide.
 */
export function pastStateCalls({ database, brand, now }: OfficeOptions): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();
	app.use(compress());
	const moments = new PastEditionCache(database);

	async function edition() {
		const current = await currentEdition(database, brand.cup, now());
		if (!current) throw new OfficeRefused(404, NO_EDITION);
		return current;
	}

	async function stateAt({ req }: OfficeContext): Promise<Asked> {
		const read = asked.safeParse(req.query());
		if (!read.success) throw new OfficeRefused(422, PAST_STATE_TEXTS.when);
		const current = await edition();
		const at = new Date(instantOfClock(read.data.at, current.zone));
		if (Number.isNaN(at.getTime())) throw new OfficeRefused(422, PAST_STATE_TEXTS.when);
		if (at > current.now) throw new OfficeRefused(422, PAST_STATE_TEXTS.future);
		const record = await moments.at(current, at, { now: current.now, signal: req.raw.signal });
		if (!record) throw new OfficeRefused(404, PAST_STATE_TEXTS.none);
		const { date, group, playoff } = read.data;
		return { record, at, date, group, playoff };
	}

	app.get("/quarters", async (context) => {
		const read = date.optional().safeParse(context.req.query("date"));
		if (!read.success) throw new OfficeRefused(422, PAST_STATE_TEXTS.when);
		return context.json(await quartersOf(database, await edition(), read.data));
	});
	app.get("/day", async (context) => {
		const { record, at, date } = await stateAt(context);
		return context.json(pastDay(record, at, date));
	});
	app.get("/table", async (context) => {
		const { record, group } = await stateAt(context);
		const table = group === undefined ? undefined : pastTable(record, group);
		if (!table) throw new OfficeRefused(404, PAST_STATE_TEXTS.noGroup);
		return context.json(table);
	});
	app.get("/playoff", async (context) => {
		const { record, at, playoff } = await stateAt(context);
		const told = playoff === undefined ? undefined : pastPlayoff(record, at, playoff);
		if (!told) throw new OfficeRefused(404, PAST_STATE_TEXTS.noPlayoff);
		return context.json(told);
	});
	app.get("/decisions", async (context) => {
		deskThatMay(context, "decide");
		const { record, at } = await stateAt(context);
		return context.json(await decisionsAsTheyWere(database, record, at));
	});
	return app;
}
