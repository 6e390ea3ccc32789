import { Hono } from "hono";
import type { SlipAnswer } from "../../cup/office/slip.ts";
import { textFault } from "../../cup/plain-text.ts";
import { NO_EDITION, NOT_YOURS } from "../../text/office-server/refusals.ts";
import { RESULT_TEXTS } from "../../text/office-server/results.ts";
import { refuse } from "../answer.ts";
import { type CurrentEdition, currentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import type { DeskCallOptions, DeskEnv } from "../desk-env.ts";
import { mayDo } from "../roles.ts";
import { daySlips } from "./day-slips.ts";
import { lastSlips, parkedSlips } from "./done-slips.ts";
import { reportsToReview } from "./reports-to-review.ts";
import { slipMatches } from "./slip-match.ts";
import { waitingReports } from "./waiting-reports.ts";
import { wantedSlips } from "./wanted.ts";

type Env = { Variables: DeskEnv["Variables"] & { current: CurrentEdition } };

/** Calls under /results, for accounts that type slips. */
export function createResultCalls({ database, cup, now }: DeskCallOptions): Hono<Env> {
	const app = new Hono<Env>();
	app.use(async (context, next) => {
		if (!mayDo(context.get("desk"), "result")) return refuse(context, 403, NOT_YOURS);
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		context.set("current", current);
		await next();
	});
	app.get("/match/:number", async (context) => {
		const number = context.req.param("number");
		const isNumber = textFault(number) === null;
		const matches = isNumber ? await slipMatches(database, context.get("current"), number, context.get("desk").id) : [];
		if (matches.length === 0) return refuse(context, 404, RESULT_TEXTS.noSuchMatch(number));
		return context.json({ matches } satisfies SlipAnswer);
	});
	app.get("/wants", async (context) => {
		const wants = await wantedSlips(database, context.get("current"));
		return context.json({ wants: wants.filter(isOwn(context.get("desk"))) });
	});
	app.get("/parked", async (context) => {
		const parked = await parkedSlips(database, cup);
		const waiting = await waitingReports(database, cup);
		const desk = context.get("desk");
		return context.json({ parked: parked.filter(isOwn(desk)), waiting: waiting.filter(isOwn(desk)) });
	});
	app.get("/held", async (context) => {
		const held = await reportsToReview(database, cup);
		return context.json({ held: held.filter(isOwn(context.get("desk"))) });
	});
	app.get("/slips", async (context) => {
		const slips = await daySlips(database, context.get("current"));
		return context.json({ slips: slips.filter(isOwn(context.get("desk"))) });
	});
	app.get("/last-ten", async (context) => context.json({ slips: await lastSlips(database, cup, context.get("desk").id) }));
	return app;
}

/** An arena's lead sees what waits at its own. */
const isOwn =
	({ arena }: Desk) =>
	(slip: { readonly arena: string | null }): boolean =>
		arena === null || slip.arena === arena;
