import { type CupClock, cupTime, type RunningClock, toCupTime } from "../../../cup/cup-clock.ts";
import type { Report, ReportContent, ReportSender, Stated } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import type { Verdict } from "../../../cup/reports/verdict.ts";
import type { Database, Orm } from "../../../database/database.ts";
import { canonical } from "../canonical.ts";
import { instant } from "../nouns/value.ts";
import { writerTransaction } from "../writer-lock.ts";
import { accepted, appendReport } from "./log.ts";
import { probableNow, removePending, setAsideReport, whyPending } from "./pending-reports.ts";
import type { PendingReport } from "./pending-row.ts";
import { type LockedMatch, lockMatch, type ReportedPlace } from "./place.ts";
import { seatedByReport } from "./seats-of-report.ts";
import { firstStatement, statedOf, withStated } from "./stated.ts";
import { missingOf, waitsForTeams } from "./waits-for-teams.ts";
import { ReportIdInUse, writeResult } from "./write-result.ts";

/** The sender of a report: a command of the office, or a reporter with the scope of the token. */
export type Speaker = {
	readonly sender: ReportSender;
	/** The reporter's id; absent: a command. */
	readonly by?: string;
	/** Only the matches there; absent: the whole cup. */
	readonly arena?: string;
	readonly field?: string;
};

/** A report as it is received. `at` left out: now. */
export type ReportInput = {
	readonly id: string;
	readonly match: string;
	readonly at?: string;
	readonly content: Exclude<ReportContent, { readonly kind: "statement" }>;
};

export type AcceptedReport = {
	readonly verdict: Verdict;
	/** The same report was received before. */
	readonly again: boolean;
	readonly edition: string;
	/** Of the edition. */
	readonly revision: number;
	/** The match's state by all its reports. */
	readonly stated: Stated;
	/** What a report without known teams waits for. */
	readonly missing?: { readonly en: string; readonly sv: string };
};

/** Why a report is not stored at all. */
export type RefusedReport = {
	readonly refused: "no-such-match" | "not-yours" | "not-played" | "id-in-use" | "invalid";
	/** Messages by field. */
	readonly errors: Readonly<Record<string, readonly string[]>>;
};

/** Tolerance for clocks that are fast, in milliseconds. */
export const AHEAD = 5 * 60_000;

/**
 * Accepts one report in one short transaction: appends it to its match's log, computes the match from the whole log, and notifies
 * every process if that changed anything. A repeated report changes nothing and gets the same answer.
 */
export function reportMatch(
	db: Database,
	cup: number,
	speaker: Speaker,
	given: ReportInput,
	now: Date = new Date(),
): Promise<AcceptedReport | RefusedReport> {
	const attempt = () =>
		writerTransaction(db, async (orm) => {
			const locked = await lockMatch(orm, cup, given.match, given.id);
			const clock = locked?.place.clock ?? null;
			const told = clock === null || typeof clock === "string" ? { given, now } : inCupTime(clock, given, now);
			const refused = refusal(locked?.place, speaker, told.given, told.now);
			if (refused) return refused;
			return keep(orm, cup, locked as LockedMatch, speaker, told.given, told.now);
		});
	return attempt().catch((error: unknown) => {
		// The second attempt sees the report that has this id.
		if (error instanceof ReportIdInUse) return attempt();
		throw error;
	});
}

/** If the cup's clock runs, a report's time and its arrival are converted to that clock. */
function inCupTime(clock: RunningClock, given: ReportInput, now: Date): { given: ReportInput; now: Date } {
	const at = given.at && { at: toCupTime(clock, new Date(given.at)).toISOString() };
	return { given: { ...given, ...at }, now: cupTime(clock, now) };
}

function refusal(
	place: ReportedPlace | undefined,
	speaker: Speaker,
	{ match, at, content }: ReportInput,
	now: Date,
): RefusedReport | null {
	if (!place) return { refused: "no-such-match", errors: { match: [`The cup has no match "${match}".`] } };
	const { arena, field } = speaker;
	if ((field !== undefined && place.match.field !== field) || (arena !== undefined && place.arena !== arena))
		return {
			refused: "not-yours",
			errors: { match: [`${match} is not played ${field !== undefined ? `on ${field}` : `at ${arena}`}.`] },
		};
	if (place.match.home.slot?.kind === "bye" || place.match.away.slot?.kind === "bye")
		return { refused: "not-played", errors: { match: [`${match} is not played: one side has no opponent.`] } };
	const errors: Record<string, string[]> = {};
	if (at !== undefined && Date.parse(at) > latestBy(place.clock, now).getTime() + AHEAD)
		errors.at = [`${at} is in the future; expected the time it happened. Check the clock of the sending device.`];
	if ("shirt" in content && content.shirt !== undefined && !place.shirtNumbers)
		errors.shirt = ["This category does not use shirt numbers; leave it out."];
	if (content.kind === "confirmed" && !place.confirmsResults)
		errors.kind = ["Results in this category are not confirmed on the field."];
	if (content.kind === "cancelled" && speaker.sender === "field") errors.kind = ["Only the office can cancel a match."];
	if (content.kind === "note" && content.text !== undefined && speaker.sender === "field")
		errors.text = ["Only the office can send its own text; expected one of the fixed notes, in note."];
	return Object.keys(errors).length > 0 ? { refused: "invalid", errors } : null;
}

