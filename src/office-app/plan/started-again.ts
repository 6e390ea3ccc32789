import { call } from "../session/calls.ts";

const ASKED_EVERY = 400;
/** Milliseconds. A change that was no change of the brand starts nothing again, and is not waited for longer. */
const LONGEST = 15_000;

/**
 * Waits until the server has started again, as it does with another brand.
 * @param started the start that this page came from
 * @returns once it has, or after a while if it does not
 */
export async function startedAgain(started: string): Promise<void> {
	const until = Date.now() + LONGEST;
	while (Date.now() < until) {
		await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
		const now = await call<{ started: string }>("GET", "/came").catch(() => null);
		if (now !== null && now.started !== started) return;
	}
}
