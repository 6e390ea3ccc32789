import fc from "fast-check";
import { expect, it } from "vitest";
import { spreadEvenly } from "./spread-evenly.ts";

it("every team gets one group, and groups that began alike differ by at most one team", () => {
	fc.assert(
		fc.property(fc.nat(40), fc.integer({ min: 1, max: 9 }), fc.nat(6), (teams, groups, size) => {
			const ids = Array.from({ length: groups }, (_, at) => ({ id: `g${at}`, size }));
			const put = spreadEvenly(
				Array.from({ length: teams }, (_, at) => `t${at}`),
				ids,
			);
			expect(put.size).toBe(teams);
			const sizes = ids.map(({ id }) => [...put.values()].filter((group) => group === id).length);
			expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
		}),
	);
});

it("a smaller group is filled first", () => {
	const put = spreadEvenly(
		["a", "b", "c"],
		[
			{ id: "full", size: 4 },
			{ id: "small", size: 2 },
		],
	);
	expect([...put.values()]).toEqual(["small", "small", "full"]);
});
