import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { deferredAlert } from "../accounts/tables/alert.ts";
import type { AlertKind } from "../cup/alerts/alert-kind.ts";
import { isQuiet, quietLeft } from "../cup/alerts/quiet-hours.ts";
import { type CupClock, validUntil } from "../cup/cup-clock.ts";
import type { Orm } from "../database/database.ts";
import { enqueue, type OutboxEntry } from "../outbox/outbox.ts";
import type { Message } from "./fitted.ts";
import type { Follower } from "./followers.ts";

/** The payload for a phone, and the options for its push service. */
export type AlertContent = Message & {
	readonly kind: AlertKind | "missed";
	/** It replaces an alert with the same tag, both queued and shown. */
	readonly tag: string;
	/** The path that it opens. */
	readonly url: string;
	/** Whether it sounds again when it replaces another. */
	readonly again: boolean;
	readonly language: "en" | "sv";
};

/** One alert, with its text for each follower. */
export type AlertEntry = {
	/** The event's own key. */
	readonly event: string;
	readonly kind: AlertKind;
	readonly tag: string;
	readonly url: string;
	readonly again: boolean;
	/** Whether it is sent in quiet hours to those who allow alerts about matches moved to early in the morning. */
	readonly early: boolean;
	/** Milliseconds after which it is not delivered. */
	readonly lasts: number;
	/** @param followed all that one device follows of it */
	readonly messageFor: (follower: Follower, followed: readonly Follower[]) => Message;
};

/** The clock of the cup and of the server at one moment. */
export type Moment = {
	readonly server: Date;
	readonly cup: Date;
	readonly clock: CupClock;
	readonly time: string;
	readonly round: number;
};

/**
 * Queues alerts for the followers of something, one per device. In a device's quiet hours they are stored for later.
 * @param orm the transaction that detected the event
 */
export async function enqueueAlert(
	orm: Orm,
	cup: number,
	telling: AlertEntry,
	to: readonly Follower[],
	moment: Moment,
): Promise<number> {
	const byDevice = new Map<number, Follower[]>();
	for (const follower of to) {
		if (!follower.kinds.includes(telling.kind)) continue;
		byDevice.set(follower.device, [...(byDevice.get(follower.device) ?? []), follower]);
	}
	const entries: OutboxEntry[] = [];
	const held: (typeof deferredAlert.$inferInsert)[] = [];
	const until = new Date(moment.server.getTime() + telling.lasts);
	for (const [device, followed] of byDevice) {
		const [first] = followed as [Follower];
		const { kind, tag, url, again, event } = telling;
		const content: AlertContent = { ...telling.messageFor(first, followed), kind, tag, url, again, language: first.language };
		const hours = { from: first.quietFrom, until: first.quietUntil };
		if (first.quiet && isQuiet(moment.time, hours) && !(telling.early && first.early)) {
			const left = new Date(moment.cup.getTime() + quietLeft(moment.time, hours) * 60_000);
			const over = validUntil(moment.clock, moment.server, left) ?? left;
			held.push({ device, cup, event, topic: tag, content, until: over });
		} else {
			entries.push({ event, way: "alert", recipient: `device:${device}`, account: first.account, topic: tag, content, until });
		}
	}
	if (held.length > 0) {
		const devices = held.map(({ device }) => device);
		await orm.delete(deferredAlert).where(and(eq(deferredAlert.topic, telling.tag), inArray(deferredAlert.device, devices)));
		await orm.insert(deferredAlert).values(held).onConflictDoNothing();
	}
	return enqueue(orm, cup, entries, moment.server);
}

/** A topic in the form of push services: at most 32 characters of base64url (RFC 8030). */
export function topicOf(tag: string): string {
	return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}
