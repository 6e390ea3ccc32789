import { eq } from "drizzle-orm";
import { z } from "zod";
import { checkChosen, dropWaysIn } from "../../password/new-password.ts";
import { password } from "../../request/fields.ts";
import { payload } from "../../request/payload.ts";
import { account } from "../../tables/account.ts";
import { revokeOtherDevices } from "../../token/device.ts";
import { endOtherSessions } from "../session.ts";
import { checkOwnPassword } from "./own-password.ts";
import { profileForm } from "./profile-form.ts";

const form = z.object({ old_password: password, password, password_confirmation: password });

/** POST /profile/password: ends every session except this visit and the device that opened it, and confirms by mail. */
export const changePassword = profileForm("password", async (caller, visit) => {
	const given = await payload(caller, form);
	const { service, session } = visit;
	const person = session.account;
	await checkOwnPassword(caller, visit, "old_password", given.old_password);
	await checkChosen(given, person, service);
	const passwordHash = await service.passwords.hash(given.password);
	await service.orm.transaction(async (tx) => {
		await tx.update(account).set({ passwordHash }).where(eq(account.id, person.id));
		await revokeOtherDevices(tx, person.id, session.device);
		await endOtherSessions(tx, session);
		await dropWaysIn(tx, person.id);
		await service.post({ kind: "passwordChangedInProfile", account: person.id }, tx);
	});
	return "password";
});
