/**
 * Asks one question at a time. What is wanted while one is under way is asked once it has been answered: where the cup changes faster than
 * an answer takes, what is shown goes on, and never waits for a pause.
 * @param ask must not reject
 */
export function oneAtATime(ask: (signal: AbortSignal) => Promise<void>): {
	readonly want: () => void;
	readonly stop: () => void;
} {
	const leaving = new AbortController();
	let isAsking = false;
	let isWanted = false;
	async function want() {
		if (isAsking) {
			isWanted = true;
			return;
		}
		isAsking = true;
		do {
			isWanted = false;
			await ask(leaving.signal);
		} while (isWanted && !leaving.signal.aborted);
		isAsking = false;
	}
	return { want: () => void want(), stop: () => leaving.abort() };
}
