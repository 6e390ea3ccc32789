import type { Publication } from "./publication.ts";

export type DatedEdition = { readonly year: number; readonly published: Publication };

/**
 * The year for an address without one (SPEC §4): the newest edition's, unless none of its teams, lot and schedule is published;
 * then the previous edition's. If a cup has one edition, it is the latest. Null for a cup without editions.
 */
export function latestYear(editions: readonly DatedEdition[]): number | null {
	const [newest, previous] = editions.toSorted((a, b) => b.year - a.year);
	if (!newest) return null;
	const { teams, lot, schedule } = newest.published;
	return teams || lot || schedule ? newest.year : (previous ?? newest).year;
}
