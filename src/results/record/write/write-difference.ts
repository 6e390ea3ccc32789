import { and, eq, sql } from "drizzle-orm";
import { deleteRows, insertRows, updateRows } from "../../../database/bulk.ts";
import type { Orm } from "../../../database/database.ts";
import { announceChange } from "../change.ts";
import { edition } from "../nouns/edition.ts";
import { TABLE_NAMES, TABLES } from "../nouns/tables.ts";
import type { Difference } from "./difference.ts";

/**
 * Writes a difference in the order that foreign keys require.
 * @param gone whole editions: removed first, so that others may use their years
 */
export async function writeDifference(
	orm: Orm,
	{ gone, change }: { readonly gone: Difference; readonly change: Difference },
	onWritten: (rows: number) => void,
): Promise<void> {
	await deleteRemoved(orm, gone, onWritten);
	for (const name of TABLE_NAMES) {
		await insertRows(orm, TABLES[name], change[name].added, onWritten);
		const changed = change[name].changed.map(({ after }) => after);
		await updateRows(orm, TABLES[name], changed, onWritten);
	}
	await deleteRemoved(orm, change, onWritten);
}

async function deleteRemoved(orm: Orm, change: Difference, onWritten: (rows: number) => void): Promise<void> {
	for (const name of TABLE_NAMES.toReversed()) await deleteRows(orm, TABLES[name], change[name].removed, onWritten);
}

/** @returns the edition's new revision; every process is notified of it on commit */
export async function raiseRevision(orm: Orm, cup: number, id: string, matches: readonly string[] | "all"): Promise<number> {
	const [raised] = await orm
		.update(edition)
		.set({ revision: sql`${edition.revision} + 1` })
		.where(and(eq(edition.cup, cup), eq(edition.id, id)))
		.returning({ revision: edition.revision });
	if (!raised) throw new Error(`There is no edition ${id} of cup ${cup} to raise the revision of.`);
	await announceChange(orm, { cup, edition: id, revision: raised.revision, matches });
	return raised.revision;
}
