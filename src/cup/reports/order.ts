import { type PlacedReport, placeReports } from "./place-reports.ts";
import type { Report, ReportKind } from "./report.ts";

/** What comes first of reports of the same instant: a half begins before its goals, and ends after them. */
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
 * The reports in the order of the pitch, each id once. It depends on nothing but what they say: however they came in, the
 * order is the same. Of one instant the office speaks last, since what it says stands. Only where the times cannot be right (one that
 * was accepted before another stands after it, and after the moment at which that was accepted) they go by what was accepted.
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

/** Two goals of one second: the one that leaves more on the board came after. */
function goalsOf(report: Report): number {
	if ("shootOut" in report && "kick" in report) return report.shootOut.home + report.shootOut.away;
	return "score" in report && report.score ? report.score.home + report.score.away : 0;
}

function byText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
