type Level = "info" | "warn";
type Sink = { info?(about: object, message: string): void; warn(about: object, message: string): void };

/** Of one kind in that many milliseconds so many are logged as they come, and those after them are only counted. */
const COUNTED_FOR = 60_000;
const LOGGED = 10;
/** Kinds that are counted at one moment. Beyond them all addresses are one: whoever has a million must not fill our memory. */
const MOST = 1_000;
const OTHERS = "others";

/**
 * Logs events that anybody can cause thousands of times a second: the first ten of a kind at once, those after them once a minute as `times`. So
 * an attack shows from where it comes, how long it lasts and how hard it is, and cannot fill the disk.
 */
export class RepeatedEvents {
	/** How often each came in its present span. */
	readonly #counted = new Map<string, number>();
	readonly #log: Sink;
	readonly #countedFor: number;

	constructor(log: Sink, countedFor = COUNTED_FOR) {
		this.#log = log;
		this.#countedFor = countedFor;
	}

	/**
	 * @param about what tells events apart: those that differ in it are counted apart
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

	/** Logs what has been counted so far: a process that ends would lose it. */
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

/** @returns the one that counts for all who write to a log */
export function repeatedEventsOf(log: Sink): RepeatedEvents {
	const known = byLog.get(log) ?? new RepeatedEvents(log);
	byLog.set(log, known);
	return known;
}
