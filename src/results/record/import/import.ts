import { isDeepStrictEqual } from "node:util";
import type { Database, Orm } from "../../../database/database.ts";
import { updateStatistics } from "../../../database/statistics.ts";
import { announceImported } from "../announcing.ts";
import { type Cells, type CellsByEdition, cellsOf, nounKey } from "../cells.ts";
import { announceChange } from "../change.ts";
import { checkState } from "../check/check.ts";
import { Report } from "../check/fault-report.ts";
import { newlyContested } from "../contested-seats.ts";
import type { CupFileCup, CupFileMatch } from "../cup-file.ts";
import { type CupState, walkNouns } from "../cup-state.ts";
import { type Fault, isError } from "../fault.ts";
import { readShape, type ShapeCheck } from "../input/shape.ts";
import { CUP_FILE, type Source } from "../input/source.ts";
import { NounNames } from "../naming/noun-names.ts";
import { cupRows, editionRows } from "../nouns/rows.ts";
import { noRows, TABLE_NAMES, type TableName } from "../nouns/tables.ts";
import { withPlayedCriteria } from "../played-criteria.ts";
import { clockOf, cupNow, readRunningClock } from "../read-clock.ts";
import { restate } from "../reporting/log.ts";
import { resultOf } from "../reporting/reported-result.ts";
import { rescheduledMatches, writeSchedules } from "../schedule.ts";
import { seatedEditions } from "../seats.ts";
import { refuseDrawOfBegun } from "../stage-draw.ts";
import { type Difference, difference, joinDifferences, matchesOf, rowCount } from "../write/difference.ts";
import { raiseRevision, writeDifference } from "../write/write-difference.ts";
import { lockCup, writerTransaction } from "../writer-lock.ts";
import { changedSinceImport } from "./changed-since-import.ts";
import { CONSENTS, type Consent, type ImportChange, importChanges, leftOut, removedNouns } from "./changes.ts";
import { type LastImports, readLastImports, saveImport } from "./last-import.ts";
import { type Loaded, loadCup } from "./load.ts";
import { Merge } from "./merge.ts";
import { notBegunMatches } from "./not-begun.ts";
import { Ownership } from "./ownership.ts";
import { removeStated } from "./removal.ts";
import { followSwappedGroups } from "./swapped-groups.ts";

export type ImportOptions = {
	/** Only check, without writing. */
	readonly check?: boolean;
	/** What the importing user allows to change in the record. */
	readonly publication?: boolean;
	readonly moves?: boolean;
	readonly results?: boolean;
	readonly rest?: boolean;
	/** Allows results of matches that have not begun by the cup's clock. */
	readonly notBegun?: boolean;
	/** Called with the number of rows written and their total. */
	readonly onProgress?: (done: number, of: number) => void;
	/** Called for each written cup, in the same transaction: if it fails, nothing is written. */
	readonly onWritten?: (orm: Orm, written: WrittenImport) => Promise<void>;
};

/** What an import wrote of one cup. */
export type WrittenImport = {
	readonly cup: number;
	/** By the cup's clock. */
	readonly now: string;
	readonly difference: Difference;
	readonly editions: readonly { readonly id: string; readonly revision: number }[];
	/** Changes of existing nouns. */
	readonly changes: readonly ImportChange[];
	/** The earlier contents of each source, per edition ("": nouns without an edition). */
	readonly said: readonly { readonly source: string; readonly edition: string; readonly before: Cells }[];
};

export type Counts = { readonly added: number; readonly changed: number; readonly removed: number };

export type ImportReport = {
	/** If it contains an error, nothing is written. */
	readonly faults: readonly Fault[];
	readonly written: boolean;
	/** By table: rows written, or to be written. */
	readonly counts: Readonly<Record<TableName, Counts>> | null;
	/** Changes of existing nouns. */
	readonly changes: readonly ImportChange[];
	/** The same, also of sources that need no consent; empty without `onWritten` unless a file or folder is imported. */
	readonly told: readonly ImportChange[];
	/** Consents that the changes need and that were not given: then nothing is written. */
	readonly missing: readonly Consent[];
	/**
	 * Played matches for which the import's results give other teams: the recorded teams stay, and the office decides. In words.
	 */
	readonly contested: readonly string[];
	/** Names of matches that get a result before they begin by the cup's clock: without `notBegun` nothing is written then. */
	readonly notBegun: readonly string[];
	/** Names of nouns that a file listed at its last import and no longer lists. They stay in the record. */
	readonly leftOut: readonly string[];
	/** The editions that changed, with their new revision. */
	readonly editions: readonly { readonly cup: number; readonly id: string; readonly revision: number }[];
};