/** The latest time that a report may have. A cup with a fixed clock allows the later of that and the server's time. */
function latestBy(clock: CupClock, now: Date): Date {
	return typeof clock === "string" ? new Date(Math.max(now.getTime(), Date.parse(clock))) : now;
}

async function keep(
	orm: Orm,
	cup: number,
	{ place, revision, scheduled, log: before, pending, known }: LockedMatch,
	{ sender, by }: Speaker,
	{ id, at, content }: ReportInput,
	now: Date,
): Promise<AcceptedReport | RefusedReport> {
	const { match, edition, terms, clock } = place;
	const one: Report = { ...content, id, at: instant(at ?? now.toISOString()), sender, ...(by !== undefined && { by }) };
	const waits = await heldAs(orm, cup, place, one, { log: before, pending, isLogged: known !== undefined, now });
	if (waits !== null) {
		if ("refused" in waits) return waits;
		return { ...waits, edition, revision, stated: statedOf(match) };
	}
	const again = known !== undefined;
	if (known && !(known.match === match.id && isSameReport(known.report, one, at !== undefined))) return idInUse(id);
	const own = pending.filter((kept) => kept.match === match.id);
	const acceptedAt = latestBy(clock, now);
	let log = before;
	let released: readonly Report[] = [];
	const added: { readonly report: Report; readonly acceptedAt: Date | null }[] = [];
	if (!again) {
		const first = log.length === 0 ? firstStatement(match) : null;
		if (first) added.push({ report: first, acceptedAt: null });
		log = [...(first ? [first] : log), accepted(one, log, acceptedAt)];
		released = probableNow(place, { log, pending: own, now: acceptedAt });
		log = [...log, ...released];
		added.push(...[one, ...released].map((report) => ({ report, acceptedAt })));
	}
	await removePending(orm, cup, released);
	const { stated, verdicts } = reportedMatch(log, terms);
	const verdict = verdicts.get(id) ?? "counted";
	// A pending report is not in the log, so undoing it has no effect there.
	const takesBackHeld = one.kind === "undo" && own.some((kept) => kept.report.id === one.report);
	const after = await seatedByReport(orm, cup, match, withStated(match, stated));
	const raised = await writeResult(orm, { cup, edition }, match, after, {
		reports: added,
		scheduled: scheduled ?? null,
	});
	if (raised === null)
		for (const one of added)
			if (!(await appendReport(orm, cup, match.id, one.report, one.acceptedAt ?? undefined))) throw new ReportIdInUse();
	return {
		verdict: verdict === "nothing-to-undo" && takesBackHeld ? "counted" : verdict,
		again,
		edition,
		revision: raised ?? revision,
		stated: statedOf(after),
	};
}

const idInUse = (id: string): RefusedReport => ({
	refused: "id-in-use",
	errors: { id: [`"${id}" is the id of another report; each report has one of its own.`] },
});

/** The answer to a report that is pending, now or from an earlier attempt; null if it is not. */
async function heldAs(
	orm: Orm,
	cup: number,
	place: Pick<ReportedPlace, "match" | "terms" | "clock">,
	one: Report,
	{
		log,
		pending,
		isLogged,
		now,
	}: Pick<LockedMatch, "log" | "pending"> & {
		/** Whether its id is in a log. */
		readonly isLogged: boolean;
		readonly now: Date;
	},
): Promise<Pick<AcceptedReport, "verdict" | "again" | "missing"> | RefusedReport | null> {
	const missing = await missingOf(orm, cup, place.match);
	const answered = (because: PendingReport["because"], again: boolean) => ({
		...{ verdict: answeredTo(because), again },
		...(because === "waits-for-teams" && missing !== null && { missing }),
	});
	const known = pending.find(({ report }) => report.id === one.id);
	if (known) {
		if (known.match !== place.match.id || known.report.kind !== one.kind) return idInUse(one.id);
		return answered(known.because, true);
	}
	const parked = pending.filter(({ match, because }) => match === place.match.id && because === "waits-for-teams");
	const waits = missing !== null && (await waitsForTeams(orm, cup, one, parked));
	const because = waits ? "waits-for-teams" : whyPending(place, log, one);
	if (because === null || isLogged) return null;
	await setAsideReport(orm, cup, place.match.id, one, { because, now: latestBy(place.clock, now) });
	return answered(because, false);
}

/** The answer to a pending report. An abandoned match is a message to the office, so it counts as delivered. */
function answeredTo(because: PendingReport["because"]): Verdict {
	if (because === "abandoned") return "counted";
	return because === "waits-for-teams" ? because : "held";
}

function isSameReport({ accepted: _, ...known }: Report, one: Report, timed: boolean): boolean {
	return canonical(timed ? known : { ...known, at: one.at }) === canonical(one);
}
