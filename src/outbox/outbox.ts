import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import { type OutboxWay, outbox } from "./outbox-table.ts";

/** Notifies every process that something of this cup waits in the outbox. */
export const OUTBOX_CHANNEL = "outbox";

/** The period in which undoing an act still stops its messages. */
export const UNDO_STOPS_MS = 10_000;

/** A sender without a report for this many milliseconds counts as dead, and another one sends its messages. */
const LEASE_MS = 60_000;

/**
 * An entry whose own delay is at most a minute but which the clock places further ahead was queued before the clock was set back, for
 * example by NTP. It is due now, rather than late by the clock's error.
 */
const AHEAD_AT_MOST_MS = UNDO_STOPS_MS + 50_000;

/** How long finished entries are stored, in milliseconds, so that the same event is not sent again. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** A message to queue. */
export type OutboxEntry = {
	/** The event's own key: "act:4182", "goal:2184:3". Sent once by this way to this recipient. */
	readonly event: string;
	readonly way: OutboxWay;
	/** The recipient's id: "account:41", "device:5"; never an address. Messages to one recipient are sent in order. */
	readonly recipient: string;
	/** The recipient's account, if any: the entry is deleted with it. */
	readonly account?: number;
	/** The act that caused the message. Undoing the act stops messages that are not sent yet. */
	readonly act?: number;
	/** A message with the same topic replaces the earlier one where it is shown; left out: the event's key. */
	readonly topic?: string;
	/** The message, in the form that its way needs. Erased when it is finished. */
	readonly content: object;
	/** Left out: due at once. */
	readonly notBefore?: Date;
	/** Not sent after this time; left out: no limit. */
	readonly until?: Date;
};

/** An entry that a sender has leased: no other process sends it until the lease is over. */
export type LeasedEntry = {
	readonly id: number;
	readonly event: string;
	readonly recipient: string;
	readonly account: number | null;
	readonly act: number | null;
	readonly topic: string;
	readonly content: object;
	readonly until: Date | null;
	/** Including this one. */
	readonly tries: number;
	readonly lease: string;
};

/** PostgreSQL allows 65,535 parameters. */
const AT_ONCE = 2_000;

/**
 * Queues messages in the transaction of their event. Existing entries, sent or not, are not changed.
 * @returns how many are new
 */
