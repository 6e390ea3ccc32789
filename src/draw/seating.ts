import { type Model, NONE } from "./model.ts";

/** Which team is in which group, and the weighted cost of the pairs that rules keep apart. */
export class Seating {
	readonly #model: Model;
	/** By team; NONE: not placed yet. */
	readonly groupOf: Int32Array;
	/** By group and pot. */
	readonly #ofPot: Int32Array;
	readonly #size: Int32Array;
	/** By rule: by group and value. */
	readonly #shared: readonly Int32Array[];
	cost = 0;

	constructor(model: Model) {
		this.#model = model;
		const groups = model.sizes.length;
		this.groupOf = new Int32Array(model.teams.length).fill(NONE);
		this.#ofPot = new Int32Array(groups * model.potCap.length);
		this.#size = new Int32Array(groups);
		this.#shared = model.counts.map(({ length }) => new Int32Array(groups * length));
	}

	/** Whether the group has a free place, and one for the team's pot. */
	hasPlace(team: number, group: number): boolean {
		const { sizes, potOf, potCap } = this.#model;
		const pot = potOf[team]!;
		return this.#size[group]! < sizes[group]! && this.#ofPot[group * potCap.length + pot]! < potCap[pot]!;
	}

	isEmpty(group: number): boolean {
		return this.#size[group] === 0;
	}

	/** What the team adds to the cost in a group, by the teams that are in it. */
	costIn(team: number, group: number): number {
		const { values, counts, weights } = this.#model;
		let cost = 0;
		for (let rule = 0; rule < values.length; rule++) {
			const value = values[rule]![team]!;
			if (value !== NONE) cost += weights[rule]! * this.#shared[rule]![group * counts[rule]!.length + value]!;
		}
		return cost;
	}

	place(team: number, group: number): void {
		this.cost += this.costIn(team, group);
		this.#count(team, group, 1);
		this.groupOf[team] = group;
	}

	remove(team: number): void {
		const group = this.groupOf[team]!;
		this.#count(team, group, -1);
		this.cost -= this.costIn(team, group);
		this.groupOf[team] = NONE;
	}

	#count(team: number, group: number, by: 1 | -1): void {
		const { values, counts, potOf, potCap } = this.#model;
		this.#size[group]! += by;
		this.#ofPot[group * potCap.length + potOf[team]!]! += by;
		for (let rule = 0; rule < values.length; rule++) {
			const value = values[rule]![team]!;
			if (value !== NONE) this.#shared[rule]![group * counts[rule]!.length + value]! += by;
		}
	}

	/** Whether two teams of different groups may change places: each group has room for the other's pot. */
	maySwap(a: number, b: number): boolean {
		const { potOf, potCap } = this.#model;
		const [groupA, groupB] = [this.groupOf[a]!, this.groupOf[b]!];
		const [potA, potB] = [potOf[a]!, potOf[b]!];
		if (groupA === groupB) return false;
		if (potA === potB) return true;
		const pots = potCap.length;
		return this.#ofPot[groupB * pots + potA]! < potCap[potA]! && this.#ofPot[groupA * pots + potB]! < potCap[potB]!;
	}

	/** By how much the cost falls if two teams of different groups change places. */
	gain(a: number, b: number): number {
		const { values, weights } = this.#model;
		const [groupA, groupB] = [this.groupOf[a]!, this.groupOf[b]!];
		let gain = this.#costAmongOthers(a, groupA) + this.#costAmongOthers(b, groupB);
		gain -= this.costIn(a, groupB) + this.costIn(b, groupA);
		// Two that share a value were each counted beside the other, in a group that the other leaves.
		for (let rule = 0; rule < values.length; rule++)
			if (values[rule]![a] !== NONE && values[rule]![a] === values[rule]![b]) gain += 2 * weights[rule]!;
		return gain;
	}

	#costAmongOthers(team: number, group: number): number {
		const { values, counts, weights } = this.#model;
		let cost = 0;
		for (let rule = 0; rule < values.length; rule++) {
			const value = values[rule]![team]!;
			if (value !== NONE) cost += weights[rule]! * (this.#shared[rule]![group * counts[rule]!.length + value]! - 1);
		}
		return cost;
	}

	/** Whether the team shares its group with one that a rule keeps it apart from. */
	isInConflict(team: number): boolean {
		return this.#costAmongOthers(team, this.groupOf[team]!) > 0;
	}

	swap(a: number, b: number): void {
		const [groupA, groupB] = [this.groupOf[a]!, this.groupOf[b]!];
		this.remove(a);
		this.remove(b);
		this.place(a, groupB);
		this.place(b, groupA);
	}
}
