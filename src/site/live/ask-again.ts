/** Milliseconds in which changes gather before a page is asked for again, and up to as much again at random: a thousand phones hear of a goal at once. */
const GATHER = { shortest: 250, spread: 1_000 };
/** After an answer that did not bring what was heard of, or none: twice as long each time. */
const LATER = { first: 2_000, longest: 60_000 };

/**
 * Asks for a page again while it is behind what the stream has told, one question at a time.
 * @param heard the revision that it was last told of
 * @param read the revision of what it shows: it is behind while that is older
 * @returns to be told of each change; and stops
 */
export function askAgain(
	heard: () => number,
	read: () => number,
	ask: () => Promise<void>,
): { readonly told: () => void; readonly stop: () => void } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking = false;
	let stopped = false;
	let failures = 0;
	const isBehind = () => heard() > read();

	async function now() {
		timer = undefined;
		if (!isBehind()) return;
		asking = true;
		const wanted = heard();
		await ask();
		asking = false;
		if (stopped) return;
		// What was told of while it was asked is no fault of the answer.
		failures = read() < wanted ? failures + 1 : 0;
		told();
	}

	function told() {
		if (stopped || asking || timer !== undefined || !isBehind()) return;
		const wait = failures === 0 ? GATHER.shortest : Math.min(LATER.first * 2 ** (failures - 1), LATER.longest);
		timer = setTimeout(() => void now(), wait + Math.random() * Math.max(wait, GATHER.spread));
	}

	return {
		told,
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
