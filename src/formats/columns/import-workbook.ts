import type { Present } from "../csv/assemble.ts";
import { CLUBS } from "../csv/columns/teams.ts";
import type { PreparedSheet } from "../csv/folder.ts";
import type { Workbook } from "../workbook/workbook.ts";
import type { Remembered } from "./columns.ts";
import { KnownNames } from "./known.ts";
import { type Mend, type MendId, type Replacement, titleMends, unknownCategories } from "./mends.ts";
import { newCategoriesSheet, prepareSheet } from "./prepare.ts";
import { proposeSheet, type SheetPicks, type SheetProposal } from "./propose.ts";
import { type Slip, slipsOf } from "./slips.ts";

/** What the user chose for a workbook. */
export type WorkbookPicks = {
	/** By the sheet's name. */
	readonly sheets?: Readonly<Record<string, SheetPicks>> | undefined;
	readonly mends?: readonly MendId[] | undefined;
	readonly replace?: readonly Replacement[] | undefined;
	/** Of clubs that no row gives a nation. */
	readonly nation?: string | undefined;
	/** Clubs that are new although one of nearly the same name is there. */
	readonly fresh?: readonly string[] | undefined;
};

export type WorkbookImport = {
	readonly proposals: readonly SheetProposal[];
	readonly mends: readonly Mend[];
	/** What the importer reads (docs/organise/csv.md). */
	readonly sheets: readonly PreparedSheet[];
	readonly known: KnownNames;
	readonly slips: readonly Slip[];
};

/** Proposes what the sheets of a workbook are, and makes of them what the importer reads. */
export function importWorkbook(
	workbook: Workbook,
	{
		present,
		remembered,
		picks,
	}: { readonly present: Present | undefined; readonly remembered: Remembered; readonly picks: WorkbookPicks },
): WorkbookImport {
	const known = new KnownNames(present);
	const mends = new Set(picks.mends);
	const proposals = workbook.sheets.map((sheet) =>
		proposeSheet(sheet, { file: workbook.file, known, remembered, picks: picks.sheets?.[sheet.name] ?? hiddenPicks(sheet) }),
	);
	const accepted = { mends, replace: picks.replace ?? [], nation: mends.has("nation") ? picks.nation : undefined, known };
	const sheets = proposals.flatMap((proposal) => prepareSheet(workbook.file, proposal, accepted) ?? []);
	const offered = [
		...proposals.flatMap((proposal) => titleMends(proposal, mends)),
		...categoryMend(sheets, known, mends),
		...nationMend(sheets, known, { present, isOn: mends.has("nation") }),
	];
	const made = mends.has("new-categories") ? offered.find(({ id }) => id === "new-categories") : undefined;
	const categories = made ? [newCategoriesSheet(workbook.file, made.values, made.lines[0] ?? 1)] : [];
	return {
		proposals,
		mends: offered,
		sheets: [...categories, ...sheets],
		known,
		slips: slipsOf(clubCells(sheets), known, picks.fresh ?? []),
	};
}

/** A hidden sheet is read only if it is picked. */
const hiddenPicks = ({ isHidden }: { readonly isHidden: boolean }): SheetPicks => (isHidden ? { kind: "unknown" } : {});

function categoryMend(sheets: readonly PreparedSheet[], known: KnownNames, mends: ReadonlySet<MendId>): Mend[] {
	if (sheets.some(({ sheet }) => sheet.en === "categories")) return [];
	const cells = sheets.flatMap((sheet) =>
		sheet.sheet.en === "teams" || sheet.sheet.en === "matches" ? cellsOf(sheet, "category") : [],
	);
	const unknown = unknownCategories(
		cells.map(({ text }) => text),
		known,
	);
	if (unknown.size === 0) return [];
	const lines = cells.filter(({ text }) => unknown.has(text)).map(({ line }) => line);
	const count = [...unknown.values()].reduce((sum, one) => sum + one, 0);
	return [
		{
			id: "new-categories",
			sheet: "",
			count,
			values: [...unknown.keys()],
			lines: lines.slice(0, 8),
			isOn: mends.has("new-categories"),
		},
	];
}

/** New clubs without a nation: most are of the nation that most clubs of the cup are of. */
function nationMend(
	sheets: readonly PreparedSheet[],
	known: KnownNames,
	{ present, isOn }: { readonly present: Present | undefined; readonly isOn: boolean },
): Mend[] {
	if (sheets.some(({ sheet }) => sheet === CLUBS)) return [];
	const lacking = sheets.flatMap((sheet) => {
		if (sheet.sheet.en !== "teams") return [];
		const nations = new Set(cellsOf(sheet, "nation").map(({ line }) => line));
		return cellsOf(sheet, "club").filter(({ text, line }) => (isOn || !nations.has(line)) && !known.hasClub(text));
	});
	if (lacking.length === 0) return [];
	const counts = new Map<string, number>();
	for (const { nation } of present?.clubs ?? []) counts.set(nation, (counts.get(nation) ?? 0) + 1);
	const values = [...counts].sort(([, a], [, b]) => b - a).map(([nation]) => nation);
	const lines = lacking.slice(0, 8).map(({ line }) => line);
	return [{ id: "nation", sheet: "", count: lacking.length, values: values.slice(0, 3), lines, isOn }];
}

const clubCells = (sheets: readonly PreparedSheet[]) =>
	sheets.flatMap((sheet) =>
		sheet.sheet.en === "teams" ? cellsOf(sheet, "club").map((cell) => ({ ...cell, sheet: sheet.name })) : [],
	);

function cellsOf({ rows, columns }: PreparedSheet, key: string): { readonly line: number; readonly text: string }[] {
	const at = [...columns].find(([, one]) => one === key)?.[0];
	if (at === undefined) return [];
	return rows.slice(1).flatMap(({ line, cells }) => (cells[at]?.text ? [{ line, text: cells[at].text }] : []));
}
