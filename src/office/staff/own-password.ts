import { attemptSignIn } from "../../accounts/limit/sign-in-limit.ts";
import { InvalidPayload } from "../../accounts/request/refused.ts";
import type { OfficeContext } from "../env.ts";
import type { OfficeOptions } from "../service.ts";

/**
 * A browser that was left open does not give its desk away: who changes how it signs in says its password. Guesses count as those of
 * signing in.
 * @returns what throws InvalidPayload where the password is another
 */
export const ownPasswordCheck =
	({ brand, now, accounts }: Pick<OfficeOptions, "brand" | "now" | "accounts">) =>
	async (context: OfficeContext, given: string): Promise<void> => {
		const { staff: desk } = context.var.session;
		const attempt = await attemptSignIn(accounts.limits, `office ${brand.cup} ${desk.email}`, accounts.addressOf(context), now());
		if (!(await accounts.passwords.verify(desk.passwordHash ?? undefined, given)))
			throw new InvalidPayload({ password: ["wrongPassword"] });
		await attempt.succeeded();
	};
