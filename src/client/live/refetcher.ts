/** Milliseconds in which changes gather before a page is asked for again, and up to as much again at random: a thousand phones hear of a goal at once. */
const GATHER = { shortest: 100, spread: 400 };
/** A page that the stream tells of is asked for only where that does not come in so long, and up to as much again at random. */
const UNTOLD = 3_000;
/** Milliseconds after which a question is given up and asked anew: fetch has no timeout (SPEC §9), and one that hangs must not be the last. */
const LONGEST_ASK = 30_000;
/** Milliseconds in which an answer is drawn; one that is not counts as missing. */
const DRAWN_WITHIN = 15_000;
/** After an answer that did not bring what was heard of, or none: twice as long each time. */
const LATER = { first: 2_000, longest: 60_000 };

/**
 * Asks for a page again while it is behind what the stream has told, one question at a time.
 * @param heard the revision that it was last told of
 * @param read the revision of what it shows: it is behind while that, and what it has been answered since, is older
 * @param told the revision of what it was told to become, which asks nobody; null where it is not told of
 * @param ask resolves to the revision of the answer, which is drawn a moment later; undefined where none came
 * @returns to be told of each change; that another page is shown, to which no answer belongs yet; that the network is back, when what waits
 *   is asked at once; and stops
 */
export function createRefetcher(
	heard: () => number,
	read: () => number,
	ask: () => Promise<number | undefined>,
	told: () => number | null = () => null,
): { readonly changed: () => void; readonly elsewhere: () => void; readonly back: () => void; readonly stop: () => void } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: symbol | null = null;
	let stopped = false;
	let failures = 0;
	let answered = 0;
	let undrawn: ReturnType<typeof setTimeout> | undefined;
	/** What was told and not drawn all the same is not looked at again at once: nothing else would run any more. */
	let inVain = 0;
	const isBehind = () => heard() > Math.max(read(), answered);
	const isTold = () => (told() ?? 0) > Math.max(read(), answered);

	async function now() {
		timer = undefined;
		if (!isBehind() && !isTold()) return;
		const [wasTold, toldOf] = [isTold(), told() ?? 0];
		const question = Symbol("question");
		asking = question;
		const wanted = heard();
		const answer = await inTime(ask());
		// Another has been asked meanwhile, since this one was given up.
		if (asking !== question) return;
		asking = null;
		if (stopped) return;
		answered = Math.max(answered, answer ?? 0);
		clearTimeout(undrawn);
		undrawn = setTimeout(() => {
			if (read() >= answered) return;
			answered = 0;
			failures += 1;
			changed();
		}, DRAWN_WITHIN);
		if (wasTold && answer === undefined) inVain = toldOf;
		failures = answer === undefined || (!wasTold && answer < wanted) ? failures + 1 : 0;
		changed();
	}

	function changed() {
		if (stopped || asking !== null) return;
		if (isTold() && (told() ?? 0) > inVain) {
			clearTimeout(timer);
			void now();
			return;
		}
		if (timer !== undefined || !(isBehind() || isTold())) return;
		if (told() !== null && failures === 0) {
			timer = setTimeout(() => void now(), UNTOLD * (1 + Math.random()));
			return;
		}
		const wait = failures === 0 ? GATHER.shortest : Math.min(LATER.first * 2 ** (failures - 1), LATER.longest);
		timer = setTimeout(() => void now(), wait + Math.random() * Math.max(wait, GATHER.spread));
	}

	/** @returns undefined where no answer has come in time */
	async function inTime(answer: Promise<number | undefined>): Promise<number | undefined> {
		let late: ReturnType<typeof setTimeout> | undefined;
		const never = new Promise<undefined>((resolve) => {
			late = setTimeout(() => resolve(undefined), LONGEST_ASK);
		});
		return Promise.race([answer, never]).finally(() => clearTimeout(late));
	}

	/** What was asked so far is no answer to what is asked now. */
	function afresh() {
		clearTimeout(timer);
		clearTimeout(undrawn);
		timer = undefined;
		asking = null;
		failures = 0;
		inVain = 0;
		changed();
	}

	return {
		changed,
		elsewhere() {
			answered = 0;
			afresh();
		},
		back: afresh,
		stop() {
			stopped = true;
			clearTimeout(timer);
			clearTimeout(undrawn);
		},
	};
}
