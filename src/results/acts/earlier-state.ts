import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, gt, inArray, lte, max, or, type SQL, sql } from "drizzle-orm";
import { groupBy } from "../../collections/group-by.ts";
import { hasBegun, isUnplayed } from "../../cup/match/kick-off.ts";
import type { SideName } from "../../cup/match/match.ts";
import type { PlayingTerms } from "../../cup/reports/course.ts";
import type { Report, Stated } from "../../cup/reports/report.ts";
import { reportedMatch } from "../../cup/reports/reported-match.ts";
import { type Database, type Orm, SNAPSHOT } from "../../database/database.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { cupCodec } from "../record/nouns/cup.ts";
import { report } from "../record/nouns/report.ts";
import { matchRows } from "../record/nouns/rows.ts";
import { scriptLine } from "../record/nouns/running-clock.ts";
import { instantOrNull } from "../record/nouns/value.ts";
import { editionAsRows } from "../record/read.ts";
import { clockOf, cupNow, readRunningClock } from "../record/read-clock.ts";
import { reportOfRow } from "../record/reporting/log.ts";
import { firstStatementId, withStated } from "../record/reporting/stated.ts";
import { RESULT_COLUMNS } from "../record/reporting/write-result.ts";
import type { ScriptContent } from "../record/script.ts";
import { act } from "./act-table.ts";
import { type AnyRow, type RowChange, unpackRows } from "./row-change.ts";
import { StateRows } from "./state-rows.ts";
import { columnsOfAct, withColumns } from "./unit.ts";

/** A moment: by the cup's clock, in whole seconds; or a revision of the edition. */
export type Moment = { readonly at: Date } | { readonly revision: number };

type Place = { readonly cup: number; readonly edition: string };
/** An act to revert, and its edition's revision; null: it did not change the edition. */
type Later = { readonly at: string; readonly revision: number | null; readonly rows: readonly RowChange[] };
type Logged = Report & { readonly revision: number | null; readonly acceptedAt: string | null };

/**
 * An edition at a past moment. From the present state, every later act is reverted by its stored rows, newest first, and every later
 * report by computing its match's log without it.
 * Acts of a cup are serialised, so their numbers order them. Reports of different matches are concurrent: the edition's revision orders a
 * report and an act, since both read the clock a moment before they write. The cup's clock, which acts and reports store, decides which
 * are later than a moment.
 * @returns undefined if the edition did not exist then, or no longer exists
 */
export async function earlierState(db: Database, place: Place, moment: Moment): Promise<EditionRecord | undefined> {
	const read = await db.orm.transaction(async (orm) => {
		const present = await editionAsRows(orm, place.cup, place.edition);
		if (!present) return undefined;
		const [cup] = present.cup;
		const running = await readRunningClock(orm, place.cup);
		const now = new Date(cupNow(clockOf({ running, clock: cupCodec.ofRow(cup).clock }), new Date()));
		const later = await laterActs(orm, place, moment, now);
		const first = later.findLast(({ revision }) => revision !== null)?.revision ?? null;
		const reports = await laterReports(orm, place.cup, moment, first);
		const played = "at" in moment ? await laterScript(orm, place.cup, moment.at) : [];
		return { present, since: { later, ...reports }, played };
	}, SNAPSHOT);
	if (!read) return undefined;
	const { present, since, played } = read;
	const [found] = present.edition;
	// Each step blocks readers of a large cup for up to a tenth of a second: they are served in between.
	await setImmediate();
	const rows = new StateRows(present);
	await setImmediate();
	await takeBack(rows, place, since);
	unplay(rows, place.cup, played);
	await setImmediate();
	const state = rows.state();
	const edition = state?.editions.find(({ id }) => id === place.edition);
	if (!state || !edition) return undefined;
	const revision = "revision" in moment ? moment.revision : found.revision;
	const announcedTo = "at" in moment ? moment.at.toISOString() : instantOrNull(found.announcedTo);
	return { cup: state.cup, clubs: state.clubs, arenas: state.arenas, edition, revision, announcedTo };
}

const ofEdition = ({ edition }: Place) => sql`${act.editions}::jsonb @> ${JSON.stringify([{ id: edition }])}::jsonb`;

/** @returns the acts after the last one at that moment, newest first */
async function laterActs(orm: Orm, place: Place, moment: Moment, now: Date): Promise<Later[]> {
	const done = "at" in moment ? doneBy(moment.at, now) : and(ofEdition(place), lte(revisionIn(place), moment.revision));
	const [last] = await orm
		.select({ id: max(act.id) })
		.from(act)
		.where(and(eq(act.cup, place.cup), done));
	const kept = await orm
		.select({ at: act.at, editions: act.editions, rows: act.rows })
		.from(act)
		.where(and(eq(act.cup, place.cup), gt(act.id, last?.id ?? 0)))
		.orderBy(desc(act.id));
	return kept.map(({ at, editions, rows }) => ({
		at,
		revision: editions.find((one) => one.id === place.edition)?.revision ?? null,
		rows: unpackRows(rows),
	}));
}

