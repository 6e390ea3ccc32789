import { z } from "zod";
import { findAccount } from "../account.ts";
import { keyOf } from "../limit/limits.ts";
import { checkChosen, resetPassword as giveNewPassword, resetUnknown } from "../password/new-password.ts";
import { type Call, textsOf } from "../request/caller.ts";
import { email, password, requiredText } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import type { Service } from "../service.ts";
import { findSecret } from "../token/one-time-secret.ts";

const reset = z.object({ token: requiredText(200), email, password, password_confirmation: password });

/** POST /sanctum/reset-password: with the secret of a reset link, once. Ends every session of the account. */
export const resetPassword =
	(service: Service): Call =>
	async (caller) => {
		const given = await payload(caller, reset);
		await service.limits.take("newPasswordsOfAddress", keyOf(service.addressOf(caller)));
		const person = await findAccount(service.orm, given.email);
		const kept = await findSecret(service.orm, "password-reset", given.token, service.now());
		if (person === undefined || kept?.account !== person.id) throw resetUnknown();
		await checkChosen(given, person, service);
		await giveNewPassword(service, person, given.password, given.token);
		return caller.json({ message: textsOf(caller).passwordChanged });
	};
