import { and, eq, inArray } from "drizzle-orm";
import { improbable } from "../../../cup/reports/improbable.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import type { Orm } from "../../../database/database.ts";
import { type PendingBecause, pendingReport } from "../nouns/report.ts";
import { accepted } from "./log.ts";
import { type PendingReport, pendingOfRow } from "./pending-row.ts";
import type { ReportedPlace } from "./place.ts";
import { firstStatement } from "./stated.ts";

/** @returns why a report of a match has to wait, by its log; null if it goes into the log */
export function whyPending(
	{ match, terms, clock }: Pick<ReportedPlace, "match" | "terms" | "clock">,
	log: readonly Report[],
	report: Report,
): PendingBecause | null {
	if (report.kind === "undo" || report.kind === "statement") return null;
	// Reports from the office never wait, except that a match was abandoned: somebody has to decide what follows.
	if (report.sender !== "field" && report.kind !== "abandoned") return null;
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
 * The pending reports that waited only because an earlier event had not been received yet.
 * @param log of the match, with what has been received since; `pending`: its pending reports before that
 * @returns those that are added to the log, in order of time
 */
export function probableNow(
	{ terms, clock }: Pick<ReportedPlace, "terms" | "clock">,
	{ log, pending, now }: { readonly log: readonly Report[]; readonly pending: readonly PendingReport[]; readonly now: Date },
): Report[] {
	const waiting = pending.filter(
		({ because, heldAt }) => because === "goals-at-once" && now.getTime() - Date.parse(heldAt) <= AT_ONCE,
	);
	const measure = measureOf({ terms, clock });
	const released: Report[] = [];
	for (const { report } of waiting.sort((a, b) => Date.parse(a.report.at) - Date.parse(b.report.at))) {
		if (report.kind === "undo" || report.kind === "statement") continue;
		const earlier = [...log, ...released].filter(({ at }) => Date.parse(at) <= Date.parse(report.at));
		const { stated } = reportedMatch(earlier, terms);
		if (improbable(report, stated, measure) === null) released.push(accepted(report, [...log, ...released], now));
	}
	return released;
}

/** Removes reports from those that wait. */
export async function removePending(orm: Orm, cup: number, reports: readonly Report[]): Promise<void> {
	if (reports.length === 0) return;
	const ids = reports.map(({ id }) => id);
	await orm.delete(pendingReport).where(and(eq(pendingReport.cup, cup), inArray(pendingReport.id, ids)));
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
