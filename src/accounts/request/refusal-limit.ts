import type { MiddlewareHandler } from "hono";
import { CallBudget } from "../../http/call-budget.ts";
import { delayOverQuota, UNMETERED } from "../../http/cpu-quota.ts";
import type { Service } from "../service.ts";
import { tooMany } from "./refused.ts";

/** Calls of an address that nobody can read or that were forged. Clients that work send none; a hall's address may have a few broken ones. */
const REFUSED_CALLS = { burst: 60, perSecond: 1 };
/** Broken, from another site, too large, or of another kind. */
const REFUSED: ReadonlySet<number> = new Set([400, 403, 413, 415]);

/**
 * Refuses the calls of an address that sends little else than broken or forged ones, before anything of them is read. The answer is delayed, so
 * that a client that does not pause is slowed down.
 * @throws RequestRefused 429
 */
export function limitRefusedCalls({ addressOf, monotonicNow }: Service): MiddlewareHandler {
	const refusals = new CallBudget(REFUSED_CALLS, monotonicNow);
	return async (context, next) => {
		const address = addressOf(context);
		const seconds = refusals.wait(address);
		if (seconds > 0) {
			await delayOverQuota({ ...UNMETERED, wait: () => seconds * 1_000 });
			throw tooMany(seconds);
		}
		await next();
		if (REFUSED.has(context.res.status)) refusals.spend(address);
	};
}
