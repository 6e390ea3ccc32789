import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import { type OutboxWay, outbox } from "./outbox-table.ts";

/** Heard by every process: something of this cup waits in the outbox. */
export const OUTBOX_CHANNEL = "outbox";

/** As long as the undoing of an act stops what is told of it. */
export const UNDO_STOPS_MS = 10_000;

/** A sender that has not said anything for so long is taken for dead, and what it had is sent by another. */
const LEASE_MS = 60_000;

/**
 * What waits for no longer than a minute by its own words, and for longer by the clock, was put in before the clock was set back, as an NTP step
 * does: it is due, rather than late by as much as the clock was wrong.
 */
const AHEAD_AT_MOST_MS = UNDO_STOPS_MS + 50_000;

/** What is over is kept so long that the same event is not told again. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** What somebody is to be told. */
export type OutboxEntry = {
	/** What happened, by a key of its own: "act:4182", "goal:2184:3". Told once by this way to this recipient. */
	readonly event: string;
	readonly way: OutboxWay;
	/** Who, by an id: "account:41", "device:5". Never an address. What one recipient is told keeps its order. */
	readonly recipient: string;
	/** Whose it is, where it is an account's: it goes with the account. */
	readonly account?: number;
	/** The act that is told of: undoing it stops what has not been sent. */
	readonly act?: number;
	/** What a repeat replaces where it is shown; left out: the event. */
	readonly topic?: string;
	/** What is told, as its way needs it. Erased when it is over. */
	readonly content: object;
	/** Left out: at once. */
	readonly notBefore?: Date;
	/** After that nobody needs it; left out: never. */
	readonly until?: Date;
};

/** What a sender has taken, and nobody else sends until its lease is over. */
export type LeasedEntry = {
	readonly id: number;
	readonly event: string;
	readonly recipient: string;
	readonly account: number | null;
	readonly act: number | null;
	readonly topic: string;
	readonly content: object;
	readonly until: Date | null;
	/** With this one. */
	readonly tries: number;
	readonly lease: string;
};

/** PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 2_000;

/**
 * Puts into the outbox what is to be told, in the transaction in which it happened. What is there already, sent or not, stays as it is.
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

/** Takes out what was to be told of acts and has not been sent: in the transaction that undoes them. @returns how many */
export async function stopOf(orm: Orm, cup: number, acts: readonly number[]): Promise<number> {
	if (acts.length === 0) return 0;
	const stopped = await orm
		.delete(outbox)
		.where(and(eq(outbox.cup, cup), inArray(outbox.act, [...acts]), waiting))
		.returning({ id: outbox.id });
	return stopped.length;
}

/** Takes out what waits for one recipient, as for a phone that has signed out. */
export async function stopFor(orm: Orm, cup: number, way: OutboxWay, recipient: string): Promise<void> {
	await orm.delete(outbox).where(and(eq(outbox.cup, cup), eq(outbox.way, way), eq(outbox.recipient, recipient), waiting));
}

type Ask = {
	readonly cup: number;
	readonly way: OutboxWay;
	readonly now: Date;
	/** How many at most. */
	readonly limit: number;
	/** How long nobody else takes them, in ms. */
	readonly lease?: number;
	/** What this process is sending: not taken again, also where the clock has been set and says that their leases are over. */
	readonly except?: Iterable<number>;
};

/**
 * Of what waits, the first of each recipient, whose order is kept. As a join the planner of a record that was never analysed compares each
 * with each, which takes seconds where thousands wait.
 */
const firstOfEach = (cup: number, way: OutboxWay) => sql`(
	select distinct on (recipient) * from ${outbox}
	where cup = ${cup} and way = ${way} and sent_at is null and given_up_at is null
	order by recipient, not_before, id
)`;

/**
 * Takes what is due, of each recipient the first that waits: the next one is due once that is sent or given up. Of several processes
 * each gets others. Who takes must say of each `sent` or `failed`; who dies with it loses it to the next when the lease is over, so that
 * everything is sent at least once, and a repeat carries the same topic.
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

/** Whether the clock has been set back since one was put in or was last tried. */
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

/** @returns what a recipient's own page shows at the moment, the newest first: it is not sent but looked up */
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

/** They have been sent: also where the lease was over meanwhile, since somebody has been told. */
export async function sent(orm: Orm, taken: readonly Pick<LeasedEntry, "id">[], now: Date): Promise<void> {
	if (taken.length === 0) return;
	const ids = taken.map(({ id }) => id);
	await orm
		.update(outbox)
		.set({ sentAt: now, content: null, lease: null, leasedUntil: null })
		.where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/**
 * It could not be sent. Where the lease was over meanwhile it is another's, and nothing is said.
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

/** They were not tried after all, and are due at another moment: it counts as no try. Where the lease was over meanwhile nothing is said. */
export async function putBack(orm: Orm, taken: readonly Pick<LeasedEntry, "id" | "lease">[], again: Date): Promise<void> {
	for (const lease of new Set(taken.map((one) => one.lease))) {
		const ids = taken.filter((one) => one.lease === lease).map(({ id }) => id);
		await orm
			.update(outbox)
			.set({ nextTry: again, tries: sql`${outbox.tries} - 1`, lease: null, leasedUntil: null })
			.where(and(inArray(outbox.id, ids), eq(outbox.lease, lease), waiting));
	}
}

/** A pause before another try, longer or shorter by up to a quarter: what failed at one moment is not tried again at one. */
export function jittered(milliseconds: number, random = Math.random()): number {
	return Math.round(milliseconds * (0.75 + random / 2));
}

/** @returns when the next of a way is due; null: nothing waits. What stands behind another is due once that one is over */
export async function nextDue(orm: Orm, cup: number, way: OutboxWay): Promise<Date | null> {
	const { rows } = (await orm.execute(sql`
		select min(greatest(not_before, next_try, leased_until)) as at from ${firstOfEach(cup, way)} as first
	`)) as unknown as { readonly rows: readonly { readonly at: string | Date | null }[] };
	const at = rows[0]?.at ?? null;
	return at === null ? null : new Date(at);
}

/** Forgets what has long been over. */
export async function sweepOutbox(orm: Orm, now: Date): Promise<void> {
	const before = new Date(now.getTime() - KEPT_MS);
	const over = or(
		and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before)),
		and(isNotNull(outbox.givenUpAt), lt(outbox.givenUpAt, before)),
		and(isNotNull(outbox.until), lt(outbox.until, before)),
	);
	await orm.delete(outbox).where(over);
}
