import fc from "fast-check";
import { expect, test } from "vitest";
import { nationQuotas } from "./draw.ts";
import { NATIONS } from "./football/nations.ts";

test("every nation sends a team, the largest most, and together they fill all places", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 78 }), fc.integer({ min: 100, max: 3000 }), (nations, total) => {
			const quotas = nationQuotas(total, NATIONS.slice(0, nations));
			expect(quotas).toHaveLength(nations);
			expect(quotas.reduce((sum, quota) => sum + quota.teams, 0)).toBe(total);
			expect(Math.min(...quotas.map((quota) => quota.teams))).toBeGreaterThanOrEqual(1);
			expect(Math.max(...quotas.map((quota) => quota.teams))).toBe(quotas[0]!.teams);
		}),
	);
});
