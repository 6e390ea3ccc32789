/**
 * Interval in ms between checks of a condition. Vitest's is 50, while most conditions are met within 5. A property test waits hundreds of
 * times, with an idle core.
 */
export const POLL = 5;
