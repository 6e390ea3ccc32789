import type { Context, MiddlewareHandler } from "hono";
import { CallBudget } from "../../http/call-budget.ts";
import { BROKEN_REQUESTS, delayRefusal } from "../../http/cpu-quota.ts";

/** Broken, from another site, too large, or of another kind. */
const BROKEN: ReadonlySet<number> = new Set([400, 403, 413, 415]);
const LONGEST_MS = 1_000;

type Options = { readonly addressOf: (context: Context) => string; readonly monotonicNow?: (() => number) | undefined };

/**
 * Delays the answers that say that a limit was met, and those to the broken calls of an address that sends little else: a client that does not
 * pause is slowed down. Nobody is refused because of another's calls from the same address, so that neither Stripe's events nor a hall's
 * visitors are lost behind one proxy.
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
