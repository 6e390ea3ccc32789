/**
 * Sends one request at a time. Requests made meanwhile are merged into one, sent after the answer. So the shown data advances even if the
 * cup changes faster than the server answers.
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
