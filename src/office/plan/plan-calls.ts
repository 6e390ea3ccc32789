import { Hono } from "hono";
import { z } from "zod";
import { languageOf } from "../../accounts/request/caller.ts";
import { jsonBody } from "../../accounts/request/payload.ts";
import { commitPlan, type PlanChange, previewPlan } from "../../results/acts/plan-change.ts";
import { cupFileChange } from "../../results/record/cup-file-change.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { publishes } from "../../results/record/published-by.ts";
import { IN_USE } from "../../text/office-server/acts.ts";
import { NOT_COMMITTED, PLAN_BODY } from "../../text/office-server/plan.ts";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import { NO_EDITION, NOT_YOURS } from "../../text/office-server/refusals.ts";
import { SECOND_LOOK } from "../../text/office-server/second-look.ts";
import { refuse } from "../answer.ts";
import type { DeskCallOptions, DeskEnv } from "../desk-env.ts";
import { bodyFaults } from "../fault-lines.ts";
import { asksSecondLook } from "../out/second-look.ts";
import { mayDo } from "../roles.ts";
import { conflictsView } from "./conflicts-view.ts";
import { pagesLacking, withLackingPages } from "./lacking-pages.ts";
import { withPageFaults, wrongPages } from "./page-faults.ts";
import { previewIn } from "./plan-preview-view.ts";
import { planView } from "./plan-view.ts";
import { streamsView } from "./streams-view.ts";

/** The steps of Plan, by which the ledger names a change. */
export const PLAN_STEPS = ["cup", "arenas", "categories", "teams", "draw", "schedule", "publish"] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** The import checks its values, with more detailed messages. */
const change = z.looseObject({}).refine((given) => Object.keys(given).every((key) => key in cupFileChange.shape));
const commit = z.strictObject({
	id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/, "expected 8 to 64 letters, digits and dashes"),
	step: z.enum(PLAN_STEPS),
	change,
	ground: z.string(),
	anyway: z.boolean().default(false),
	why: storable(z.string().trim().min(1).max(200)).optional(),
});

/** Calls under /plan: the cup as it is planned, and its changes as acts. Everybody reads it; the office changes it. */
export function createPlanCalls({ database, cup, kept, missingPages }: DeskCallOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	app.get("/", async (context) => context.json(await planView(database, cup, await kept?.())));
	app.get("/conflicts", async (context) => {
		const record = await kept?.();
		return record === undefined ? refuse(context, 404, NO_EDITION) : context.json(conflictsView(record));
	});
	app.get("/streams", async (context) => {
		// The addresses of players are for those who have access.
		if (!mayDo(context.get("desk"), "publish")) return refuse(context, 403, NOT_YOURS);
		const record = await kept?.();
		return record === undefined ? refuse(context, 404, NO_EDITION) : context.json({ streams: streamsView(record) });
	});
	app.post("/preview", async (context) => {
		if (!mayDo(context.get("desk"), "plan")) return refuse(context, 403, NOT_YOURS);
		const language = languageOf(context);
		const read = z.strictObject({ change }).safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, PLAN_BODY, { errors: bodyFaults(read.error, language) });
		const planned = read.data.change as PlanChange;
		const lacks = await pagesLacking({ database, cup, missingPages }, planned);
		const preview = withPageFaults(previewIn(language, await previewPlan(database, cup, planned)), planned, language);
		return context.json(withLackingPages(preview, lacks, language));
	});
	app.post("/", async (context) => {
		const desk = context.get("desk");
		if (!mayDo(desk, "plan")) return refuse(context, 403, NOT_YOURS);
		const language = languageOf(context);
		const read = commit.safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, PLAN_BODY, { errors: bodyFaults(read.error, language) });
		const { id, step, change, ground, anyway, why } = read.data;
		if (wrongPages(change as PlanChange).length > 0) return refuse(context, 422, NOT_COMMITTED.faulty, { refused: "wrong-page" });
		if ((await asksSecondLook(database.orm, cup)) && (await publishes(database, cup, change)))
			return refuse(context, 409, SECOND_LOOK.inPlan, { refused: "second-look" });
		const lacks = await pagesLacking({ database, cup, missingPages }, change);
		if (lacks.length > 0) return refuse(context, 409, PUBLISHING_TEXTS.lacksPages(lacks), { refused: "pages" });
		const done = await commitPlan(database, cup, {
			...{ id, step, change: change as PlanChange, ground, anyway },
			...(why !== undefined && { why }),
			desk: { desk: desk.name, deskId: desk.id },
		});
		if (!("refused" in done)) return context.json(done);
		if (!("preview" in done))
			return refuse(context, 409, done.refused === "id-in-use" ? IN_USE : NOT_COMMITTED[done.refused], {
				refused: done.refused,
			});
		return refuse(context, done.refused === "faulty" ? 422 : 409, NOT_COMMITTED[done.refused], {
			refused: done.refused,
			preview: previewIn(language, done.preview),
		});
	});
	return app;
}
