import { and, eq, inArray, sql } from "drizzle-orm";
import type { ReviewSlip } from "../../cup/office/slip.ts";
import type { Report } from "../../cup/reports/report.ts";
import { type Database, type Orm, SNAPSHOT } from "../../database/database.ts";
import { settledReports } from "../../results/acts/pending-report-ground.ts";
import { report } from "../../results/record/nouns/report.ts";
import { readPendingReports } from "../../results/record/reporting/pending-reports.ts";
import { listedSlips } from "./listed-slips.ts";

/** @returns the improbable reports that nobody has approved or discarded, oldest first */
export function reportsToReview(db: Database, cup: number): Promise<ReviewSlip[]> {
	return db.orm.transaction(async (orm) => {
		const all = await readPendingReports(orm, cup);
		const matches = [...new Set(all.map(({ match }) => match))];
		const settled = await settledReports(orm, cup, matches);
		const takenBack = await takenBackReports(orm, cup, matches);
		const waiting = all.filter(({ report }) => !settled.has(report.id) && !takenBack.has(report.id));
		const found = await listedSlips(
			orm,
			cup,
			waiting.map(({ match }) => match),
		);
		return waiting.flatMap(({ match, report, because, heldAt }): ReviewSlip[] => {
			const listed = found.get(match);
			// Reports that wait for the teams of their match need no office: they count automatically.
			if (!listed || because === "waits-for-teams") return [];
			// A match that has ended since needs no decision any more.
			if (because === "abandoned" && listed.match.status !== "live") return [];
			const { status, homeScore, awayScore } = listed.match;
			const stands = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
			const score = "score" in report && report.score !== undefined ? report.score : null;
			// Scores of young categories are not shown here either.
			const told = listed.isYoung ? { score: null, stands: null } : { score, stands };
			return [
				{
					...listed.slip,
					...told,
					...brokenOff(report),
					status,
					report: report.id,
					kind: report.kind,
					at: report.at,
					because,
					heldAt,
				},
			];
		});
	}, SNAPSHOT);
}

const brokenOff = (report: Report): Pick<ReviewSlip, "minute" | "why"> =>
	report.kind === "abandoned" ? { minute: report.minute ?? null, why: report.why } : { minute: null, why: null };

/** @returns the withdrawn reports of these matches */
async function takenBackReports(orm: Orm, cup: number, matches: readonly string[]): Promise<Set<string>> {
	if (matches.length === 0) return new Set();
	const rows = await orm
		.select({ content: report.content })
		.from(report)
		.where(and(eq(report.cup, cup), inArray(report.match, [...matches]), eq(sql`${report.content}->>'kind'`, "undo")));
	return new Set(rows.flatMap(({ content }) => (content.kind === "undo" ? [content.report] : [])));
}
