import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import { ReadModels } from "./read-models.ts";
import { warmUp } from "./warm-up.ts";

const opened = async () => {
	const source = new CupInMemory(withYearBefore(aSmallCup()));
	const models = await ReadModels.open({
		source,
		clock: () => new Date("2026-07-15T10:00:00Z"),
		onError: (error) => {
			throw error;
		},
	});
	const told: string[] = [];
	const stop = new AbortController();
	const options = {
		onRead: (edition: string) => void told.push(edition),
		onError: (edition: string, error: unknown) => void told.push(`${edition}: ${(error as Error).message}`),
		signal: stop.signal,
	};
	return { source, models, told, stop, options };
};

describe("warming up", () => {
	test("reads every edition once, newest first, and keeps only a part of those that are over", async () => {
		const { source, models, told, options } = await opened();
		await warmUp(models, 7, options);
		expect(told).toEqual(["lc-2026", "lc-2025"]);
		await Promise.all([models.current(7, "lc-2026"), models.past(7, "lc-2025")]);
		expect(source.reads.edition).toBe(2);
		expect([models.isRead(7, "lc-2026"), models.isRead(7, "lc-2025")]).toEqual([true, false]);
	});

	test("loads one after the other, and no more once it is stopped", async () => {
		const { source, models, told, stop, options } = await opened();
		await warmUp(models, 7, {
			...options,
			onRead: (edition) => {
				told.push(edition);
				stop.abort();
			},
		});
		expect(told).toEqual(["lc-2026"]);
		expect(source.reads.edition).toBe(1);
	});

	test("continues with the next if an edition cannot be read, and logs it", async () => {
		const { source, models, told, options } = await opened();
		await models.cup(7);
		let broken = true;
		source.before = async () => {
			if (broken) {
				broken = false;
				throw new Error("no record");
			}
		};
		await warmUp(models, 7, options);
		expect(told).toEqual(["lc-2026: no record", "lc-2025"]);
	});

	test("logs that the list of editions cannot be read, and ends", async () => {
		const { source, models, told, options } = await opened();
		source.before = () => Promise.reject(new Error("no record"));
		await warmUp(models, 7, options);
		expect(told).toEqual([": no record"]);
	});
});
