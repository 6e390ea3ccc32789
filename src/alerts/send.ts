import { inArray } from "drizzle-orm";
import { forgetEndpoint } from "../accounts/alert-device.ts";
import { alertDevice } from "../accounts/tables/alert.ts";
import { groupBy } from "../collections/group-by.ts";
import type { Database } from "../database/database.ts";
import { failed, jittered, type LeasedEntry, putBack, sent } from "../outbox/outbox.ts";
import type { Batch } from "../outbox/start-sending.ts";
import { ALERT_TEXTS } from "../text/push/texts.ts";
import type { AlertContent } from "./entry.ts";
import type { Push, Pushed } from "./push.ts";
import { createPushHosts, type PushHosts } from "./push-hosts.ts";

/** Milliseconds in which those that were sent are gathered to be written down together. */
const GATHERED = 100;
/** Approximate delays before retries, in ms; after the last one the alert is given up. */
const PAUSES = [5_000, 30_000, 120_000, 600_000, 1_800_000];
const DEFAULT_TTL_MS = 3_600_000;
const URGENT: readonly string[] = ["kick-off", "goal", "moved", "test"];

type Sending = { readonly database: Database; readonly push: Push; readonly hosts: PushHosts; readonly now: () => Date };
type Device = typeof alertDevice.$inferSelect;

/** Pushes the leased alerts once, and returns when all are done. */
export async function sendAlerts(sending: Omit<Sending, "hosts">, taken: readonly LeasedEntry[]): Promise<void> {
	await createAlertSender({ ...sending, hosts: createPushHosts() })(taken, { signal: new AbortController().signal, over() {} });
}

/** @returns a function that pushes the leased alerts, several at once, and returns the outcome of each */
export function createAlertSender({ database, push, hosts, now }: Sending) {
	const { orm } = database;
	// Encryption uses the processor: one alert at a time, so that readers wait for one of them, not for all.
	let turn = Promise.resolve();
	const ownTurn = () => {
		turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
		return turn;
	};

	return async (taken: readonly LeasedEntry[], { signal, over }: Batch): Promise<void> => {
		const rows = await orm
			.select()
			.from(alertDevice)
			.where(inArray(alertDevice.device, taken.map(deviceOf)));
		const devices = new Map(rows.map((row) => [row.device, row]));
		const done: LeasedEntry[] = [];
		let writing = Promise.resolve();
		const write = () => {
			writing = writing.catch(() => undefined).then(writeDone);
			return writing;
		};
		const dropWaiting = () => hosts.dropWaiting();
		signal.addEventListener("abort", dropWaiting, { once: true });
		const gathering = setInterval(() => void write().catch(() => undefined), GATHERED);
		try {
			const ended = await Promise.allSettled(taken.map((one) => sendOne(one, devices.get(deviceOf(one)))));
			await write();
			const failure = ended.find(({ status }) => status === "rejected");
			if (failure?.status === "rejected") throw failure.reason;
		} finally {
			clearInterval(gathering);
			signal.removeEventListener("abort", dropWaiting);
		}

		async function writeDone(): Promise<void> {
			const of = [...done];
			if (of.length === 0) return;
			await sent(orm, of, now());
			for (const [kind, some] of groupBy(of, ({ content }) => String((content as { kind?: string }).kind))) {
				if (kind === "test") continue;
				const told = { lastSentAt: now(), lastKind: kind };
				await orm
					.update(alertDevice)
					.set(told)
					.where(inArray(alertDevice.device, some.map(deviceOf)));
			}
			done.splice(0, of.length);
			for (const _ of of) over();
		}

		async function sendOne(one: LeasedEntry, device: Device | undefined): Promise<void> {
			const { endpoint, p256dh, auth } = device ?? {};
			if (!device || !endpoint || !p256dh || !auth) {
				await failed(orm, one, { now: now(), again: null, reason: "alerts are off" });
				return over();
			}
			const content = contentOf(one, device);
			const { kind, ...payload } = content;
			const urgency = URGENT.includes(kind) ? "high" : "normal";
			const delivered = await hosts.deliver(
				hostOf(endpoint),
				async (): Promise<Pushed> => {
					await ownTurn();
					if (signal.aborted) return { is: "stopped" };
					const left = one.until === null ? DEFAULT_TTL_MS : one.until.getTime() - now().getTime();
					return push.push({ endpoint, p256dh, auth }, payload, { tag: content.tag, ttl: left / 1000, urgency }, signal);
				},
				({ is }) => is !== "silent",
			);
			if (delivered.is === "done" && delivered.result.is === "sent") {
				done.push(one);
				return;
			}
			await writeFailure(one, endpoint, delivered);
			over();
		}

		async function writeFailure(
			one: LeasedEntry,
			endpoint: string,
			delivered: Awaited<ReturnType<typeof hosts.deliver<Pushed>>>,
		) {
			const at = now().getTime();
			const came = delivered.is === "done" ? delivered.result : delivered;
			if (signal.aborted && (came.is === "later" || came.is === "stopped")) return putBack(orm, [one], now());
			if (came.is === "gone") await forgetEndpoint(orm, endpoint);
			const asked = came.is === "later" ? came.in : came.is === "again" ? (came.after ?? 0) : 0;
			const pause = came.is === "later" || came.is === "again" || came.is === "silent" ? PAUSES[one.tries - 1] : undefined;
			const again = pause === undefined ? null : new Date(at + Math.max(jittered(pause), asked));
			const reason = came.is === "later" ? "its service does not answer" : "reason" in came ? came.reason : came.is;
			await failed(orm, one, { now: now(), again, reason });
		}
	};
}

const deviceOf = ({ recipient }: LeasedEntry) => Number(recipient.slice("device:".length));

/** An unreadable address has no host, and nothing is posted to it. */
const hostOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host : "");

type Shown = Omit<AlertContent, "kind"> & { readonly kind: string };

function contentOf({ content }: LeasedEntry, { language }: Device): Shown {
	if ((content as Shown).kind !== "test") return content as Shown;
	const text = ALERT_TEXTS[language];
	return { kind: "test", title: text.test, body: text.testBody, tag: "test", url: "/", again: true, language };
}
