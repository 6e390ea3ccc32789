import type { Orm } from "../../database/database.ts";
import type { Cells } from "../record/cells.ts";
import { replaceImport } from "../record/import/last-import.ts";

/** What a source had said of an edition ("": of the lasting nouns) when it was imported last; no cells: it never had. */
export type ImportedBefore = { readonly source: string; readonly edition: string; readonly before: Cells };

/**
 * Lets the next import of the sources compare with what they said before the act: else what was undone would count as said,
 * and importing the mended sheet would change nothing.
 */
export async function restoreImportedCells(orm: Orm, cup: number, said: readonly ImportedBefore[]): Promise<void> {
	for (const { source, edition, before } of said) await replaceImport(orm, cup, { source, edition, cells: before });
}
