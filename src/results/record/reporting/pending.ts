import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { scheduledEnd } from "../../../cup/scheduled-end.ts";
import type { Database } from "../../../database/database.ts";
import { instant } from "../rows/value.ts";
import { field } from "../tables/cup.ts";
import { category, division, stage } from "../tables/edition.ts";
import { match } from "../tables/match.ts";

/** A match that should be over and has no result. */
export type PendingMatch = {
	readonly id: string;
	readonly number: string | null;
	readonly start: string;
	readonly field: string | null;
	readonly category: string;
	readonly status: "scheduled" | "live";
	/** Minutes since its scheduled end. */
	readonly late: number;
};

/**
 * @param grace minutes after the scheduled end that nobody is asked about
 * @returns those of all editions, the longest overdue first
 */
export async function pendingMatches(db: Database, cup: number, now: Date, grace: number): Promise<PendingMatch[]> {
	const rows = await db.orm
		.select({
			id: match.id,
			number: match.number,
			start: match.start,
			status: match.status,
			field: field.name,
			category: category.shortName,
			halves: sql<number | null>`coalesce(${stage.halves}, ${category.halves})`,
			minutesPerHalf: sql<number | null>`coalesce(${stage.minutesPerHalf}, ${category.minutesPerHalf})`,
		})
		.from(match)
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.where(
			and(
				eq(match.cup, cup),
				inArray(match.status, ["scheduled", "live"]),
				isNotNull(match.start),
				lt(match.start, now.toISOString()),
			),
		)
		.orderBy(asc(match.start), asc(match.id));
	return rows
		.map((row) => ({
			id: row.id,
			number: row.number,
			start: instant(row.start ?? ""),
			field: row.field,
			category: row.category.en,
			status: row.status as "scheduled" | "live",
			late: Math.floor((now.getTime() - scheduledEnd(row.start ?? "", row.halves, row.minutesPerHalf)) / 60_000),
		}))
		.filter(({ late }) => late >= grace)
		.sort((a, b) => b.late - a.late);
}
