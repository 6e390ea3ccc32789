import { type PlacedReport, placeReports } from "./place-reports.ts";
import type { Report, ReportKind } from "./report.ts";

/** The order of reports with the same instant: a half begins before its goals, and ends after them. */
const RANK: Readonly<Record<ReportKind, number>> = {
	statement: 0,
	postponed: 1,
	"kick-off": 2,
	"second-half": 3,
	goal: 4,
	"own-goal": 4,
	penalty: 4,
	"yellow-card": 5,
	"red-card": 5,
	"two-minute-suspension": 5,
	"goal-detail": 6,
	note: 6,
	abandoned: 6,
	"clock-stopped": 6,
	"clock-set": 6,
	"clock-started": 6,
	"half-time": 7,
	"extra-time": 8,
	"shoot-out": 9,
	"shoot-out-scored": 10,
	"shoot-out-missed": 10,
	"full-time": 11,
	result: 12,
	correction: 13,
	walkover: 14,
	cancelled: 15,
	confirmed: 16,
	undo: 17,
};

/**
 * Orders reports by their time on the pitch, each id once. The order only depends on their contents, not on their arrival. At the
 * same instant the office comes last, since its report decides. Only if the times cannot be right (one accepted earlier is later
 * than another and than its own acceptance), the order of acceptance is used.
 */
export function inOrder(reports: readonly Report[]): Report[] {
	const sorted = placeReports(reports).sort(compare);
	const seen = new Set<string>();
	return sorted.flatMap(({ report }) => {
		if (seen.has(report.id)) return [];
		seen.add(report.id);
		return [report];
	});
}

function compare(a: PlacedReport, b: PlacedReport): number {
	return (
		a.instant - b.instant ||
		Number(b.moved) - Number(a.moved) ||
		(a.moved ? Date.parse(a.report.at) - Date.parse(b.report.at) : 0) ||
		RANK[a.report.kind] - RANK[b.report.kind] ||
		goalsOf(a.report) - goalsOf(b.report) ||
		Number(a.report.sender === "office") - Number(b.report.sender === "office") ||
		byText(a.report.id, b.report.id) ||
		byText(JSON.stringify(a.report), JSON.stringify(b.report))
	);
}

/** Of two goals in one second, the one with the higher score came later. */
function goalsOf(report: Report): number {
	if ("shootOut" in report && "kick" in report) return report.shootOut.home + report.shootOut.away;
	return "score" in report && report.score ? report.score.home + report.score.away : 0;
}

function byText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
