import { z } from "zod";
import { findAccount } from "../account.ts";
import { keyOf } from "../limit/limits.ts";
import { type Call, textsOf } from "../request/caller.ts";
import { email } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import type { Service } from "../service.ts";

const request = z.object({ email });

/** POST /sanctum/forgot-password: answers before it looks whether the address is known, and so always alike. */
export const forgotPassword =
	(service: Service): Call =>
	async (caller) => {
		const given = await payload(caller, request);
		await service.limits.take("resetRequestsOfAddress", keyOf(service.addressOf(caller)));
		service.later("send a reset link", () => sendResetLink(service, given.email));
		return caller.json({ message: textsOf(caller).instructionsSent });
	};

/** Sends a link for choosing a new password; nothing if the address has no account, or had too many. */
export async function sendResetLink(service: Service, email: string): Promise<void> {
	const found = await findAccount(service.orm, email);
	if (found === undefined || !(await service.limits.mayTake("resetMailsOfAccount", keyOf(email)))) return;
	await service.post({ kind: "passwordReset", account: found.id });
}
