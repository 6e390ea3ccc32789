/** Milliseconds after which a page that is being left is gone: a browser breaks its requests before it says so. */
const GONE_AFTER = 1_000;

/** Logs that a request failed, unless the page was left: Firefox and Safari break what a page still asks for as it goes. */
export function logWhileHere(message: string, error: unknown): void {
	setTimeout(() => console.error(message, error), GONE_AFTER);
}
