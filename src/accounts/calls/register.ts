import { z } from "zod";
import { type Account, findAccount, makeAccount } from "../account.ts";
import { keyOf } from "../limit/limits.ts";
import { attemptSignIn } from "../limit/sign-in-limit.ts";
import { checkChosen } from "../password/new-password.ts";
import { type Call, languageOf } from "../request/caller.ts";
import { email, password, requiredText } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import { InvalidPayload } from "../request/refused.ts";
import type { Service } from "../service.ts";
import { signInDevice } from "../token/device.ts";
import { deviceName, deviceNameOf } from "./sign-in.ts";

const registration = z.object({
	name: requiredText(100),
	email,
	password,
	password_confirmation: password,
	device_name: deviceName,
});

/**
 * POST /sanctum/register: the answer is the token, so a free address cannot be answered like a registered one
 * (docs/develop/decisions/0009-known-addresses.md). Both cost one hash; with the correct password of a registered address the caller is
 * signed in.
 */
export const register =
	(service: Service): Call =>
	async (caller) => {
		const given = await payload(caller, registration);
		await checkChosen(given, given, service);
		const now = service.now();
		await service.limits.take("registrationsOfAddress", keyOf(service.addressOf(caller)));
		const attempt = await attemptSignIn(service.limits, given.email, service.addressOf(caller), now);
		const owner =
			(await findAccount(service.orm, given.email)) === undefined
				? await makeAccount(service.orm, {
						name: given.name,
						email: given.email,
						passwordHash: await service.passwords.hash(given.password),
						language: languageOf(caller),
						createdAt: now,
					})
				: undefined;
		const account = owner ?? (await ownAccount(service, given.email, given.password));
		await attempt.succeeded();
		return caller.text(await signInDevice(service.orm, account.id, deviceNameOf(caller, given.device_name), now));
	};

/**
 * The account of a registered address, if the password is correct. @throws InvalidPayload, and mails the account's owner about the
 * attempt
 */
async function ownAccount(service: Service, email: string, password: string): Promise<Account> {
	const found = await findAccount(service.orm, email);
	if (found !== undefined && (await service.passwords.verify(found.passwordHash, password))) return found;
	if (found !== undefined) {
		service.later("tell of a second registration", async () => {
			if (!(await service.limits.mayTake("noticesOfAccount", keyOf(email)))) return;
			await service.post({ kind: "alreadyRegistered", account: found.id });
		});
	}
	throw new InvalidPayload({ email: ["emailTaken"] });
}