type Prepared = {
	readonly cup: number;
	readonly faults: readonly Fault[];
	/** By the cup's clock. */
	readonly now: string;
	/** Editions that are removed. */
	readonly gone: Difference;
	readonly change: Difference;
	readonly editions: readonly EditionChange[];
	/** Matches whose result changed. */
	readonly restated: readonly CupFileMatch[];
	/** From files and folders only; commands need no consent. */
	readonly changes: readonly ImportChange[];
	/** The same, also for commands, if the caller wants them. */
	readonly told: readonly ImportChange[];
	readonly contested: readonly string[];
	readonly notBegun: readonly string[];
	readonly leftOut: readonly string[];
	readonly last: LastImports;
	/** The contents of each file or folder, to be stored. */
	readonly kept: readonly { readonly source: string; readonly said: CellsByEdition }[];
	readonly removed: ReadonlySet<string>;
};
type EditionChange = { readonly id: string; readonly matches: string[] | "all"; readonly rescheduled: readonly string[] };

/**
 * Imports cup files, all or nothing, in one transaction. New nouns are added, existing ones are updated by id, a blank leaves a
 * value unchanged, and only nouns under `remove` are removed. Writers of one cup wait for each other. Values that are the same as
 * in a file's last import change nothing (docs/develop/decisions/0018-an-import-has-three-sides.md).
 * @param sources later ones override earlier ones; they may contain one cup or several
 */
export async function importCups(db: Database, sources: readonly Source[], options: ImportOptions = {}): Promise<ImportReport> {
	const shaped = sources.map(readShape);
	const nothing = {
		written: false,
		counts: null,
		changes: [],
		told: [],
		missing: [],
		contested: [],
		notBegun: [],
		leftOut: [],
		editions: [],
	};
	if (sources.length === 0 || shaped.some(({ change }) => change === null))
		return { ...nothing, faults: shaped.flatMap((file) => file.faults) };

	return writerTransaction(db, async (orm) => {
		const prepared: Prepared[] = [];
		for (const [cup, files] of byCup(shaped)) {
			await lockCup(orm, cup);
			prepared.push(await prepare(orm, cup, files, options));
		}
		const counts = countsOf(joinDifferences(prepared.flatMap(({ gone, change }) => [gone, change])));
		const faults = prepared.flatMap((one) => one.faults);
		const changes = prepared.flatMap(({ changes }) => changes);
		const missing = CONSENTS.filter((kind) => !options[kind] && changes.some(({ consent }) => consent === kind));
		const contested = prepared.flatMap((one) => one.contested);
		const notBegun = prepared.flatMap((one) => one.notBegun);
		const tried = {
			...nothing,
			faults,
			counts,
			changes,
			told: prepared.flatMap(({ told }) => told),
			missing,
			contested,
			notBegun,
			leftOut: prepared.flatMap((one) => one.leftOut),
		};
		const isTooEarly = notBegun.length > 0 && !options.notBegun;
		if (options.check || faults.some(isError) || missing.length > 0 || isTooEarly) return tried;
		return { ...tried, written: true, editions: await write(orm, prepared, options) };
	});
}

/** Imports one cup file: see importCups. */
export const importCup = (db: Database, source: Source, options?: ImportOptions): Promise<ImportReport> =>
	importCups(db, [source], options);

/** In the order of ids, so that two imports of several cups cannot deadlock. */
function byCup(shaped: readonly ShapeCheck[]): [cup: number, files: ShapeCheck[]][] {
	const cups = new Map<number, ShapeCheck[]>();
	for (const file of shaped) if (file.change) cups.set(file.change.cup.id, [...(cups.get(file.change.cup.id) ?? []), file]);
	return [...cups].sort(([a], [b]) => a - b);
}

