import { eq } from "drizzle-orm";
import { z } from "zod";
import { LANGUAGES } from "../../../text/language.ts";
import { requiredText } from "../../request/fields.ts";
import { payload } from "../../request/payload.ts";
import { account } from "../../tables/account.ts";
import { profileForm } from "./profile-form.ts";

const form = z.object({ name: requiredText(100), language: z.enum(LANGUAGES) });

/** POST /profile/name: what the person is called, and the language that they are written to in. */
export const changeName = profileForm("name", async (caller, { service, session }) => {
	const given = await payload(caller, form);
	await service.orm.update(account).set(given).where(eq(account.id, session.account.id));
	return "name";
});
