import { rulesOf } from "../cup/presets.ts";
import type { Rules } from "../cup/rules.ts";
import type { CupFileCategory } from "../results/record/cup-file.ts";
import type { CategoryPlan } from "./category-plan.ts";

/** As the cup file says them. */
export function ruleChoice(plan: CategoryPlan): CupFileCategory["rules"] {
	return plan.extraTime ? { preset: "gothia", drawnPlayoff: ["extra-time", "penalties"] } : { preset: "gothia" };
}

/** As the tables are reckoned. */
export function rulesFor(plan: CategoryPlan): Rules {
	return rulesOf(ruleChoice(plan));
}
