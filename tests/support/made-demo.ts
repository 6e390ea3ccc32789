import { demoCup } from "../../src/demo/demo-cup.ts";
import type { DemoPlan } from "../../src/demo/demo-plan.ts";

/** The day on which they are made. */
export const TODAY = "2026-08-01";
const made = new Map<DemoPlan, ReturnType<typeof demoCup>>();

/** The whole demo of a sport, generated once for all files of a process; it is never changed. */
export function madeDemo(plan: DemoPlan): ReturnType<typeof demoCup> {
	const cup = made.get(plan) ?? demoCup({ plan, today: TODAY });
	made.set(plan, cup);
	return cup;
}
