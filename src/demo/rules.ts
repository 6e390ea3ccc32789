import { rulesOf } from "../cup/presets.ts";
import type { Rules } from "../cup/rules.ts";
import type { CategoryPlan } from "./category-plan.ts";

/** The rules of the category's tables. */
export function rulesFor(plan: Pick<CategoryPlan, "rules">): Rules {
	return rulesOf(plan.rules);
}
