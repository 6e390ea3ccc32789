import { eq } from "drizzle-orm";
import { z } from "zod";
import { payload } from "../../request/payload.ts";
import { account } from "../../tables/account.ts";
import { profileForm } from "./profile-form.ts";

/** A box that is not ticked is not sent. */
const form = z.object({ moves: z.literal("on").optional() });

/** POST /profile/told: the mails that the person wants in addition to those about the account. */
export const changeMailChoices = profileForm("told", async (caller, { service, session }) => {
	const { moves } = await payload(caller, form);
	await service.orm
		.update(account)
		.set({ toldOfMoves: moves === "on" })
		.where(eq(account.id, session.account.id));
	return "told";
});
