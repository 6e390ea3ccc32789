/** The generator xoshiro128** 1.1 (Blackman, Vigna). The same state gives the same sequence on every machine. */
export class Xoshiro128 {
	readonly #state: Uint32Array;

	/** @param state four words, not all of them 0 */
	constructor(state: Uint32Array) {
		this.#state = state;
	}

	/** 32 bits. */
	next(): number {
		const state = this.#state;
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
}
