/** Deliveries under way at one moment, to all hosts together. */
const IN_ALL = 192;
/**
 * Of those, to hosts whose last answer was not prompt, or that have not answered yet: the rest is reserved for the others, however many are
 * slow.
 */
const TO_UNPROVEN = 32;
/** Limit per host: this many at first, and one more with each prompt answer. */
const TO_HOST = { first: 2, most: 32 };
/** Milliseconds within which a prompt host answers. */
const PROMPT = 3_000;
/** So many deliveries in a row without an answer park a host that has answered before; a single one parks any other. */
const SILENCES = 3;
/** The longest time that a delivery waits for its turn before it is put back, in ms. */
const LONGEST_WAIT = 20_000;
/** Milliseconds for which a host that does not answer is left alone: longer each time, until it answers. */
const PARKED = { first: 5_000, longest: 600_000 };
/** Hosts that are remembered; anybody with an account may name one. */
const REMEMBERED = 1_000;

/** The outcome of a delivery: done; or not started, since its host is parked or too slow for everything that waits for it. */
export type Delivery<Result> = { readonly is: "done"; readonly result: Result } | { readonly is: "later"; readonly in: number };

type Waiting = { readonly start: () => void; readonly drop: (after: number) => void };
type Host = {
	readonly name: string;
	readonly waiting: Waiting[];
	running: number;
	/** Prompt answers in a row. */
	answers: number;
	/** Consecutive deliveries that it has not answered. */
	silences: number;
	/** Times that it was parked since it answered last. */
	parkings: number;
	/** On the monotonic clock; 0: not parked. */
	parkedUntil: number;
};

/** A host that does not answer, and for how long it is left alone. */
export type Parked = { readonly host: string; readonly seconds: number; readonly times: number };

type Options = {
	readonly onParked?: (parked: Parked) => void;
	/** Milliseconds of a clock that is never set. */
	readonly monotonic?: () => number;
	/** From 0 to 1. */
	readonly random?: () => number;
};

/**
 * Schedules deliveries to hosts that subscriptions name, and that may be arbitrarily slow: a limit for each host and one for all of them,
 * higher for hosts that answer promptly. A host that does not answer is parked: its deliveries are put back, and a single one tries it
 * after a pause.
 */
export function createPushHosts({ monotonic = () => performance.now(), random = Math.random, onParked }: Options = {}) {
	const hosts = new Map<string, Host>();
	let running = 0;
	let unproven = 0;

	function hostOf(name: string): Host {
		const known = hosts.get(name);
		if (known) return known;
		if (hosts.size >= REMEMBERED) forgetIdle();
		const host: Host = { name, waiting: [], running: 0, answers: 0, silences: 0, parkings: 0, parkedUntil: 0 };
		hosts.set(name, host);
		return host;
	}

	function forgetIdle(): void {
		for (const [name, { running, waiting }] of hosts) {
			if (hosts.size < REMEMBERED) return;
			if (running === 0 && waiting.length === 0) hosts.delete(name);
		}
	}

	const parkedFor = ({ parkedUntil }: Host) => Math.max(0, parkedUntil - monotonic());

	function hasRoom({ answers, parkings, running: own }: Host): boolean {
		if (running >= IN_ALL || own >= (parkings > 0 ? 1 : Math.min(TO_HOST.most, TO_HOST.first + answers))) return false;
		return answers > 0 || unproven < TO_UNPROVEN;
	}

	function startWaiting(): void {
		for (const host of hosts.values()) while (host.waiting.length > 0 && hasRoom(host)) host.waiting.shift()!.start();
	}

	function park(host: Host): void {
		const pause = Math.min(PARKED.longest, PARKED.first * 2 ** host.parkings);
		host.parkings++;
		host.silences = 0;
		host.answers = 0;
		host.parkedUntil = monotonic() + pause * (0.75 + random() / 2);
		onParked?.({ host: host.name, seconds: Math.round(parkedFor(host) / 1000), times: host.parkings });
		for (const { drop } of host.waiting.splice(0)) drop(parkedFor(host));
	}

	async function run<Result>(host: Host, deliver: () => Promise<Result>, isAnswer: (result: Result) => boolean) {
		const isUnproven = host.answers === 0;
		const before = host.parkings;
		running++;
		host.running++;
		if (isUnproven) unproven++;
		const began = monotonic();
		try {
			const result = await deliver();
			if (isAnswer(result)) {
				host.answers = monotonic() - began <= PROMPT ? host.answers + 1 : 0;
				host.silences = 0;
				host.parkings = 0;
				host.parkedUntil = 0;
			} else if (host.parkings === before) {
				// A delivery that began before the host was parked adds no information.
				host.silences++;
				if (host.answers === 0 || host.silences >= SILENCES) park(host);
			}
			return result;
		} finally {
			running--;
			host.running--;
			if (isUnproven) unproven--;
			startWaiting();
		}
	}

	return {
		/** Delivers when it is the host's turn. @param isAnswer whether the outcome shows that the host answers, with any status */
		deliver<Result>(
			name: string,
			deliver: () => Promise<Result>,
			isAnswer: (result: Result) => boolean,
		): Promise<Delivery<Result>> {
			const host = hostOf(name);
			const parked = parkedFor(host);
			if (parked > 0) return Promise.resolve({ is: "later", in: parked });
			return new Promise((resolve, reject) => {
				const late = setTimeout(() => {
					host.waiting.splice(host.waiting.indexOf(one), 1);
					one.drop(PARKED.first);
				}, LONGEST_WAIT);
				late.unref();
				const one: Waiting = {
					start() {
						clearTimeout(late);
						run(host, deliver, isAnswer).then((result) => resolve({ is: "done", result }), reject);
					},
					drop(after) {
						clearTimeout(late);
						resolve({ is: "later", in: after });
					},
				};
				host.waiting.push(one);
				startWaiting();
			});
		},
		/** Sends back all that waits for its turn. */
		dropWaiting(): void {
			for (const { waiting } of hosts.values()) for (const { drop } of waiting.splice(0)) drop(0);
		},
	};
}

export type PushHosts = ReturnType<typeof createPushHosts>;
