import { and, eq, or } from "drizzle-orm";
import { improbable } from "../../../cup/reports/improbable.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import type { Orm } from "../../../database/database.ts";
import { type PendingBecause, pendingReport } from "../nouns/report.ts";
import { instant } from "../nouns/value.ts";
import { appendReport, readLog } from "./log.ts";
import type { ReportedPlace } from "./place.ts";
import { firstStatement } from "./stated.ts";

/** A report that waits outside its match's log. */
export type PendingReport = {
	readonly match: string;
	readonly report: Report;
	readonly because: PendingBecause;
	/** By the cup's clock. */
	readonly heldAt: string;
};

/** @returns why a report has to wait; null if it goes into its match's log */
export async function whyPending(
	orm: Orm,
	cup: number,
	{ match, terms, clock }: Pick<ReportedPlace, "match" | "terms" | "clock">,
	report: Report,
): Promise<PendingBecause | null> {
	if (report.kind === "undo" || report.kind === "statement") return null;
	// Reports from the office never wait, except that a match was abandoned: somebody has to decide what follows.
	if (report.sender !== "field" && report.kind !== "abandoned") return null;
	const log = await readLog(orm, cup, match.id);
	const first = log.length === 0 ? firstStatement(match) : null;
	const { stated } = reportedMatch(first ? [first] : log, terms);
	if (report.kind === "abandoned") return stated.status === "live" ? "abandoned" : null;
	return improbable(report, stated, measureOf({ terms, clock }));
}

/** The circumstances by which a report is judged improbable. */
const measureOf = ({ terms, clock }: Pick<ReportedPlace, "terms" | "clock">) => ({
	sport: terms.shootOutBy === "seven-metre-throws" ? ("handball" as const) : ("football" as const),
	halfMinutes: terms.halfMinutes,
	timeRuns: typeof clock !== "string",
});

export async function setAsideReport(
	orm: Orm,
	cup: number,
	match: string,
	{ id, at, by, sender, accepted: _, ...content }: Report,
	{ because, now }: { readonly because: PendingBecause; readonly now: Date },
): Promise<void> {
	await orm
		.insert(pendingReport)
		.values({ cup, id, match, at, sender, reporter: by ?? null, content, because, heldAt: now.toISOString() })
		.onConflictDoNothing();
}

/** Reports of one phone that arrive out of order arrive within this time, in milliseconds. */
const AT_ONCE = 60_000;

/**
 * Adds reports to the log that waited only because an earlier event had not been received yet.
 * @param log of the match, with what has been received since; `held`: its pending reports before that
 * @returns the log afterwards
 */
export async function releaseProbable(
	orm: Orm,
	cup: number,
	{ match, terms, clock }: Pick<ReportedPlace, "match" | "terms" | "clock">,
	{ log, held, now }: { readonly log: readonly Report[]; readonly held: readonly PendingReport[]; readonly now: Date },
): Promise<Report[]> {
	const waiting = held.filter((one) => one.match === match.id && one.because === "goals-at-once");
	const measure = measureOf({ terms, clock });
	let whole = [...log];
	for (const { report, heldAt } of waiting.sort((a, b) => Date.parse(a.report.at) - Date.parse(b.report.at))) {
		if (report.kind === "undo" || report.kind === "statement" || now.getTime() - Date.parse(heldAt) > AT_ONCE) continue;
		const earlier = whole.filter(({ at }) => Date.parse(at) <= Date.parse(report.at));
		const { stated } = reportedMatch(earlier, terms);
		if (improbable(report, stated, measure) !== null) continue;
		await orm.delete(pendingReport).where(and(eq(pendingReport.cup, cup), eq(pendingReport.id, report.id)));
		await appendReport(orm, cup, match.id, report, now);
		whole = await readLog(orm, cup, match.id);
	}
	return whole;
}

/** @returns the pending reports of a match, and the one with this id whatever its match */
export async function pendingAround(orm: Orm, cup: number, match: string, id: string): Promise<PendingReport[]> {
	const around = or(eq(pendingReport.match, match), eq(pendingReport.id, id));
	return (
		await orm
			.select()
			.from(pendingReport)
			.where(and(eq(pendingReport.cup, cup), around))
	).map(pendingOfRow);
}

export async function pendingById(orm: Orm, cup: number, id: string): Promise<PendingReport | undefined> {
	const [row] = await orm
		.select()
		.from(pendingReport)
		.where(and(eq(pendingReport.cup, cup), eq(pendingReport.id, id)));
	return row && pendingOfRow(row);
}

export async function readPendingReports(orm: Orm, cup: number): Promise<PendingReport[]> {
	const rows = await orm
		.select()
		.from(pendingReport)
		.where(eq(pendingReport.cup, cup))
		.orderBy(pendingReport.heldAt, pendingReport.id);
	return rows.map(pendingOfRow);
}

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
