import { Hono } from "hono";
import { z } from "zod";
import { keyOf } from "../../accounts/limit/limits.ts";
import { attemptSignIn } from "../../accounts/limit/sign-in-limit.ts";
import { passwordFault } from "../../accounts/password/password-rule.ts";
import { email, optionalText, password } from "../../accounts/request/fields.ts";
import { payload } from "../../accounts/request/payload.ts";
import { InvalidPayload } from "../../accounts/request/refused.ts";
import { WRONG_CODE } from "../../text/office-server/codes.ts";
import { NO_INVITATION } from "../../text/office-server/sign-in.ts";
import { cupMoment } from "../cup-day.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { spendCode } from "./codes.ts";
import { acceptInvitation, findDesk, findInvitation } from "./invitation.ts";
import { deviceOf, isInTime, openSession } from "./session.ts";
import { setSessionCookie } from "./session-cookie.ts";

const credentials = z.object({ email, password, code: optionalText(12).optional() });
const chosen = z.object({ password });

/** Signing in with a password, or by an invitation's link. */
export function signingIn(options: OfficeOptions): Hono {
	const { database, models, brand, now, accounts } = options;
	const { orm } = database;
	const app = new Hono();

	/** An unknown address, an expired account and a wrong password have the same answer after the same time. */
	app.post("/sign-in", async (context) => {
		const given = await payload(context, credentials);
		const at = now();
		const attempt = await attemptSignIn(accounts.limits, `office ${brand.cup} ${given.email}`, accounts.addressOf(context), at);
		const [found, { today }] = await Promise.all([findDesk(orm, brand.cup, given.email), cupMoment(models, brand.cup)]);
		const right = await accounts.passwords.verify(found?.passwordHash ?? undefined, given.password);
		if (!right || found === undefined || !isInTime(found, today)) throw new InvalidPayload({ email: ["wrongCredentials"] });
		const { totpSecret } = found;
		if (totpSecret !== null) {
			// It still counts as a guess: else a known password would make guessing codes free.
			if (!given.code) return context.json({ code: true });
			if (!(await spendCode(orm, { id: found.id, totpSecret }, given.code, at))) throw new OfficeRefused(422, WRONG_CODE, "code");
		}
		await attempt.succeeded();
		const secret = await openSession(orm, found.id, { way: "password", device: deviceOf(context), now: at });
		setSessionCookie(context, accounts.originOf(context), secret);
		return context.body(null, 204);
	});

	app.get("/invitation/:secret", async (context) => {
		const found = await findInvitation(orm, brand.cup, context.req.param("secret"), now());
		if (found === undefined) throw new OfficeRefused(404, NO_INVITATION, "no-invitation");
		const { name, email: address, role, arena, until } = found.staff;
		return context.json({ name, email: address, role, arena, until, expiresAt: found.expiresAt });
	});

	app.post("/invitation/:secret", async (context) => {
		const secret = context.req.param("secret");
		await accounts.limits.take("newPasswordsOfAddress", keyOf(`office ${accounts.addressOf(context)}`));
		const given = await payload(context, chosen);
		const at = now();
		const found = await findInvitation(orm, brand.cup, secret, at);
		if (found === undefined) throw new OfficeRefused(404, NO_INVITATION, "no-invitation");
		const fault = await passwordFault(given.password, found.staff, brand.name);
		if (fault !== undefined) throw new InvalidPayload({ password: [fault] });
		const passwordHash = await accounts.passwords.hash(given.password);
		const taken = await acceptInvitation(orm, brand.cup, secret, { passwordHash, now: at });
		if (taken === undefined) throw new OfficeRefused(404, NO_INVITATION, "no-invitation");
		const opened = await openSession(orm, taken.id, { way: "invitation", device: deviceOf(context), now: at });
		setSessionCookie(context, accounts.originOf(context), opened);
		return context.body(null, 204);
	});
	return app;
}
