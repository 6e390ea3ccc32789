import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import type { Report, ReportKind } from "../../cup/reports/report.ts";
import { type ReportedMatch, reportedMatch } from "../../cup/reports/reported-match.ts";
import { isObjection, type Objection } from "../../cup/reports/verdict.ts";
import { inLog, type PhoneReport } from "./phone-report.ts";
import type { StoredReport } from "./reporter-store.ts";

type Known = Pick<ReporterProgramme, "sport" | "reporter" | "office">;

/** All reports of a match: those on the server, and those waiting on this phone. */
export function logOf(match: ReporterMatch, kept: readonly StoredReport[], { reporter, office }: Known): Report[] {
	const own = kept.filter(({ report, state }) => report.match === match.id && state !== "refused");
	return [...match.log, ...own.map(({ report }) => inLog(report, office ? "office" : "field", reporter))];
}

/** The match's state by the same rule as the server's, so that a phone without network shows what the server will. */
export function matchNow(match: ReporterMatch, log: readonly Report[], { sport }: Pick<Known, "sport">): ReportedMatch {
	return reportedMatch(log, {
		halfMinutes: match.halfMinutes,
		shootOutBy: sport === "handball" ? "seven-metre-throws" : "penalties",
	});
}

/** Why a report would not count; null where it would. */
export function objectionTo(
	report: PhoneReport,
	match: ReporterMatch,
	log: readonly Report[],
	known: Known,
): Objection | "repeated" | null {
	const one = inLog(report, known.office ? "office" : "field", known.reporter);
	const verdict = matchNow(match, [...log, one], known).verdicts.get(report.id);
	return verdict !== undefined && (verdict === "repeated" || isObjection(verdict)) ? verdict : null;
}

export type Undoable = Report & { readonly kind: Exclude<ReportKind, "undo" | "statement"> };

/** The last counting report by this reporter; null if there is none to withdraw. */
export function lastOwn(log: readonly Report[], now: ReportedMatch, { reporter }: Pick<Known, "reporter">): Undoable | null {
	const own = log.filter(
		(report): report is Undoable =>
			report.by === reporter &&
			report.kind !== "undo" &&
			report.kind !== "statement" &&
			now.verdicts.get(report.id) === "counted",
	);
	return own.reduce<Undoable | null>((last, one) => (last && Date.parse(last.at) > Date.parse(one.at) ? last : one), null);
}
