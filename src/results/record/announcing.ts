import { and, eq, gt, inArray, min, sql } from "drizzle-orm";
import { validUntil } from "../../cup/cup-clock.ts";
import type { Database, Orm } from "../../database/database.ts";
import type { CupFileAnnouncement } from "./cup-file.ts";
import { announcement } from "./nouns/announcement.ts";
import { cupCodec, cup as cups } from "./nouns/cup.ts";
import { edition } from "./nouns/edition.ts";
import { instant } from "./nouns/value.ts";
import { clockOf, cupNow, readRunningClock } from "./read-clock.ts";
import { type RunningTask, runWhenDue } from "./running-task.ts";
import { raiseRevision } from "./write/write-difference.ts";
import { shareCup, writerTransaction } from "./writer-lock.ts";

/**
 * When an announcement is published: at its stated time, else when it or its present text was recorded. A scheduled one stays scheduled
 * when its text is corrected.
 * @param now by the cup's clock
 */
export function publishedWhen(
	given: string | null | undefined,
	{ text, before }: { readonly text: CupFileAnnouncement["text"]; readonly before: CupFileAnnouncement | undefined },
	now: string,
): string | undefined {
	if (given) return given;
	if (given === null || before === undefined) return now;
	const isSame = before.text.en === text.en && before.text.sv === text.sv;
	const waits = before.publishedAt !== undefined && Date.parse(before.publishedAt) > Date.parse(now);
	return isSame || waits ? before.publishedAt : now;
}

/**
 * Publishes due announcements, removes expired ones, and withdraws those whose time is in the future again after a clock was set
 * back. Each changed edition gets a revision, which every process receives. The database's time decides for all processes.
 * @returns the server's instant at which the next one is due; null if none waits, or the cup's clock is stopped
 */
export async function announceDue(db: Database, cup: number, server: Date): Promise<Date | null> {
	const clock = await clockIn(db.orm, cup);
	if (clock === undefined) return null;
	const now = cupNow(clock, server);
	if ((await dueEditions(db.orm, cup, now)).length > 0) {
		await writerTransaction(db, async (orm) => {
			await shareCup(orm, cup);
			await announceWithin(orm, cup, now);
		});
	}
	const nextOf = async (when: Threshold) => {
		const [next] = await db.orm
			.select({ at: min(when) })
			.from(announcement)
			.where(and(eq(announcement.cup, cup), gt(when, now)));
		return next?.at ? [Date.parse(instant(next.at))] : [];
	};
	const next = [...(await nextOf(announcement.publishedAt)), ...(await nextOf(announcement.publishedUntil))];
	return next.length === 0 ? null : validUntil(clock, server, new Date(Math.min(...next)));
}

/**
 * Publishes a cup's announcements at their times, as long as the process runs.
 * @param now the server's clock
 */
export function startAnnouncing(db: Database, cup: number, options: Parameters<typeof runWhenDue>[1]): RunningTask {
	return runWhenDue((now) => announceDue(db, cup, now), options);
}

/**
 * Publishes what is due at once.
 * @param orm of a transaction
 * @param raised the edition whose revision the transaction raises anyway
 * @returns whether that edition was among them
 */
export async function announceWithin(orm: Orm, cup: number, now: string, raised?: string): Promise<boolean> {
	const due = await dueEditions(orm, cup, now);
	for (const id of due) {
		// If two processes get here at once, the second finds nothing left to change.
		const [changed] = await orm
			.update(edition)
			.set({ announcedTo: now })
			.where(and(eq(edition.cup, cup), eq(edition.id, id), isDue(now)))
			.returning({ id: edition.id });
		if (changed && id !== raised) await raiseRevision(orm, cup, id, "all");
	}
	return raised !== undefined && due.includes(raised);
}

/** Marks what an import changed as announced, as far as it is due. The import raises the revision itself. */
export async function announceImported(orm: Orm, cup: number, editions: readonly string[], now: string): Promise<void> {
	if (editions.length === 0) return;
	await orm
		.update(edition)
		.set({ announcedTo: now })
		.where(and(eq(edition.cup, cup), inArray(edition.id, [...editions])));
}

async function dueEditions(orm: Orm, cup: number, now: string): Promise<string[]> {
	const due = await orm
		.select({ id: edition.id })
		.from(edition)
		.where(and(eq(edition.cup, cup), isDue(now)));
	return due.map(({ id }) => id);
}

type Threshold = typeof announcement.publishedAt | typeof announcement.publishedUntil;

/** Whether an announcement has become due, or has expired, since the edition was last announced. */
const isDue = (now: string) => sql`exists (
	select from ${announcement}
	where ${announcement.cup} = ${edition.cup} and ${announcement.edition} = ${edition.id}
		and (${isPassed(announcement.publishedAt, now)} or ${isPassed(announcement.publishedUntil, now)})
)`;

/** Whether an instant is between the edition's last announcement and now. */
const isPassed = (when: Threshold, now: string) =>
	sql`(${when} <= ${now}::timestamptz) <> (${when} <= coalesce(${edition.announcedTo}, '-infinity'::timestamptz))`;

async function clockIn(orm: Orm, id: number) {
	const [row] = await orm.select().from(cups).where(eq(cups.id, id));
	return row && clockOf({ ...cupCodec.ofRow(row), running: await readRunningClock(orm, id) });
}
