import type { Database } from "../../database/database.ts";
import { CUP_FILE_FORMAT, type CupFile } from "./cup-file.ts";
import { editionOf, editionSummaries, lastingOf, SNAPSHOT } from "./read.ts";

/** @returns all that the record has of a cup, editions oldest first; undefined where there is no such cup */
export function exportCup(db: Database, cupId: number): Promise<CupFile | undefined> {
	return db.orm.transaction(async (orm) => {
		const lasting = await lastingOf(orm, cupId);
		if (!lasting) return undefined;
		const editions: CupFile["editions"] = [];
		for (const { id } of await editionSummaries(orm, cupId)) {
			const found = await editionOf(orm, cupId, id);
			if (found) editions.push(found.edition);
		}
		return { format: CUP_FILE_FORMAT, ...lasting, editions };
	}, SNAPSHOT);
}

/** @returns the file's text: the same bytes for the same record, with a line per field, so that two exports can be compared */
export const printCupFile = (file: CupFile): string => `${JSON.stringify(file, null, "\t")}\n`;
