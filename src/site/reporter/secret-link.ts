const SECRET = /^#(cbr_[\w-]{16,})$/;

/** The initial hash: navigating between matches then changes only the part of the address after the #. */
export const FIRST_VIEW = "#matches";

/** Whether the address has a link, for example after scanning a code while the page is open. */
export function hasSecret(): boolean {
	return SECRET.test(window.location.hash);
}

/**
 * Moves the secret from the address to the phone's storage, and removes it from the address bar and the history. In the address it follows
 * the #, so no server receives it.
 * @returns null if the address has none
 */
export async function readSecret(keep: (token: string) => Promise<void>): Promise<string | null> {
	const token = SECRET.exec(window.location.hash)?.[1];
	if (token === undefined) return null;
	await keep(token);
	window.history.replaceState(window.history.state, "", `${window.location.pathname}${window.location.search}${FIRST_VIEW}`);
	return token;
}