/**
 * A time in the future was stored before the cup's clock was set back, or before a demo's days began again: it counts as earlier than any
 * moment since.
 */
const doneBy = (at: Date, now: Date): SQL | undefined => or(lte(act.at, endOf(at)), gt(act.at, endOf(now)));

/** Acts have times in whole seconds. */
const endOf = (second: Date) => new Date(Math.floor(second.getTime() / 1_000) * 1_000 + 999).toISOString();

const revisionIn = ({ edition }: Place): SQL<number> => sql`(
	select (one->>'revision')::int from json_array_elements(${act.editions}) as one where one->>'id' = ${edition})`;

/**
 * @param firstAct the revision of the first reverted act: reports after it are later, whatever their time
 * @returns the complete logs of matches that have been reported since
 */
async function laterReports(orm: Orm, cup: number, moment: Moment, firstAct: number | null) {
	const afterAct = firstAct === null ? sql`false` : gt(report.revision, firstAct);
	const until = "at" in moment ? endOf(moment.at) : "";
	// Reports of a demo's script arrive in batches, so their scripted times count.
	const since =
		"at" in moment
			? or(gt(report.acceptedAt, until), and(sql`${report.acceptedAt} is null`, gt(report.at, until)), afterAct)
			: gt(report.revision, moment.revision);
	const later = orm
		.selectDistinct({ match: report.match })
		.from(report)
		.where(and(eq(report.cup, cup), since));
	const rows = await orm
		.select()
		.from(report)
		.where(and(eq(report.cup, cup), inArray(report.match, later)))
		.orderBy(asc(report.sequence));
	const logs = groupBy(
		rows.map((row): Logged & { readonly match: string } => ({
			...reportOfRow(row),
			...{ match: row.match, acceptedAt: row.acceptedAt },
			// A result from before the first report is older than all, whenever it was stored.
			revision: row.id === firstStatementId(row.match) ? 0 : row.revision,
		})),
		({ match }) => match,
	);
	const isLater = (one: Logged): boolean => {
		const { revision } = one;
		if (!("at" in moment)) return revision !== null && revision > moment.revision;
		if (firstAct !== null && revision !== null && revision > firstAct) return true;
		return timeOf(one) > Date.parse(until);
	};
	return { logs, isLater };
}

type Since = {
	readonly later: readonly Later[];
	readonly logs: ReadonlyMap<string, readonly Logged[]>;
	readonly isLater: (one: Logged) => boolean;
};

async function takeBack(rows: StateRows, place: Place, { later, logs, isLater }: Since): Promise<void> {
	/** The act that a match's result was reverted to, with the reports before it. */
	const takenTo = new Map<string, Later>();
	const isBefore = (one: Logged, act: Later) =>
		one.revision === null || act.revision === null ? timeOf(one) <= Date.parse(act.at) : one.revision <= act.revision;
	for (const act of later) {
		const touched = new Set(act.rows.flatMap(matchOfResult).filter((match) => logs.has(match)));
		/**
		 * Reports between this act and the next one of its match. If there are none, the match is as this act left it; its log need not
		 * contain that result, since its first entry may be as new as the first report and may include a later act.
		 */
		const isReportedSince = (match: string): boolean => {
			const next = takenTo.get(match);
			return logs
				.get(match)!
				.some((one) => one.id !== firstStatementId(match) && !isBefore(one, act) && (next === undefined || isBefore(one, next)));
		};
		// In the state after the act, without later reports.
		const reported = new Set([...touched].filter(isReportedSince));
		await restateRows(rows, place, reported, (match) => logs.get(match)!.filter((one) => isBefore(one, act)));
		for (const change of act.rows.toReversed()) takeBackRow(rows, change);
		for (const match of touched) takenTo.set(match, act);
	}
	const reportedSince = [...logs].flatMap(([match, log]) => {
		const act = takenTo.get(match);
		return log.some((one) => isLater(one) && (act === undefined || isBefore(one, act))) ? [match] : [];
	});
	await restateRows(rows, place, new Set(reportedSince), (match) => logs.get(match)!.filter((one) => !isLater(one)));
}

const timeOf = ({ acceptedAt, at }: Logged): number => Date.parse(acceptedAt ?? at);

const OF_RESULT: ReadonlySet<string> = new Set(RESULT_COLUMNS);

/** The match whose result a change is about. */
function matchOfResult(change: RowChange): string[] {
	const row = (change.before ?? change.after) as AnyRow;
	if (change.table === "matchEvent") return [String(row.match)];
	if (change.table !== "match") return [];
	const isWhole = change.before === null || change.after === null;
	return isWhole || columnsOfAct(change).some((column) => OF_RESULT.has(column)) ? [String(row.id)] : [];
}

