import { newId } from "../../client/browser/new-id.ts";
import type { Report, ReportContent, StatementReport } from "../../cup/reports/report.ts";

/** What a reporter at the pitch may report. */
export type PitchContent = Exclude<ReportContent, StatementReport>;

/** A report as sent to `POST /api/report`, with an id and an instant of the phone. */
export type PhoneReport = { readonly id: string; readonly match: string; readonly at: string } & PitchContent;

/** @param at by the cup's clock, in milliseconds */
export function phoneReport(match: string, content: PitchContent, at: number): PhoneReport {
	return { id: newId(), match, at: new Date(at).toISOString(), ...content };
}

/** The same in the log of its match. */
export function inLog({ match: _, ...report }: PhoneReport, sender: Report["sender"], by: string): Report {
	return { ...report, sender, by };
}
