import { and, eq } from "drizzle-orm";
import { type Improbable, improbable } from "../../../cup/reports/improbable.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import type { Orm } from "../../../database/database.ts";
import { heldReport } from "../nouns/report.ts";
import { instant } from "../nouns/value.ts";
import { appendReport, readLog } from "./log.ts";
import type { ReportedPlace } from "./place.ts";
import { firstStatement } from "./stated.ts";

/** A report that waits for the office. */
export type HeldReport = {
	readonly match: string;
	readonly report: Report;
	readonly because: Improbable;
	/** By the cup's clock. */
	readonly heldAt: string;
};

/** @returns why a report is held; null where it goes into its match's log */
export async function whyHeld(
	orm: Orm,
	cup: number,
	{ match, terms, clock }: Pick<ReportedPlace, "match" | "terms" | "clock">,
	report: Report,
): Promise<Improbable | null> {
	// What the office says is never held, nor what takes something back.
	if (report.sender !== "field" || report.kind === "undo" || report.kind === "statement") return null;
	const log = await readLog(orm, cup, match.id);
	const first = log.length === 0 ? firstStatement(match) : null;
	const { stated } = reportedMatch(first ? [first] : log, terms);
	const sport = terms.shootOutBy === "seven-metre-throws" ? "handball" : "football";
	return improbable(report, stated, { sport, halfMinutes: terms.halfMinutes, timeRuns: typeof clock !== "string" });
}

export async function holdReport(
	orm: Orm,
	cup: number,
	match: string,
	{ id, at, by, sender: _, accepted: __, ...content }: Report,
	{ because, now }: { readonly because: Improbable; readonly now: Date },
): Promise<void> {
	await orm
		.insert(heldReport)
		.values({ cup, id, match, at, reporter: by ?? null, content, because, heldAt: now.toISOString() })
		.onConflictDoNothing();
}

/** Reports that come in another order than they happened come in this close to each other. */
const AT_ONCE = 60_000;

/**
 * Puts into the log what was held a moment ago only because what happened before it had not come in yet.
 * @param log of the match, with what has come in since
 * @returns the log as it is then
 */
export async function releaseProbable(
	orm: Orm,
	cup: number,
	{ match, terms, clock }: Pick<ReportedPlace, "match" | "terms" | "clock">,
	log: readonly Report[],
	now: Date,
): Promise<Report[]> {
	const own = and(eq(heldReport.cup, cup), eq(heldReport.match, match.id), eq(heldReport.because, "goals-at-once"));
	const waiting = (await orm.select().from(heldReport).where(own)).map(heldOfRow);
	const sport = terms.shootOutBy === "seven-metre-throws" ? "handball" : "football";
	let whole = [...log];
	for (const { report, heldAt } of waiting.sort((a, b) => Date.parse(a.report.at) - Date.parse(b.report.at))) {
		if (report.kind === "undo" || report.kind === "statement" || now.getTime() - Date.parse(heldAt) > AT_ONCE) continue;
		const earlier = whole.filter(({ at }) => Date.parse(at) <= Date.parse(report.at));
		const { stated } = reportedMatch(earlier, terms);
		if (improbable(report, stated, { sport, halfMinutes: terms.halfMinutes, timeRuns: typeof clock !== "string" }) !== null)
			continue;
		await orm.delete(heldReport).where(and(eq(heldReport.cup, cup), eq(heldReport.id, report.id)));
		await appendReport(orm, cup, match.id, report, now);
		whole = await readLog(orm, cup, match.id);
	}
	return whole;
}

export async function heldOfId(orm: Orm, cup: number, id: string): Promise<HeldReport | undefined> {
	const [row] = await orm
		.select()
		.from(heldReport)
		.where(and(eq(heldReport.cup, cup), eq(heldReport.id, id)));
	return row && heldOfRow(row);
}

export async function readHeld(orm: Orm, cup: number): Promise<HeldReport[]> {
	const rows = await orm.select().from(heldReport).where(eq(heldReport.cup, cup)).orderBy(heldReport.heldAt, heldReport.id);
	return rows.map(heldOfRow);
}

function heldOfRow({ id, match, at, reporter, content, because, heldAt }: typeof heldReport.$inferSelect): HeldReport {
	const report: Report = { ...content, id, at: instant(at), sender: "field", ...(reporter !== null && { by: reporter }) };
	return { match, report, because, heldAt: instant(heldAt) };
}
