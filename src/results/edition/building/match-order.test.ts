import fc from "fast-check";
import { expect, test } from "vitest";
import { byTime, byTimeLatestFirst, latestFirst, ORDERS, type OrderName, ordered } from "./match-order.ts";

const match = fc.record({
	id: fc.constantFrom("m1", "m2", "m10", "m11", "m3"),
	at: fc.constantFrom(1, 2, 3, Number.POSITIVE_INFINITY),
	place: fc.option(fc.record({ name: fc.constantFrom("Heden 2", "Heden 10") })),
	state: fc.constantFrom(...(["upcoming", "live", "finished", "postponed", "cancelled"] as const)),
});
const matches = fc.uniqueArray(match, { selector: ({ id }) => id });

test("§5 matches in order of time, sorted by another order, equal a full sort", () => {
	const order = fc.constantFrom(...(Object.keys(ORDERS) as OrderName[]));
	fc.assert(
		fc.property(matches, order, (all, name) => {
			expect(ordered(all.toSorted(byTime), name)).toEqual(all.toSorted(ORDERS[name]));
		}),
	);
});

test("§5 matches in reversed order of time are latest first: at the same time by field, and last without a time", () => {
	fc.assert(
		fc.property(matches, (all) => {
			const latest = latestFirst(all.toSorted(byTime));
			expect(latest).toEqual(all.toSorted(byTimeLatestFirst));
		}),
	);
});
