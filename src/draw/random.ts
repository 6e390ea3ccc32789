import { Xoshiro128 } from "../cup/xoshiro128.ts";

const MASK = 0xffff_ffff_ffff_ffffn;

/** Two outputs of SplitMix64 (Steele, Lea, Flood): the four words of a state. */
function stateOf(number: number): Uint32Array {
	const state = new Uint32Array(4);
	let at = BigInt(number);
	for (let word = 0; word < 4; word += 2) {
		at = (at + 0x9e37_79b9_7f4a_7c15n) & MASK;
		let mixed = ((at ^ (at >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & MASK;
		mixed = ((mixed ^ (mixed >> 27n)) * 0x94d0_49bb_1331_11ebn) & MASK;
		mixed ^= mixed >> 31n;
		state[word] = Number(mixed & 0xffff_ffffn);
		state[word + 1] = Number(mixed >> 32n);
	}
	return state;
}

/** The random numbers of a draw: xoshiro128**, its state filled by SplitMix64, whose published vectors a third party can check. */
export class Random extends Xoshiro128 {
	/** @param number unsigned, of 32 bits */
	constructor(number: number) {
		super(stateOf(number));
	}

	/** From 0 to `count`, without it. Values beyond the last multiple are drawn again, so that all are equally likely. */
	below(count: number): number {
		const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
		let drawn = this.next();
		while (drawn >= limit) drawn = this.next();
		return drawn % count;
	}

	/** Fisher–Yates, from the last to the first, in place. */
	shuffle(list: Int32Array): Int32Array {
		for (let last = list.length - 1; last > 0; last--) {
			const other = this.below(last + 1);
			const moved = list[last]!;
			list[last] = list[other]!;
			list[other] = moved;
		}
		return list;
	}
}
