import { useSyncExternalStore } from "react";

/** The address for which a part of the office failed to load. Null: none. */
let missing: string | null = null;
/** The addresses whose parts failed to load. */
const gone = new Set<string>();
const listeners = new Set<() => void>();

function say(target: string | null): void {
	missing = target;
	for (const tell of listeners) tell();
}

/**
 * Loads a part of the office. If that fails, since a newer build has replaced its file or there is no network, the screen and what is typed
 * in it stay, and the frame offers to reload the office.
 * @param target the address to reload
 * @param isShown whether a screen is shown; otherwise the error is thrown
 */
export async function part<Module>(
	load: () => Promise<Module>,
	target: () => string,
	isShown: () => boolean = () => true,
): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		if (!isShown()) throw error;
		gone.add(target());
		say(target());
		// Never resolves: the office is reloaded, or another screen is opened.
		return new Promise<Module>(() => undefined);
	}
}

export const forgetMissing = (): void => say(null);

/** Requested again: the same offer is shown, since a failed module is not fetched again before a reload. */
export function askedAgain(target: string): void {
	if (gone.has(target)) say(target);
}

export const useMissingPart = (): string | null =>
	useSyncExternalStore(
		(tell) => {
			listeners.add(tell);
			return () => listeners.delete(tell);
		},
		() => missing,
	);
