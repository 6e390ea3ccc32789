/**
 * Milliseconds in which those who listen come back where all are cut off at once: even, so that no queue comes before readers' requests. One who
 * comes back takes a fifth of a millisecond of the processor (docs/develop/performance.md), so that a fourth of it is used.
 */
const EACH = 0.8;
/** Fewer are not told: they come back within what the site's pages leave them anyway (`src/client/live/connection.ts`). */
const SHORTEST = 400;
/** All are to be back after ten seconds. */
const LONGEST = 8_000;
/** It is told again where it has become another by so much. */
const STEP = 400;

/** @returns the milliseconds in which so many listeners come back */
export function spreadOf(listeners: number): number {
	return Math.min(LONGEST, Math.max(SHORTEST, Math.ceil((listeners * EACH) / STEP) * STEP));
}

/** What one who listens supposes that is told nothing. */
export const DEFAULT_SPREAD = SHORTEST;
