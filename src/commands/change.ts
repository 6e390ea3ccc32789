import type { Database } from "../database/database.ts";
import type { CupFileChange } from "../results/record/cup-file-change.ts";
import { isError, printFault } from "../results/record/fault.ts";
import { type ImportReport, importCup } from "../results/record/import/import.ts";
import { sourceWithoutLines } from "../results/record/input/source.ts";
import { Refusal } from "./refusal.ts";

/**
 * Writes what a command says, through the same checks as a file.
 * @param command as its faults are headed
 * @throws Refusal with every fault; nothing is written then
 */
export async function applyChange(db: Database, command: string, change: CupFileChange): Promise<ImportReport> {
	const report = await importCup(db, sourceWithoutLines(command, change), { results: true });
	const faults = report.faults.filter(isError);
	if (faults.length > 0) throw new Refusal(faults.map((fault) => printFault({ ...fault, path: fault.field })).join("\n"));
	return report;
}
