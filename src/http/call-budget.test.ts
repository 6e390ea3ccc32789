import { expect, it } from "vitest";
import { CallBudget } from "./call-budget.ts";

it("a client spends its points, waits for more, and leaves those of others", () => {
	let now = 0;
	const budget = new CallBudget({ burst: 10, perSecond: 2 }, () => now);
	expect(budget.spend("a", 8)).toBe(0);
	expect(budget.spend("a", 5)).toBe(1.5);
	expect(budget.spend("a", 2)).toBe(0);
	expect(budget.spend("a")).toBe(0.5);
	expect(budget.spend("b", 10)).toBe(0);
	now = 500;
	expect(budget.spend("a")).toBe(0);
	now = 1_000_000;
	expect([budget.spend("a", 10), budget.spend("a")]).toEqual([0, 0.5]);
});
