const ASKED_EVERY = 400;
/** Milliseconds. A change that was no change of the brand starts nothing again, and is not waited for longer. */
const LONGEST = 15_000;
/** Milliseconds that a server may be unreachable: a slow machine needs more than a change's limit. */
const LONGEST_DOWN = 300_000;

/**
 * Waits until the server has started again, as it does with another brand. A page that was opened while it is down would be an error page.
 * @param started the start that this page came from
 * @param ask which start answers now; null: nothing does
 * @returns once it has, or after a while if it does not
 */
export async function startedAgain(started: string, ask: () => Promise<string | null>): Promise<void> {
	const began = Date.now();
	for (;;) {
		await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
		const now = await ask();
		const isOver = Date.now() - began > (now === null ? LONGEST_DOWN : LONGEST);
		if (isOver || (now !== null && now !== started)) return;
	}
}
