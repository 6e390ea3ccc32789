import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { WantedSlip } from "../../cup/office/slip.ts";
import { type Database, SNAPSHOT } from "../../database/database.ts";
import { division } from "../../results/record/nouns/division.ts";
import { match } from "../../results/record/nouns/match.ts";
import { stage } from "../../results/record/nouns/stage.ts";
import { pendingMatches } from "../../results/record/reporting/pending.ts";
import type { CurrentEdition } from "../current-edition.ts";
import { type FoundSlip, listedSlips } from "./listed-slips.ts";

/** Minutes after a match's end before its result is requested: the reporter walks to the table. */
const GRACE = 10;
const MINUTE = 60_000;

/** @returns the matches that should be over and have no whole result, the longest wait first */
export async function wantedSlips(db: Database, { cup, edition, now }: CurrentEdition): Promise<WantedSlip[]> {
	const pending = (await pendingMatches(db, cup, now, GRACE)).filter((one) => one.edition === edition);
	return db.orm.transaction(async (orm) => {
		const level = await levelPlayoffs({ ...db, orm }, cup, edition);
		const late = new Map(pending.map(({ id, late }) => [id, late]));
		for (const { id, ended, start } of level) {
			const since = ended ?? start;
			late.set(id, since === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE)));
		}
		const found = await listedSlips(orm, cup, [...late.keys()]);
		const wanted = [...found.values()].map(
			(one): WantedSlip => ({ ...one.slip, late: late.get(one.slip.match)!, isYoung: one.isYoung, known: knownOf(one) }),
		);
		return wanted.sort((a, b) => b.late - a.late || (a.match < b.match ? -1 : 1));
	}, SNAPSHOT);
}

/** Playoff matches that ended level without a recorded winner. */
function levelPlayoffs(db: Database, cup: number, edition: string) {
	return db.orm
		.select({ id: match.id, start: match.start, ended: match.ended })
		.from(match)
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.where(
			and(
				...[eq(match.cup, cup), eq(match.edition, edition), eq(match.status, "finished"), eq(stage.type, "playoff")],
				...[eq(match.homeScore, match.awayScore), isNull(match.winner)],
				or(isNull(match.decidedBy), inArray(match.decidedBy, ["regular"])),
			),
		);
}

/** What the field has reported of it, without a score for the young. */
export function knownOf({ match, isYoung }: Pick<FoundSlip, "match" | "isYoung">): WantedSlip["known"] {
	if (isYoung) return { kind: "played" };
	const { status, homeScore, awayScore, homeHalfTime, awayHalfTime, period } = match;
	if (homeScore === null || awayScore === null) return { kind: status === "live" ? "begun" : "nothing" };
	const score = { home: homeScore, away: awayScore };
	if (status === "finished" || period === "shoot-out") return { kind: "shoot-out-missing", score };
	const isSilentSince = homeHalfTime === homeScore && awayHalfTime === awayScore;
	return { kind: isSilentSince ? "half-time" : "score", score };
}
