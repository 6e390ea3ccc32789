/** What an address may still ask for, in milliseconds of the processor. One object for all requests of an address that are under way. */
export type CpuQuota = {
	/** Milliseconds until it may ask again; 0: it may now. */
	readonly wait: () => number;
	/** Whether so much is owed that what is being made for it is given up. */
	readonly isOverdrawn: () => boolean;
	/** Whether it has asked for much of late, though it still may. */
	readonly isBusy: () => boolean;
	/** @param ms of the processor that were used for it */
	readonly spend: (ms: number) => void;
	/** Counts a request that nobody can answer. @returns milliseconds to delay its answer: nothing while there are few */
	readonly broken?: () => number;
	/** Told of each refusal, for the log. @param status of the answer */
	readonly refused?: (status: number) => void;
};

/** Who may ask without end: tests, and the server itself. */
export const UNMETERED: CpuQuota = { wait: () => 0, isOverdrawn: () => false, isBusy: () => false, spend: () => undefined };

/** Milliseconds that an answer of refusal is held back: who asks on without a pause is slowed down by it, … */
const HELD = 1_000;
/** … so many at once: a refusal that waits costs little, and ten thousand too much. */
const HELD_AT_ONCE = 500;
let held = 0;

/** Waits before somebody is told that its time is used up. */
export function delayOverQuota(meter: CpuQuota): Promise<void> {
	meter.refused?.(429);
	return delayRefusal(meter.wait());
}

/** Waits before a refusal goes out: a second at most. */
export async function delayRefusal(ms: number): Promise<void> {
	if (ms <= 0 || held >= HELD_AT_ONCE) return;
	held += 1;
	await new Promise((resolve) => setTimeout(resolve, Math.min(HELD, ms)));
	held -= 1;
}

/** Requests of an address that nobody can answer. Clients that work send none; a hall's address may have a few broken ones. */
export const BROKEN_REQUESTS = { burst: 60, perSecond: 1 };
