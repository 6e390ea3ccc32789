import type { Context, MiddlewareHandler } from "hono";
import { CallBudget } from "../../http/call-budget.ts";
import { BROKEN_REQUESTS, delayRefusal } from "../../http/cpu-quota.ts";

/** Broken, from another site, too large, or of another kind. */
const BROKEN: ReadonlySet<number> = new Set([400, 403, 413, 415]);
const LONGEST_MS = 1_000;

type Options = { readonly addressOf: (context: Context) => string; readonly monotonicNow?: (() => number) | undefined };

/**
 * Delays refusals by a limit, and answers to malformed calls from an address that sends little else, to slow down clients that do not
 * pause. No client is refused because of another one's calls from the same address, so that neither Stripe's events nor a sports hall's
 * visitors suffer behind one proxy.
 */
export function delayRefusals({ addressOf, monotonicNow }: Options): MiddlewareHandler {
	const broken = new CallBudget(BROKEN_REQUESTS, monotonicNow);
	return async (context, next) => {
		await next();
		const { status } = context.res;
		if (status === 429) await delayRefusal(LONGEST_MS);
		else if (BROKEN.has(status)) await delayRefusal(broken.spend(addressOf(context)) * 1_000);
	};
}
