import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { SIDE_NAMES, type SideName } from "../../cup/match/match.ts";
import type { Database, Orm } from "../../database/database.ts";
import { stopOf } from "../../outbox/outbox.ts";
import type { Language } from "../../text/language.ts";
import { type CellKind, nounKey } from "../record/cells.ts";
import { checkState } from "../record/check/check.ts";
import { Report } from "../record/check/fault-report.ts";
import { CUP_FILE_FORMAT } from "../record/cup-file.ts";
import type { CupState } from "../record/cup-state.ts";
import { type Fault, isError, printFault } from "../record/fault.ts";
import { importChanges } from "../record/import/changes.ts";
import { announceDifference, compareStates, type WrittenImport } from "../record/import/import.ts";
import { readLastImports } from "../record/import/last-import.ts";
import { loadCup } from "../record/import/load.ts";
import { readInBoth, sourceWithoutLines } from "../record/input/source.ts";
import { NounNames } from "../record/naming/noun-names.ts";
import { report as reports } from "../record/nouns/report.ts";
import type { Row, TableName } from "../record/nouns/tables.ts";
import { withPlayedCriteria } from "../record/played-criteria.ts";
import { lastingOf } from "../record/read.ts";
import { clockOf, cupNow, readRunningClock } from "../record/read-clock.ts";
import { seatedEditions } from "../record/seats.ts";
import { joinDifferences } from "../record/write/difference.ts";
import { writeDifference } from "../record/write/write-difference.ts";
import { lockCup, writerTransaction } from "../record/writer-lock.ts";
import { act } from "./act-table.ts";
import { restoreImportedCells } from "./imported-before.ts";
import { type LedgerAct, noteUndone, type RecordedAct, readActs, readActsInForceSince, writeAct } from "./ledger.ts";
import { playedIn } from "./proposals/rules-proposal.ts";
import { type Blocked, brokenReferences, revert } from "./revert.ts";
import type { RowChange } from "./row-change.ts";
import { type UndoEntry, undosInForce } from "./standing-then.ts";
import { StateRows } from "./state-rows.ts";
import { callOffActs, restoreTimed } from "./timed-publication.ts";
import { revertedLines } from "./unchanged-line.ts";
import { columnsOfAct } from "./unit.ts";

/** How to undo an act that others build on: not at all, with the others, or only the parts that can be reverted. */
export const UNDO_MODES = ["whole", "with-later", "partly"] as const;
export type UndoMode = (typeof UNDO_MODES)[number];

export type Undone = {
	/** The act that undid, with its own number in the ledger. */
	readonly by: number;
	/** The acts that it took back, the newest first. */
	readonly acts: readonly number[];
	/** The parts that could not be reverted, in mode "partly". */
	readonly left: readonly string[];
	readonly editions: readonly { readonly id: string; readonly revision: number }[];
};

export type NotUndone =
	| { readonly refused: "no-such-act" }
	| { readonly refused: "undone-already"; readonly by: number }
	/** None of its changes remains. */
	| { readonly refused: "nothing-left" }
	/** Later acts that build on it, the newest first; and other changes that do, by reports or a playing demo. */
	| { readonly refused: "built-on"; readonly later: readonly LedgerAct[]; readonly other: readonly string[] }
	/** Undoing it would leave the cup inconsistent. */
	| { readonly refused: "faulty"; readonly faults: readonly Fault[] };

type Request = {
	readonly act: number;
	readonly mode?: UndoMode;
	readonly desk: string;
	readonly deskId?: string;
	readonly why?: string;
	/** The server's clock, for times that are set again; left out: this moment. */
	readonly now?: Date;
	/** The language of the conflicts' names; left out: that of commands. */
	readonly language?: Language;
};

/**
 * Undoes an act by another act: its changes are reverted, and all others stay. Later changes are never overwritten: if something
 * builds on the act, nothing is done unless `mode` says how. Undoing an undo restores the act.
 */
