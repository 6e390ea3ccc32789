import { rulesOf } from "../cup/presets.ts";
import type { Rules } from "../cup/rules.ts";
import type { CategoryPlan } from "./category-plan.ts";

/** As the tables are reckoned. */
export function rulesFor(plan: Pick<CategoryPlan, "rules">): Rules {
	return rulesOf(plan.rules);
}
