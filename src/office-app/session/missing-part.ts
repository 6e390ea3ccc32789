import { useSyncExternalStore } from "react";

/** A part of the office that could not be fetched: where it was to be shown. Null: none is missing. */
let missing: string | null = null;
/** Where parts that did not come were to be shown. */
const gone = new Set<string>();
const listeners = new Set<() => void>();

function say(target: string | null): void {
	missing = target;
	for (const tell of listeners) tell();
}

/**
 * Fetches a part of the office. One that does not come, since a newer build took its file's place or there is no network, never falls over: the screen
 * stays with what is typed in it, and the frame offers to load the office again.
 * @param target the address that the office is loaded again at
 * @param isShown whether there is a screen that stays; else who asked is told
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
		// Its waiting ends when the office is loaded again, or something else is gone to.
		return new Promise<Module>(() => undefined);
	}
}

export const forgetMissing = (): void => say(null);

/** Whoever asks for it once more is offered the same: it is not fetched again before the office is loaded again. */
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
