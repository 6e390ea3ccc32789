import type { Database } from "../database/database.ts";
import { type LeasedEntry, leaseDue, nextDue, OUTBOX_CHANNEL } from "./outbox.ts";
import type { OutboxWay } from "./outbox-table.ts";

/** Milliseconds: the longest interval between two checks, in case a notification was missed. */
const LATEST = 15_000;
/** Milliseconds until a failed step is repeated. */
const AFTER_FAILURE = 2_000;
/** Milliseconds until the next check if an entry is due by the clock but the record does not return it yet. */
const SOONEST = 50;
/** Milliseconds that sends in progress may still run when the process ends; then they are aborted. */
const GRACE = 2_000;

export type Batch = {
	/** Aborted when the process stops waiting: the sends are cancelled and go back to the outbox (`putBack`). */
	readonly signal: AbortSignal;
	/** Reports that one entry of the batch is finished: another may be leased while the rest goes on. */
	readonly over: () => void;
};

type SendingOptions = {
	readonly cup: number;
	readonly way: OutboxWay;
	/** How many are sent concurrently. */
	readonly limit: number;
	/** How many of them are leased at once; left out: all. */
	readonly batch?: number;
	/**
	 * Sends the leased entries and reports each (`sent`, `failed`, `putBack`). Entries without a report are leased again when the lease
	 * is over, so it must end well before that.
	 */
	readonly send: (taken: readonly LeasedEntry[], batch: Batch) => Promise<void>;
	readonly now: () => Date;
	readonly onError: (error: unknown) => void;
};

export type Sending = { stop(): Promise<void> };

/**
 * Sends one way's entries as long as the process runs, each when it is due. A slow send delays no other: more entries are leased as soon
 * as there is room. Several processes may run this: each entry is leased by one, and they check at different times.
 */
export async function startSending(
	database: Database,
	{ cup, way, limit, batch = limit, send, now, onError }: SendingOptions,
): Promise<Sending> {
	const ending = new AbortController();
	const sending = new Set<Promise<void>>();
	const ids = new Set<number>();
	let inHand = 0;
	let stopped = false;
	let isWanted = false;
	let wake = () => {};
	const want = () => {
		isWanted = true;
		wake();
	};
	const unlisten = await database.listen(OUTBOX_CHANNEL, (of) => of === String(cup) && want(), want);

	function begin(taken: readonly LeasedEntry[]): void {
		let left = taken.length;
		const free = (count: number) => {
			inHand -= count;
			left -= count;
			want();
		};
		inHand += taken.length;
		for (const { id } of taken) ids.add(id);
		const one = send(taken, { signal: ending.signal, over: () => left > 0 && free(1) })
			.catch(onError)
			.then(() => {
				sending.delete(one);
				for (const { id } of taken) ids.delete(id);
				free(left);
			});
		sending.add(one);
	}

	/** @returns milliseconds until the next check */
	async function step(): Promise<number> {
		const room = limit - inHand;
		// One query costs as much for one entry as for hundreds.
		if (room < batch / 4) return LATEST;
		const taken = await leaseDue(database.orm, { cup, way, now: now(), limit: Math.min(room, batch), except: ids });
		if (taken.length > 0) {
			begin(taken);
			return 0;
		}
		const next = await nextDue(database.orm, cup, way);
		const wait = next === null ? LATEST : Math.max(SOONEST, next.getTime() - now().getTime());
		return Math.min(LATEST, wait) + Math.random() * SOONEST;
	}

	async function go(): Promise<void> {
		while (!stopped) {
			isWanted = false;
			const wait = await step().catch((error: unknown) => {
				onError(error);
				return AFTER_FAILURE;
			});
			if (stopped || isWanted || wait === 0) continue;
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, wait);
				wake = () => {
					clearTimeout(timer);
					resolve();
				};
				timer.unref();
			});
		}
	}

	const gone = go();
	return {
		async stop() {
			stopped = true;
			wake();
			const late = setTimeout(() => ending.abort(), GRACE);
			await gone;
			await Promise.all(sending);
			clearTimeout(late);
			await unlisten();
		},
	};
}
