import { inArray } from "drizzle-orm";
import { forgetEndpoint } from "../accounts/alert-device.ts";
import { alertDevice } from "../accounts/tables/alert.ts";
import { groupBy } from "../cup/group-by.ts";
import type { Database } from "../database/database.ts";
import { failed, sent, type Taken } from "../outbox/outbox.ts";
import type { AlertContent } from "./entry.ts";
import { ALERT_TEXTS } from "./message.ts";
import type { Push } from "./push.ts";

const AT_ONCE = 64;
/** Milliseconds until it is tried again; after the last it is given up. */
const PAUSES = [5_000, 30_000, 120_000, 600_000, 1_800_000];
const DEFAULT_TTL_MS = 3_600_000;
const URGENT: readonly string[] = ["kick-off", "goal", "moved", "test"];

type Sending = { readonly database: Database; readonly push: Push; readonly now: () => Date };
type Device = typeof alertDevice.$inferSelect;

/** Pushes what was taken, several at once, and says of each what came of it. */
export async function sendAlerts({ database, push, now }: Sending, taken: readonly Taken[]): Promise<void> {
	const { orm } = database;
	const idOf = ({ recipient }: Taken) => Number(recipient.slice("device:".length));
	const rows = await orm
		.select()
		.from(alertDevice)
		.where(inArray(alertDevice.device, taken.map(idOf)));
	const devices = new Map(rows.map((row) => [row.device, row]));
	const waiting = [...taken];
	const done: Taken[] = [];
	// Each takes the processor to be encrypted: who reads meanwhile waits for one of them, not for all that were taken.
	let turn = Promise.resolve();
	const ownTurn = () => {
		turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
		return turn;
	};
	await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
	await sent(orm, done, now());
	const byKind = groupBy(done, ({ content }) => String((content as { kind?: string }).kind));
	for (const [kind, of] of byKind) {
		if (kind === "test") continue;
		const told = { lastSentAt: now(), lastKind: kind };
		await orm
			.update(alertDevice)
			.set(told)
			.where(inArray(alertDevice.device, of.map(idOf)));
	}

	async function work(): Promise<void> {
		for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await sendOne(one, devices.get(idOf(one)));
	}

	async function sendOne(one: Taken, device: Device | undefined): Promise<void> {
		const { endpoint, p256dh, auth } = device ?? {};
		if (!device || !endpoint || !p256dh || !auth) {
			await failed(orm, one, { now: now(), again: null, reason: "alerts are off" });
			return;
		}
		const content = contentOf(one, device);
		const left = one.until === null ? DEFAULT_TTL_MS : one.until.getTime() - now().getTime();
		const { kind, ...payload } = content;
		const urgency = URGENT.includes(kind) ? "high" : "normal";
		await ownTurn();
		const came = await push.push({ endpoint, p256dh, auth }, payload, { tag: content.tag, ttl: left / 1000, urgency });
		if (came.is === "sent") {
			done.push(one);
			return;
		}
		if (came.is === "gone") await forgetEndpoint(orm, endpoint);
		const pause = came.is === "again" ? PAUSES[one.tries - 1] : undefined;
		const again =
			pause === undefined ? null : new Date(now().getTime() + Math.max(pause, (came.is === "again" && came.after) || 0));
		await failed(orm, one, { now: now(), again, reason: came.is === "gone" ? "gone" : came.reason });
	}
}

type Shown = Omit<AlertContent, "kind"> & { readonly kind: string };

function contentOf({ content }: Taken, { language }: Device): Shown {
	if ((content as Shown).kind !== "test") return content as Shown;
	const text = ALERT_TEXTS[language];
	return { kind: "test", title: text.test, body: text.testBody, tag: "test", url: "/", again: true, language };
}
