import { and, eq, gte, or, sql } from "drizzle-orm";
import type { Database, Orm } from "../../database/database.ts";
import { outbox } from "../../outbox/outbox-table.ts";
import { readActs } from "../../results/acts/ledger.ts";
import { type NotUndone, type Undone, undoAct } from "../../results/acts/undo.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { readEdition } from "../../results/record/read.ts";
import { lockCup } from "../../results/record/writer-lock.ts";
import type { CurrentEdition } from "../current-edition.ts";
import { undoneMessageOf } from "./message.ts";
import { ACT_ANNOUNCEMENT, type Audience, audienceOf, type Boxes, type Notification } from "./notification.ts";
import { changeBetween, type UndoneChange } from "./undone-change.ts";

/** The possible recipients of an undoing: those who were notified of the act. */
export type UndoAudience = {
	readonly message: Notification["text"];
	readonly audience: Audience;
	/** Who was notified. */
	readonly boxes: Boxes;
};

export type UndoneWithAudience = Undone & {
	/** Null: nobody was notified, or nothing that they know of changes. */
	readonly told: { readonly by: UndoAudience; readonly of: UndoneChange; readonly record: EditionRecord } | null;
};

type Asked = Omit<Parameters<typeof undoAct>[2], "now"> & { readonly current: CurrentEdition | undefined; readonly now: Date };

/**
 * Undoes an act, and returns who was notified of it.
 * @param db within a transaction, which the caller may roll back
 * @param now the server's clock, by which the outbox sends
 */
export async function undoNotification(
	db: Database,
	cup: number,
	{ current, now, ...asked }: Asked,
): Promise<UndoneWithAudience | NotUndone> {
	await lockCup(db.orm, cup);
	// Read before the undoing, which removes waiting messages.
	const heard = await heardOf(db.orm, cup, asked.act, now);
	const mayBeTold = heard.size > 0 || (current?.summary.announcements ?? []).some(({ id }) => id.startsWith(ACT_ANNOUNCEMENT));
	const before = current && mayBeTold ? await readEdition(db, cup, current.edition) : undefined;
	const done = await undoAct(db, cup, { ...asked, now });
	if ("refused" in done) return done;
	if (!current || !before) return { ...done, told: null };
	const announcement = await isAnnounced(db.orm, cup, done.acts, current.now);
	const boxes = joined([...done.acts.flatMap((one) => heard.get(one) ?? []), ...(announcement ? [{ announcement }] : [])]);
	const record = boxes && (await readEdition(db, cup, current.edition));
	const of = record && changeBetween(before, record);
	const message = of && undoneMessageOf(record, of);
	if (!boxes || !record || !of || !message) return { ...done, told: null };
	return { ...done, told: { by: { message, audience: await audienceOf(db.orm, record, of), boxes }, of, record } };
}

/** Who was notified of an act and of later acts that may be undone with it, by act. */
async function heardOf(orm: Orm, cup: number, from: number, now: Date): Promise<ReadonlyMap<number, readonly Partial<Boxes>[]>> {
	const at = now.toISOString();
	const sentOrShown = or(sql`${outbox.sentAt} is not null`, sql`${outbox.notBefore} <= ${at}::timestamptz`);
	const rows = await orm
		.selectDistinct({ act: outbox.act, recipient: sql<string>`split_part(${outbox.recipient}, ':', 1)` })
		.from(outbox)
		.where(and(eq(outbox.cup, cup), gte(outbox.act, from), sentOrShown));
	const heard = new Map<number, Partial<Boxes>[]>();
	const add = (one: number, boxes: Partial<Boxes>) => heard.set(one, [...(heard.get(one) ?? []), boxes]);
	for (const { act: one, recipient } of rows) {
		if (one === null) continue;
		if (recipient === "teams" || recipient === "followers") add(one, { [recipient]: true });
		if (recipient === "field") add(one, { reporters: true });
	}
	return heard;
}

/**
 * Whether one of the acts has a published announcement: its added rows show that. If the cup's clock is stopped, no announcement is
 * published by waiting.
 */
async function isAnnounced(orm: Orm, cup: number, acts: readonly number[], cupNow: Date): Promise<boolean> {
	const kept = await readActs(orm, cup, acts);
	return kept.some(({ rows }) =>
		rows.some(
			({ table, before, after }) =>
				table === "announcement" && before === null && Date.parse(String(after?.publishedAt)) < cupNow.getTime(),
		),
	);
}

function joined(all: readonly Partial<Boxes>[]): Boxes | null {
	if (all.length === 0) return null;
	const is = (box: keyof Boxes) => all.some((one) => one[box] === true);
	return { teams: is("teams"), followers: is("followers"), reporters: is("reporters"), announcement: is("announcement") };
}
