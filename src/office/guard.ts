import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { refuseForeignSite } from "../accounts/request/guard.ts";
import { RequestRefused } from "../accounts/request/refused.ts";
import { NEEDS_CODES, OLD_PAGE, SIGNED_OUT } from "../text/office-server/guard.ts";
import { cupMoment } from "./cup-day.ts";
import type { OfficeEnv } from "./env.ts";
import { OfficeRefused } from "./refused.ts";
import type { OfficeOptions } from "./service.ts";
import { type DeskSession, deskOf, isTokenOf, sessionOf } from "./staff/session.ts";
import { sessionCookie } from "./staff/session-cookie.ts";

/** Methods that change nothing. */
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** The header that a call must have in addition to its cookie. */
export const TOKEN_HEADER = "x-office-token";

/** A changing call must come from a page of our own, and have the header. */
export const fromOwnPage = ({ accounts }: OfficeOptions) =>
	createMiddleware(async (context, next) => {
		if (!READS.has(context.req.method)) {
			refuseForeignSite(context, { isOwnOrigin: accounts.isOwnOrigin, corsOrigins: [] });
			if (context.req.header("origin") === undefined) throw new RequestRefused(403, "noOrigin");
		}
		await next();
	});

/** Calls that an account may make before it has set up its second factor: those about its own sign-in. */
const BEFORE_CODES = /\/api\/(session|events|codes|sign-in-ways|sign-out|sessions(\/\w+)?|password|passkeys(\/[\w-]+)?)$/;

/** @returns the session of a call's cookie; undefined: none, or it has ended */
export async function sessionOfCall(options: OfficeOptions, context: Context): Promise<DeskSession | undefined> {
	const { database, models, brand, now, accounts } = options;
	const secret = getCookie(context, sessionCookie(accounts.originOf(context)).name);
	if (secret === undefined) return undefined;
	const { today } = await cupMoment(models, brand.cup);
	return sessionOf(database.orm, brand.cup, secret, now(), today);
}

/** Puts the calling account into the context. @throws OfficeRefused 401 without a session, 403 if another site may have made the call */
export const withDesk = (options: OfficeOptions) =>
	createMiddleware<OfficeEnv>(async (context, next) => {
		const session = await sessionOfCall(options, context);
		if (session === undefined) throw new OfficeRefused(401, SIGNED_OUT, "signed-out");
		if (!READS.has(context.req.method) && !isTokenOf(session, context.req.header(TOKEN_HEADER)))
			throw new OfficeRefused(403, OLD_PAGE, "old-page");
		if (session.needsCodes && !BEFORE_CODES.test(context.req.path)) throw new OfficeRefused(403, NEEDS_CODES, "needs-codes");
		context.set("session", session);
		context.set("desk", deskOf(session.staff));
		await next();
	});