export function undoAct(db: Database, cup: number, request: Request): Promise<Undone | NotUndone> {
	return writerTransaction(db, async (orm) => {
		await lockCup(orm, cup);
		const [asked] = await readActs(orm, cup, [request.act]);
		if (!asked) return { refused: "no-such-act" };
		if (asked.undoneBy !== null) return { refused: "undone-already", by: asked.undoneBy };
		// The old link of a renewed one was never stored, so it cannot be restored.
		if (asked.kind === "reporter") return { refused: "nothing-left" };
		if (asked.kind === "undo" && (await isMoot(orm, cup, asked.id))) return { refused: "nothing-left" };
		return asked.rows.length === 0 ? unsaid(orm, cup, asked, request) : undoOf(orm, cup, asked, request);
	});
}

/**
 * Whether an undo has no effect any more: another undo has reverted what it restored. Its rows may exist again through a later
 * act with the same content, which must not be reverted instead.
 */
async function isMoot(orm: Orm, cup: number, asked: number): Promise<boolean> {
	const undoings = await orm
		.select({ id: act.id, undoes: act.undoes })
		.from(act)
		.where(and(eq(act.cup, cup), eq(act.kind, "undo")));
	const own = new Set(undoings.map(({ id }) => id));
	const undone = (all: readonly UndoEntry[]) => [...undosInForce(all).keys()].filter((id) => !own.has(id)).sort((a, b) => a - b);
	const then = [...undoings, { id: Number.POSITIVE_INFINITY, undoes: [asked] }];
	return JSON.stringify(undone(undoings)) === JSON.stringify(undone(then));
}

/**
 * An act without changed rows, such as a parked slip or a result equal to the recorded one, is undone by an entry in the ledger
 * only.
 */
async function unsaid(orm: Orm, cup: number, asked: RecordedAct, request: Request): Promise<Undone> {
	const lasting = await lastingOf(orm, cup);
	const now = cupNow(
		clockOf({ running: await readRunningClock(orm, cup), clock: lasting?.cup.clock }),
		request.now ?? new Date(),
	);
	const changes = revertedLines(asked.lines);
	const by = await writeUndo(orm, cup, [asked], request, { now, editions: [], difference: joinDifferences([]), changes });
	if (by === null) throw new Error(`The undoing of act ${asked.id} of cup ${cup} was not written down.`);
	return { by, acts: [asked.id], left: [], editions: [] };
}

async function undoOf(
	orm: Orm,
	cup: number,
	asked: RecordedAct,
	{ mode = "whole", language, ...request }: Request,
): Promise<Undone | NotUndone> {
	let acts: readonly RecordedAct[] = [asked];
	let left: readonly Blocked[] = [];
	let standing: readonly RecordedAct[] | undefined;
	for (;;) {
		const present = await presentOf(orm, cup, acts);
		const without = new Set(left.map(({ change }) => nounOf(change)));
		const rows = StateRows.of(present.state);
		const changes = acts
			.flatMap((act) => act.rows.filter((change) => !without.has(nounOf(change)) && !makesCup(change)).toReversed())
			.toReversed();
		const blocked = [...revert(rows, changes), ...(await reportedSince(orm, cup, changes))];
		blocked.push(...rulesPlayedSince(present.state, acts, without));
		blocked.push(...brokenReferences(rows, changes));
		if (blocked.length > 0) {
			// Read only where something is in the way: each brings all its rows.
			standing ??= await readActsInForceSince(orm, cup, asked.id);
			const later = standing.filter((act) => !acts.includes(act) && buildsOn(act, blocked));
			if (mode === "partly") left = [...left, ...blocked];
			else if (mode === "with-later" && later.length > 0) acts = [...acts, ...later].sort((a, b) => b.id - a.id);
			else {
				const other = blocked.filter((one) => !later.some((act) => buildsOn(act, [one])));
				return { refused: "built-on", later, other: namesOf(other, present.state, language) };
			}
			continue;
		}
		if (changes.length === 0) return { refused: "nothing-left" };
		const reverted = rows.state();
		if (!reverted) return { refused: "nothing-left" };
		const seated = seatedEditions(present.state.editions, reverted.editions, namedBefore(changes));
		const editions = withPlayedCriteria(present.state.editions, seated);
		const after = { ...reverted, editions };
		const before = new Set(faultsOf(present.state, present.others).map(printFault));
		const faults = faultsOf(after, present.others).filter((fault) => !before.has(printFault(fault)));
		if (faults.length > 0) return { refused: "faulty", faults };
		const undoes = acts.map(({ id }) => id);
		const written = await write(orm, cup, present, after, { acts, request });
		return written === null
			? { refused: "nothing-left" }
			: { ...written, acts: undoes, left: namesOf(left, present.state, language) };
	}
}

