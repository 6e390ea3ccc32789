import type { CategoryPlan } from "./category-plan.ts";

/** The number of groups of each size. */
export type GroupSizes = Readonly<Record<number, number>>;

/** The same categories for a smaller cup: the number of groups times a factor, at least two in each category. */
export function scalePlans(plans: readonly CategoryPlan[], factor: number): CategoryPlan[] {
	return plans.map((plan) => {
		const groups = Object.entries(plan.groups).map(([size, count]) => [size, Math.round(count * factor)] as const);
		const kept = groups.filter(([, count]) => count > 0);
		const total = kept.reduce((sum, [, count]) => sum + count, 0);
		const [commonest] = Object.entries(plan.groups).reduce((a, b) => (b[1] > a[1] ? b : a));
		return { ...plan, groups: total >= 2 ? Object.fromEntries(kept) : { [commonest]: 2 } };
	});
}

/** The sizes of the groups in order of their numbers, with the rarer sizes spread evenly. */
export function groupSizes(groups: GroupSizes): number[] {
	const kinds = Object.entries(groups).map(([size, count]) => ({ size: Number(size), count }));
	const total = kinds.reduce((sum, { count }) => sum + count, 0);
	const spread = kinds.flatMap(({ size, count }) =>
		Array.from({ length: count }, (_, index) => ({ size, place: ((index + 0.5) * total) / count })),
	);
	return spread.sort((a, b) => a.place - b.place || a.size - b.size).map(({ size }) => size);
}
