import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { passwordFault } from "../../accounts/password/password-rule.ts";
import { optionalText, password } from "../../accounts/request/fields.ts";
import { payload } from "../../accounts/request/payload.ts";
import { InvalidPayload } from "../../accounts/request/refused.ts";
import { staff } from "../../accounts/tables/staff.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { askForCodes, asksForCodes, newCodes, setCodes, stepOf, WRONG_CODE } from "./codes.ts";
import { ownPasswordCheck } from "./own-password.ts";
import { passkeysOf } from "./passkeys.ts";
import { endSessions } from "./session.ts";

const own = z.object({ password });
const changed = z.object({ password, newPassword: password });
const confirmed = z.object({ password, secret: optionalText(64), code: optionalText(12) });
const rule = z.object({ secondFactor: z.boolean() });

const RULED = {
	en: "The cup asks every desk for one-time codes, so they cannot be taken away.",
	sv: "Cupen kräver engångskoder av alla konton, så de kan inte tas bort.",
};

/** How a desk signs in: its password, its one-time codes, and what the cup asks of all. Whoever changes any of it says the password. */
export function signInWays(options: OfficeOptions): Hono<OfficeEnv> {
	const { brand, now, accounts } = options;
	const { orm } = options.database;
	const checkOwn = ownPasswordCheck(options);
	const app = new Hono<OfficeEnv>();

	app.get("/sign-in-ways", async (context) => {
		const { staff: desk } = context.var.session;
		const [secondFactor, passkeys] = await Promise.all([asksForCodes(orm, brand.cup), passkeysOf(orm, desk.id)]);
		return context.json({ hasCodes: desk.totpSecret !== null, secondFactor, passkeys });
	});

	app.post("/password", async (context) => {
		const { id, staff: desk } = context.var.session;
		const given = await payload(context, changed);
		await checkOwn(context, given.password);
		const fault = passwordFault(given.newPassword, desk);
		if (fault !== undefined) throw new InvalidPayload({ newPassword: [fault] });
		const passwordHash = await accounts.passwords.hash(given.newPassword);
		await orm.transaction(async (tx) => {
			await tx.update(staff).set({ passwordHash }).where(eq(staff.id, desk.id));
			await endSessions(tx, desk.id, id);
		});
		return context.body(null, 204);
	});

	app.post("/codes", async (context) => {
		const { password: given } = await payload(context, own);
		await checkOwn(context, given);
		return context.json(newCodes(brand.name, context.var.session.staff.name));
	});

	app.put("/codes", async (context) => {
		const given = await payload(context, confirmed);
		await checkOwn(context, given.password);
		const step = stepOf(given.secret, given.code, now());
		if (step === undefined) throw new OfficeRefused(422, WRONG_CODE, "code");
		await setCodes(orm, context.var.session.staff.id, { secret: given.secret, step });
		return context.body(null, 204);
	});

	app.delete("/codes", async (context) => {
		const { password: given } = await payload(context, own);
		await checkOwn(context, given);
		if (await asksForCodes(orm, brand.cup)) throw new OfficeRefused(409, RULED);
		await setCodes(orm, context.var.session.staff.id, null);
		return context.body(null, 204);
	});

	app.put("/rules", async (context) => {
		deskThatMay(context, "colleagues");
		const { secondFactor } = await payload(context, rule);
		await askForCodes(orm, brand.cup, secondFactor);
		return context.body(null, 204);
	});
	return app;
}
