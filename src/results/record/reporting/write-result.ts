import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Report } from "../../../cup/reports/report.ts";
import type { Orm } from "../../../database/database.ts";
import { namedStatement } from "../../../database/named-statement.ts";
import { rowsOf } from "../../../database/read-rows.ts";
import { noticeOf, notify } from "../change.ts";
import type { CupFileMatch, Scheduled } from "../cup-file.ts";
import { edition as editionTable } from "../nouns/edition.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { report } from "../nouns/report.ts";
import { matchesOfRows, matchRows } from "../nouns/rows.ts";
import { rescheduledMatches, writeSchedules } from "../schedule.ts";
import { resultOf } from "./reported-result.ts";

/** The columns of a match that no report writes; all others it does. */
type Programme =
	| "cup"
	| "id"
	| "edition"
	| "ordinal"
	| "number"
	| "division"
	| "against"
	| "round"
	| "playoffRound"
	| "position"
	| "start";
type Sides = "field" | "pinned" | "homeTeam" | "awayTeam" | "movedStart" | "movedField";

const REPORTED = {
	status: true,
	homeScore: true,
	awayScore: true,
	homeHalfTime: true,
	awayHalfTime: true,
	homeRegularTime: true,
	awayRegularTime: true,
	homeShootOut: true,
	awayShootOut: true,
	decidedBy: true,
	winner: true,
	period: true,
	minute: true,
	periodStart: true,
	periodMinute: true,
	begun: true,
	ended: true,
} as const satisfies { readonly [Column in Exclude<keyof typeof match.$inferSelect, Programme | Sides>]: true };

export const RESULT_COLUMNS = Object.keys(REPORTED) as (keyof typeof REPORTED)[];

/** The teams: recorded at kick-off, and removed when nothing else of the match is recorded any more. */
export const SEAT_COLUMNS = ["homeTeam", "awayTeam"] as const;

const WRITTEN_COLUMNS = [...RESULT_COLUMNS, ...SEAT_COLUMNS];

/** What is written with a result. */
type Beside = {
	/** Added to the match's log; `acceptedAt` by the cup's clock, null for the record's own statements. */
	readonly reports?: readonly { readonly report: Report; readonly acceptedAt: Date | null }[];
	/** The match's last rescheduling, null if it has none: then the notice contains the match. Left out: readers read it. */
	readonly scheduled?: Scheduled | null;
};

/** The id of a report is in the log of another match, since a transaction that has just committed. */
export class ReportIdInUse extends Error {}

/**
 * Writes a match's new result, its teams and its reports in one statement.
 * @returns the edition's new revision; null if nothing changed: then the reports are not written either
 * @throws ReportIdInUse if a report could not be added
 */
export async function writeResult(
	orm: Orm,
	{ cup, edition }: { readonly cup: number; readonly edition: string },
	before: CupFileMatch,
	after: CupFileMatch,
	{ reports = [], scheduled }: Beside = {},
): Promise<number | null> {
	if (resultOf(before) === resultOf(after)) return null;
	const rows = matchRows(cup, edition, [after]);
	const was = matchRows(cup, edition, [before]).matchEvent;
	const events = rows.matchEvent.filter((event, ordinal) => JSON.stringify(event) !== JSON.stringify(was[ordinal]));
	const rescheduled = rescheduledMatches([before], [after]);
	const [recorded] = matchesOfRows({ match: stored(rows.match), slot: stored(rows.slot), matchEvent: stored(rows.matchEvent) });
	const states =
		scheduled === undefined || rescheduled.length > 0 ? undefined : [{ ...recorded!, ...(scheduled && { scheduled }) }];
	const [written] = await rowsOf<{ readonly revision: number; readonly logged: number }>(
		orm,
		WRITE({
			...{ cup, edition, match: after.id, events: rows.matchEvent.length },
			result: jsonOf(match, WRITTEN_COLUMNS, rows.match),
			changed: jsonOf(matchEvent, EVENT_COLUMNS, events),
			reports: jsonOf(
				report,
				LOG_COLUMNS,
				reports.map((one) => logRow(cup, after.id, one)),
			),
			notice: noticeOf({ cup, edition, matches: [after.id], ...(states && { states }) }),
		}),
	);
	if (!written) throw new Error(`There is no edition ${edition} of cup ${cup} to raise the revision of.`);
	if (written.logged < reports.length) throw new ReportIdInUse();
	await writeSchedules(orm, cup, rescheduled, written.revision);
	return written.revision;
}

