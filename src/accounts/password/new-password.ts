import { eq } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { Account } from "../account.ts";
import { forgetAttempts } from "../limit/limits.ts";
import { dropLetters } from "../mail/letter.ts";
import { InvalidPayload } from "../request/refused.ts";
import type { Service } from "../service.ts";
import { account } from "../tables/account.ts";
import { revokeDevices } from "../token/device.ts";
import { dropSecrets, spendSecret } from "../token/one-time-secret.ts";
import { passwordFault } from "./password-rule.ts";

/** A new password. @throws InvalidPayload */
export async function checkChosen(
	chosen: { readonly password: string; readonly password_confirmation: string },
	person: { readonly email: string; readonly name?: string },
	{ cupName }: Pick<Service, "cupName">,
): Promise<void> {
	const fault = await passwordFault(chosen.password, person, cupName);
	if (fault !== undefined) throw new InvalidPayload({ password: [fault] });
	if (chosen.password !== chosen.password_confirmation) throw new InvalidPayload({ password_confirmation: ["passwordsDiffer"] });
}

export const resetUnknown = () => new InvalidPayload({ token: ["resetUnknown"] });

/**
 * Sets the password chosen with a reset link, ends every session, and confirms by mail.
 * @throws InvalidPayload if the link has been used meanwhile; nothing is changed then
 */
export async function resetPassword(service: Service, person: Account, password: string, secret: string): Promise<void> {
	const passwordHash = await service.passwords.hash(password);
	const now = service.now();
	await service.orm.transaction(async (tx) => {
		if ((await spendSecret(tx, "password-reset", secret, now)) === undefined) throw resetUnknown();
		// Using the mailed link proves that the address is theirs.
		const emailConfirmedAt = person.emailConfirmedAt ?? now;
		await tx.update(account).set({ passwordHash, emailConfirmedAt }).where(eq(account.id, person.id));
		await revokeDevices(tx, person.id);
		await dropWaysIn(tx, person.id);
		await forgetAttempts(tx, person.email);
		await service.post({ kind: "passwordChanged", account: person.id }, tx);
	});
}

/** Links and tokens from the time of the old password no longer work. */
export async function dropWaysIn(orm: Orm, owner: number): Promise<void> {
	await dropLetters(orm, owner, ["passwordReset", "emailConfirmation"]);
	for (const kind of ["password-reset", "identity", "email-confirmation"] as const) await dropSecrets(orm, kind, owner);
}
