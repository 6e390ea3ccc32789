/** What is drawn by lot: the same for the same seed, on every machine (mulberry32). */
export class Lots {
	#state: number;

	constructor(seed: number) {
		this.#state = seed * 0x9e3779b1;
	}

	/** From 0 on, below 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** A whole number, both ends included. */
	within(from: number, to: number): number {
		return from + Math.floor(this.next() * (to - from + 1));
	}

	is(chance: number): boolean {
		return this.next() < chance;
	}

	of<One>(all: readonly One[]): One {
		return all[this.within(0, all.length - 1)]!;
	}

	some<One>(all: readonly One[], count: number): One[] {
		const left = [...all];
		return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.within(0, left.length - 1), 1)[0]!);
	}
}
