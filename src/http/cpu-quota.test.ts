import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delayOverQuota, UNMETERED } from "./cpu-quota.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Delayed refusals, and how many of them have been sent. */
function refusals() {
	let out = 0;
	const all: Promise<void>[] = [];
	const refuse = (wait: number) =>
		void all.push(
			delayOverQuota({ ...UNMETERED, wait: () => wait }).then(() => {
				out += 1;
			}),
		);
	const after = async (ms: number) => {
		await vi.advanceTimersByTimeAsync(ms);
		return out;
	};
	return { refuse, after, all };
}

test("a refusal waits until its address may ask again, at most a second", async () => {
	const { refuse, after } = refusals();
	for (const wait of [300, 1_000, 60_000]) refuse(wait);
	expect([await after(299), await after(1), await after(699), await after(1)]).toEqual([0, 1, 1, 3]);
});

test("five hundred wait at once, further ones are refused at once, and later ones wait again", async () => {
	const { refuse, after } = refusals();
	for (let count = 0; count < 500; count++) refuse(60_000);
	expect(await after(0)).toBe(0);
	for (let count = 0; count < 20; count++) refuse(60_000);
	expect(await after(0)).toBe(20);
	expect(await after(1_000)).toBe(520);
	for (let count = 0; count < 500; count++) refuse(60_000);
	expect([await after(999), await after(1)]).toEqual([520, 1_020]);
});
