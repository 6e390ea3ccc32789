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
	const { told } = askAgain(
		() => heard,
		() => read,
		ask,
	);
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
		let read = 0;
		askAgain(
			() => 1,
			() => read,
			async () => {
				asked.push(Date.now());
				read = 1;
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
	askAgain(
		() => 1,
		() => 0,
		ask,
	).told();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask.mock.calls.length).toBeGreaterThan(3);
	expect(ask.mock.calls.length).toBeLessThan(8);
});

test("a match that goes on while each question is under way delays the next one no more than the first", async () => {
	let [heard, read] = [1, 0];
	const asked: number[] = [];
	const { told } = askAgain(
		() => heard,
		() => read,
		async () => {
			asked.push(Date.now());
			const answer = heard;
			heard++;
			await new Promise((resolve) => setTimeout(resolve, 500));
			read = answer;
		},
	);
	told();
	await vi.advanceTimersByTimeAsync(30_000);
	// At most 1,250 ms to gather and 500 to answer, each time.
	expect(asked.length).toBeGreaterThanOrEqual(17);
	expect(Math.max(...asked.slice(1).map((at, before) => at - asked[before]!))).toBeLessThanOrEqual(1_750);
});

test("a page that is not behind, or has been left, asks nothing", async () => {
	const ask = vi.fn(async () => {});
	askAgain(
		() => 1,
		() => 1,
		ask,
	).told();
	const left = askAgain(
		() => 1,
		() => 0,
		ask,
	);
	left.told();
	left.stop();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).not.toHaveBeenCalled();
});
