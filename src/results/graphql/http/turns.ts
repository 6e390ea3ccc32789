import { type CpuQuota, UNMETERED } from "../../../http/cpu-quota.ts";

/**
 * Milliseconds for which answers are made before everything else that waits in the process has its turn, and between two slices. Of an address
 * that has asked for much of late a fourth of the time is used, as much as comes back to it, so that most readers who come meanwhile find the
 * process at rest.
 */
const USUAL = { slice: 4, between: 1 };
const BUSY = { slice: 1, between: 3 };
const paceOf = (meter: CpuQuota) => (meter.isBusy() ? BUSY : USUAL);
/** A list of fewer is gone through at once. */
const SHORT = 12;

/** Who asks: the meter of an address, until the document is known to be one that counts on none. */
export type MeteredContext = { meter: CpuQuota };

/**
 * Lets answers be made a slice at a time, so that a reader's request never waits for the whole of somebody's large one. One slice in each
 * turn of the event loop, and the addresses take it in turn: a hundred queries of one hold up another's no more than one does.
 */
export class Turns {
	/** By the address's meter; what counts on none stands in a line of its own. */
	readonly #lines = new Map<CpuQuota | Turn, Turn[]>();
	/** Those that are made in this turn of the event loop without having waited for it, and since when. */
	#unasked: Turn[] = [];
	#unaskedSince = 0;
	#isRunning = false;

	begin(asking: MeteredContext): Turn {
		return new Turn(asking, (turn) => this.#join(turn));
	}

	/**
	 * Begins an answer in this turn of the event loop, where no more than a slice of it is used by others that did not wait either: most take
	 * far less than it takes to wait, and those that do wait have their slices beside.
	 * @returns false where it has to wait
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

	/** An answer that has been begun goes on before its address's next is: what is made of several at once takes the memory of all of them. */
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

	/** What came in meanwhile has its turn before the next slice, and so has what that began and waits for. */
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
	/** Settles when the address owes too much for the answer to be gone on with. */
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

	/** Whether some of it has been made. */
	get isBegun(): boolean {
		return this.#isBegun;
	}

	/** Whether nothing more is made: its address owes too much, or the answer would be too large. */
	get isGivenUp(): boolean {
		return this.#isGivenUp;
	}

	/** Resolves within the answer's next slice; never once it is given up. */
	next(): Promise<void> {
		return new Promise((resolve) => {
			if (this.#isGivenUp) return;
			this.#waiting.push(resolve);
			if (this.#isWaiting) return;
			this.#isWaiting = true;
			this.#join(this);
		});
	}

	/** Whether what goes on now is to wait for the next slice. */
	get isOver(): boolean {
		this.worked();
		return this.#startedAt === 0 || this.#workedUntil - this.#startedAt > paceOf(this.meter).slice;
	}

	/** What was made until now counts. */
	worked(): void {
		if (this.#startedAt > 0) this.#workedUntil = performance.now();
	}

	/** The items as the executor reads them one by one: those for which the slice is over are promises of the next one. */
	unhurried<Item>(items: readonly Item[]): Iterable<Item | Promise<Item>> {
		return items.length <= SHORT ? items : this.#inSlices(items);
	}

	*#inSlices<Item>(items: readonly Item[]): Generator<Item | Promise<Item>> {
		for (const item of items) yield this.isOver ? this.next().then(() => item) : item;
	}

	/** Drops what waits: nothing more is made. */
	giveUp(): void {
		this.#isGivenUp = true;
		this.#waiting.length = 0;
	}

	/** @param waited false: nobody has asked for this slice */
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

	/** Those that wait go on one after the other: of a thousand lists, all at once would be a long slice. */
	async #release(): Promise<void> {
		for (let go = this.#waiting.shift(); go; go = this.isOver ? undefined : this.#waiting.shift()) {
			go();
			await undefined;
		}
	}
}
