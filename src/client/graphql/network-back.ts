/** Delays between checks for the network, in ms. It is also checked as soon as the browser reports it. */
const AGAIN = [1_000, 2_000, 5_000, 15_000, 30_000];

/**
 * Resolves when a retry is worthwhile.
 * @param times the number of failed attempts
 * @param signal ends it at once
 */
export function networkMayBeBack(times: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			window.removeEventListener("online", done);
			signal?.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, AGAIN[Math.min(times, AGAIN.length - 1)]);
		window.addEventListener("online", done);
		signal?.addEventListener("abort", done);
	});
}
