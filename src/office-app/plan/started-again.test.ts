import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startedAgain } from "./started-again.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** Seconds until the page goes on. @param startAt which start answers after so many seconds */
async function secondsUntil(startAt: (seconds: number) => string | null): Promise<number> {
	const began = Date.now();
	const seconds = () => (Date.now() - began) / 1000;
	let after = Number.NaN;
	const done = startedAgain("before", async () => startAt(seconds())).then(() => {
		after = seconds();
	});
	await vi.runAllTimersAsync();
	await done;
	return after;
}

test("a slow server that starts again for a minute is waited for, and no error page is opened meanwhile", async () => {
	const after = await secondsUntil((seconds) => (seconds < 60 ? null : "after"));
	expect(after).toBeGreaterThanOrEqual(60);
	expect(after).toBeLessThan(61);
});

test("a server that does not start again is waited for no longer than fifteen seconds", async () => {
	expect(Math.round(await secondsUntil(() => "before"))).toBe(15);
});

test("a server that never comes back is given up", async () => {
	expect(Math.round(await secondsUntil(() => null))).toBe(300);
});
