import { type Column, headingKey, headingsOf, type Sheet } from "../csv/columns/sheet.ts";
import { SHEETS } from "../csv/columns/sheets.ts";
import type { WorkbookSheet } from "../workbook/workbook.ts";
import { type ColumnProposal, columnProposals, type Given, type LookedAt, lookAt, proposeColumns } from "./columns.ts";
import { type Grid, gridOf } from "./grid.ts";
import type { KnownNames } from "./known.ts";
import { type Sections, sectionsOf, titleOf } from "./sections.ts";
import { GRID, KINDS, PLAYERS, type SheetKind, sheetByName, sheetOfKind, UNKNOWN } from "./sheet-kinds.ts";
import { type Table, tableOf } from "./table.ts";

/** Why a sheet is proposed to be what it is. */
export type KindReason = "picked" | "name" | "columns" | "grid" | "players" | "empty" | "unknown";

export type SheetPicks = {
	/** What the sheet is; "unknown": it is not read. */
	readonly kind?: SheetKind | undefined;
	/** By the column's letter: the importer's column; null: not read. */
	readonly columns?: Readonly<Record<string, string | null>> | undefined;
};

/** A sheet with what it is taken for. */
export type SheetProposal = {
	readonly name: string;
	readonly isHidden: boolean;
	readonly kind: SheetKind;
	readonly reason: KindReason;
	/** 0 to 1: of a column in the mean. */
	readonly confidence: number;
	readonly columns: readonly ColumnProposal[];
	readonly table: Table;
	readonly sections: Sections;
	/** What the sheet's name, or a title above the headings, says of all its rows. */
	readonly whole: ReturnType<typeof titleOf>;
	readonly grid: Grid | undefined;
};

const OWN_HEADINGS = new Set(
	SHEETS.flatMap((sheet) => Object.values<Column>(sheet.columns).flatMap((column) => headingsOf(column).map(headingKey))),
);
const isOwnHeading = (text: string) => OWN_HEADINGS.has(headingKey(text));

/** Proposes what a sheet is and what its columns mean. */
export function proposeSheet(
	sheet: WorkbookSheet,
	{
		file,
		known,
		remembered,
		picks,
	}: { readonly file: string; readonly known: KnownNames; readonly picks: SheetPicks } & Pick<Given, "remembered">,
): SheetProposal {
	const table = tableOf(sheet, known, isOwnHeading);
	const sections = sectionsOf(table.rows, known);
	const columns = lookAt(table, sections.rows, known);
	const name = sheet.name || file;
	const titles = [sheet.name, ...table.titles.map(({ text }) => text)];
	const whole = Object.assign({}, ...titles.map((text) => titleOf(text, known) ?? {}).toReversed()) as NonNullable<
		SheetProposal["whole"]
	>;
	const common = { name: sheet.name, isHidden: sheet.isHidden, table, sections, whole, grid: undefined };
	const picked = picks.columns ?? {};
	const given = { remembered, picked };
	const nothing = { ...common, columns: columnProposals(columns, new Map(), sections.rows), confidence: 0 };
	if (sheet.rows.length === 0) return { ...nothing, kind: UNKNOWN, reason: "empty" };
	if (picks.kind === UNKNOWN) return { ...nothing, kind: UNKNOWN, reason: "picked", confidence: 1 };
	const grid = picks.kind === undefined || picks.kind === GRID ? gridOf(sheet, known) : undefined;
	if (grid && (picks.kind === GRID || grid.isSure))
		return {
			...nothing,
			grid,
			kind: GRID,
			reason: picks.kind === GRID ? "picked" : "grid",
			confidence: grid.isSure ? 0.95 : 0.5,
		};
	const own = picks.kind === undefined ? undefined : sheetOfKind(picks.kind);
	if (own) return ofKind(own, "picked");
	if (arePlayers(columns)) return { ...nothing, kind: PLAYERS, reason: "players", confidence: 0.9 };
	const named = sheetByName(name);
	const [best] = SHEETS.map((one) => ({ one, ...scoreOf(columns, one, given, one === named) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score);
	return best ? ofKind(best.one, best.one === named ? "name" : "columns") : { ...nothing, kind: UNKNOWN, reason: "unknown" };

	function ofKind(one: Sheet, reason: KindReason): SheetProposal {
		const chosen = proposeColumns(columns, one, given);
		const proposed = columnProposals(columns, chosen, sections.rows);
		const read = proposed.filter(({ key }) => key !== null);
		const mean = read.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, read.length);
		return { ...common, kind: one.en, reason, columns: proposed, confidence: reason === "picked" ? 1 : mean };
	}
}

/** How well the columns fit a kind of sheet; 0: not at all. */
function scoreOf(columns: readonly LookedAt[], sheet: Sheet, given: Given, isNamed: boolean): { score: number } {
	const chosen = [...proposeColumns(columns, sheet, given).values()].filter(({ key, score }) => key !== null && score >= 0.5);
	const keys = new Set(chosen.map(({ key }) => key!));
	const sum = chosen.reduce((total, { score }) => total + Math.min(1, score), 0) + (isNamed ? 2 : 0);
	const kind = KINDS.find((one) => one.sheet === sheet);
	if (!kind) {
		// Other sheets of the importer are read by their own headings alone, and by their name.
		const isWhole = Object.entries(sheet.columns).every(([key, { needed }]) => !needed || keys.has(key));
		return { score: isNamed && isWhole && keys.size > 0 ? sum : 0 };
	}
	const isExcluded = columns.some(({ meanings }) => meanings[0] !== undefined && kind.excludes?.includes(meanings[0]));
	const isEnough = kind.needs.every((list) => list.some((key) => keys.has(key)));
	const isNamedEnough = isNamed && kind.needs[0]!.some((key) => keys.has(key));
	return { score: !isExcluded && (isEnough || isNamedEnough) ? sum - KINDS.indexOf(kind) * 0.01 : 0 };
}

/** A list of persons with their dates of birth. */
const arePlayers = (columns: readonly LookedAt[]) =>
	columns.some(({ meanings, looks }) => meanings.includes("birth") && looks.filled > 0) &&
	!columns.some(({ meanings }) => meanings.includes("home"));
