/** In ms. */
const DELAY = { first: 2_000, longest: 120_000 };

/**
 * The delay before a call to the account service is retried, in ms: doubled after each failure, and up to twice as long at random, so that
 * phones that lost the same network do not return together.
 */
export const retryDelay = (failures: number): number =>
	Math.min(DELAY.first * 2 ** failures, DELAY.longest) * (1 + Math.random());
