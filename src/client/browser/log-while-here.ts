/** Delay in ms after which a page that is being left is gone: browsers abort its requests before they fire the event. */
const GONE_AFTER = 1_000;

/** Logs a failed request, unless the page was left: Firefox and Safari abort pending requests as it goes. */
export function logWhileHere(message: string, error: unknown): void {
	setTimeout(() => console.error(message, error), GONE_AFTER);
}
