import fc from "fast-check";
import { expect, test } from "vitest";
import { delayOverQuota } from "../http/cpu-quota.ts";
import { metersOf, ProcessorBudget } from "./processor-budget.ts";

const ALLOTTED = { burst: 2_000, atOnce: 500, perSecond: 100 };

function budget() {
	const clock = { now: 5_000 };
	return { clock, budget: new ProcessorBudget(ALLOTTED, () => clock.now) };
}

test("an address over its quota waits until some is restored, and no other address waits", () => {
	const { clock, budget: all } = budget();
	const meter = all.meterOf("192.0.2.1");
	meter.spend(1_999);
	expect(meter.wait()).toBe(0);
	meter.spend(101);
	expect(meter.wait()).toBeCloseTo(1_010);
	expect(all.meterOf("192.0.2.2").wait()).toBe(0);
	clock.now += 1_011;
	expect(meter.wait()).toBe(0);
});

test("each refusal is reported with its address, status and target", async () => {
	const told: unknown[] = [];
	const meters = metersOf(
		(asked) => String((asked as { headers: { from?: string } }).headers.from),
		(...refused) => told.push(refused),
	);
	const meter = meters.graphql({ headers: { from: "192.0.2.1" } } as never);
	meter.refused?.(400);
	await delayOverQuota(meters.pages({ headers: { from: "192.0.2.2" } } as never));
	expect(told).toEqual([
		["graphql", 400, "192.0.2.1"],
		["pages", 429, "192.0.2.2"],
	]);
});

test("an address with much use in a short time is busy until its quota is restored", () => {
	const { clock, budget: all } = budget();
	const meter = all.meterOf("192.0.2.1");
	meter.spend(499);
	expect(meter.isBusy()).toBe(false);
	meter.spend(101);
	expect([meter.isBusy(), meter.wait()]).toEqual([true, 0]);
	clock.now += 1_001;
	expect(meter.isBusy()).toBe(false);
});

test("an answer in progress is aborted only if its address owes much", () => {
	const meter = budget().budget.meterOf("192.0.2.1");
	meter.spend(2_400);
	expect([meter.wait() > 0, meter.isOverdrawn()]).toEqual([true, false]);
	meter.spend(200);
	expect(meter.isOverdrawn()).toBe(true);
});

test("whatever it does, an address that respects its waits uses at most its burst, its share of the time and its last request", () => {
	const requests = fc.array(fc.record({ cost: fc.integer({ min: 1, max: 400 }), pause: fc.nat(300) }), { maxLength: 200 });
	fc.assert(
		fc.property(requests, (asked) => {
			const { clock, budget: all } = budget();
			const began = clock.now;
			let used = 0;
			for (const { cost, pause } of asked) {
				const meter = all.meterOf("192.0.2.1");
				clock.now += pause;
				if (meter.wait() > 0) continue;
				const passed = ((clock.now - began) / 1000) * ALLOTTED.perSecond;
				expect(used).toBeLessThanOrEqual(ALLOTTED.burst + passed);
				meter.spend(cost);
				used += cost;
			}
		}),
	);
});

test("an address with its full quota is forgotten when there are many", () => {
	const { clock, budget: all } = budget();
	all.meterOf("192.0.2.1").spend(2_000);
	for (let one = 0; one < 9_999; one++) all.meterOf(`198.51.100.${one}`);
	all.meterOf("203.0.113.1");
	expect(all.size).toBe(2);
	expect(all.meterOf("192.0.2.1").wait()).toBeGreaterThan(0);
	clock.now += 60_000;
	expect(all.meterOf("192.0.2.1").wait()).toBe(0);
});
