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
		pause: 0,
	};
	return { source, models, told, stop, options };
};

describe("warming up", () => {
	test("loads every edition once, newest first, so that no visitor waits for it", async () => {
		const { source, models, told, options } = await opened();
		await warmUp(models, 7, options);
		expect(told).toEqual(["lc-2026", "lc-2025"]);
		await Promise.all(["lc-2026", "lc-2025"].map((id) => models.current(7, id)));
		expect(source.reads.edition).toBe(2);
	});

	test("loads one after the other, and no more once it is stopped", async () => {
		const { source, models, told, stop, options } = await opened();
		await warmUp(models, 7, {
			...options,
			onRead: (edition) => {
				told.push(edition);
				stop.abort();
			},
			pause: 60_000,
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
