import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { ActKind } from "../../cup/office/act-kind.ts";
import type { Database, Orm } from "../../database/database.ts";
import type { WrittenImport } from "../record/import/import.ts";
import type { ActHead, ActLine } from "./act.ts";
import { act } from "./act-table.ts";
import type { ImportedBefore } from "./imported-before.ts";
import { packRows, type RowChange, rowChangesOf, unpackRows } from "./row-change.ts";
import { undosInForce } from "./standing-then.ts";

/** Limit of the changes of an act that are stored in words. All its rows are stored. */
const MOST_LINES = 200;

/** An act, for the ledger's list. */
export type LedgerAct = {
	readonly id: number;
	readonly kind: ActKind;
	readonly desk: string;
	readonly deskId: string | null;
	/** The proposal, if there was one. */
	readonly proposal: NonNullable<ActHead["asked"]>["proposal"] | null;
	/** An instant by the cup's clock. */
	readonly at: string;
	readonly why: string | null;
	readonly editions: readonly { readonly id: string; readonly revision: number }[];
	/** The changes in words: the first of `changed`. */
	readonly lines: readonly ActLine[];
	readonly changed: number;
	/** Rows that were added, or removed. */
	readonly added: number;
	readonly removed: number;
	readonly undoes: readonly number[];
	readonly undoneBy: number | null;
};

/** An act with all data to undo it. */
export type RecordedAct = LedgerAct & { readonly rows: readonly RowChange[]; readonly said: readonly ImportedBefore[] };

const TOLD = {
	id: act.id,
	kind: act.kind,
	desk: act.desk,
	deskId: act.deskId,
	proposal: act.proposal,
	at: act.at,
	why: act.why,
	editions: act.editions,
	lines: act.lines,
	changed: act.changed,
	added: act.added,
	removed: act.removed,
	undoes: act.undoes,
	undoneBy: act.undoneBy,
};

type Entry = Omit<WrittenImport, "cup"> & { readonly undoes?: readonly number[] };

/**
 * Records an act, in the transaction of its change.
 * @returns its number; null if it changed nothing and no account proposed it. A proposal is recorded even without a change, as it was
 * confirmed or parked
 */
export async function writeAct(
	orm: Orm,
	cup: number,
	{ kind, desk, deskId, why, askedBy, asked }: ActHead,
	{ now, difference, editions, changes, said, undoes = [] }: Entry,
): Promise<number | null> {
	const rows = rowChangesOf(difference);
	if (rows.length === 0 && asked === undefined && undoes.length === 0) return null;
	const [written] = await orm
		.insert(act)
		.values({
			...{ cup, kind, desk, deskId: deskId ?? null, request: asked?.request ?? null, proposal: asked?.proposal ?? null },
			match: asked?.proposal.match ?? null,
			...{ at: now, why: why ?? null, askedBy: askedBy ?? null, editions, said, undoes },
			lines: changes.slice(0, MOST_LINES).map(({ what, was, becomes, sv }) => ({ what, was, becomes, sv })),
			changed: changes.length,
			added: rows.filter(({ before }) => before === null).length,
			removed: rows.filter(({ after }) => after === null).length,
			rows: packRows(rows),
		})
		.returning({ id: act.id });
	if (!written) throw new Error(`The act ${kind} of cup ${cup} was not written down.`);
	if (undoes.length > 0)
		await orm
			.update(act)
			.set({ undoneBy: written.id })
			.where(and(eq(act.cup, cup), inArray(act.id, [...undoes])));
	return written.id;
}

/**
 * The newest acts first.
 * @param most limit
 * @param kind only acts of this kind
 * @param before only acts before this number
 */
export async function readLedger(
	db: Database,
	cup: number,
	{ most, kind, before }: { readonly most: number; readonly kind?: ActKind; readonly before?: number },
): Promise<LedgerAct[]> {
	return db.orm
		.select(TOLD)
		.from(act)
		.where(
			and(
				eq(act.cup, cup),
				...(kind === undefined ? [] : [eq(act.kind, kind)]),
				...(before === undefined ? [] : [lt(act.id, before)]),
			),
		)
		.orderBy(desc(act.id))
		.limit(most);
}

/** @returns those of the acts that the cup has, newest first */
export const readActs = (orm: Orm, cup: number, ids: readonly number[]): Promise<RecordedAct[]> =>
	ids.length === 0 ? Promise.resolve([]) : keptActs(orm, and(eq(act.cup, cup), inArray(act.id, [...ids])));

/** @returns the acts after one that are not undone, newest first */
export const readActsInForceSince = (orm: Orm, cup: number, id: number): Promise<RecordedAct[]> =>
	keptActs(orm, and(eq(act.cup, cup), gt(act.id, id), isNull(act.undoneBy)));

async function keptActs(orm: Orm, which: ReturnType<typeof and>): Promise<RecordedAct[]> {
	const kept = await orm.select().from(act).where(which).orderBy(desc(act.id));
	return kept.map(({ cup: _, request: __, match: ___, rows, ...told }) => ({ ...told, rows: unpackRows(rows) }));
}

/** Updates which act undid which, after an undoing was undone: the acts that it had undone are valid again. */
export async function noteUndone(orm: Orm, cup: number): Promise<void> {
	const undoings = await orm
		.select({ id: act.id, undoes: act.undoes })
		.from(act)
		.where(and(eq(act.cup, cup), eq(act.kind, "undo")));
	const undoneBy = undosInForce(undoings);
	const ids = [...new Set(undoings.flatMap(({ undoes }) => undoes))];
	if (ids.length === 0) return;
	const noted = await orm
		.select({ id: act.id, undoneBy: act.undoneBy })
		.from(act)
		.where(and(eq(act.cup, cup), inArray(act.id, ids)));
	for (const one of noted) {
		const by = undoneBy.get(one.id) ?? null;
		if (by !== one.undoneBy) await orm.update(act).set({ undoneBy: by }).where(eq(act.id, one.id));
	}
}

/** @returns whether an act was committed under its caller's own key */
export async function isCommitted({ orm }: Database, cup: number, request: string): Promise<boolean> {
	const [known] = await orm
		.select({ id: act.id })
		.from(act)
		.where(and(eq(act.cup, cup), eq(act.request, request)));
	return known !== undefined;
}
