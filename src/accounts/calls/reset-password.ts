import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Account, findAccount } from "../account.ts";
import { forgetAttempts, keyOf } from "../limit/limits.ts";
import { type Call, textsOf } from "../request/caller.ts";
import { email, password, requiredText } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import { Faulty } from "../request/refused.ts";
import type { Service } from "../service.ts";
import { account } from "../tables/account.ts";
import { revokeDevices } from "../token/device.ts";
import { dropSecrets, findSecret, useSecret } from "../token/one-time-secret.ts";
import { checkChosen } from "./register.ts";

const reset = z.object({ token: requiredText(200), email, password, password_confirmation: password });

const unknown = () => new Faulty({ token: ["resetUnknown"] });

/** POST /sanctum/reset-password: with the secret of a reset link, once. Ends every session of the account. */
export const resetPassword =
	(service: Service): Call =>
	async (caller) => {
		const given = await payload(caller, reset);
		await service.limits.take("newPasswordsOfAddress", keyOf(service.addressOf(caller)));
		const person = await findAccount(service.orm, given.email);
		const kept = await findSecret(service.orm, "password-reset", given.token, service.now());
		if (person === undefined || kept?.account !== person.id) throw unknown();
		checkChosen(given, person);
		await changePassword(service, person, given.password, given.token);
		service.post.send({ kind: "passwordChanged", to: person, link: `${service.origin}/signin` });
		return caller.json({ message: textsOf(caller).passwordChanged });
	};

/** @throws Faulty when another has used the link meanwhile; nothing is changed then */
async function changePassword(service: Service, person: Account, password: string, secret: string): Promise<void> {
	const passwordHash = await service.passwords.hash(password);
	const now = service.now();
	await service.orm.transaction(async (tx) => {
		if ((await useSecret(tx, "password-reset", secret, now)) === undefined) throw unknown();
		// Who has read a mail sent there has shown that the address is theirs.
		const emailConfirmedAt = person.emailConfirmedAt ?? now;
		await tx.update(account).set({ passwordHash, emailConfirmedAt }).where(eq(account.id, person.id));
		await revokeDevices(tx, person.id);
		for (const kind of ["password-reset", "identity"] as const) await dropSecrets(tx, kind, person.id);
		await forgetAttempts(tx, person.email);
	});
}
