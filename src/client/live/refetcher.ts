/**
 * Milliseconds in which changes are collected before a page is reloaded, plus up to as much at random: a thousand phones hear of a goal
 * at once.
 */
const GATHER = { shortest: 100, spread: 400 };
/** A page that the stream sends is requested only if it does not arrive within this time, plus up to as much at random. */
const UNTOLD = 3_000;
/**
 * Milliseconds after which a request is abandoned and repeated: fetch has no timeout (SPEC §9), and a hanging request must not block the
 * next.
 */
const LONGEST_ASK = 30_000;
/** Milliseconds in which an answer is drawn; otherwise it counts as missing. */
const DRAWN_WITHIN = 15_000;
/** After an answer that was too old or missing; doubled each time. */
const LATER = { first: 2_000, longest: 60_000 };

/**
 * Reloads a page while it is older than the stream's events, one request at a time.
 * @param heard the latest revision of the stream
 * @param read the revision of the shown data: the page is stale while that, and every answer since, is older
 * @param told the revision of the page data from the stream, which needs no request; null: the stream does not send the page
 * @param ask resolves to the revision of the answer, which is drawn a moment later; undefined if none came
 * @returns callbacks for each change; for another page, which discards pending answers; for the network's return, which sends a waiting
 * request at once; and to stop
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
	/** Data that was sent but not drawn is not retried at once, which would be an endless loop. */
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
		// Another request was sent meanwhile, since this one was abandoned.
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

	/** @returns undefined if no answer came in time */
	async function inTime(answer: Promise<number | undefined>): Promise<number | undefined> {
		let late: ReturnType<typeof setTimeout> | undefined;
		const never = new Promise<undefined>((resolve) => {
			late = setTimeout(() => resolve(undefined), LONGEST_ASK);
		});
		return Promise.race([answer, never]).finally(() => clearTimeout(late));
	}

	/** Earlier requests were for another page. */
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
