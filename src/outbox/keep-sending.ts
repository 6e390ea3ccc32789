import type { OutboxWay } from "../accounts/tables/outbox.ts";
import type { Database } from "../database/database.ts";
import { nextDue, OUTBOX_CHANNEL, type Taken, takeDue } from "./outbox.ts";

/** Milliseconds: the longest that one process does not look, for what a message that was missed told of. */
const LATEST = 15_000;
/** A step that failed is done again after. */
const AFTER_FAILURE = 2_000;
/** Where the clock says that something is due which the record does not give yet. */
const SOONEST = 50;

type Sending = {
	readonly cup: number;
	readonly way: OutboxWay;
	/** How many are taken at once. */
	readonly limit: number;
	/** Sends what was taken, and says of each whether it was (`sent`, `failed`). What it says of none is taken again when the lease is over. */
	readonly send: (taken: readonly Taken[]) => Promise<void>;
	readonly now: () => Date;
	readonly onError: (error: unknown) => void;
};

export type KeptSending = { stop(): Promise<void> };

/**
 * Sends one way's entries as long as the process runs, each when it is due. Of several processes each tries, and each entry is taken by
 * one; they look at moments of their own.
 */
export async function keepSending(database: Database, { cup, way, limit, send, now, onError }: Sending): Promise<KeptSending> {
	let stopped = false;
	let isWanted = false;
	let wake = () => {};
	const want = () => {
		isWanted = true;
		wake();
	};
	const unlisten = await database.listen(OUTBOX_CHANNEL, (of) => of === String(cup) && want(), want);

	/** @returns milliseconds until the next look */
	async function step(): Promise<number> {
		const taken = await takeDue(database.orm, { cup, way, now: now(), limit });
		if (taken.length > 0) {
			await send(taken);
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
			await gone;
			await unlisten();
		},
	};
}
