/** An answer that the results service has not given: a page of whoever stands in between, or its own trouble. */
export class NoAnswer extends Error {}

/** How browsers say that nothing answered a request. */
const NOTHING = /Failed to fetch|NetworkError|Load failed/i;

/** Whether the network, or what stands in it, is why something failed. */
export function isUnanswered(error: unknown): boolean {
	return error instanceof NoAnswer || (error instanceof TypeError && NOTHING.test(error.message));
}