/** The present state of what the acts may change. */
async function presentOf(orm: Orm, cup: number, acts: readonly RecordedAct[]) {
	const ids = new Set(acts.flatMap(({ editions }) => editions.map(({ id }) => id)));
	const named = [...ids].map((id) => ({ id }));
	const loaded = await loadCup(orm, cup, [{ format: CUP_FILE_FORMAT, cup: { id: cup }, editions: named }]);
	if (!loaded.state) throw new Error(`The ledger has acts of cup ${cup}, which the record does not have.`);
	return { state: loaded.state, others: loaded.others };
}

/** The cup itself stays, with its ledger: undoing the first act leaves a cup without editions. */
const makesCup = ({ table, before }: RowChange): boolean => table === "cup" && before === null;

/** The teams named on a match before the acts: a team named before kick-off stays. */
function namedBefore(changes: readonly RowChange[]): (match: string, side: SideName) => boolean {
	const named = new Set(
		changes.flatMap(({ table, before }) =>
			table === "match" && before !== null && before.status === "scheduled"
				? SIDE_NAMES.flatMap((side) => (before[`${side}Team`] == null ? [] : [`${side} ${before.id}`]))
				: [],
		),
	);
	return (match, side) => named.has(`${side} ${match}`);
}

type Present = { readonly state: CupState; readonly others: readonly { readonly id: string; readonly year: number }[] };

function faultsOf(after: CupState, others: Present["others"]): Fault[] {
	const report = new Report(readInBoth(sourceWithoutLines("undo", {})), { judgesAll: true });
	checkState(after, others, report);
	return report.faults.filter(isError);
}

async function write(
	orm: Orm,
	cup: number,
	{ state, others }: Present,
	after: CupState,
	{ acts, request }: { readonly acts: readonly RecordedAct[]; readonly request: Omit<Request, "mode" | "language"> },
): Promise<Pick<Undone, "by" | "editions"> | null> {
	const compared = compareStates(state, after, others);
	await writeDifference(orm, compared, () => undefined);
	const now = cupNow(clockOf({ running: await readRunningClock(orm, cup), clock: after.cup.clock }), request.now ?? new Date());
	const editions = await announceDifference(orm, cup, now, compared);
	// The oldest act comes last and has the contents before all of them.
	const said = acts.flatMap((act) => act.said);
	await restoreImportedCells(orm, cup, said);
	const last = await readLastImports(
		orm,
		cup,
		after.editions.map(({ id }) => id),
	);
	const by = await writeUndo(orm, cup, acts, request, {
		...{ now, editions },
		difference: joinDifferences([compared.gone, compared.change]),
		changes: importChanges(state, after, last),
	});
	return by === null ? null : { by, editions };
}

async function writeUndo(
	orm: Orm,
	cup: number,
	acts: readonly RecordedAct[],
	{ desk, deskId, why }: Omit<Request, "mode" | "language">,
	entry: Pick<WrittenImport, "now" | "editions" | "difference" | "changes">,
): Promise<number | null> {
	const ids = acts.map(({ id }) => id);
	// Their scheduled publications are cancelled, until this is undone too.
	const took = await callOffActs(orm, cup, ids);
	const head = {
		kind: "undo" as const,
		...{ desk, ...(deskId !== undefined && { deskId }), ...(why !== undefined && { why }) },
		...(took.length > 0 && { asked: { request: randomUUID(), proposal: { kind: "undo", took } } }),
	} as const;
	const by = await writeAct(orm, cup, head, { ...entry, said: [], undoes: ids });
	if (by === null) return null;
	// Notifications that have not been sent yet are cancelled.
	await stopOf(orm, cup, ids);
	if (acts.some(({ kind }) => kind === "undo")) await noteUndone(orm, cup);
	const taken = acts.flatMap(({ proposal }) => proposal?.took ?? []);
	await restoreTimed(orm, cup, taken, { now: entry.now, desk, deskId: deskId ?? null, act: by });
	return by;
}

