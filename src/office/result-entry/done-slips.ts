import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { DoneSlip, ParkedSlip } from "../../cup/office/slip.ts";
import { type Database, SNAPSHOT } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { isParkedSlip, SLIP_KINDS } from "../../results/acts/apply-parked.ts";
import { instant } from "../../results/record/nouns/value.ts";
import { missingOfMatches } from "../../results/record/reporting/waits-for-teams.ts";
import { listedSlips } from "./listed-slips.ts";

const LAST = 10;
const MOST_PARKED = 200;

/** @returns the last ten valid slips of an account, newest first */
export function lastSlips(db: Database, cup: number, desk: string): Promise<DoneSlip[]> {
	return db.orm.transaction(async (orm) => {
		const rows = await orm
			.select({ act: act.id, kind: act.kind, match: act.match, proposal: act.proposal })
			.from(act)
			.where(and(eq(act.cup, cup), eq(act.deskId, desk), isNull(act.undoneBy), inArray(act.kind, [...SLIP_KINDS])))
			.orderBy(desc(act.id))
			.limit(LAST);
		const found = await listedSlips(
			orm,
			cup,
			rows.flatMap(({ match }) => match ?? []),
		);
		return rows.flatMap(({ act, kind, match, proposal }): DoneSlip[] => {
			const slip = match === null ? undefined : found.get(match)?.slip;
			const { score = null, shootOut = null } = (proposal ?? {}) as Partial<Pick<DoneSlip, "score" | "shootOut">>;
			return slip ? [{ ...slip, act, kind: kind as DoneSlip["kind"], score, shootOut }] : [];
		});
	}, SNAPSHOT);
}

/** @returns parked slips that are not settled, oldest first */
export function parkedSlips(db: Database, cup: number): Promise<ParkedSlip[]> {
	return db.orm.transaction(async (orm) => {
		const rows = await orm
			.select({ act: act.id, match: act.match, proposal: act.proposal, desk: act.desk, at: act.at })
			.from(act)
			.where(isParkedSlip(orm, cup))
			.orderBy(act.id)
			.limit(MOST_PARKED);
		const found = await listedSlips(
			orm,
			cup,
			rows.flatMap(({ match }) => match ?? []),
		);
		const waiting = rows.flatMap(({ match, proposal }) =>
			match !== null && proposal?.reason === "waits-for-teams" ? match : [],
		);
		const missingByMatch = await missingOfMatches(orm, cup, waiting);
		return rows.flatMap(({ match, proposal, at, ...row }): ParkedSlip[] => {
			const listed = match === null ? undefined : found.get(match)?.slip;
			const { reason = "unclear", slip = null } = (proposal ?? {}) as Partial<Pick<ParkedSlip, "reason" | "slip">>;
			const missing = match === null || reason !== "waits-for-teams" ? null : (missingByMatch.get(match) ?? null);
			return listed ? [{ ...listed, ...row, at: instant(at), reason, slip, missing }] : [];
		});
	}, SNAPSHOT);
}
