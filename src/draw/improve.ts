import type { Model } from "./model.ts";
import type { Random } from "./random.ts";
import type { Seating } from "./seating.ts";

/** Perturbations of a draw that no single swap improves (iterated local search). */
const KICKS = 40;

/** Swaps teams until no swap lowers the cost, then again after two random swaps, `KICKS` times. The cheapest draw stays. */
export function improve(model: Model, seating: Seating, random: Random): void {
	descend(model, seating);
	const conflicted = (): number[] => [...model.teams.keys()].filter((team) => seating.isInConflict(team));
	for (let kick = 0; kick < KICKS && seating.cost > model.leastCost; kick++) {
		const before = Int32Array.from(seating.groupOf);
		const cost = seating.cost;
		const from = conflicted();
		for (let swap = 0; swap < 2; swap++) {
			const team = from[random.below(from.length)]!;
			const other = random.below(model.teams.length);
			if (seating.maySwap(team, other)) seating.swap(team, other);
		}
		descend(model, seating);
		if (seating.cost > cost) restore(seating, before);
	}
}

function descend(model: Model, seating: Seating): void {
	const teams = model.teams.length;
	for (let isBetter = true; isBetter && seating.cost > model.leastCost; ) {
		isBetter = false;
		for (let team = 0; team < teams; team++) {
			if (!seating.isInConflict(team)) continue;
			let best = -1;
			let most = 0;
			for (let other = 0; other < teams; other++) {
				if (!seating.maySwap(team, other)) continue;
				const gain = seating.gain(team, other);
				if (gain <= most) continue;
				most = gain;
				best = other;
			}
			if (best < 0) continue;
			seating.swap(team, best);
			isBetter = true;
		}
	}
}

function restore(seating: Seating, groupOf: Int32Array): void {
	for (const team of groupOf.keys()) if (seating.groupOf[team] !== groupOf[team]) seating.remove(team);
	for (const [team, group] of groupOf.entries()) if (seating.groupOf[team] !== group) seating.place(team, group);
}
