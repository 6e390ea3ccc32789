import type { Report } from "../../../cup/reports/report.ts";
import type { PendingBecause, pendingReport } from "../nouns/report.ts";
import { instant } from "../nouns/value.ts";

/** A report that waits outside its match's log. */
export type PendingReport = {
	readonly match: string;
	readonly report: Report;
	readonly because: PendingBecause;
	/** By the cup's clock. */
	readonly heldAt: string;
};

export function pendingOfRow({
	id,
	match,
	at,
	sender,
	reporter,
	content,
	because,
	heldAt,
}: typeof pendingReport.$inferSelect): PendingReport {
	const report: Report = { ...content, id, at: instant(at), sender, ...(reporter !== null && { by: reporter }) };
	return { match, report, because, heldAt: instant(heldAt) };
}
