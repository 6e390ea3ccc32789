import type { Publication } from "./publication.ts";

export type DatedEdition = { readonly year: number; readonly published: Publication };

/**
 * The year that an address without one means (SPEC §4): the newest edition's, unless it has none of teams, lot or schedule
 * published; then the previous edition's. A cup's only edition is its latest. Null for a cup without editions.
 */
export function latestYear(editions: readonly DatedEdition[]): number | null {
	const [newest, previous] = editions.toSorted((a, b) => b.year - a.year);
	if (!newest) return null;
	const { teams, lot, schedule } = newest.published;
	return teams || lot || schedule ? newest.year : (previous ?? newest).year;
}
