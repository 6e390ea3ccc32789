/**
 * Milliseconds within which clients reconnect if all are cut off at once: evenly, so that readers' requests are not delayed. Each costs a
 * fifth of a millisecond of the processor (docs/develop/performance.md), and a quarter of the processor is used.
 */
const EACH = 0.8;
/** Below this number nothing is sent: the clients' own default is enough (`src/client/live/connection.ts`). */
const SHORTEST = 400;
/** All clients reconnect within ten seconds. */
const LONGEST = 8_000;
/** It is sent again when it has changed by this factor. */
const STEP = 400;

/** @returns the milliseconds within which this many clients reconnect */
export function spreadOf(listeners: number): number {
	return Math.min(LONGEST, Math.max(SHORTEST, Math.ceil((listeners * EACH) / STEP) * STEP));
}

/** The default of a client that has received none. */
export const DEFAULT_SPREAD = SHORTEST;
