import { and, eq, isNull } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { type Cells, LASTING } from "../record/import/cells.ts";
import { lastImport } from "../record/nouns/last-import.ts";

/** What a source had said of an edition ("": of the lasting nouns) when it was imported last; no cells: it never had. */
export type SaidBefore = { readonly source: string; readonly edition: string; readonly before: Cells };

/**
 * Lets the next import of the sources compare with what they said before the act: else what was undone would count as said,
 * and importing the mended sheet would change nothing.
 */
export async function sayAsBefore(orm: Orm, cup: number, said: readonly SaidBefore[]): Promise<void> {
	for (const { source, edition, before } of said) {
		const ofEdition = edition === LASTING ? isNull(lastImport.edition) : eq(lastImport.edition, edition);
		await orm.delete(lastImport).where(and(eq(lastImport.cup, cup), ofEdition, eq(lastImport.source, source)));
		if (Object.keys(before).length > 0)
			await orm.insert(lastImport).values({ cup, edition: edition === LASTING ? null : edition, source, cells: before });
	}
}
