import { setFlagsFromString } from "node:v8";

/** Percent by which the heap grows until V8 collects all of it. By default V8 lets it double. */
const GROWTH = 20;

/**
 * Limits the memory for old garbage: a flood of large answers leaves some, and a process rarely returns memory. V8 reads this setting at
 * each collection, so it is set early.
 */
export function boundHeapGrowth(): void {
	setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
