import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { hashOf, newSecret } from "../../accounts/token/secret.ts";
import { PLAN_DEMO } from "../../text/office-server/plan.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { isFromHere } from "./first-start.ts";
import { acceptInvitation, addDesk, findDesk, inviteDesk } from "./invitation.ts";
import { deviceOf, openSession } from "./session.ts";
import { setSessionCookie } from "./session-cookie.ts";

const EMAIL = "office@demo.example";

/**
 * Lets whoever began a demo from their own office into the demo's, at this machine and with the secret that only they were given. It is not
 * there in a process that was given none.
 */
export function demoDesk(options: OfficeOptions): Hono {
	const { database, brand, now, accounts, demoSecret } = options;
	const app = new Hono();
	if (demoSecret === undefined) return app;
	app.get("/demo-desk/:secret", async (context) => {
		const given = Buffer.from(hashOf(context.req.param("secret")));
		if (!timingSafeEqual(given, Buffer.from(hashOf(demoSecret))) || !isFromHere(context, options.connectionOf))
			throw new OfficeRefused(404, PLAN_DEMO.notHere);
		const at = now();
		const passwordHash = await accounts.passwords.hash(newSecret());
		const desk = await database.orm.transaction(async (tx) => {
			const known = await findDesk(tx, brand.cup, EMAIL);
			if (known !== undefined) return known;
			const made = await addDesk(tx, brand.cup, { name: "Office", email: EMAIL, role: "office", arena: null, until: null }, at);
			return made && acceptInvitation(tx, brand.cup, await inviteDesk(tx, made.id, at), { passwordHash, now: at });
		});
		if (desk === undefined) throw new OfficeRefused(404, PLAN_DEMO.notHere);
		const secret = await openSession(database.orm, desk.id, { way: "first-start", device: deviceOf(context), now: at });
		setSessionCookie(context, accounts.originOf(context), secret);
		return context.redirect("/office", 303);
	});
	return app;
}
