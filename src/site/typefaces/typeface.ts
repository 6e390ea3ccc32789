/** A file of a typeface: the family, what a `src` says of it, and which letters it has (`unicode-range`). */
export type Typeface = readonly [family: string, source: string, letters: string];

/** Weights that each file has. */
export const WEIGHTS = "1 1000";

/** Where a reader's browser notes which files it has fetched (docs/develop/decisions/0050-typefaces-come-with-the-next-page.md). */
export const FETCHED = "typefaces";

/** @returns the files that this browser has fetched before; none where it keeps nothing */
export function fetchedBefore(): readonly Typeface[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(FETCHED) ?? "[]");
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

/** Whether a reader's browser is told to fetch little. */
export function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
