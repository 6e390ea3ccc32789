import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../accounts/request/payload.ts";
import { groundOf, noSuchMatch } from "../../results/acts/commit-proposal.ts";
import { pendingReportGround } from "../../results/acts/pending-report-ground.ts";
import { previewOf, proposal } from "../../results/acts/propose.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { FAULTS, IN_USE, OFFICE_ITSELF, WAITS_NO_MORE } from "../../text/office-server/asking.ts";
import { NO_EDITION, NOT_YOURS } from "../../text/office-server/refusals.ts";
import { refuse } from "../answer.ts";
import { currentEdition } from "../current-edition.ts";
import type { DeskCallOptions, DeskEnv } from "../desk-env.ts";
import { askedActs, askOffice, declineAsked } from "./asked-acts.ts";

const words = storable(z.string().trim().min(1).max(200));
const asking = z.strictObject({
	/** The client's own key: a repeated request with the same key is stored once. */
	id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/, "expected 8 to 64 letters, digits and dashes"),
	proposal,
	words: words.optional(),
});
const declining = z.strictObject({ answer: words.optional() });

/**
 * Calls under /asked: accounts ask the office to do an act, and the office declines. The office agrees by committing it: POST /acts with
 * `asked`.
 */
export function createAskCalls({ database, cup, now }: DeskCallOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	app.get("/", async (context) => {
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		return context.json({ asked: await askedActs(database, cup, context.get("desk"), current.now) });
	});
	app.post("/", async (context) => {
		const desk = context.get("desk");
		if (desk.role === "office") return refuse(context, 403, OFFICE_ITSELF);
		const read = asking.safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, FAULTS);
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		const { id: request, proposal: asked } = read.data;
		const record = await groundOf(database, current, asked);
		const held = await pendingReportGround(database.orm, cup, asked);
		const preview = record
			? previewOf({ record, now: current.now, held }, asked)
			: noSuchMatch("match" in asked ? asked.match : current.edition);
		// An act that no account can do is not passed on. One with conflicts is: the office may find a solution.
		if ("refused" in preview) return refuse(context, 409, Object.values(preview.errors)[0]?.[0] ?? FAULTS);
		const given = { request, proposal: asked, words: read.data.words ?? null, now: current.now };
		const id = await askOffice(database, cup, desk, given);
		return id === null ? refuse(context, 409, IN_USE) : context.json({ asked: id });
	});
	app.post("/:asked/decline", async (context) => {
		const desk = context.get("desk");
		if (desk.role !== "office") return refuse(context, 403, NOT_YOURS);
		const id = Number(context.req.param("asked"));
		const read = declining.safeParse((await jsonBody(context)) ?? {});
		if (!read.success || !Number.isInteger(id)) return refuse(context, 422, FAULTS);
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		const said = { desk, answer: read.data.answer ?? null, now: current.now };
		return (await declineAsked(database, cup, id, said)) ? context.json({ declined: id }) : refuse(context, 409, WAITS_NO_MORE);
	});
	return app;
}
