import { z } from "zod";
import { findAccount } from "../account.ts";
import { attemptSignIn } from "../limit/sign-in-limit.ts";
import type { Call, Caller } from "../request/caller.ts";
import { email, optionalText, password } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import { InvalidPayload } from "../request/refused.ts";
import type { Service } from "../service.ts";
import { signInDevice } from "../token/device.ts";

/** The device's name in the list of sessions; without one, the name of the client program. */
export const deviceName = optionalText(200).optional();

export function deviceNameOf(caller: Caller, given: string | undefined): string {
	return given || (caller.req.header("user-agent") ?? "").slice(0, 200) || "?";
}

const credentials = z.object({ email, password, device_name: deviceName });

/** POST /sanctum/token: the answer is the token. An unknown address and a wrong password get the same answer after the same time. */
export const signIn =
	(service: Service): Call =>
	async (caller) => {
		const given = await payload(caller, credentials);
		const now = service.now();
		const attempt = await attemptSignIn(service.limits, given.email, service.addressOf(caller), now);
		const found = await findAccount(service.orm, given.email);
		const right = await service.passwords.verify(found?.passwordHash, given.password);
		if (!right || found === undefined) throw new InvalidPayload({ email: ["wrongCredentials"] });
		await attempt.succeeded();
		return caller.text(await signInDevice(service.orm, found.id, deviceNameOf(caller, given.device_name), now));
	};