async function prepare(
	orm: Orm,
	cup: number,
	files: readonly ShapeCheck[],
	{ onWritten }: Pick<ImportOptions, "onWritten">,
): Promise<Prepared> {
	const loaded = await loadCup(
		orm,
		cup,
		files.flatMap(({ change }) => change ?? []),
	);
	const report = new Report(files[0]!.source);
	report.faults.push(...files.flatMap(({ faults }) => faults));
	const ownership = new Ownership(report);
	for (const { kind, id, owner } of loaded.elsewhere) ownership.knows(kind, id, owner);
	if (loaded.state) walkNouns(loaded.state, (kind, noun, owner) => ownership.knows(kind, noun.id, owner));

	const running = await readRunningClock(orm, cup);
	const server = new Date();
	const speaks = files.flatMap(({ change }) => (change?.editions ?? []).map(({ id }) => id));
	const last = await readLastImports(orm, cup, [...new Set(speaks)]);
	const kept: Prepared["kept"][number][] = [];
	const said = new Map<object, CellsByEdition>();
	let state = loaded.state;
	for (const file of files) {
		const { keptAs } = file.source;
		if (keptAs !== undefined && file.change) {
			const cells = cellsOf(file.change);
			said.set(file.change, cells);
			kept.push({ source: keptAs, said: cells });
		}
		const shaped = keptAs === undefined ? file : changedSinceImport(file, keptAs, { last, there: nounsOf(state) });
		const now = ({ clock }: Pick<CupFileCup, "clock">) => cupNow(clockOf({ running, clock }), server);
		const merge = new Merge(shaped, report, ownership, { now });
		const merged = merge.cup(state);
		const placed = keptAs === undefined ? merged : followSwappedGroups(state, merged, report);
		state = removeStated(placed, shaped, ownership, report);
	}
	if (!state) throw new Error(`No file speaks of cup ${cup}.`);
	refuseDrawOfBegun(loaded.state, state, report);
	checkState(state, loaded.others, report);
	const { faults } = report;
	const common = { cup, faults, last, kept };
	if (faults.some(isError)) return { ...common, ...NOTHING_CHANGED };
	const seated = seatedEditions(loaded.state?.editions, state.editions);
	const after = { ...state, editions: withPlayedCriteria(loaded.state?.editions, seated, categoriesOfCupFiles(files)) };
	// Most editions of a whole cup's file are as they were: what compares them value by value leaves them out.
	const same = unchangedEditions(loaded.state, after);
	const [was, becomes] = [loaded.state && withoutEditions(loaded.state, same), withoutEditions(after, same)];
	const told = kept.length > 0 || onWritten ? importChanges(was, becomes, last) : [];
	const now = cupNow(clockOf({ running, clock: after.cup.clock }), server);
	return {
		...common,
		now,
		notBegun: kept.length > 0 ? notBegunMatches(was, becomes, now) : [],
		...compareStates(was, becomes, [...loaded.others, ...after.editions.filter(({ id }) => same.has(id))]),
		changes: kept.length > 0 ? told : [],
		told,
		contested: contestedWords(was, becomes),
		leftOut: files.flatMap(({ source, change }) =>
			change ? leftOut(source, said.get(change) ?? cellsOf(change), after, last) : [],
		),
		removed: removedNouns(was, becomes),
	};
}

/** @returns the ids of editions that an import leaves exactly as they are */
function unchangedEditions(before: CupState | undefined, after: CupState): ReadonlySet<string> {
	const was = new Map(before?.editions.map((edition) => [edition.id, edition]));
	return new Set(after.editions.filter((edition) => isDeepStrictEqual(was.get(edition.id), edition)).map(({ id }) => id));
}

const withoutEditions = (state: CupState, ids: ReadonlySet<string>): CupState => ({
	...state,
	editions: state.editions.filter(({ id }) => !ids.has(id)),
});

/** Whether a category is from a cup file: sheets and other formats were never written by an older version of Cupboard. */
function categoriesOfCupFiles(files: readonly ShapeCheck[]): (category: string) => boolean {
	const stated = new Set(
		files.flatMap(({ source, change }) =>
			source.keptAs?.startsWith(CUP_FILE)
				? (change?.editions ?? []).flatMap(({ categories = [] }) => categories.map(({ id }) => id))
				: [],
		),
	);
	return (category) => stated.has(category);
}

const NOTHING_CHANGED = {
	now: "",
	gone: joinDifferences([]),
	change: joinDifferences([]),
	editions: [],
	restated: [],
	changes: [],
	told: [],
	contested: [],
	notBegun: [],
	leftOut: [],
	removed: new Set<string>(),
};

function contestedWords(before: CupState | undefined, after: CupState): string[] {
	const was = new Map(before?.editions.map((edition) => [edition.id, edition]));
	const names = new NounNames(after);
	return after.editions.flatMap((edition) => {
		const old = was.get(edition.id);
		// A new edition states itself who played.
		if (old === undefined || old === edition) return [];
		return newlyContested(old, edition).map(({ match, team, instead }) => {
			const other = instead.team === null ? "nobody" : names.of("teams", instead.team);
			return `${names.of("matches", match)} was played by ${names.of("teams", team)}; by the tables and results now ${other} would be there`;
		});
	});
}

function nounsOf(state: CupState | undefined): Map<string, object> {
	const nouns = new Map<string, object>();
	if (!state) return nouns;
	nouns.set(nounKey("cup", state.cup.id), state.cup);
	walkNouns(state, (kind, noun) => nouns.set(nounKey(kind, noun.id), noun));
	return nouns;
}

type Compared = Pick<Prepared, "gone" | "change" | "editions" | "restated">;

