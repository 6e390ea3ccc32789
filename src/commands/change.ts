import type { ActKind } from "../cup/office/act-kind.ts";
import type { Database } from "../database/database.ts";
import type { ActHead } from "../results/acts/act.ts";
import { applyParked } from "../results/acts/apply-parked.ts";
import { commitChange } from "../results/acts/commit.ts";
import type { NotProposed } from "../results/acts/proposals/proposed.ts";
import type { CupFileChange } from "../results/record/cup-file-change.ts";
import { type Fault, isError, printFault } from "../results/record/fault.ts";
import type { ImportReport } from "../results/record/import/import.ts";
import { sourceWithoutLines } from "../results/record/input/source.ts";
import { Refusal } from "./refusal.ts";

/** The author of commands, in the ledger. */
export const COMMAND_LINE = "command line";

/**
 * Writes a command's change, with the same checks as a file's, and records it in the ledger.
 * @param kind the heading of its faults
 * @param why stored in the ledger
 * @throws Refusal with every fault; nothing is written then
 */
export async function applyChange(db: Database, kind: ActKind, change: CupFileChange, why?: string): Promise<ImportReport> {
	const report = await commitChange(db, headOf(kind, why), [sourceWithoutLines(kind, change)], { results: true });
	const faults = report.faults.filter(isError);
	if (faults.length > 0) throw new Refusal(faults.map(faultText).join("\n"));
	await applyParked(db, change.cup.id);
	return report;
}

/** @param why stored in the ledger */
export const headOf = (kind: ActKind, why?: string): ActHead => ({
	...{ kind, desk: COMMAND_LINE },
	...(why !== undefined && { why }),
});

export const faultText = (fault: Fault): string => printFault({ ...fault, path: fault.field });

/** Why a change was not proposed, for the command line. */
export const refusalText = ({ errors }: NotProposed): string =>
	Object.values(errors)
		.flatMap((all) => all.map(({ en }) => en))
		.join("\n");
