import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { groupBy } from "../../../collections/group-by.ts";
import type { PlayingTerms } from "../../../cup/reports/course.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import { insertRows, updateRows } from "../../../database/bulk.ts";
import type { Orm } from "../../../database/database.ts";
import { canonical } from "../canonical.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { category } from "../nouns/category.ts";
import { cup as cupTable } from "../nouns/cup.ts";
import { division } from "../nouns/division.ts";
import { edition as editions } from "../nouns/edition.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { report } from "../nouns/report.ts";
import { matchesOfRows, matchRows } from "../nouns/rows.ts";
import { stage } from "../nouns/stage.ts";
import { instant } from "../nouns/value.ts";
import { rescheduledMatches } from "../schedule.ts";
import { reportOfRow } from "./log.ts";
import type { ReportInput, Speaker } from "./report-match.ts";
import { resultOf } from "./reported-result.ts";
import { seatByReports } from "./seats-of-report.ts";
import { firstStatement, withStated } from "./stated.ts";
import { RESULT_COLUMNS } from "./write-result.ts";

/** The changes by many reports. */
export type ReportedMatches = {
	readonly changed: readonly string[];
	/** Those whose change a calendar would show. */
	readonly rescheduled: readonly string[];
};

type Judged = {
	readonly match: CupFileMatch;
	readonly edition: string;
	readonly terms: PlayingTerms;
	/** The edition's revision after these reports. */
	readonly revision: number;
};
type Logged = Report & { readonly match: string; readonly revision: number };

/**
 * Accepts many reports of one sender at once, with the result of `reportMatch` for each: a whole day in a few statements. The
 * caller raises the edition's revision, once.
 * @param orm of a transaction with a shared lock of the cup (writer-lock.ts)
 * @param given each with its instant; known ones, and those of an unknown match, change nothing
 */
export async function reportMatches(
	orm: Orm,
	cup: number,
	{ sender, by: reporter }: Speaker,
	given: readonly (ReportInput & { readonly at: string })[],
): Promise<ReportedMatches> {
	const named = groupBy(given, (one) => one.match);
	if (named.size === 0) return { changed: [], rescheduled: [] };
	const places = await lockMatches(orm, cup, [...named.keys()]);
	const logs = await readLogs(orm, cup, [...named.keys()]);
	const added: Logged[] = [];
	const pairs: { readonly before: CupFileMatch; readonly after: CupFileMatch; readonly edition: string }[] = [];
	for (const { match, edition, terms, revision } of places) {
		const log: Report[] = logs.get(match.id) ?? [];
		const known = new Set(log.map(({ id }) => id));
		const fresh = (named.get(match.id) ?? [])
			.filter(({ id }) => !known.has(id))
			.map(
				({ id, at, content }): Report => ({
					...content,
					id,
					at: instant(at),
					sender,
					...(reporter !== undefined && { by: reporter }),
				}),
			);
		if (fresh.length === 0) continue;
		const first = log.length === 0 ? firstStatement(match) : null;
		const own = first ? [first, ...fresh] : fresh;
		added.push(...own.map((one) => ({ ...one, match: match.id, revision })));
		const after = withStated(match, reportedMatch([...log, ...own], terms).stated);
		if (resultOf(match) !== resultOf(after)) pairs.push({ before: match, after, edition });
	}
	await insertRows(
		orm,
		report,
		added.map(({ id, match, at, sender, by, revision, ...content }) => ({
			...{ cup, id, match, at, sender, reporter: by ?? null, content, revision },
		})),
		() => undefined,
	);
	await writeResults(orm, cup, pairs);
	await seatByReports(orm, cup, pairs);
	const before = pairs.map((pair) => pair.before);
	const after = pairs.map((pair) => pair.after);
	return { changed: after.map(({ id }) => id), rescheduled: rescheduledMatches(before, after) };
}

async function writeResults(
	orm: Orm,
	cup: number,
	pairs: readonly { readonly before: CupFileMatch; readonly after: CupFileMatch; readonly edition: string }[],
): Promise<void> {
	const rows = pairs.flatMap(({ after, edition }) => matchRows(cup, edition, [after]).match);
	const results = rows.map((row) => ({
		cup,
		id: row.id,
		...Object.fromEntries(RESULT_COLUMNS.map((column) => [column, row[column] ?? null])),
	}));
	await updateRows(orm, match, results, () => undefined);
	const told = pairs.filter(({ before, after }) => canonical(before.events ?? []) !== canonical(after.events ?? []));
	if (told.length === 0) return;
	const ids = told.map(({ after }) => after.id);
	await orm.delete(matchEvent).where(and(eq(matchEvent.cup, cup), inArray(matchEvent.match, ids)));
	const events = told.flatMap(({ after, edition }) => matchRows(cup, edition, [after]).matchEvent);
	await insertRows(orm, matchEvent, events, () => undefined);
}

/** In the order of ids, so that two transactions cannot deadlock. */
async function lockMatches(orm: Orm, cup: number, ids: readonly string[]): Promise<Judged[]> {
	const rows = await orm
		.select({
			match,
			halves: sql<number | null>`coalesce(${stage.halves}, ${category.halves})`,
			minutesPerHalf: sql<number | null>`coalesce(${stage.minutesPerHalf}, ${category.minutesPerHalf})`,
			sport: cupTable.sport,
			revision: editions.revision,
		})
		.from(match)
		.innerJoin(cupTable, eq(cupTable.id, match.cup))
		.innerJoin(editions, and(eq(editions.cup, match.cup), eq(editions.id, match.edition)))
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
		.where(and(eq(match.cup, cup), inArray(match.id, [...ids])))
		.orderBy(asc(match.id))
		.for("update", { of: match });
	const events = groupBy(
		await orm
			.select()
			.from(matchEvent)
			.where(and(eq(matchEvent.cup, cup), inArray(matchEvent.match, [...ids])))
			.orderBy(asc(matchEvent.ordinal)),
		(event) => event.match,
	);
	return rows.flatMap(({ match: row, halves, minutesPerHalf, sport, revision }) => {
		// Slots do not affect a result. Teams are looked up only for matches that begin.
		const [whole] = matchesOfRows({ match: [row], slot: [], matchEvent: events.get(row.id) ?? [] });
		const terms: PlayingTerms = {
			halfMinutes: halves === 2 ? minutesPerHalf : null,
			shootOutBy: sport === "handball" ? "seven-metre-throws" : "penalties",
		};
		return whole ? [{ match: whole, edition: row.edition, terms, revision: revision + 1 }] : [];
	});
}

async function readLogs(orm: Orm, cup: number, ids: readonly string[]): Promise<Map<string, Report[]>> {
	const rows = await orm
		.select()
		.from(report)
		.where(and(eq(report.cup, cup), inArray(report.match, [...ids])));
	return new Map([...groupBy(rows, (row) => row.match)].map(([id, own]) => [id, own.map(reportOfRow)]));
}
