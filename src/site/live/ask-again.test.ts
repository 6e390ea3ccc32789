import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain } from "./ask-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("changes gather into one question, and what comes while it is asked into one more", async () => {
	let [heard, read] = [0, 0];
	const ask = vi.fn(async () => {
		const asked = heard;
		await new Promise((resolve) => setTimeout(resolve, 500));
		read = asked;
	});
	const { told } = askAgain(() => heard > read, ask);
	for (heard = 1; heard < 10; heard++) told();
	await vi.advanceTimersByTimeAsync(1_300);
	expect(ask).toHaveBeenCalledTimes(1);
	heard = 11;
	told();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).toHaveBeenCalledTimes(2);
	expect(read).toBe(11);
});

test("a thousand pages do not ask in the same moment", async () => {
	const asked: number[] = [];
	for (let page = 0; page < 1_000; page++) {
		let behind = true;
		askAgain(
			() => behind,
			async () => {
				asked.push(Date.now());
				behind = false;
			},
		).told();
	}
	await vi.advanceTimersByTimeAsync(2_000);
	expect(asked).toHaveLength(1_000);
	const moments = asked.map((at) => Math.floor(at / 100));
	const inTheBusiest = Math.max(...moments.map((one) => moments.filter((other) => other === one).length));
	expect(inTheBusiest).toBeLessThan(250);
});

test("a question without an answer is asked again, later and later", async () => {
	const ask = vi.fn(async () => {});
	askAgain(() => true, ask).told();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask.mock.calls.length).toBeGreaterThan(3);
	expect(ask.mock.calls.length).toBeLessThan(8);
});

test("a page that is not behind, or has been left, asks nothing", async () => {
	const ask = vi.fn(async () => {});
	askAgain(() => false, ask).told();
	const left = askAgain(() => true, ask);
	left.told();
	left.stop();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).not.toHaveBeenCalled();
});
