import { type CpuQuota, UNMETERED } from "../../../http/cpu-quota.ts";

/**
 * Milliseconds per slice, and between two slices for everything else in the process. An address with many recent requests gets a
 * fourth of the time, which is also the rate at which its quota refills, so that other readers rarely wait.
 */
const USUAL = { slice: 4, between: 1 };
const BUSY = { slice: 1, between: 3 };
const paceOf = (meter: CpuQuota) => (meter.isBusy() ? BUSY : USUAL);
/** Shorter lists are processed at once. */
const SHORT = 12;

/** The client's quota: that of its address, until its document turns out to be one of the site's, which are free. */
export type MeteredContext = { meter: CpuQuota };

/**
 * Makes answers a slice at a time, so that a request never waits for the whole of another large one. Each turn of the event loop
 * runs one slice, and addresses alternate: a hundred queries of one delay another's no more than a single one does.
 */
export class Turns {
	/** Queues by the address's quota; an answer that is not charged has a queue of its own. */
	readonly #lines = new Map<CpuQuota | Turn, Turn[]>();
	/** Answers started in this turn of the event loop without waiting, and since when. */
	#unasked: Turn[] = [];
	#unaskedSince = 0;
	#isRunning = false;

	begin(asking: MeteredContext): Turn {
		return new Turn(asking, (turn) => this.#join(turn));
	}

	/**
	 * Starts an answer in this turn of the event loop, unless others that started so have already used a slice: most answers take
	 * less time than a wait would.
	 * @returns false if it has to wait
	 */
	beginAtOnce(turn: Turn): boolean {
		const now = performance.now();
		if (this.#unasked.length > 0 && now - this.#unaskedSince > paceOf(turn.meter).slice) return false;
		if (this.#unasked.length === 0) {
			this.#unaskedSince = now;
			setImmediate(() => {
				const made = this.#unasked;
				this.#unasked = [];
				for (const one of made) one.stop();
			});
		}
		this.#unasked.push(turn);
		turn.start({ waited: false });
		return true;
	}

	/** A started answer continues before the address's next one starts, since each unfinished answer needs memory. */
	#join(turn: Turn): void {
		const of = turn.meter === UNMETERED ? turn : turn.meter;
		const line = this.#lines.get(of);
		if (line && turn.isBegun) line.unshift(turn);
		else if (line) line.push(turn);
		else this.#lines.set(of, [turn]);
		if (this.#isRunning) return;
		this.#isRunning = true;
		setImmediate(() => this.#run());
	}

	/** Pauses so that new requests, and I/O that answers wait for, are handled before the next slice. */
	#after(milliseconds: number): void {
		if (this.#lines.size === 0) this.#isRunning = false;
		else setTimeout(() => this.#run(), milliseconds);
	}

	#run(): void {
		const next = this.#lines.entries().next();
		if (next.done) {
			this.#isRunning = false;
			return;
		}
		const [of, line] = next.value;
		this.#lines.delete(of);
		const turn = line.shift();
		if (line.length > 0) this.#lines.set(of, line);
		turn?.start();
		setImmediate(() => {
			turn?.stop();
			this.#after(turn ? paceOf(turn.meter).between : 0);
		});
	}
}

/** The slices of one answer. */
export class Turn {
	/** Settles when the address has exceeded its quota too far to continue. */
	readonly overdrawn: Promise<void>;
	readonly #asking: MeteredContext;
	readonly #join: (turn: Turn) => void;
	readonly #waiting: (() => void)[] = [];
	#startedAt = 0;
	#workedUntil = 0;
	#isWaiting = false;
	#isBegun = false;
	#isGivenUp = false;
	#giveUp = () => {};

	constructor(asking: MeteredContext, join: (turn: Turn) => void) {
		this.#asking = asking;
		this.#join = join;
		this.overdrawn = new Promise((resolve) => {
			this.#giveUp = resolve;
		});
	}

	get meter(): CpuQuota {
		return this.#asking.meter;
	}

	/** Whether a part of it has been made. */
	get isBegun(): boolean {
		return this.#isBegun;
	}

	/** Whether it was abandoned: its address has exceeded its quota, or the answer would be too large. */
	get isGivenUp(): boolean {
		return this.#isGivenUp;
	}

	/** Resolves within the answer's next slice; never once it is abandoned. */
	next(): Promise<void> {
		return new Promise((resolve) => {
			if (this.#isGivenUp) return;
			this.#waiting.push(resolve);
			if (this.#isWaiting) return;
			this.#isWaiting = true;
			this.#join(this);
		});
	}

	/** Whether the rest has to wait for the next slice. */
	get isOver(): boolean {
		this.worked();
		return this.#startedAt === 0 || this.#workedUntil - this.#startedAt > paceOf(this.meter).slice;
	}

	/** Charges the work up to now. */
	worked(): void {
		if (this.#startedAt > 0) this.#workedUntil = performance.now();
	}

	/**
	 * The items for the executor, which reads them one by one: once the slice is over, they are promises that resolve in the next
	 * one.
	 */
	unhurried<Item>(items: readonly Item[]): Iterable<Item | Promise<Item>> {
		return items.length <= SHORT ? items : this.#inSlices(items);
	}

	*#inSlices<Item>(items: readonly Item[]): Generator<Item | Promise<Item>> {
		for (const item of items) yield this.isOver ? this.next().then(() => item) : item;
	}

	/** Drops everything that waits, so that the work stops. */
	giveUp(): void {
		this.#isGivenUp = true;
		this.#waiting.length = 0;
	}

	/** @param waited false: the slice started without a wait */
	start({ waited } = { waited: true }): void {
		if (!waited) this.#isWaiting = true;
		if (this.meter.isOverdrawn()) {
			this.giveUp();
			this.#giveUp();
			return;
		}
		this.#isBegun = true;
		this.#startedAt = performance.now();
		this.#workedUntil = this.#startedAt;
		void this.#release();
	}

	stop(): void {
		if (this.#startedAt > 0) this.meter.spend(this.#workedUntil - this.#startedAt);
		this.#startedAt = 0;
		this.#isWaiting = false;
		if (this.#waiting.length === 0) return;
		this.#isWaiting = true;
		this.#join(this);
	}

	/** Waiting parts continue one after another: a thousand lists at once would exceed the slice. */
	async #release(): Promise<void> {
		for (let go = this.#waiting.shift(); go; go = this.isOver ? undefined : this.#waiting.shift()) {
			go();
			await undefined;
		}
	}
}
