import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { passwordFault } from "../../accounts/password/password-rule.ts";
import { optionalText, password } from "../../accounts/request/fields.ts";
import { payload } from "../../accounts/request/payload.ts";
import { InvalidPayload } from "../../accounts/request/refused.ts";
import { staff } from "../../accounts/tables/staff.ts";
import { WRONG_CODE } from "../../text/office-server/codes.ts";
import { OLD_SECRET, RULED } from "../../text/office-server/sign-in-ways.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { dropBegun, saveChallenge, spendChallenge } from "./challenge.ts";
import { askForCodes, asksForCodes, newCodes, setCodes, stepOf } from "./codes.ts";
import { ownProof, ownProofCheck } from "./own-proof.ts";
import { passkeysOf } from "./passkeys-of.ts";
import { endSessions } from "./session.ts";

const changed = ownProof.extend({ newPassword: password });
const confirmed = z.object({ secret: optionalText(64), code: optionalText(12) });
const rule = ownProof.extend({ secondFactor: z.boolean() });

/**
 * How an account signs in: its password, its one-time codes, and what the cup requires of all. Every change needs the proof of
 * own-proof.ts.
 */
export function signInWays(options: OfficeOptions): Hono<OfficeEnv> {
	const { brand, now, accounts } = options;
	const { orm } = options.database;
	const checkOwn = ownProofCheck(options);
	const app = new Hono<OfficeEnv>();

	app.get("/sign-in-ways", async (context) => {
		const { staff: desk } = context.var.session;
		const [secondFactor, passkeys] = await Promise.all([asksForCodes(orm, brand.cup), passkeysOf(orm, desk.id)]);
		return context.json({ hasCodes: desk.totpSecret !== null, secondFactor, passkeys });
	});

	app.post("/password", async (context) => {
		const { id, staff: desk } = context.var.session;
		const given = await payload(context, changed);
		await checkOwn(context, given);
		const fault = await passwordFault(given.newPassword, desk, brand.name);
		if (fault !== undefined) throw new InvalidPayload({ newPassword: [fault] });
		const passwordHash = await accounts.passwords.hash(given.newPassword);
		await orm.transaction(async (tx) => {
			await tx.update(staff).set({ passwordHash }).where(eq(staff.id, desk.id));
			await dropBegun(tx, desk.id);
			await endSessions(tx, desk.id, id);
		});
		return context.body(null, 204);
	});

	/** Made by the server for this account after its proof, so nobody else knows the secret that is then confirmed. */
	const newCodesOf = (staff: number) => ({ cup: brand.cup, kind: "new-codes", staff }) as const;
	app.post("/codes", async (context) => {
		const { id, name } = context.var.session.staff;
		await checkOwn(context, await payload(context, ownProof));
		const made = newCodes(brand.name, name);
		await saveChallenge(orm, made.secret, newCodesOf(id), now());
		return context.json(made);
	});

	app.put("/codes", async (context) => {
		const { id } = context.var.session.staff;
		const { secret, code } = await payload(context, confirmed);
		const at = now();
		const step = stepOf(secret, code, at);
		if (step === undefined) throw new OfficeRefused(422, WRONG_CODE, "code");
		await orm.transaction(async (tx) => {
			if (!(await spendChallenge(tx, secret, newCodesOf(id), at))) throw new OfficeRefused(422, OLD_SECRET, "old-secret");
			await setCodes(tx, id, { secret, step });
		});
		return context.body(null, 204);
	});

	app.delete("/codes", async (context) => {
		await checkOwn(context, await payload(context, ownProof));
		if (await asksForCodes(orm, brand.cup)) throw new OfficeRefused(409, RULED);
		await setCodes(orm, context.var.session.staff.id, null);
		return context.body(null, 204);
	});

	app.put("/rules", async (context) => {
		deskThatMay(context, "colleagues");
		const { secondFactor, ...proof } = await payload(context, rule);
		await checkOwn(context, proof);
		await askForCodes(orm, brand.cup, secondFactor);
		return context.body(null, 204);
	});
	return app;
}
