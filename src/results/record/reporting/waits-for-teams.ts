import { and, asc, eq, inArray } from "drizzle-orm";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import type { Orm } from "../../../database/database.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { missingNamed } from "../naming/missing-named.ts";
import { pendingReport, report as reports } from "../nouns/report.ts";
import { readCategoryOfMatch } from "../read.ts";
import { accepted, appendReport } from "./log.ts";
import { setAsideReport, whyPending } from "./pending-reports.ts";
import { type PendingReport, pendingOfRow } from "./pending-row.ts";
import { lockMatch } from "./place.ts";
import { seatedByReport } from "./seats-of-report.ts";
import { firstStatement, withStated } from "./stated.ts";
import { writeResult } from "./write-result.ts";

type Words = { readonly en: string; readonly sv: string };

/** @returns what a match without both teams waits for; null: both are known */
export async function missingOf(orm: Orm, cup: number, { id, home, away }: CupFileMatch): Promise<Words | null> {
	if (home.team !== undefined && away.team !== undefined) return null;
	const record = await readCategoryOfMatch(orm, cup, id);
	return record ? missingNamed(record, id) : null;
}

/** @returns what each match without both teams waits for; each category is read once */
export async function missingOfMatches(orm: Orm, cup: number, ids: readonly string[]): Promise<Map<string, Words>> {
	const missing = new Map<string, Words>();
	const left = new Set(ids);
	for (let [id] = left; id !== undefined; [id] = left) {
		left.delete(id);
		const record = await readCategoryOfMatch(orm, cup, id);
		const there = new Set(record?.edition.matches.map((match) => match.id));
		for (const one of record ? [id, ...left] : []) {
			if (!there.has(one)) continue;
			left.delete(one);
			const words = missingNamed(record!, one);
			if (words !== null) missing.set(one, words);
		}
	}
	return missing;
}

/**
 * Whether a report of a match without both teams has to wait until they are known. Reports without a result do not: a
 * postponement, a note before any other report, and the undo of a report that already counts.
 * @param parked the match's waiting reports
 */
export async function waitsForTeams(orm: Orm, cup: number, one: Report, parked: readonly PendingReport[]): Promise<boolean> {
	if (one.kind === "postponed" || one.kind === "cancelled") return false;
	if (one.kind === "note") return parked.length > 0;
	if (one.kind !== "undo") return true;
	const [counted] = await orm
		.select({ id: reports.id })
		.from(reports)
		.where(and(eq(reports.cup, cup), eq(reports.id, one.report)));
	return counted === undefined;
}

/** @returns the reports that wait for the teams of these matches, or of all, in order of time */
export async function readParked(orm: Orm, cup: number, matches?: readonly string[]): Promise<PendingReport[]> {
	if (matches?.length === 0) return [];
	const rows = await orm
		.select()
		.from(pendingReport)
		.where(
			and(
				eq(pendingReport.cup, cup),
				eq(pendingReport.because, "waits-for-teams"),
				...(matches === undefined ? [] : [inArray(pendingReport.match, [...matches])]),
			),
		)
		.orderBy(asc(pendingReport.at), asc(pendingReport.heldAt), asc(pendingReport.id));
	return rows.map(pendingOfRow);
}

/**
 * Adds waiting reports to a match's log if both teams are known now. An improbable one then waits for the office.
 * @param orm of a transaction with a shared lock of the cup (writer-lock.ts)
 * @returns whether there were any
 */
export async function applyParkedReports(orm: Orm, cup: number, id: string): Promise<boolean> {
	const locked = await lockMatch(orm, cup, id);
	const parked = locked ? await readParked(orm, cup, [id]) : [];
	if (!locked || parked.length === 0 || (await missingOf(orm, cup, locked.place.match)) !== null) return false;
	const { place } = locked;
	let log = [...locked.log];
	const first = log.length === 0 ? firstStatement(place.match) : null;
	if (first) {
		await appendReport(orm, cup, id, first);
		log = [first];
	}
	for (const { report, heldAt } of parked) {
		await orm.delete(pendingReport).where(and(eq(pendingReport.cup, cup), eq(pendingReport.id, report.id)));
		const because = whyPending(place, log, report);
		const at = new Date(heldAt);
		if (because !== null) await setAsideReport(orm, cup, id, report, { because, now: at });
		else if (await appendReport(orm, cup, id, report, at)) log = [...log, accepted(report, log, at)];
	}
	const { stated } = reportedMatch(log, place.terms);
	const after = await seatedByReport(orm, cup, place.match, withStated(place.match, stated));
	await writeResult(orm, { cup, edition: place.edition }, place.match, after);
	return true;
}