/** Rows as they are read. */
const stored = <Row extends object>(rows: readonly object[]): Row[] =>
	rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? null])) as Row);

const LOG_COLUMNS = ["cup", "id", "match", "at", "sender", "reporter", "content", "acceptedAt"] as const;
const EVENT_COLUMNS = Object.keys(getTableColumns(matchEvent));

function logRow(
	cup: number,
	of: string,
	{ report: one, acceptedAt }: { readonly report: Report; readonly acceptedAt: Date | null },
) {
	const { id, at, sender, by, accepted: _, ...content } = one;
	return { cup, id, match: of, at, sender, reporter: by ?? null, content, acceptedAt: acceptedAt?.toISOString() ?? null };
}

const columnOf = (table: PgTable, key: string): PgColumn => getTableColumns(table)[key]!;
const quoted = (table: PgTable, key: string): string => `"${columnOf(table, key).name}"`;
const namesOf = (table: PgTable, keys: readonly string[]): SQL => sql.raw(keys.map((key) => quoted(table, key)).join(", "));
const assigned = (table: PgTable, keys: readonly string[], from: "given" | "excluded"): SQL =>
	sql.raw(keys.map((key) => `${quoted(table, key)} = ${from}.${quoted(table, key)}`).join(", "));

/** Rows of a JSON parameter as `given`. */
function recordset(table: PgTable, keys: readonly string[], rows: string): SQL {
	const types = keys.map((key) => `${quoted(table, key)} ${columnOf(table, key).getSQLType()}`);
	return sql`json_to_recordset(${sql.placeholder(rows)}::json) as given(${sql.raw(types.join(", "))})`;
}

function jsonOf(table: PgTable, keys: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
	return JSON.stringify(rows.map((row) => Object.fromEntries(keys.map((key) => [columnOf(table, key).name, row[key] ?? null]))));
}

const [CUP, EDITION, MATCH] = [sql.placeholder("cup"), sql.placeholder("edition"), sql.placeholder("match")];

const WRITE = namedStatement(
	"write-result",
	sql`with raised as (
		update ${editionTable} set revision = revision + 1 where cup = ${CUP} and id = ${EDITION} returning revision
	), result as (
		update ${match} set ${assigned(match, WRITTEN_COLUMNS, "given")} from ${recordset(match, WRITTEN_COLUMNS, "result")}
		where ${match.cup} = ${CUP} and ${match.id} = ${MATCH}
	), removed as (
		delete from ${matchEvent}
		where ${matchEvent.cup} = ${CUP} and ${matchEvent.match} = ${MATCH} and ${matchEvent.ordinal} >= ${sql.placeholder("events")}
	), events as (
		insert into ${matchEvent} (${namesOf(matchEvent, EVENT_COLUMNS)})
		select ${namesOf(matchEvent, EVENT_COLUMNS)} from ${recordset(matchEvent, EVENT_COLUMNS, "changed")}
		on conflict (cup, match, ordinal) do update set ${assigned(matchEvent, EVENT_COLUMNS, "excluded")}
	), logged as (
		insert into ${report} (${namesOf(report, LOG_COLUMNS)}, revision)
		select ${namesOf(report, LOG_COLUMNS)}, raised.revision from raised, ${recordset(report, LOG_COLUMNS, "reports")}
		on conflict do nothing returning id
	)
	select revision, (select count(*)::integer from logged) as logged, ${notify(sql`raised.revision`, sql.placeholder("notice"))}
	from raised`,
);
