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
export async function delayOverQuota(meter: CpuQuota): Promise<void> {
	meter.refused?.(429);
	if (held >= HELD_AT_ONCE) return;
	held += 1;
	await new Promise((resolve) => setTimeout(resolve, Math.min(HELD, meter.wait())));
	held -= 1;
}
