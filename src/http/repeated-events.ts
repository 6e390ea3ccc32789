type Level = "info" | "warn";
type Sink = { info?(about: object, message: string): void; warn(about: object, message: string): void };

/**
 * Within this many milliseconds the first events of a kind, up to LOGGED, are logged one by one; further ones are only counted.
 */
const COUNTED_FOR = 60_000;
const LOGGED = 10;
/**
 * Limit of kinds counted at once. Beyond it all addresses count as one, so that a client with a million addresses cannot fill our memory.
 */
const MOST = 1_000;
const OTHERS = "others";

/**
 * Logs events that a client can cause thousands of times a second: the first ten of a kind at once, further ones once a minute with their
 * count as `times`. The log shows an attack's source, duration and strength, and the attack cannot fill the disk.
 */
export class RepeatedEvents {
	/** The count of each kind in its current period. */
	readonly #counted = new Map<string, number>();
	readonly #log: Sink;
	readonly #countedFor: number;

	constructor(log: Sink, countedFor = COUNTED_FOR) {
		this.#log = log;
		this.#countedFor = countedFor;
	}

	/**
	 * @param about identifies the kind: events with different values are counted separately
	 * @param detail logged with the first ten only, such as a client's own words, which may differ each time
	 */
	add(level: Level, about: Readonly<Record<string, unknown>>, message: string, detail: object = {}): void {
		const key = JSON.stringify([level, about, message]);
		const before = this.#counted.get(key);
		if (before === undefined && this.#counted.size >= MOST && about.from !== OTHERS) {
			this.add(level, { ...about, from: OTHERS }, message, detail);
			return;
		}
		if (before === undefined) setTimeout(() => this.#sum(key), this.#countedFor).unref();
		const times = (before ?? 0) + 1;
		this.#counted.set(key, times);
		if (times <= LOGGED) this.#log[level]?.({ ...about, ...detail }, message);
	}

	/** Logs the counts so far, before the process ends. */
	flush(): void {
		for (const key of [...this.#counted.keys()]) this.#sum(key);
	}

	#sum(key: string): void {
		const times = (this.#counted.get(key) ?? 0) - LOGGED;
		this.#counted.delete(key);
		if (times <= 0) return;
		const [level, about, message] = JSON.parse(key) as [Level, object, string];
		this.#log[level]?.({ ...about, times }, message);
	}
}

const byLog = new WeakMap<Sink, RepeatedEvents>();

/** @returns the counter that all users of a log share */
export function repeatedEventsOf(log: Sink): RepeatedEvents {
	const known = byLog.get(log) ?? new RepeatedEvents(log);
	byLog.set(log, known);
	return known;
}
