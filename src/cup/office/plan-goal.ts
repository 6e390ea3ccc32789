/** What a plan optimises. */
export const PLAN_GOALS = ["fewest-moves", "least-delay", "same-arena"] as const;
export type PlanGoal = (typeof PLAN_GOALS)[number];
