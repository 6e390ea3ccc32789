import { cellsEqual } from "../record/cells.ts";
import type { TableName } from "../record/nouns/tables.ts";
import { type RuleChoice, withoutEarlierCriteria } from "../record/played-criteria.ts";
import { RESULT_COLUMNS } from "../record/reporting/write-result.ts";
import type { AnyRow, RowChange } from "./row-change.ts";

const PLACE = ["start", "field", "movedStart", "movedField"];

/** Columns that belong together: they are reverted together or not at all. */
const UNITS: { readonly [Table in TableName]?: readonly (readonly string[])[] } = { match: [RESULT_COLUMNS, PLACE] };

/** A row's index in its list: it changes when others are added or removed, which is no change of the row. */
const ORDINAL = "ordinal";

const columnsOf = (...rows: readonly AnyRow[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** @returns the columns to compare with the act's result: those it changed, and those that belong to them */
export function columnsOfAct({ table, before, after }: RowChange): string[] {
	const changed = columnsOf(before ?? {}, after ?? {}).filter((column) => !cellsEqual(before?.[column], after?.[column]));
	const units = (UNITS[table] ?? []).filter((unit) => unit.some((column) => changed.includes(column)));
	return [...new Set([...changed, ...units.flat()])].filter((column) => column !== ORDINAL);
}

/** @returns whether two rows are equal in these columns */
export const columnsEqual = (a: AnyRow, b: AnyRow, columns: readonly string[]): boolean =>
	columns.every((column) => cellsEqual(comparable(column, a), comparable(column, b)));

/** Criteria that an upgrade added for the preset's earlier meaning are no change of the rules. */
const comparable = (column: string, row: AnyRow) =>
	column === "rules" && row[column] ? withoutEarlierCriteria(row[column] as RuleChoice) : row[column];

/** @returns the row with these columns and the index of another one */
export const withColumns = (row: AnyRow, of: AnyRow, columns: readonly string[]): AnyRow => ({
	...row,
	...Object.fromEntries([...columns, ...(ORDINAL in of ? [ORDINAL] : [])].map((column) => [column, of[column] ?? null])),
});
