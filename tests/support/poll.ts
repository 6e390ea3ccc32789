/**
 * Interval in ms between checks of a condition. Vitest's is 50, while most conditions are met within 5. A property test waits hundreds of
 * times, with an idle core.
 */
export const POLL = 5;

/** How long in ms a condition is waited for: what is late on a busy machine still counts, and what never comes fails all the same. */
export const LONGEST_WAIT = 60_000;
