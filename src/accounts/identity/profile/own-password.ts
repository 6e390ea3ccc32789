import type { Context } from "hono";
import { attemptSignIn } from "../../limit/sign-in-limit.ts";
import { InvalidPayload } from "../../request/refused.ts";
import type { EnteredVisit } from "../entered.ts";
import type { VisitEnv } from "../visit.ts";

/**
 * Requires the person's password again before an irreversible action. A wrong one counts like a wrong sign-in.
 * @param field the form's password field
 * @throws InvalidPayload, RequestRefused 429
 */
export async function checkOwnPassword(
	caller: Context<VisitEnv>,
	{ service, session: { account } }: EnteredVisit,
	field: string,
	password: string,
): Promise<void> {
	const attempt = await attemptSignIn(service.limits, account.email, service.addressOf(caller), service.now());
	if (!(await service.passwords.verify(account.passwordHash, password))) throw new InvalidPayload({ [field]: ["wrongPassword"] });
	await attempt.succeeded();
}
