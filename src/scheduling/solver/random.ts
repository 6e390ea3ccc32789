import { Xoshiro128 } from "../../cup/xoshiro128.ts";

/** Four outputs of splitmix32: a state. */
function stateOf(seed: number): Uint32Array {
	const state = new Uint32Array(4);
	let at = seed >>> 0;
	for (let word = 0; word < 4; word++) {
		at = (at + 0x9e3779b9) >>> 0;
		let mixed = at;
		mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
		mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
		state[word] = mixed ^ (mixed >>> 16);
	}
	return state;
}

/** The random numbers of a run: xoshiro128**, its state filled by splitmix32. A stored draft names the number, so both stay. */
export class Random extends Xoshiro128 {
	constructor(seed: number) {
		super(stateOf(seed));
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
