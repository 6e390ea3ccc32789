import { and, desc, eq, lt, notInArray, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { type DRAFT_STATES, type DraftPlace, scheduleDraft } from "./schedule-draft-table.ts";

/** A draft without its places. */
export type ScheduleDraft = {
	readonly id: number;
	/** 1 for the edition's first. */
	readonly ordinal: number;
	readonly begunAt: string;
	readonly desk: string;
	readonly number: number;
	readonly steps: number;
	readonly seconds: number;
	readonly state: (typeof DRAFT_STATES)[number];
	readonly ground: string;
	readonly report: unknown;
};

/** The drafts of an edition that are stored: an older one goes when a new one is begun. */
export const MOST_DRAFTS = 8;

const HEAD = {
	...{ id: scheduleDraft.id, ordinal: scheduleDraft.ordinal, begunAt: scheduleDraft.begunAt, desk: scheduleDraft.desk },
	...{ number: scheduleDraft.number, steps: scheduleDraft.steps, seconds: scheduleDraft.seconds, state: scheduleDraft.state },
	...{ ground: scheduleDraft.ground, report: scheduleDraft.report },
};
const ofEdition = (cup: number, edition: string) => and(eq(scheduleDraft.cup, cup), eq(scheduleDraft.edition, edition));

/** @returns the drafts of an edition, the latest first */
export async function readDrafts(orm: Orm, cup: number, edition: string): Promise<ScheduleDraft[]> {
	const rows = await orm.select(HEAD).from(scheduleDraft).where(ofEdition(cup, edition)).orderBy(desc(scheduleDraft.id));
	return rows.map((row) => ({ ...row, begunAt: new Date(row.begunAt).toISOString() }));
}

/** @returns the places of a draft; undefined if the edition has no such draft */
export async function readDraftPlaces(
	orm: Orm,
	{ cup, edition, id }: { readonly cup: number; readonly edition: string; readonly id: number },
): Promise<readonly DraftPlace[] | undefined> {
	const [row] = await orm
		.select({ places: scheduleDraft.places })
		.from(scheduleDraft)
		.where(and(ofEdition(cup, edition), eq(scheduleDraft.id, id)));
	return row?.places;
}

/**
 * Stores a draft that has just been begun, and removes the oldest beyond MOST_DRAFTS.
 * @returns its id and ordinal
 */
export async function addDraft(
	orm: Orm,
	cup: number,
	edition: string,
	draft: Omit<ScheduleDraft, "id" | "ordinal"> & { readonly places: readonly DraftPlace[] },
): Promise<{ readonly id: number; readonly ordinal: number }> {
	const next = sql<number>`(select coalesce(max(${scheduleDraft.ordinal}), 0) + 1 from ${scheduleDraft} where ${ofEdition(cup, edition)})`;
	const [added] = await orm
		.insert(scheduleDraft)
		.values({ ...draft, cup, edition, ordinal: next })
		.returning({ id: scheduleDraft.id, ordinal: scheduleDraft.ordinal });
	if (added === undefined) throw new Error(`The draft of edition ${edition} was not stored.`);
	const newest = orm
		.select({ id: scheduleDraft.id })
		.from(scheduleDraft)
		.where(ofEdition(cup, edition))
		.orderBy(desc(scheduleDraft.id))
		.limit(MOST_DRAFTS);
	await orm.delete(scheduleDraft).where(and(ofEdition(cup, edition), notInArray(scheduleDraft.id, newest)));
	return added;
}

/** Replaces what a draft is so far. */
export async function updateDraft(
	orm: Orm,
	id: number,
	draft: Pick<ScheduleDraft, "steps" | "seconds" | "state" | "report"> & { readonly places: readonly DraftPlace[] },
): Promise<void> {
	await orm.update(scheduleDraft).set(draft).where(eq(scheduleDraft.id, id));
}

/** Removes a draft; an edition without it is left as it is. */
export async function removeDraft(orm: Orm, cup: number, edition: string, id: number): Promise<void> {
	await orm.delete(scheduleDraft).where(and(ofEdition(cup, edition), eq(scheduleDraft.id, id)));
}

/** Marks drafts as stopped whose process has ended while it generated them: what they had reached stays. */
export async function stopLostDrafts(orm: Orm, cup: number, before: Date): Promise<void> {
	await orm
		.update(scheduleDraft)
		.set({ state: "stopped" })
		.where(and(eq(scheduleDraft.cup, cup), eq(scheduleDraft.state, "running"), lt(scheduleDraft.begunAt, before.toISOString())));
}
