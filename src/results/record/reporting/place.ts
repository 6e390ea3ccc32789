import { sql } from "drizzle-orm";
import type { CupClock } from "../../../cup/cup-clock.ts";
import type { PlayingTerms } from "../../../cup/reports/course.ts";
import type { Report } from "../../../cup/reports/report.ts";
import type { Orm } from "../../../database/database.ts";
import { namedStatement } from "../../../database/named-statement.ts";
import { jsonRows, rowsOf } from "../../../database/read-rows.ts";
import type { CupFileMatch, Scheduled } from "../cup-file.ts";
import { category } from "../nouns/category.ts";
import { cup } from "../nouns/cup.ts";
import { division } from "../nouns/division.ts";
import { edition } from "../nouns/edition.ts";
import { field } from "../nouns/field.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { matchSchedule } from "../nouns/match-schedule.ts";
import { pendingReport, report } from "../nouns/report.ts";
import { matchesOfRows } from "../nouns/rows.ts";
import { runningClock } from "../nouns/running-clock.ts";
import { slot } from "../nouns/slot.ts";
import { stage } from "../nouns/stage.ts";
import type { StoredRows } from "../nouns/tables.ts";
import { instantOrNull } from "../nouns/value.ts";
import { clockOfRow } from "../read-clock.ts";
import { scheduledOf } from "../schedule.ts";
import { sharedLock } from "../writer-lock.ts";
import { reportOfRow } from "./log.ts";
import { type PendingReport, pendingOfRow } from "./pending-row.ts";

/** A match with everything needed to judge its reports. */
export type ReportedPlace = {
	readonly edition: string;
	readonly match: CupFileMatch;
	readonly arena: string | null;
	readonly terms: PlayingTerms;
	/** Whether a report may include a shirt number: never for young categories. */
	readonly shirtNumbers: boolean;
	/** Whether the result is confirmed by ticks. */
	readonly confirmsResults: boolean;
	/** The cup's clock. */
	readonly clock: CupClock;
};

/** A locked match with its log. */
export type LockedMatch = {
	readonly place: ReportedPlace;
	/** Of the edition. */
	readonly revision: number;
	/** Its last rescheduling, if the record knows it. */
	readonly scheduled?: Scheduled;
	/** In no particular order. */
	readonly log: readonly Report[];
	/** The pending reports of the match, and the one with the id that was asked for, whatever its match. */
	readonly pending: readonly PendingReport[];
	/** The report with that id in the log of any match. */
	readonly known?: { readonly match: string; readonly report: Report };
};

type Rows = Pick<StoredRows, "match" | "slot" | "matchEvent"> & {
	readonly report: (typeof report.$inferSelect)[];
	readonly pending: (typeof pendingReport.$inferSelect)[];
	readonly schedule: (typeof matchSchedule.$inferSelect)[];
	readonly running: (typeof runningClock.$inferSelect)[];
	readonly terms: {
		readonly arena: string | null;
		readonly halves: number | null;
		readonly minutesPerHalf: number | null;
		readonly sport: typeof cup.$inferSelect.sport;
		readonly shirtNumbers: boolean | null;
		readonly publishesScores: boolean | null;
		readonly confirmsResults: boolean | null;
		readonly clock: string | null;
		readonly revision: number;
	};
};

const [CUP, ID, REPORT] = [sql.placeholder("cup"), sql.placeholder("id"), sql.placeholder("report")];
const own = (table: typeof slot | typeof matchEvent | typeof matchSchedule) =>
	sql`from ${table} where ${table.cup} = ${CUP} and ${table.match} = ${ID}`;
const ownOr = (table: typeof report | typeof pendingReport) =>
	sql`from ${table} where ${table.cup} = ${CUP} and (${table.match} = ${ID} or ${table.id} = ${REPORT})`;

/** The match is locked after the cup, as by every other writer: it needs a value of the first part. */
const LOCK = namedStatement(
	"lock-match",
	sql`with shared as materialized (select ${CUP}::integer as cup, ${sharedLock(CUP)})
		select locked.id from shared cross join lateral (
			select ${match.id} from ${match} where ${match.cup} = shared.cup and ${match.id} = ${ID} for update) as locked`,
);

