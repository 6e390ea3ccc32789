import { getTableColumns } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { type Row, type Rows, TABLE_NAMES, TABLES, type TableName } from "../nouns/tables.ts";

/** The columns that identify a table's rows within a cup. */
function keyOf<Name extends TableName>(name: Name): readonly (keyof Row<Name>)[] {
	const primary = new Set(getTableConfig(TABLES[name]).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)));
	const columns = Object.entries(getTableColumns(TABLES[name]));
	const key = columns.flatMap(([key, column]) => (column.primary || primary.has(column.name) ? [key] : []));
	return key as (keyof Row<Name>)[];
}

/** @returns a function with the key of a row in its table and cup */
export function rowKey<Name extends TableName>(name: Name): (row: Row<Name>) => string {
	const columns = keyOf(name);
	return (row) => columns.map((column) => row[column]).join(" ");
}

export type ChangedRow<Name extends TableName> = { readonly before: Row<Name>; readonly after: Row<Name> };
export type TableDifference<Name extends TableName> = {
	readonly added: Row<Name>[];
	readonly changed: ChangedRow<Name>[];
	readonly removed: Row<Name>[];
};
export type Difference = { readonly [Name in TableName]: TableDifference<Name> };

/** @returns the rows to add, change and remove, by table */
export function difference(before: Rows, after: Rows): Difference {
	return Object.fromEntries(TABLE_NAMES.map((name) => [name, ofTable(name, before[name], after[name])])) as Difference;
}

function ofTable<Name extends TableName>(
	name: Name,
	before: readonly Row<Name>[],
	after: readonly Row<Name>[],
): TableDifference<Name> {
	const keyIn = rowKey(name);
	const was = new Map(before.map((row) => [keyIn(row), row]));
	const found: TableDifference<Name> = { added: [], changed: [], removed: [] };
	for (const row of after) {
		const key = keyIn(row);
		const old = was.get(key);
		was.delete(key);
		if (!old) found.added.push(row);
		else if (written(old) !== written(row)) found.changed.push({ before: old, after: row });
	}
	found.removed.push(...was.values());
	return found;
}

/** Writes undefined as null, since both mean the same in a row. */
export const written = (value: unknown) => JSON.stringify(value, (_, part) => part ?? undefined);

export function joinDifferences(differences: readonly Difference[]): Difference {
	const join = <Name extends TableName>(name: Name): TableDifference<Name> => ({
		added: differences.flatMap((one) => one[name].added),
		changed: differences.flatMap((one) => one[name].changed),
		removed: differences.flatMap((one) => one[name].removed),
	});
	return Object.fromEntries(TABLE_NAMES.map((name) => [name, join(name)])) as Difference;
}

const sizeOf = ({ added, changed, removed }: TableDifference<TableName>) => added.length + changed.length + removed.length;

export const rowCount = (change: Difference): number => TABLE_NAMES.reduce((sum, name) => sum + sizeOf(change[name]), 0);

const OF_MATCHES: readonly TableName[] = ["match", "slot", "matchEvent"];

/** @returns the matches that a change of an edition concerns; `all` if it changes more, or removes a match */
export function matchesOf(change: Difference): string[] | "all" {
	const more = TABLE_NAMES.some((name) => !OF_MATCHES.includes(name) && sizeOf(change[name]) > 0);
	if (more || change.match.removed.length > 0) return "all";
	const { match, slot, matchEvent } = change;
	const ids = [
		...[...match.added, ...match.changed.map(({ after }) => after)].map(({ id }) => id),
		...[slot, matchEvent].flatMap(({ added, changed, removed }) =>
			[...added, ...changed.map(({ after }) => after), ...removed].map(({ match }) => match),
		),
	];
	return [...new Set(ids)];
}
