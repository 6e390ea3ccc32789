import type { Orm } from "../../database/database.ts";
import type { Cells } from "../record/cells.ts";
import { replaceImport } from "../record/import/last-import.ts";

/** A source's contents at its last import for an edition ("": for nouns without an edition); no cells: it was never imported. */
export type ImportedBefore = { readonly source: string; readonly edition: string; readonly before: Cells };

/**
 * Restores what the next import compares its sources with. Otherwise the undone import would count as the last one, and importing the
 * corrected sheet would change nothing.
 */
export async function restoreImportedCells(orm: Orm, cup: number, said: readonly ImportedBefore[]): Promise<void> {
	for (const { source, edition, before } of said) await replaceImport(orm, cup, { source, edition, cells: before });
}
