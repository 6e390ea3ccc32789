/**
 * The random numbers of a run: xoshiro128** 1.1 (Blackman, Vigna), its state filled from the number by splitmix32. The same number gives
 * the same sequence on every machine.
 */
export class Random {
	private readonly state = new Uint32Array(4);

	constructor(seed: number) {
		let at = seed >>> 0;
		for (let word = 0; word < 4; word++) {
			at = (at + 0x9e3779b9) >>> 0;
			let mixed = at;
			mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
			mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
			this.state[word] = mixed ^ (mixed >>> 16);
		}
	}

	/** 32 bits. */
	next(): number {
		const { state } = this;
		const product = Math.imul(state[1]!, 5);
		const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
		const shifted = state[1]! << 9;
		state[2]! ^= state[0]!;
		state[3]! ^= state[1]!;
		state[1]! ^= state[2]!;
		state[0]! ^= state[3]!;
		state[2]! ^= shifted;
		state[3] = (state[3]! << 11) | (state[3]! >>> 21);
		return result;
	}

	/** From 0 to `count`, without it: the high bits of a product, so that every number is as likely to within 2^-32. */
	below(count: number): number {
		return Math.floor((this.next() / 0x1_0000_0000) * count);
	}

	/** From 0 to 1, without it. */
	fraction(): number {
		return this.next() / 0x1_0000_0000;
	}
}
