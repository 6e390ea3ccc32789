import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { pendingById } from "../record/reporting/pending-reports.ts";
import { lockMatch } from "../record/reporting/place.ts";
import { firstStatement } from "../record/reporting/stated.ts";
import { act } from "./act-table.ts";
import type { ReportUnderReview } from "./proposals/accept-report-proposal.ts";

/** @returns the reports of these matches that valid acts have approved, discarded or decided */
export async function settledReports(orm: Orm, cup: number, matches: readonly string[]): Promise<Set<string>> {
	if (matches.length === 0) return new Set();
	const rows = await orm
		.select({ proposal: act.proposal })
		.from(act)
		.where(
			and(
				...[eq(act.cup, cup), isNull(act.undoneBy), inArray(act.kind, ["let-through", "drop", "abandon"])],
				inArray(act.match, [...matches]),
			),
		);
	return new Set(rows.flatMap(({ proposal }) => (proposal as { readonly report?: string } | null)?.report ?? []));
}

/** @returns a pending report with its match's log; undefined if there is none with that id */
export async function pendingReportGround(orm: Orm, cup: number, proposal: object): Promise<ReportUnderReview | undefined> {
	if (!("report" in proposal) || typeof proposal.report !== "string") return undefined;
	const held = await pendingById(orm, cup, proposal.report);
	const locked = held && (await lockMatch(orm, cup, held.match));
	if (!held || !locked) return undefined;
	const { place, log } = locked;
	const first = log.length === 0 ? firstStatement(place.match) : null;
	const settled = await settledReports(orm, cup, [held.match]);
	return {
		...{ match: held.match, report: held.report, terms: place.terms },
		log: first ? [first] : log,
		isSettled: settled.has(held.report.id),
	};
}
