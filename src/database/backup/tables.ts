import { readFileSync } from "node:fs";
import { MIGRATIONS, snapshotFile } from "../migrate.ts";

export type BackupTable = {
	readonly name: string;
	readonly columns: readonly { readonly name: string; readonly type: string }[];
	/** The primary key's columns. */
	readonly key: readonly string[];
	/** The column that counts by itself. */
	readonly counter: string | undefined;
};

/** Counts against limits: hours old at most, and nobody's. */
export const LEFT_OUT: readonly string[] = ["attempt"];

type Snapshot = {
	readonly tables: Readonly<Record<string, SnapshotTable>>;
};
type SnapshotTable = {
	readonly name: string;
	readonly columns: Readonly<Record<string, { name: string; type: string; primaryKey: boolean; identity?: object }>>;
	readonly compositePrimaryKeys: Readonly<Record<string, { columns: string[] }>>;
	readonly foreignKeys: Readonly<Record<string, { tableTo: string }>>;
};

/** Of the migrations' own account of the tables, so that no new one can be forgotten. */
function snapshotOf(version: string): SnapshotTable[] {
	const { tables } = JSON.parse(readFileSync(snapshotFile(version), "utf8")) as Snapshot;
	return Object.values(tables).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every table of that version, what a backup leaves out too. */
export const tableNames = (version: string): string[] => snapshotOf(version).map(({ name }) => name);

/**
 * @param version a migration's name
 * @returns what a backup of the record at that version holds, each table after those that it refers to
 */
export function backupTables(version: string): BackupTable[] {
	const left = new Map(snapshotOf(version).map((table) => [table.name, table]));
	for (const name of LEFT_OUT) left.delete(name);
	const sorted: BackupTable[] = [];
	while (left.size > 0) {
		const next = [...left.values()].find((table) =>
			Object.values(table.foreignKeys).every(({ tableTo }) => tableTo === table.name || !left.has(tableTo)),
		);
		if (!next) throw new Error(`These tables refer to one another in a circle: ${[...left.keys()].join(", ")}.`);
		left.delete(next.name);
		sorted.push(shapeOf(next));
	}
	return sorted;
}

const isCounter = (type: string) => /^(small|big)?serial$/.test(type);

function shapeOf({ name, columns, compositePrimaryKeys }: SnapshotTable): BackupTable {
	const all = Object.values(columns);
	const [composite] = Object.values(compositePrimaryKeys);
	const key = composite?.columns ?? all.filter(({ primaryKey }) => primaryKey).map((column) => column.name);
	if (key.length === 0) throw new Error(`The table ${name} has no primary key to put its rows in order.`);
	return {
		name,
		columns: all.map((column) => ({ name: column.name, type: isCounter(column.type) ? "bigint" : column.type })),
		key,
		counter: all.find(({ type, identity }) => identity !== undefined || isCounter(type))?.name,
	};
}

/** @returns how many versions older than ours; undefined: none of ours, so it is newer, or somebody else's */
export function ageOf(version: string): number | undefined {
	const at = MIGRATIONS.indexOf(version);
	return at === -1 ? undefined : MIGRATIONS.length - 1 - at;
}