const READ = namedStatement(
	"match-with-log",
	sql`select json_build_object(
		'match', ${jsonRows(match, sql`from ${match} where ${match.cup} = ${CUP} and ${match.id} = ${ID}`)},
		'slot', ${jsonRows(slot, own(slot))},
		'matchEvent', ${jsonRows(matchEvent, sql`${own(matchEvent)} order by ${matchEvent.ordinal}`)},
		'report', ${jsonRows(report, ownOr(report))},
		'pending', ${jsonRows(pendingReport, ownOr(pendingReport))},
		'schedule', ${jsonRows(matchSchedule, own(matchSchedule))},
		'running', ${jsonRows(runningClock, sql`from ${runningClock} where ${runningClock.cup} = ${CUP}`)},
		'terms', (select json_build_object(
			'arena', ${field.arena},
			'halves', coalesce(${stage.halves}, ${category.halves}),
			'minutesPerHalf', coalesce(${stage.minutesPerHalf}, ${category.minutesPerHalf}),
			'sport', ${cup.sport},
			'shirtNumbers', coalesce(${category.shirtNumbers}, ${cup.shirtNumbers}),
			'publishesScores', ${category.publishesScores},
			'confirmsResults', ${category.confirmsResults},
			'clock', ${cup.clock},
			'revision', ${edition.revision})
			from ${match}
			join ${cup} on ${cup.id} = ${match.cup}
			join ${edition} on ${edition.cup} = ${match.cup} and ${edition.id} = ${match.edition}
			join ${division} on ${division.cup} = ${match.cup} and ${division.id} = ${match.division}
			join ${stage} on ${stage.cup} = ${division.cup} and ${stage.id} = ${division.stage}
			join ${category} on ${category.cup} = ${stage.cup} and ${category.id} = ${stage.category}
			left join ${field} on ${field.cup} = ${match.cup} and ${field.id} = ${match.field}
			where ${match.cup} = ${CUP} and ${match.id} = ${ID})
	)::text as rows`,
);

/**
 * Reads a match and locks it until the transaction ends, with a shared lock of its cup (writer-lock.ts).
 * @param reportId a report that is looked up beside the match's own
 * @returns undefined if the cup has no such match
 */
export async function lockMatch(orm: Orm, cupId: number, id: string, reportId = ""): Promise<LockedMatch | undefined> {
	const lock = async () => (await rowsOf(orm, LOCK({ cup: cupId, id }))).length > 0;
	// The match may have been added by the writer that the first statement waited for: only a later one sees it.
	if (!(await lock()) && !(await lock())) return undefined;
	const [found] = await rowsOf<{ readonly rows: string }>(orm, READ({ cup: cupId, id, report: reportId }));
	return found && lockedMatchOf(JSON.parse(found.rows) as Rows, reportId);
}

function lockedMatchOf(rows: Rows, reportId: string): LockedMatch {
	const { arena, halves, minutesPerHalf, sport, shirtNumbers, publishesScores, confirmsResults, clock, revision } = rows.terms;
	const [whole] = matchesOfRows(rows);
	const [row] = rows.match;
	const [running] = rows.running;
	const [schedule] = rows.schedule;
	const known = rows.report.find(({ id }) => id === reportId);
	return {
		place: {
			edition: row!.edition,
			match: whole!,
			arena,
			terms: {
				halfMinutes: halves === 2 ? minutesPerHalf : null,
				shootOutBy: sport === "handball" ? "seven-metre-throws" : "penalties",
			},
			shirtNumbers: publishesScores !== false && (shirtNumbers ?? false),
			confirmsResults: confirmsResults ?? false,
			clock: running ? clockOfRow(running) : instantOrNull(clock),
		},
		revision,
		...(schedule && { scheduled: scheduledOf(schedule) }),
		log: rows.report.filter((one) => one.match === row!.id).map(reportOfRow),
		pending: rows.pending.map(pendingOfRow),
		...(known && { known: { match: known.match, report: reportOfRow(known) } }),
	};
}
