import type { Model } from "./model.ts";
import type { Random } from "./random.ts";
import { Seating } from "./seating.ts";

/**
 * Draws pot by pot: each team goes to the group in which it costs least, by lot where several do.
 * @param order the teams in the order of the draw
 * @returns undefined if the groups' sizes leave no way to spread the pots evenly
 */
export function placePots(model: Model, order: Int32Array, random: Random): Seating | undefined {
	const seating = new Seating(model);
	const groups = model.sizes.length;
	const left = Int32Array.from(model.sizes);
	const quota = new Int32Array(groups);
	for (let pot = 0; pot < model.potCap.length; pot++) {
		const [from, until] = [model.potStart[pot]!, model.potStart[pot + 1]!];
		if (!spread(until - from, { left, quota, cap: model.potCap[pot]!, random })) return undefined;
		for (let at = from; at < until; at++) {
			const team = order[at]!;
			let chosen = -1;
			let least = Number.POSITIVE_INFINITY;
			let alike = 0;
			for (let group = 0; group < groups; group++) {
				if (quota[group] === 0) continue;
				const cost = seating.costIn(team, group);
				if (cost > least) continue;
				alike = cost < least ? 1 : alike + 1;
				// One of those that cost the same, each as likely as the others.
				if (cost < least || random.below(alike) === 0) chosen = group;
				least = cost;
			}
			seating.place(team, chosen);
			quota[chosen]!--;
		}
	}
	return seating;
}

type Spread = {
	/** Free places by group, which become fewer. */
	readonly left: Int32Array;
	/** How many of the pot's teams each group gets. */
	readonly quota: Int32Array;
	readonly cap: number;
	readonly random: Random;
};

/**
 * How many teams of a pot each group gets: the groups with most places left first, so that later pots can be spread too (Gale, Ryser);
 * by lot where several have as many.
 */
function spread(teams: number, { left, quota, cap, random }: Spread): boolean {
	const order = random.shuffle(Int32Array.from(left.keys()));
	quota.fill(0);
	for (let given = 0; given < teams; given++) {
		let most = -1;
		for (const group of order)
			if (quota[group]! < cap && left[group]! > 0 && (most < 0 || left[group]! > left[most]!)) most = group;
		if (most < 0) return false;
		quota[most]!++;
		left[most]!--;
	}
	return true;
}
