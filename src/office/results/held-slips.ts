import type { HeldSlip } from "../../cup/office/slip.ts";
import type { Database } from "../../database/database.ts";
import { settledReports } from "../../results/acts/held-ground.ts";
import { SNAPSHOT } from "../../results/record/read.ts";
import { readHeld } from "../../results/record/reporting/held.ts";
import { listedSlips } from "./listed-slips.ts";

/** @returns the improbable reports that nobody has let through or dropped, the oldest first */
export function heldSlips(db: Database, cup: number): Promise<HeldSlip[]> {
	return db.orm.transaction(async (orm) => {
		const all = await readHeld(orm, cup);
		const matches = [...new Set(all.map(({ match }) => match))];
		const settled = await settledReports(orm, cup, matches);
		const waiting = all.filter(({ report }) => !settled.has(report.id));
		const found = await listedSlips(
			orm,
			cup,
			waiting.map(({ match }) => match),
		);
		return waiting.flatMap(({ match, report, because, heldAt }): HeldSlip[] => {
			const listed = found.get(match);
			if (!listed) return [];
			const { status, homeScore, awayScore } = listed.match;
			const stands = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
			const score = "score" in report && report.score !== undefined ? report.score : null;
			// Of the young no score is told, here either.
			const told = listed.isYoung ? { score: null, stands: null } : { score, stands };
			return [{ ...listed.slip, ...told, status, report: report.id, kind: report.kind, at: report.at, because, heldAt }];
		});
	}, SNAPSHOT);
}
