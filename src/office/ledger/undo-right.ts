import { and, eq, inArray } from "drizzle-orm";
import type { Permission } from "../../cup/office/permission.ts";
import type { Database } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { type RecordedAct, readActs } from "../../results/acts/ledger.ts";
import { proposal as proposals } from "../../results/acts/propose.ts";
import { field } from "../../results/record/nouns/field.ts";
import { match } from "../../results/record/nouns/match.ts";
import type { Desk } from "../desk.ts";
import { mayDo, mayUndo, PERMISSION_OF } from "../roles.ts";
import { touched } from "../touched.ts";

type Orm = Database["orm"];
type Head = { readonly id: number; readonly deskId: string | null };

/**
 * The acts among these that an account may undo. Its own acts are judged by its present role and arena and by the effect of the undoing,
 * as if that were proposed: undoing an undoing does the act again, undoing a move goes from one arena to the other.
 */
export async function undoableBy(
	{ orm }: Database,
	cup: number,
	desk: Desk,
	acts: readonly Head[],
): Promise<ReadonlySet<number>> {
	if (mayDo(desk, "undo-any")) return new Set(acts.map(({ id }) => id));
	const own = acts.flatMap(({ id, deskId }) => (deskId === desk.id ? id : []));
	if (own.length === 0) return new Set();
	const kept = await readActs(orm, cup, own);
	const deedsOf = await deedsDone(orm, cup, kept);
	const arenasOf = await arenasTouched(orm, cup, kept);
	const may = kept.filter(({ id, deskId }) => mayUndo(desk, { deskId, deeds: deedsOf(id), arenas: arenasOf(id) }));
	return new Set(may.map(({ id }) => id));
}

/** The effect of each act: for an undoing that of the act it reverts, however often that was undone. */
async function deedsDone(orm: Orm, cup: number, kept: readonly RecordedAct[]): Promise<(id: number) => Permission[]> {
	const known = new Map<number, Pick<RecordedAct, "kind" | "undoes">>(kept.map((one) => [one.id, one]));
	for (;;) {
		const missing = [...known.values()].flatMap(({ undoes }) => undoes.filter((id) => !known.has(id)));
		if (missing.length === 0) break;
		const read = await orm
			.select({ id: act.id, kind: act.kind, undoes: act.undoes })
			.from(act)
			.where(and(eq(act.cup, cup), inArray(act.id, missing)));
		for (const one of read) known.set(one.id, one);
		if (read.length < new Set(missing).size) throw new Error(`The ledger of cup ${cup} has undone acts that it does not have.`);
	}
	const deeds = (id: number): Permission[] => {
		const { kind, undoes } = known.get(id)!;
		return kind === "undo" ? undoes.flatMap(deeds) : [PERMISSION_OF[kind]];
	};
	// Acts of the site itself notify no accounts of theirs.
	const announces = new Set(kept.flatMap(({ id, rows }) => (rows.some(({ table }) => table === "announcement") ? id : [])));
	return (id) => [...new Set([...deeds(id), ...(announces.has(id) ? (["announce"] as const) : [])])];
}

/** The arenas that each act concerns: the match's earlier, new and present place. Null: none. */
async function arenasTouched(orm: Orm, cup: number, kept: readonly RecordedAct[]): Promise<(id: number) => (string | null)[]> {
	const matches = new Map<number, string[]>();
	const fields = new Map<number, (string | null)[]>();
	for (const { id, rows, proposal } of kept) {
		const states = rows.flatMap(({ table, before, after }) =>
			[before, after].flatMap((row) => (row === null ? [] : { table, row })),
		);
		const ofTable = (name: string, column: string) => states.flatMap(({ table, row }) => (table === name ? [row[column]] : []));
		// An act that changed nothing belongs to the arena that it was requested for.
		const read = rows.length === 0 ? proposals.safeParse(proposal) : undefined;
		const asked = read?.success ? touched(read.data) : { matches: [], fields: [] };
		const ofMatches = [
			...ofTable("match", "id"),
			...ofTable("matchEvent", "match"),
			...(rows.length === 0 ? [proposal?.match] : []),
		];
		matches.set(
			id,
			ofMatches.flatMap((one) => (typeof one === "string" ? one : [])),
		);
		fields.set(
			id,
			[...ofTable("match", "field"), ...ofTable("field", "id"), ...asked.fields].map((one) =>
				typeof one === "string" ? one : null,
			),
		);
	}
	const now = new Map(
		(
			await orm
				.select({ id: match.id, field: match.field })
				.from(match)
				.where(and(eq(match.cup, cup), inArray(match.id, [...new Set([...matches.values()].flat())])))
		).map((one) => [one.id, one.field]),
	);
	const all = [...new Set([...[...fields.values()].flat(), ...now.values()])].filter((one) => one !== null);
	const arenaOf = new Map(
		(
			await orm
				.select({ id: field.id, arena: field.arena })
				.from(field)
				.where(and(eq(field.cup, cup), inArray(field.id, all)))
		).map((one) => [one.id, one.arena]),
	);
	return (id) => {
		const present = matches.get(id)!.map((one) => now.get(one) ?? null);
		const there = new Set([...fields.get(id)!, ...present].map((one) => (one === null ? null : (arenaOf.get(one) ?? null))));
		return there.size === 0 ? [null] : [...there];
	};
}
