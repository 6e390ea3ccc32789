import { Hono } from "hono";
import { NO_SESSION } from "../../text/office-server/own-desk.ts";
import type { OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { endSession, endSessions, sessionsOf } from "./session.ts";
import { forgetSession } from "./session-cookie.ts";

/** An account's calls about its own sign-in. */
export function ownDesk({ database: { orm }, accounts }: OfficeOptions): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();

	app.post("/sign-out", async (context) => {
		const { id, staff } = context.var.session;
		await endSession(orm, staff.id, id);
		forgetSession(context, accounts.originOf(context));
		return context.body(null, 204);
	});

	app.get("/sessions", async (context) => {
		const { id, staff } = context.var.session;
		const sessions = await sessionsOf(orm, staff.id);
		return context.json({ sessions: sessions.map((one) => ({ ...one, isThis: one.id === id })) });
	});

	app.delete("/sessions/others", async (context) => {
		const { id, staff } = context.var.session;
		await endSessions(orm, staff.id, id);
		return context.body(null, 204);
	});

	app.delete("/sessions/:id{[0-9]{1,9}}", async (context) => {
		if (!(await endSession(orm, context.var.session.staff.id, Number(context.req.param("id")))))
			throw new OfficeRefused(404, NO_SESSION);
		return context.body(null, 204);
	});
	return app;
}
