import type { ReporterTexts } from "../../text/reporter/en.ts";
import type { ReportObjection } from "./phone.ts";

/** Why a report does not count, and what to do. */
export function objectionWords(objected: Exclude<ReportObjection, null>, text: ReporterTexts): string {
	return typeof objected === "string" ? text.objections[objected] : text.said(objected.said);
}
