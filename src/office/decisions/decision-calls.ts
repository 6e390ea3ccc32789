import { Hono } from "hono";
import type { DecisionsAnswer } from "../../cup/office/decision.ts";
import { readEdition } from "../../results/record/read.ts";
import { NO_EDITION, NOT_YOURS } from "../../text/office-server/refusals.ts";
import { refuse } from "../answer.ts";
import { currentEdition } from "../current-edition.ts";
import type { DeskCallOptions, DeskEnv } from "../desk-env.ts";
import { mayDo } from "../roles.ts";
import { settledDecisions } from "./settled-decisions.ts";
import { waitingDecisions } from "./waiting-decisions.ts";

/** Calls under /decisions: what waits for a decision, and what was decided today. */
export function createDecisionCalls({ database, cup, now, kept }: DeskCallOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	app.get("/", async (context) => {
		if (!mayDo(context.get("desk"), "decide")) return refuse(context, 403, NOT_YOURS);
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		const known = await kept?.();
		const record = known?.edition.id === current.edition ? known : await readEdition(database, cup, current.edition);
		if (!record) return refuse(context, 404, NO_EDITION);
		const settled = await settledDecisions(database, current, record);
		return context.json({ waiting: waitingDecisions(record), settled } satisfies DecisionsAnswer);
	});
	return app;
}
