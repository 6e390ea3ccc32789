/** A file of a typeface: the family, its `src`, and the letters that it has (`unicode-range`). */
export type Typeface = readonly [family: string, source: string, letters: string];

/** Weights that each file has. */
export const WEIGHTS = "1 1000";

/** Where a browser stores which files it has fetched (docs/develop/decisions/0050-typefaces-come-with-the-next-page.md). */
export const FETCHED = "typefaces";

/** @returns the files that this browser has fetched before; none if it stores nothing */
export function fetchedBefore(): readonly Typeface[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(FETCHED) ?? "[]");
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

/** Whether the browser is set to save data. */
export function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
