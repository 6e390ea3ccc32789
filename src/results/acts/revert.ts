import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { TABLE_NAMES, TABLES, type TableName } from "../record/nouns/tables.ts";
import type { AnyRow, RowChange } from "./row-change.ts";
import type { StateRows } from "./state-rows.ts";
import { columnsEqual, columnsOfAct, withColumns } from "./unit.ts";

/** A row that cannot be reverted, since a later change builds on it. */
export type Blocked = { readonly change: RowChange; readonly by: "changed since" | "gone since" | "there again" | "in use" };

/**
 * Reverts an act's changes in rows that may have changed since; other changes of a row stay.
 * @returns what could not be reverted; the other rows are as before the act
 */
export function revert(rows: StateRows, changes: readonly RowChange[]): Blocked[] {
	const blocked: Blocked[] = [];
	for (const change of changes.toReversed()) {
		const why = revertRow(rows, change);
		if (why !== null) blocked.push({ change, by: why });
	}
	return blocked;
}

function revertRow(rows: StateRows, change: RowChange): Blocked["by"] | null {
	const { table, before, after } = change;
	const now = rows.get(table, (before ?? after) as AnyRow);
	if (after === null) {
		if (now !== undefined) return "there again";
		rows.put(table, before as AnyRow);
		return null;
	}
	if (now === undefined) return "gone since";
	const columns = columnsOfAct(change);
	if (!columnsEqual(now, after, columns)) return "changed since";
	if (before === null) rows.delete(table, now);
	else rows.put(table, withColumns(now, before, columns));
	return null;
}

type Reference = {
	readonly from: TableName;
	readonly columns: readonly string[];
	readonly to: TableName;
	readonly keys: readonly string[];
};

const NAME_OF = new Map<string, TableName>(TABLE_NAMES.map((name) => [getTableName(TABLES[name]), name]));
const REFERENCES = TABLE_NAMES.flatMap((from): Reference[] =>
	getTableConfig(TABLES[from]).foreignKeys.flatMap((key) => {
		const { columns, foreignColumns, foreignTable } = key.reference();
		const to = NAME_OF.get(getTableName(foreignTable));
		return to === undefined ? [] : [{ from, columns: columns.map(keyIn(from)), to, keys: foreignColumns.map(keyIn(to)) }];
	}),
);

/** Rows are keyed as the code names the columns, not as the table does. */
function keyIn(table: TableName): (column: PgColumn) => string {
	const keys = new Map(Object.entries(getTableColumns(TABLES[table])).map(([key, column]) => [column.name, key]));
	return (column) => keys.get(column.name) ?? column.name;
}

/**
 * @param changes that were reverted
 * @returns those after which a row references a missing one: an added row is in use by now, or the earlier target no longer
 * exists
 */
export function brokenReferences(rows: StateRows, changes: readonly RowChange[]): Blocked[] {
	const broken: Blocked[] = [];
	for (const { from, columns, to, keys } of REFERENCES) {
		const touched = changes.filter(({ table }) => table === from || table === to);
		if (touched.length === 0) continue;
		const there = new Set([...rows.of(to)].map((row) => valuesOf(row, keys)));
		for (const row of rows.of(from)) {
			if (columns.some((column) => (row[column] ?? null) === null)) continue;
			const wanted = valuesOf(row, columns);
			if (there.has(wanted)) continue;
			const change = touched.find(({ table, before, after }) =>
				table === to
					? valuesOf((before ?? after) as AnyRow, keys) === wanted
					: isRow(row, (before ?? after) as AnyRow, rows, from),
			);
			if (change) broken.push({ change, by: "in use" });
		}
	}
	return broken;
}

const valuesOf = (row: AnyRow, columns: readonly string[]) => JSON.stringify(columns.map((column) => row[column] ?? null));
const isRow = (row: AnyRow, other: AnyRow, rows: StateRows, table: TableName) => rows.get(table, other) === row;
