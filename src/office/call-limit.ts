import { createMiddleware } from "hono/factory";
import { tooMany } from "../accounts/request/refused.ts";
import { CallBudget } from "../http/call-budget.ts";
import type { OfficeEnv } from "./env.ts";

/**
 * Limits of an account's calls to this process. The busiest hour of a results desk (a slip every three seconds, four searches a second
 * while typing, each change of the day reloaded) costs some ten points a second; many people may share one account.
 */
export const DESK_CALLS = { burst: 1_200, perSecond: 25 } as const;

/** Calls that read or compute more than a screen does. */
const COSTLY: readonly (readonly [call: RegExp, points: number])[] = [
	[/^POST \/(acts\/preview|acts|day\/places|asked)$/, 4],
	[/^GET \/ledger\/as-it-was\//, 10],
	[/^GET \/ledger\/backup$/, 200],
];

/** Refuses an account that sends too many calls, so that it delays nobody else. @throws RequestRefused 429 */
export function limitCalls(now?: () => number) {
	const budget = new CallBudget(DESK_CALLS, now);
	return createMiddleware<OfficeEnv>(async (context, next) => {
		const call = `${context.req.method} ${context.req.path.replace(/^\/office\/api/, "")}`;
		const seconds = budget.spend(context.var.session.staff.id, COSTLY.find(([of]) => of.test(call))?.[1]);
		if (seconds > 0) throw tooMany(seconds);
		await next();
	});
}
