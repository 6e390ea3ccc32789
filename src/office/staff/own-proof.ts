import { z } from "zod";
import { attemptSignIn } from "../../accounts/limit/sign-in-limit.ts";
import { optionalText, password } from "../../accounts/request/fields.ts";
import { InvalidPayload } from "../../accounts/request/refused.ts";
import { WRONG_CODE } from "../../text/office-server/codes.ts";
import { CODE_MISSING, PASSKEY_MISSING } from "../../text/office-server/own-proof.ts";
import type { OfficeContext } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { asksForCodes, spendCode } from "./codes.ts";
import { passkeysOf } from "./passkeys-of.ts";

/** The proof before changing how an account signs in: its password, and a one-time code if it has codes. */
export const ownProof = z.object({ password, code: optionalText(12).optional() });
export type OwnProof = z.infer<typeof ownProof>;

/**
 * An account that changes how it signs in must prove both of its factors, so that neither a browser left open nor a known password is
 * enough to take it over. Failed attempts count like those of signing in.
 * @returns a check that throws InvalidPayload for a wrong password, OfficeRefused for a missing or wrong second factor
 */
export const ownProofCheck =
	({ database: { orm }, brand, now, accounts }: Pick<OfficeOptions, "database" | "brand" | "now" | "accounts">) =>
	async (context: OfficeContext, given: OwnProof): Promise<void> => {
		const { staff: desk, way } = context.var.session;
		const { id, totpSecret } = desk;
		const at = now();
		const attempt = await attemptSignIn(accounts.limits, `office ${brand.cup} ${desk.email}`, accounts.addressOf(context), at);
		if (!(await accounts.passwords.verify(desk.passwordHash ?? undefined, given.password)))
			throw new InvalidPayload({ password: ["wrongPassword"] });
		if (totpSecret !== null) {
			if (!given.code) throw new OfficeRefused(422, CODE_MISSING, "code-missing");
			if (!(await spendCode(orm, { id, totpSecret }, given.code, at))) throw new OfficeRefused(422, WRONG_CODE, "code");
		} else if (way !== "passkey" && (await asksForCodes(orm, brand.cup)) && (await passkeysOf(orm, id)).length > 0)
			throw new OfficeRefused(422, PASSKEY_MISSING, "passkey");
		await attempt.succeeded();
	};
