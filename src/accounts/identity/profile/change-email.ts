import { z } from "zod";
import { findAccount } from "../../account.ts";
import { keyOf } from "../../limit/limits.ts";
import { email, password } from "../../request/fields.ts";
import { payload } from "../../request/payload.ts";
import type { EnteredVisit } from "../entered.ts";
import { checkOwnPassword } from "./own-password.ts";
import { profileForm } from "./profile-form.ts";

const form = z.object({ email, password });

/** POST /profile/email: mails a link to the new address; it is the account's when that has been opened. */
export const changeEmail = profileForm("email", async (caller, visit) => {
	const given = await payload(caller, form);
	const { service, session } = visit;
	await checkOwnPassword(caller, visit, "password", given.password);
	await service.limits.take("newAddressesOfAccount", keyOf(session.account.email));
	service.later("send a link to a new address", () => sendLink(visit, given.email));
	return "email";
});

/** Only the owner of an address may learn whether it has an account. */
async function sendLink({ service, session: { account } }: EnteredVisit, email: string): Promise<void> {
	const other = await findAccount(service.orm, email);
	if (other !== undefined && other.id !== account.id) {
		if (!(await service.limits.mayTake("noticesOfAccount", keyOf(email)))) return;
		return service.post({ kind: "alreadyRegistered", account: other.id });
	}
	await service.post({ kind: "emailConfirmation", account: account.id, email });
}