/**
 * @param others the cup's editions that neither state contains
 * @returns what changes from one state to the other, and its consequences
 */
export function compareStates(before: CupState | undefined, after: CupState, others: Loaded["others"]): Compared {
	const rowsOf = (state: CupState | undefined) => (state ? cupRows(state.cup, state.clubs, state.arenas) : noRows());
	const lasting = difference(rowsOf(before), rowsOf(after));
	const changes = new Map<string, Difference>();
	const programmes = new Map<string, readonly string[]>();
	const was = new Map(before?.editions.map((edition) => [edition.id, edition]));
	for (const edition of after.editions) {
		const old = was.get(edition.id);
		was.delete(edition.id);
		const cup = after.cup.id;
		programmes.set(edition.id, rescheduledMatches(old?.matches ?? [], edition.matches));
		changes.set(edition.id, difference(old ? editionRows(cup, old) : noRows(), editionRows(cup, edition)));
	}
	const gone = joinDifferences([...was.values()].map((edition) => difference(editionRows(after.cup.id, edition), noRows())));
	const everywhere = rowCount(lasting) > 0;
	const editions = [...changes].flatMap(([id, change]): EditionChange[] => {
		if (!everywhere && rowCount(change) === 0) return [];
		return [{ id, matches: everywhere ? "all" : matchesOf(change), rescheduled: programmes.get(id) ?? [] }];
	});
	if (everywhere) editions.push(...others.map(({ id }): EditionChange => ({ id, matches: "all", rescheduled: [] })));
	return { gone, change: joinDifferences([lasting, ...changes.values()]), editions, restated: restatedMatches(before, after) };
}

function restatedMatches(before: CupState | undefined, after: CupState): CupFileMatch[] {
	const was = new Map(before?.editions.flatMap(({ matches }) => matches.map((match) => [match.id, match])));
	return after.editions.flatMap(({ matches }) =>
		matches.filter((match) => {
			const old = was.get(match.id);
			return old !== undefined && old !== match && resultOf(old) !== resultOf(match);
		}),
	);
}

/** From this many rows on, planner statistics are updated. */
const MANY_ROWS = 1_000;

async function write(
	orm: Orm,
	prepared: readonly Prepared[],
	{ onProgress, onWritten }: ImportOptions,
): Promise<ImportReport["editions"]> {
	const total = prepared.reduce((sum, { gone, change }) => sum + rowCount(gone) + rowCount(change), 0);
	let done = 0;
	const raised: { cup: number; id: string; revision: number }[] = [];
	for (const one of prepared) {
		const { cup, now, gone, change, kept, last, removed, told } = one;
		await writeDifference(orm, { gone, change }, (rows) => {
			done += rows;
			onProgress?.(done, total);
		});
		const editions = await announceDifference(orm, cup, now, one);
		raised.push(...editions.map((edition) => ({ cup, ...edition })));
		for (const { source, said } of kept) await saveImport(orm, cup, source, { said, last, removed });
		const said = kept.flatMap(({ source, said }) =>
			[...said.keys()].map((edition) => ({ source, edition, before: last.own(source, edition) })),
		);
		await onWritten?.(orm, { cup, now, difference: joinDifferences([gone, change]), editions, changes: told, said });
	}
	if (total >= MANY_ROWS) await updateStatistics(orm);
	return raised;
}

/**
 * The consequences of written rows: statements in the logs of matches with a new result, due announcements, revisions, schedules
 * for calendars, and notices to every process.
 * @param now by the cup's clock
 * @returns the editions with their new revision
 */
export async function announceDifference(
	orm: Orm,
	cup: number,
	now: string,
	{ restated, editions, gone }: Pick<Compared, "restated" | "editions" | "gone">,
): Promise<{ readonly id: string; readonly revision: number }[]> {
	await announceImported(
		orm,
		cup,
		editions.map(({ id }) => id),
		now,
	);
	const raised: { id: string; revision: number }[] = [];
	for (const { id, matches, rescheduled } of editions) {
		const revision = await raiseRevision(orm, cup, id, matches);
		await writeSchedules(orm, cup, rescheduled, revision);
		raised.push({ id, revision });
	}
	await restate(orm, cup, restated, new Date());
	for (const { id } of gone.edition.removed) await announceChange(orm, { cup, edition: id, revision: null, matches: "all" });
	return raised;
}

function countsOf(change: Difference): Record<TableName, Counts> {
	const counts = TABLE_NAMES.map((name) => {
		const { added, changed, removed } = change[name];
		return [name, { added: added.length, changed: changed.length, removed: removed.length }];
	});
	return Object.fromEntries(counts) as Record<TableName, Counts>;
}
