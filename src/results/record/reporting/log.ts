import { and, eq, inArray, max, type SQL, sql } from "drizzle-orm";
import type { Report } from "../../../cup/reports/report.ts";
import type { Orm } from "../../../database/database.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { edition } from "../nouns/edition.ts";
import { match as matches } from "../nouns/match.ts";
import { report } from "../nouns/report.ts";
import { instant } from "../nouns/value.ts";
import { statedOf } from "./stated.ts";

/** @returns a match's reports, in no particular order */
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

/** The report as its match's log has it once it is added. @param log before that */
export function accepted(report: Report, log: readonly Report[], now: Date): Report {
	const order = Math.max(0, ...log.map(({ accepted }) => accepted?.order ?? 0)) + 1;
	return { ...report, accepted: { order, at: instant(now.toISOString()) } };
}

/** The revision of a match's edition, plus `more`: 1 if the report's writer raises it afterwards. */
const revisionOf = (cup: number, match: string, more: 0 | 1): SQL => sql`(
	select ${edition.revision} + ${sql.raw(String(more))} from ${edition} join ${matches}
	on ${matches.cup} = ${edition.cup} and ${matches.edition} = ${edition.id}
	where ${matches.cup} = ${cup} and ${matches.id} = ${match})`;

/**
 * Adds a report to its match's log.
 * @param acceptedAt by the cup's clock; left out for the record's own statements
 * @param isTold whether the revision has already been raised for it
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
 * Adds a statement to the logs of matches whose result an import changed: it overrides earlier reports. A match without reports
 * has no log; its first report begins with the record's statement. Call it after the revisions have been raised.
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
		// After all reports, even those with a time ahead of the server's clock: with an equal time it would be ordered first.
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
