/** The audience of an announcement: everybody, or the followers of an arena, a category or a team. */
export const AUDIENCE_KINDS = ["all", "arena", "category", "team"] as const;
