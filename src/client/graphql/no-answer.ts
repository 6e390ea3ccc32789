/** An answer that does not come from the results service: a captive portal's page, or a server error. */
export class NoAnswer extends Error {}

/** Browsers' messages for a request without an answer. */
const NOTHING = /Failed to fetch|NetworkError|Load failed/i;

/** Whether something failed because of the network, or of a proxy within it. */
export function isUnanswered(error: unknown): boolean {
	return error instanceof NoAnswer || (error instanceof TypeError && NOTHING.test(error.message));
}
