import type { Context } from "hono";
import { attemptSignIn } from "../../limit/sign-in-limit.ts";
import { InvalidPayload } from "../../request/refused.ts";
import type { EnteredVisit } from "../entered.ts";
import type { VisitEnv } from "../visit.ts";

/**
 * Asks for the person's password again before something that cannot be taken back. A wrong one counts as a wrong sign-in does.
 * @param field the form's field that holds it
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
