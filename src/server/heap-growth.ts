import { setFlagsFromString } from "node:v8";

/** Percent by which the heap grows until V8 looks through all of it for what may go. By itself V8 lets it double. */
const GROWTH = 20;

/**
 * Bounds what garbage that has grown old takes of memory: a flood of large answers makes some, and what a process has once taken it hardly gives
 * back. V8 reads this whenever it has looked through its heap, so that it holds from the next time on: to be told before much is read.
 */
export function boundHeapGrowth(): void {
	setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
