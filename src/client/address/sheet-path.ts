export const SHEETS = ["matches", "placings", "tables"] as const;
/** The content of a category's sheet: its matches with their results, the final place of each team, or the tables of its groups. */
export type SheetKind = (typeof SHEETS)[number];
export type SheetOf = { readonly year: string; readonly category: string; readonly kind: SheetKind };

/** The path of a sheet: /sheet/2026/categories/b14/placings.csv. */
export function sheetPath({ year, category, kind }: SheetOf): string {
	return `/sheet/${year}/categories/${encodeURIComponent(category)}/${kind}.csv`;
}

/** @returns the sheet of a path; null: none */
export function readSheetPath(path: string): SheetOf | null {
	const [, year, category, name] = /^\/sheet\/(\d+)\/categories\/([^/]+)\/(\w+)\.csv$/.exec(path) ?? [];
	const kind = SHEETS.find((one) => one === name);
	if (year === undefined || category === undefined || kind === undefined) return null;
	try {
		return { year, category: decodeURIComponent(category), kind };
	} catch {
		return null; // not an address that we write: a broken escape
	}
}
