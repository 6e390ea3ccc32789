/** The processor time, in milliseconds, that an address may still use. One object is shared by all its concurrent requests. */
export type CpuQuota = {
	/** Milliseconds until the address may ask again; 0: now. */
	readonly wait: () => number;
	/** Whether the address owes so much that work in progress for it is abandoned. */
	readonly isOverdrawn: () => boolean;
	/** Whether the address has recently used much, though still within its quota. */
	readonly isBusy: () => boolean;
	/** @param ms processor time used for it */
	readonly spend: (ms: number) => void;
	/** Counts a request that cannot be answered. @returns milliseconds to delay the answer; 0 for the first few */
	readonly broken?: () => number;
	/** Called with each refusal, for the log. @param status of the answer */
	readonly refused?: (status: number) => void;
};

/** A quota without a limit, for tests and the server itself. */
export const UNMETERED: CpuQuota = { wait: () => 0, isOverdrawn: () => false, isBusy: () => false, spend: () => undefined };

/** Milliseconds that a refusal is delayed, to slow down a client that asks without a pause, … */
const HELD = 1_000;
/** The limit of refusals that are delayed at once: a waiting refusal costs little, ten thousand cost too much. */
const HELD_AT_ONCE = 500;
let held = 0;

/** Waits before the client is informed that its quota is used up. */
export function delayOverQuota(meter: CpuQuota): Promise<void> {
	meter.refused?.(429);
	return delayRefusal(meter.wait());
}

/** Delays a refusal, by at most a second. */
export async function delayRefusal(ms: number): Promise<void> {
	if (ms <= 0 || held >= HELD_AT_ONCE) return;
	held += 1;
	await new Promise((resolve) => setTimeout(resolve, Math.min(HELD, ms)));
	held -= 1;
}

/** Unanswerable requests of an address. A correct client sends none; the address of a sports hall may have a few broken clients. */
export const BROKEN_REQUESTS = { burst: 60, perSecond: 1 };
