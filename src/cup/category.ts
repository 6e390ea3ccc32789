export const GENDERS = ["boys", "girls", "mixed"] as const;

/** A stage's divisions are groups, where all meet all, or playoffs, where the loser goes out. */
export const STAGE_TYPES = ["group", "playoff"] as const;
export type StageType = (typeof STAGE_TYPES)[number];
