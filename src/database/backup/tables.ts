import { readFileSync } from "node:fs";
import { MIGRATIONS } from "../migrate.ts";

export type BackupTable = {
	readonly name: string;
	readonly columns: readonly { readonly name: string; readonly type: string }[];
	/** The primary key's columns. */
	readonly key: readonly string[];
	/** The column that counts by itself. */
	readonly counter?: string;
};

/** Made by scripts/backup-shapes.mjs with each migration, so that no table can be forgotten. */
type Shapes = {
	readonly shapes: readonly BackupTable[];
	/** By a migration's name: indices into `shapes`, each table after those that it refers to; and tables that no backup has. */
	readonly versions: Readonly<Record<string, { readonly tables: readonly number[]; readonly leftOut: readonly string[] }>>;
};

let read: Shapes | undefined;

function shapesOf(version: string) {
	read ??= JSON.parse(readFileSync(new URL("./shapes.json", import.meta.url), "utf8")) as Shapes;
	const found = read.versions[version];
	if (!found) throw new Error(`${version} has no shapes: run npm run migration.`);
	return { tables: found.tables.map((at) => read!.shapes[at]!), leftOut: found.leftOut };
}

/** Every table of that version, including those that a backup leaves out. */
export function tableNames(version: string): string[] {
	const { tables, leftOut } = shapesOf(version);
	return [...tables.map(({ name }) => name), ...leftOut];
}

/**
 * @param version a migration's name
 * @returns the tables in a backup of the record at that version, each after those that it refers to
 */
export const backupTables = (version: string): readonly BackupTable[] => shapesOf(version).tables;

/** @returns how many versions older than ours; undefined: none of ours, so it is newer, or somebody else's */
export function ageOf(version: string): number | undefined {
	const at = MIGRATIONS.indexOf(version);
	return at === -1 ? undefined : MIGRATIONS.length - 1 - at;
}