/** Removing a match would remove its log: a match that was reported since it was added is not removed. */
async function reportedSince(orm: Orm, cup: number, changes: readonly RowChange[]): Promise<Blocked[]> {
	const added = changes.filter(({ table, before }) => table === "match" && before === null);
	if (added.length === 0) return [];
	const ids = added.map(({ after }) => String(after?.id));
	const logs = await orm
		.selectDistinct({ match: reports.match })
		.from(reports)
		.where(and(eq(reports.cup, cup), inArray(reports.match, ids)));
	const reported = new Set(logs.map(({ match }) => match));
	return added.flatMap((change): Blocked[] => (reported.has(String(change.after?.id)) ? [{ change, by: "changed since" }] : []));
}

/** Rules that were chosen before play stay once something is played by them. */
function rulesPlayedSince({ editions }: CupState, acts: readonly RecordedAct[], without: ReadonlySet<string>): Blocked[] {
	const chosen = acts.filter(({ kind }) => kind === "preset" || kind === "plan" || kind === "undo").flatMap(({ rows }) => rows);
	return chosen.flatMap((change): Blocked[] => {
		if (change.table !== "category" || without.has(nounOf(change)) || !columnsOfAct(change).includes("rules")) return [];
		if (change.before === null || change.after === null) return [];
		const isPlayed = editions.some((edition) =>
			edition.categories.some((category) => category.id === change.after?.id && playedIn({ edition }, category).length > 0),
		);
		return isPlayed ? [{ change, by: "changed since" }] : [];
	});
}

/** The noun of each table's rows: its rows are reverted together or not at all. */
const NOUN_OF = {
	cup: ["cup", "id"],
	club: ["clubs", "id"],
	arena: ["arenas", "id"],
	field: ["fields", "id"],
	edition: ["editions", "id"],
	category: ["categories", "id"],
	stage: ["stages", "id"],
	division: ["divisions", "id"],
	team: ["teams", "id"],
	divisionTeam: ["divisions", "division"],
	announcement: ["announcements", "id"],
	match: ["matches", "id"],
	slot: ["matches", "match"],
	matchEvent: ["matches", "match"],
	selectedGame: ["editions", "edition"],
	fact: ["facts", "id"],
	factOrder: ["facts", "fact"],
	stream: ["streams", "id"],
} as const satisfies { readonly [Table in TableName]: readonly [CellKind, keyof Row<Table>] };

function nounOf({ table, before, after }: RowChange): string {
	const [kind, column] = NOUN_OF[table];
	return nounKey(kind, String((before ?? after)?.[column]));
}

/** Display names of what could not be reverted. */
function namesOf(blocked: readonly Blocked[], state: CupState, language?: Language): string[] {
	const names = language === undefined ? new NounNames(state) : new NounNames(state).in(language);
	const called = blocked.map(({ change: { table, before, after } }) => {
		const [kind, column] = NOUN_OF[table];
		return names.of(kind, String((before ?? after)?.[column]));
	});
	return [...new Set(called)];
}

/** Whether a later act changed a blocking row: the same columns, or a row that references it. */
function buildsOn({ rows }: RecordedAct, blocked: readonly Blocked[]): boolean {
	return blocked.some(({ change, by }) => {
		if (by === "in use") return rows.some((later) => Object.values(later.after ?? later.before ?? {}).includes(idOf(change)));
		const columns = new Set(columnsOfAct(change));
		return rows.some(
			(later) =>
				nounOf(later) === nounOf(change) && (later.table !== change.table || columnsOfAct(later).some((one) => columns.has(one))),
		);
	});
}

function idOf({ before, after }: RowChange): unknown {
	const row = (before ?? after) as Record<string, unknown>;
	return row.id ?? row.team ?? row.match;
}
