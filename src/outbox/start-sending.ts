import type { Database } from "../database/database.ts";
import { type LeasedEntry, leaseDue, nextDue, OUTBOX_CHANNEL } from "./outbox.ts";
import type { OutboxWay } from "./outbox-table.ts";

/** Milliseconds: the longest that one process does not look, for what a message that was missed told of. */
const LATEST = 15_000;
/** A step that failed is done again after. */
const AFTER_FAILURE = 2_000;
/** Where the clock says that something is due which the record does not give yet. */
const SOONEST = 50;
/** Milliseconds that what is being sent may take to end by itself once the process ends; then it is broken off. */
const GRACE = 2_000;

export type Batch = {
	/** Aborted when the process does not wait any longer: what is being sent is broken off, and goes back (`putBack`). */
	readonly signal: AbortSignal;
	/** Says that one of the batch is over: another may be taken in its place while the rest goes on. */
	readonly over: () => void;
};

type SendingOptions = {
	readonly cup: number;
	readonly way: OutboxWay;
	/** How many are in hand at once. */
	readonly limit: number;
	/** How many of them are taken by one look; left out: all. */
	readonly batch?: number;
	/**
	 * Sends what was taken, and says of each whether it was (`sent`, `failed`, `putBack`). What it says of none is taken again when the lease is
	 * over, so it ends well before.
	 */
	readonly send: (taken: readonly LeasedEntry[], batch: Batch) => Promise<void>;
	readonly now: () => Date;
	readonly onError: (error: unknown) => void;
};

export type Sending = { stop(): Promise<void> };

/**
 * Sends one way's entries as long as the process runs, each when it is due. One that takes long holds up no other: more are taken as
 * soon as there is room. Of several processes each tries, and each entry is taken by one; they look at moments of their own.
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

	/** @returns milliseconds until the next look */
	async function step(): Promise<number> {
		const room = limit - inHand;
		// A look costs as much for one as for hundreds.
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