export async function enqueue(orm: Orm, cup: number, entries: readonly OutboxEntry[], now: Date): Promise<number> {
	let made = 0;
	for (let from = 0; from < entries.length; from += AT_ONCE) {
		const rows = entries.slice(from, from + AT_ONCE).map(({ topic, notBefore = now, ...entry }) => ({
			...entry,
			...{ cup, topic: topic ?? entry.event, notBefore, nextTry: notBefore },
		}));
		made += (await orm.insert(outbox).values(rows).onConflictDoNothing().returning({ id: outbox.id })).length;
	}
	if (made > 0) await orm.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, ${String(cup)})`);
	return made;
}

const waiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));

/** Removes the unsent messages of acts, in the transaction that undoes them. @returns how many */
export async function stopOf(orm: Orm, cup: number, acts: readonly number[]): Promise<number> {
	if (acts.length === 0) return 0;
	const stopped = await orm
		.delete(outbox)
		.where(and(eq(outbox.cup, cup), inArray(outbox.act, [...acts]), waiting))
		.returning({ id: outbox.id });
	return stopped.length;
}

/** Removes the waiting messages of one recipient, such as a phone that has signed out. */
export async function stopFor(orm: Orm, cup: number, way: OutboxWay, recipient: string): Promise<void> {
	await orm.delete(outbox).where(and(eq(outbox.cup, cup), eq(outbox.way, way), eq(outbox.recipient, recipient), waiting));
}

type Ask = {
	readonly cup: number;
	readonly way: OutboxWay;
	readonly now: Date;
	/** How many at most. */
	readonly limit: number;
	/** Length of the lease in milliseconds. */
	readonly lease?: number;
	/** Entries that this process is sending. They are excluded even if the clock was set and their leases look expired. */
	readonly except?: Iterable<number>;
};

/**
 * The first waiting entry of each recipient, since the order per recipient is preserved. A subquery: as a join, without statistics, the
 * planner compares each row with each, which costs seconds for thousands of rows.
 */
const firstOfEach = (cup: number, way: OutboxWay) => sql`(
	select distinct on (recipient) * from ${outbox}
	where cup = ${cup} and way = ${way} and sent_at is null and given_up_at is null
	order by recipient, not_before, id
)`;

/**
 * Leases the due entries, of each recipient the first that waits: the next one is due once that is sent or given up. Concurrent processes
 * get different entries. The caller reports each as `sent` or `failed`; after a crash the lease expires and another process sends it. So
 * everything is sent at least once, and a repeat has the same topic.
 */
export async function leaseDue(
	orm: Orm,
	{ cup, way, now, limit, lease: length = LEASE_MS, except = [] }: Ask,
): Promise<LeasedEntry[]> {
	const lease = randomUUID();
	const at = now.toISOString();
	const inHand = [...except];
	await giveUpLate(orm, { cup, way, at });
	const due = sql`(
		select one.id from ${outbox} as one
		where one.id = any (array(select id from ${firstOfEach(cup, way)} as first))
			and one.sent_at is null and one.given_up_at is null
			and (${wasSetBack(now, length)} or one.not_before <= ${at}::timestamptz and one.next_try <= ${at}::timestamptz
				and (one.leased_until is null or one.leased_until <= ${at}::timestamptz))
			and ${
				inHand.length === 0
					? sql`true`
					: sql`one.id not in (${sql.join(
							inHand.map((id) => sql`${id}`),
							sql`, `,
						)})`
			}
		order by one.next_try, one.id
		limit ${limit}
		for update of one skip locked
	)`;
	const taken = await orm
		.update(outbox)
		.set({ lease, leasedUntil: new Date(now.getTime() + length), tries: sql`${outbox.tries} + 1` })
		.where(sql`${outbox.id} in ${due}`)
		.returning();
	return taken
		.sort((a, b) => a.nextTry.getTime() - b.nextTry.getTime() || a.id - b.id)
		.map(({ id, event, recipient, account, act, topic, content, until, tries }) => ({
			...{ id, event, recipient, account, act, topic, content: content ?? {}, until, tries, lease },
		}));
}

/** Whether the clock was set back since an entry was queued or last tried. */
function wasSetBack(now: Date, lease: number) {
	const after = (milliseconds: number) => sql`${new Date(now.getTime() + milliseconds).toISOString()}::timestamptz`;
	return sql`(one.not_before > ${after(AHEAD_AT_MOST_MS)} or one.leased_until > ${after(lease + AHEAD_AT_MOST_MS)})`;
}

async function giveUpLate(orm: Orm, { cup, way, at }: { readonly cup: number; readonly way: OutboxWay; readonly at: string }) {
	await orm
		.update(outbox)
		.set({ givenUpAt: new Date(at), reason: "too late", content: null })
		.where(and(eq(outbox.cup, cup), eq(outbox.way, way), waiting, sql`${outbox.until} <= ${at}::timestamptz`));
}

/** @returns what the recipient's own page shows at the moment, newest first: these entries are read, not sent */
export async function shownTo(
	orm: Orm,
	{ cup, recipient, now }: { readonly cup: number; readonly recipient: string; readonly now: Date },
): Promise<{ readonly id: number; readonly at: Date; readonly content: object }[]> {
	const at = now.toISOString();
	const ahead = new Date(now.getTime() + AHEAD_AT_MOST_MS).toISOString();
	const rows = await orm
		.select({ id: outbox.id, at: outbox.notBefore, content: outbox.content })
		.from(outbox)
		.where(
			and(
				...[eq(outbox.cup, cup), eq(outbox.way, "site"), eq(outbox.recipient, recipient), waiting],
				sql`(${outbox.notBefore} <= ${at}::timestamptz or ${outbox.notBefore} > ${ahead}::timestamptz) and (${outbox.until} is null or ${outbox.until} > ${at}::timestamptz)`,
			),
		)
		.orderBy(desc(outbox.notBefore), desc(outbox.id));
	return rows.map(({ content, ...row }) => ({ ...row, content: content ?? {} }));
}

/** Marks entries as sent, even if their lease was over: the recipient has the message. */
export async function sent(orm: Orm, taken: readonly Pick<LeasedEntry, "id">[], now: Date): Promise<void> {
	if (taken.length === 0) return;
	const ids = taken.map(({ id }) => id);
	await orm
		.update(outbox)
		.set({ sentAt: now, content: null, lease: null, leasedUntil: null })
		.where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/**
 * Marks an entry as failed. Does nothing if the lease was over: another process has the entry.
 * @param again when it is tried again; null: never
 * @param reason as a code, such as a server's: no address in it
 */
export async function failed(
	orm: Orm,
	{ id, lease }: Pick<LeasedEntry, "id" | "lease">,
	{ now, again, reason }: { readonly now: Date; readonly again: Date | null; readonly reason: string },
): Promise<void> {
	const over = again === null ? { givenUpAt: now, content: null } : { nextTry: again };
	await orm
		.update(outbox)
		.set({ ...over, reason, lease: null, leasedUntil: now })
		.where(and(eq(outbox.id, id), eq(outbox.lease, lease), waiting));
}

/** Returns entries that were not tried, due at another time. It counts as no attempt. Does nothing if the lease was over. */
export async function putBack(orm: Orm, taken: readonly Pick<LeasedEntry, "id" | "lease">[], again: Date): Promise<void> {
	for (const lease of new Set(taken.map((one) => one.lease))) {
		const ids = taken.filter((one) => one.lease === lease).map(({ id }) => id);
		await orm
			.update(outbox)
			.set({ nextTry: again, tries: sql`${outbox.tries} - 1`, lease: null, leasedUntil: null })
			.where(and(inArray(outbox.id, ids), eq(outbox.lease, lease), waiting));
	}
}

/** A pause before the next attempt, varied by up to a quarter, so that entries that failed together are not retried together. */
export function jittered(milliseconds: number, random = Math.random()): number {
	return Math.round(milliseconds * (0.75 + random / 2));
}

/** @returns when the next entry of a way is due; null: none waits. An entry behind another is due once that one is finished */
export async function nextDue(orm: Orm, cup: number, way: OutboxWay): Promise<Date | null> {
	const { rows } = (await orm.execute(sql`
		select min(greatest(not_before, next_try, leased_until)) as at from ${firstOfEach(cup, way)} as first
	`)) as unknown as { readonly rows: readonly { readonly at: string | Date | null }[] };
	const at = rows[0]?.at ?? null;
	return at === null ? null : new Date(at);
}

/** Deletes entries that were finished long ago. */
export async function sweepOutbox(orm: Orm, now: Date): Promise<void> {
	const before = new Date(now.getTime() - KEPT_MS);
	const over = or(
		and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before)),
		and(isNotNull(outbox.givenUpAt), lt(outbox.givenUpAt, before)),
		and(isNotNull(outbox.until), lt(outbox.until, before)),
	);
	await orm.delete(outbox).where(over);
}
