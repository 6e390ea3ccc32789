import type { Database } from "../../database/database.ts";
import { type ImportOptions, type ImportReport, importCups } from "../record/import/import.ts";
import type { Source } from "../record/input/source.ts";
import type { ActHead } from "./act.ts";
import { writeAct } from "./ledger.ts";

/**
 * Changes cups by an import or a command, and records it in the ledger of each, in one transaction: see importCups.
 * Without a change there is no act.
 */
export const commitChange = (
	db: Database,
	head: ActHead,
	sources: readonly Source[],
	options: Omit<ImportOptions, "onWritten"> = {},
): Promise<ImportReport> =>
	importCups(db, sources, {
		...options,
		onWritten: async (orm, written) => void (await writeAct(orm, written.cup, head, written)),
	});
