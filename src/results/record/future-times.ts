import { and, eq, gt, isNotNull, max, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Orm } from "../../database/database.ts";
import { fact } from "./nouns/fact.ts";
import { match } from "./nouns/match.ts";
import { report } from "./nouns/report.ts";
import { instant } from "./nouns/value.ts";

/** Times of past events that are in the future: some clock was wrong when they were written, or is wrong now. */
export type FutureTimes = { readonly times: number; readonly latest: string };

/** Every column that has the time of something that happened. */
const HAPPENED: readonly (readonly [table: PgTable, cup: PgColumn, at: PgColumn])[] = [
	[report, report.cup, report.at],
	[report, report.cup, report.acceptedAt],
	[match, match.cup, match.begun],
	[match, match.cup, match.ended],
	[fact, fact.cup, fact.at],
];

/** @returns null if the record has none after `now`, by the cup's clock */
export async function futureTimes(orm: Orm, cup: number, now: Date): Promise<FutureTimes | null> {
	let times = 0;
	let latest = 0;
	for (const [table, of, at] of HAPPENED) {
		const [row] = await orm
			.select({ times: sql<number>`count(*)::int`, latest: max(at) })
			.from(table)
			.where(and(eq(of, cup), isNotNull(at), gt(at, now.toISOString())));
		if (!row?.latest) continue;
		times += row.times;
		latest = Math.max(latest, Date.parse(String(row.latest)));
	}
	return times === 0 ? null : { times, latest: instant(new Date(latest).toISOString()) };
}
