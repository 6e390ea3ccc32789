import { and, eq, inArray, max, type SQL, sql } from "drizzle-orm";
import type { Report } from "../../../cup/reports/report.ts";
import type { Orm } from "../../../database/database.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { edition } from "../nouns/edition.ts";
import { match as matches } from "../nouns/match.ts";
import { report } from "../nouns/report.ts";
import { instant } from "../nouns/value.ts";
import { statedOf } from "./stated.ts";

/** @returns a match's reports, in no order */
export async function readLog(orm: Orm, cup: number, match: string): Promise<Report[]> {
	const rows = await orm
		.select()
		.from(report)
		.where(and(eq(report.cup, cup), eq(report.match, match)));
	return rows.map(reportOfRow);
}

export function reportOfRow(row: typeof report.$inferSelect): Report {
	const { id, sender, reporter, content, sequence, acceptedAt } = row;
	return {
		...content,
		id,
		at: instant(row.at),
		sender,
		...(reporter !== null && { by: reporter }),
		...(acceptedAt !== null && { accepted: { order: sequence, at: instant(acceptedAt) } }),
	};
}

/** The revision of a match's edition, and so many more: who writes a report knows whether it is raised before or after. */
const revisionOf = (cup: number, match: string, more: 0 | 1): SQL => sql`(
	select ${edition.revision} + ${sql.raw(String(more))} from ${edition} join ${matches}
	on ${matches.cup} = ${edition.cup} and ${matches.edition} = ${edition.id}
	where ${matches.cup} = ${cup} and ${matches.id} = ${match})`;

/**
 * Adds a report to its match's log.
 * @param acceptedAt by the cup's clock; left out of what the record itself says
 * @param isTold the revision has been raised by it already
 * @returns whether it was added: its id is new in the cup
 */
export async function appendReport(
	orm: Orm,
	cup: number,
	match: string,
	{ id, at, sender, by, accepted: _, ...content }: Report,
	acceptedAt?: Date,
	isTold = false,
): Promise<boolean> {
	const revision = revisionOf(cup, match, isTold ? 0 : 1);
	const added = await orm
		.insert(report)
		.values({
			cup,
			id,
			match,
			at,
			sender,
			reporter: by ?? null,
			content,
			acceptedAt: acceptedAt?.toISOString() ?? null,
			revision,
		})
		.onConflictDoNothing()
		.returning({ id: report.id });
	return added.length > 0;
}

/**
 * Tells the logs of matches that an import has given another result: it stands from now on. A match that nobody has
 * reported has no log to tell; the record speaks first in it when one begins. After the revisions have been raised.
 */
export async function restate(orm: Orm, cup: number, matches: readonly CupFileMatch[], now: Date): Promise<void> {
	if (matches.length === 0) return;
	const ids = matches.map(({ id }) => id);
	const logs = await orm
		.select({ match: report.match, last: max(report.at) })
		.from(report)
		.where(and(eq(report.cup, cup), inArray(report.match, ids)))
		.groupBy(report.match);
	const lastOf = new Map(logs.map(({ match, last }) => [match, last]));
	for (const match of matches) {
		const last = lastOf.get(match.id);
		if (last === undefined || last === null) continue;
		// After all that was said, also where that is of a time that the server's clock has not reached: of one instant it would speak first.
		const at = new Date(Math.max(now.getTime(), Date.parse(last) + 1));
		await appendReport(
			orm,
			cup,
			match.id,
			{
				id: `statement:${match.id}:${at.getTime()}`,
				at: instant(at.toISOString()),
				sender: "office",
				kind: "statement",
				stated: statedOf(match),
			},
			now,
			true,
		);
	}
}
