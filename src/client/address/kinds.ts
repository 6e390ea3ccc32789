/** What a search finds, in the order of the page. */
export const KINDS = ["teams", "clubs", "nations", "categories", "arenas", "fields", "matches"] as const;
export type Kind = (typeof KINDS)[number];

/** The kind that the address asks for alone (`?kind=teams`); null for all. */
export function kindAsked(query: URLSearchParams): Kind | null {
	return KINDS.find((kind) => kind === query.get("kind")) ?? null;
}
