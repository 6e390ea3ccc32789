import { cellsEqual } from "../record/cells.ts";
import type { TableName } from "../record/nouns/tables.ts";
import { type RuleChoice, withoutEarlierCriteria } from "../record/played-criteria.ts";
import { RESULT_COLUMNS } from "../record/reporting/write-result.ts";
import type { AnyRow, RowChange } from "./row-change.ts";

const PLACE = ["start", "field", "movedStart", "movedField"];

/** Columns that say one thing together: an act on one of them stands or falls with the others. */
const UNITS: { readonly [Table in TableName]?: readonly (readonly string[])[] } = { match: [RESULT_COLUMNS, PLACE] };

/** Where a row stands in its list: others come and go around it, which changes nothing of what it says. */
const ORDINAL = "ordinal";

const columnsOf = (...rows: readonly AnyRow[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** @returns the columns that tell whether a row still is as the act left it: those it changed, with what belongs to them */
export function columnsOfAct({ table, before, after }: RowChange): string[] {
	const changed = columnsOf(before ?? {}, after ?? {}).filter((column) => !cellsEqual(before?.[column], after?.[column]));
	const units = (UNITS[table] ?? []).filter((unit) => unit.some((column) => changed.includes(column)));
	return [...new Set([...changed, ...units.flat()])].filter((column) => column !== ORDINAL);
}

/** @returns whether two rows say the same in these columns */
export const columnsEqual = (a: AnyRow, b: AnyRow, columns: readonly string[]): boolean =>
	columns.every((column) => cellsEqual(comparable(column, a), comparable(column, b)));

/** Criteria that an upgrade wrote out for what the preset meant are no change of the rules. */
const comparable = (column: string, row: AnyRow) =>
	column === "rules" && row[column] ? withoutEarlierCriteria(row[column] as RuleChoice) : row[column];

/** @returns the row with what these columns of another one say, and where that one stood */
export const withColumns = (row: AnyRow, of: AnyRow, columns: readonly string[]): AnyRow => ({
	...row,
	...Object.fromEntries([...columns, ...(ORDINAL in of ? [ORDINAL] : [])].map((column) => [column, of[column] ?? null])),
});