function takeBackRow(rows: StateRows, change: RowChange): void {
	const { table, before, after } = change;
	if (before === null) rows.delete(table, after as AnyRow);
	else {
		const now = after === null ? undefined : rows.get(table, after);
		rows.put(table, now === undefined ? before : withColumns(now, before, columnsOfAct(change)));
	}
}

/** How many matches' logs are read at once. */
const AT_A_STRETCH = 100;

/** Sets matches to the state that their reports give. */
async function restateRows(
	rows: StateRows,
	{ cup, edition }: Place,
	matches: ReadonlySet<string>,
	logOf: (match: string) => readonly Logged[],
): Promise<void> {
	if (matches.size === 0) return;
	const termsOf = termsIn(rows, cup);
	for (const event of [...rows.of("matchEvent")]) if (matches.has(String(event.match))) rows.delete("matchEvent", event);
	for (const [at, id] of [...matches].entries()) {
		if (at % AT_A_STRETCH === AT_A_STRETCH - 1) await setImmediate();
		const row = rows.get("match", { cup, id });
		if (row === undefined) continue;
		const whole = { id, division: row.division, round: 0, home: {}, away: {}, status: "scheduled" } as unknown as CupFileMatch;
		const [log, terms] = [logOf(id), termsOf(row)];
		const { stated } = reportedMatch(log, terms);
		const made = matchRows(cup, edition, [withStated(whole, stated)]);
		const result = Object.fromEntries(RESULT_COLUMNS.map((column) => [column, made.match[0]?.[column] ?? null]));
		rows.put("match", { ...row, ...result, ...(isVacatedThen(row, stated, { log, terms }) && withoutSlotTeams(rows, row)) });
		for (const event of made.matchEvent) rows.put("matchEvent", event);
	}
}

/**
 * Whether a match has begun by now, and by its reports of then had no fixed teams: it had not begun, or what made it begin had been
 * undone. If it was put off first and played afterwards, its status of then alone does not show this.
 */
function isVacatedThen(
	now: AnyRow,
	then: Stated,
	{ log, terms }: { readonly log: readonly Logged[]; readonly terms: PlayingTerms },
): boolean {
	if (!hasBegun(now as unknown as Parameters<typeof hasBegun>[0]) || hasBegun(then)) return false;
	if (isUnplayed(then)) return true;
	const arrived = log.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
	let isSeated = false;
	for (const at of arrived.keys()) {
		const { stated } = reportedMatch(arrived.slice(0, at + 1), terms);
		if (hasBegun(stated)) isSeated = true;
		else if (isUnplayed(stated)) isSeated = false;
	}
	return !isSeated;
}

/** The record's own statement is from before all reports, whenever it was stored. */
const isFirst = ({ kind }: Report): boolean => kind === "statement";

function withoutSlotTeams(rows: StateRows, match: AnyRow): AnyRow {
	const isSlot = (side: SideName) => rows.get("slot", { cup: match.cup, match: match.id, side }) !== undefined;
	return { ...(isSlot("home") && { homeTeam: null }), ...(isSlot("away") && { awayTeam: null }) };
}

/** The row data that a match's reports are computed with. */
function termsIn(rows: StateRows, id: number): (match: AnyRow) => PlayingTerms {
	const [cup] = rows.of("cup");
	const shootOutBy = cup?.sport === "handball" ? "seven-metre-throws" : "penalties";
	return ({ division }) => {
		const stage = rows.get("stage", { cup: id, id: rows.get("division", { cup: id, id: division })?.stage });
		const category = rows.get("category", { cup: id, id: stage?.category });
		const halves = stage?.halves ?? category?.halves;
		const minutes = (stage?.minutesPerHalf ?? category?.minutesPerHalf ?? null) as number | null;
		return { halfMinutes: halves === 2 ? minutes : null, shootOutBy };
	};
}

/** @returns what a demo's script has done since beside its reports, newest first: tie-break facts, and streams on or off */
async function laterScript(orm: Orm, cup: number, at: Date): Promise<ScriptContent[]> {
	const lines = await orm
		.select({ content: scriptLine.content })
		.from(scriptLine)
		.where(
			and(
				eq(scriptLine.cup, cup),
				gt(scriptLine.at, at.toISOString()),
				sql`${scriptLine.content}->>'kind' in ('fact', 'stream')`,
			),
		)
		.orderBy(desc(scriptLine.ordinal));
	return lines.map(({ content }) => content);
}

function unplay(rows: StateRows, cup: number, played: readonly ScriptContent[]): void {
	for (const content of played) {
		if (content.kind === "fact") {
			const { id } = content.fact;
			rows.delete("fact", { cup, id });
			for (const row of [...rows.of("factOrder")]) if (row.fact === id) rows.delete("factOrder", row);
		} else if (content.kind === "stream") {
			const row = rows.get("stream", { cup, id: content.stream });
			if (row !== undefined) rows.put("stream", { ...row, state: content.was });
		}
	}
}
