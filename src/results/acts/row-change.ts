import { gunzipSync, gzipSync } from "node:zlib";
import { TABLE_NAMES, type TableName } from "../record/nouns/tables.ts";
import type { Difference } from "../record/write/difference.ts";

/** A row by the columns of its table. A column left out is null. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** One row as it was and as an act left it. Null before: the act added it; null after: it took it away. */
export type RowChange = { readonly table: TableName; readonly before: AnyRow | null; readonly after: AnyRow | null };

export function rowChangesOf(difference: Difference): RowChange[] {
	return TABLE_NAMES.flatMap((table): RowChange[] => [
		...difference[table].added.map((after) => ({ table, before: null, after })),
		...difference[table].changed.map(({ before, after }) => ({ table, before, after })),
		...difference[table].removed.map((before) => ({ table, before, after: null })),
	]);
}

/** The form in the ledger: compressed, since an import of a whole cup has some hundred kilobytes. */
export const packRows = (changes: readonly RowChange[]): Uint8Array => gzipSync(JSON.stringify(changes));
export const unpackRows = (packed: Uint8Array): RowChange[] => JSON.parse(gunzipSync(packed).toString("utf8"));
