import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayeredMap } from "./layered-map.ts";

describe("a map in layers", () => {
	test("equals an ordinary map after any changes, and is immutable", () => {
		const change = fc.tuple(fc.nat({ max: 900 }).map(String), fc.option(fc.nat(), { nil: undefined }));
		fc.assert(
			fc.property(fc.array(fc.array(change, { maxLength: 120 }), { maxLength: 8 }), (all) => {
				const plain = new Map<string, number>();
				let layered = new LayeredMap<number>(new Map());
				for (const changes of all) {
					const before = layered;
					const said = new Map(before);
					layered = before.with(new Map(changes));
					for (const [key, value] of new Map(changes)) {
						if (value === undefined) plain.delete(key);
						else plain.set(key, value);
					}
					expect(new Map(layered)).toEqual(plain);
					expect(new Map(before)).toEqual(said);
					for (const [key] of changes) expect([layered.get(key), layered.has(key)]).toEqual([plain.get(key), plain.has(key)]);
				}
			}),
			{ numRuns: 100 },
		);
	});
});
