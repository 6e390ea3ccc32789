import { groupBy } from "../../collections/group-by.ts";
import type { WaitingReports } from "../../cup/office/slip.ts";
import { reportedMatch } from "../../cup/reports/reported-match.ts";
import { type Database, SNAPSHOT } from "../../database/database.ts";
import { missingOfMatches, readParked } from "../../results/record/reporting/waits-for-teams.ts";
import { listedSlips } from "./listed-slips.ts";

/** @returns the matches of which reports wait for the teams, the longest wait first */
export function waitingReports(db: Database, cup: number): Promise<WaitingReports[]> {
	return db.orm.transaction(async (orm) => {
		const parked = groupBy(await readParked(orm, cup), ({ match }) => match);
		if (parked.size === 0) return [];
		const ids = [...parked.keys()];
		const missing = await missingOfMatches(orm, cup, ids);
		const found = await listedSlips(orm, cup, ids);
		return [...parked].flatMap(([match, reports]): WaitingReports[] => {
			const listed = found.get(match);
			if (!listed) return [];
			const log = reports.map(({ report }) => report);
			const { stated } = reportedMatch(log, { halfMinutes: null, shootOutBy: "penalties" });
			return [
				{
					...listed.slip,
					missing: missing.get(match) ?? null,
					count: log.length,
					at: log.at(-1)!.at,
					status: stated.status,
					score: listed.isYoung ? null : stated.score,
				},
			];
		});
	}, SNAPSHOT);
}
