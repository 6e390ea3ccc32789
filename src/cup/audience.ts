/** Whom an announcement is for: everybody, or who is interested in an arena, a category or a team. */
export const AUDIENCE_KINDS = ["all", "arena", "category", "team"] as const;
