import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefetcher } from "./refetcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("changes are merged into one request, and those received meanwhile into one more", async () => {
	let [heard, read] = [0, 0];
	const ask = vi.fn(async () => {
		const asked = heard;
		await new Promise((resolve) => setTimeout(resolve, 500));
		read = asked;
		return asked;
	});
	const { changed } = createRefetcher(
		() => heard,
		() => read,
		ask,
	);
	for (heard = 1; heard < 10; heard++) changed();
	await vi.advanceTimersByTimeAsync(1_300);
	expect(ask).toHaveBeenCalledTimes(1);
	heard = 11;
	changed();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).toHaveBeenCalledTimes(2);
	expect(read).toBe(11);
});

test("a thousand pages do not ask in the same moment", async () => {
	const asked: number[] = [];
	for (let page = 0; page < 1_000; page++) {
		let read = 0;
		createRefetcher(
			() => 1,
			() => read,
			async () => {
				asked.push(Date.now());
				read = 1;
				return 1;
			},
		).changed();
	}
	await vi.advanceTimersByTimeAsync(2_000);
	expect(asked).toHaveLength(1_000);
	const moments = asked.map((at) => Math.floor(at / 100));
	const inTheBusiest = Math.max(...moments.map((one) => moments.filter((other) => other === one).length));
	expect(inTheBusiest).toBeLessThan(350);
});

test("a question without an answer is asked again, later and later", async () => {
	for (const told of [undefined, () => 0]) {
		const ask = vi.fn(async () => undefined);
		const { changed, stop } = createRefetcher(
			() => 1,
			() => 0,
			ask,
			told,
		);
		changed();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask.mock.calls.length, `told of: ${told !== undefined}`).toBeGreaterThan(3);
		expect(ask.mock.calls.length, `told of: ${told !== undefined}`).toBeLessThan(8);
		stop();
	}
});

test("data sent for another page than the requested one is not checked in a loop", async () => {
	let asked = 0;
	const { changed, stop } = createRefetcher(
		() => 0,
		() => 1,
		async () => {
			// At once, without a delay.
			if (++asked > 1_000) throw new Error("Nothing else would run any more");
			return undefined;
		},
		() => 2,
	);
	changed();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(asked).toBe(1);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(asked).toBeGreaterThan(3);
	expect(asked).toBeLessThan(8);
	stop();
});

test("a match that changes during each request delays the next request no more than the first", async () => {
	let [heard, read] = [1, 0];
	const asked: number[] = [];
	const { changed } = createRefetcher(
		() => heard,
		() => read,
		async () => {
			asked.push(Date.now());
			const answer = heard;
			heard++;
			await new Promise((resolve) => setTimeout(resolve, 500));
			read = answer;
			return answer;
		},
	);
	changed();
	await vi.advanceTimersByTimeAsync(30_000);
	// At most 500 ms to gather and 500 to answer, each time.
	expect(asked.length).toBeGreaterThanOrEqual(30);
	expect(Math.max(...asked.slice(1).map((at, before) => at - asked[before]!))).toBeLessThanOrEqual(1_000);
});

test("an answer that is rendered later than it arrives has not failed: ten goals are requested as soon as the first", async () => {
	let [heard, drawn] = [0, 0];
	const waits: number[] = [];
	let goalAt = 0;
	const { changed } = createRefetcher(
		() => heard,
		() => drawn,
		async () => {
			waits.push(Date.now() - goalAt);
			const answer = heard;
			// As React does: the question has its answer before the page shows it.
			setTimeout(() => {
				drawn = answer;
				changed();
			}, 300);
			return answer;
		},
	);
	for (heard = 1; heard <= 10; heard++) {
		goalAt = Date.now();
		changed();
		await vi.advanceTimersByTimeAsync(3_000);
	}
	expect(waits).toHaveLength(10);
	expect(Math.max(...waits)).toBeLessThanOrEqual(500);
});

test("an answer that is older than what was heard of is asked for again, later and later", async () => {
	const ask = vi.fn(async () => 1);
	createRefetcher(
		() => 2,
		() => 1,
		ask,
	).changed();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask.mock.calls.length).toBeGreaterThan(3);
	expect(ask.mock.calls.length).toBeLessThan(8);
});

test("when the network is back, what waits is asked at once, and a question that hangs is given up", async () => {
	const answers = [new Promise<undefined>(() => {}), Promise.resolve(1)];
	let read = 0;
	const ask = vi.fn(async () => {
		const answer = await answers.shift();
		read = answer ?? read;
		return answer;
	});
	const own = createRefetcher(
		() => 1,
		() => read,
		ask,
	);
	own.changed();
	await vi.advanceTimersByTimeAsync(20_000);
	expect([ask.mock.calls.length, read]).toEqual([1, 0]);
	own.back();
	await vi.advanceTimersByTimeAsync(500);
	expect([ask.mock.calls.length, read]).toEqual([2, 1]);
});

test("what one page was answered is no answer to the next one", async () => {
	let [heard, read] = [2, 0];
	const ask = vi.fn(async () => 2);
	const own = createRefetcher(
		() => heard,
		() => read,
		ask,
	);
	own.changed();
	await vi.advanceTimersByTimeAsync(1_000);
	[heard, read] = [2, 1];
	own.elsewhere();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(ask).toHaveBeenCalledTimes(2);
	let late = (_: number) => {};
	const hanging = new Promise<number>((resolve) => {
		late = resolve;
	});
	ask.mockImplementationOnce(() => hanging);
	[heard, read] = [9, 2];
	own.changed();
	await vi.advanceTimersByTimeAsync(1_000);
	[heard, read] = [5, 4];
	own.elsewhere();
	late(9);
	ask.mockResolvedValue(5);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(ask, "nor is one that comes when it is shown already").toHaveBeenCalledTimes(4);
});

test("a page that is not behind, or has been left, asks nothing", async () => {
	const ask = vi.fn(async () => undefined);
	createRefetcher(
		() => 1,
		() => 1,
		ask,
	).changed();
	const left = createRefetcher(
		() => 1,
		() => 0,
		ask,
	);
	left.changed();
	left.stop();
	let read = 0;
	createRefetcher(
		() => 1,
		() => read,
		ask,
	).changed();
	read = 1;
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).not.toHaveBeenCalled();
});

test("§6 a page sent by the stream is rendered at once, and requested only if the stream is silent for long", async () => {
	// At the end of the random part of the delay: the retry after an answer that was too old comes after the six seconds.
	vi.spyOn(Math, "random").mockReturnValue(0.9);
	let heard = 1;
	let told = 1;
	let read = 1;
	const ask = vi.fn(async () => {
		read = told;
		return told;
	});
	const { changed } = createRefetcher(
		() => heard,
		() => read,
		ask,
		() => told,
	);
	heard = 2;
	changed();
	await vi.advanceTimersByTimeAsync(2_900);
	expect(ask).not.toHaveBeenCalled();
	told = 2;
	changed();
	await vi.advanceTimersByTimeAsync(0);
	expect(ask).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask).toHaveBeenCalledTimes(1);
	heard = 3;
	changed();
	await vi.advanceTimersByTimeAsync(6_000);
	expect(ask).toHaveBeenCalledTimes(2);
	[heard, told, read] = [5, 4, 3];
	changed();
	await vi.advanceTimersByTimeAsync(5_000);
	expect(ask, "drawn as it was told, while more is on its way").toHaveBeenCalledTimes(3);
	await vi.advanceTimersByTimeAsync(800);
	expect(ask, "which is waited for no longer than after any other").toHaveBeenCalledTimes(4);
});

test("a question that hangs is given up after half a minute and asked again", async () => {
	const answers = [new Promise<number>(() => {}), Promise.resolve(1)];
	const ask = vi.fn(() => answers.shift() as Promise<number>);
	const { changed, stop } = createRefetcher(
		() => 1,
		() => 0,
		ask,
	);
	changed();
	await vi.advanceTimersByTimeAsync(29_000);
	expect(ask).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(8_000);
	expect(ask).toHaveBeenCalledTimes(2);
	stop();
});

test("an answer that is never drawn is asked for again", async () => {
	let read = 0;
	const ask = vi.fn(async () => 1);
	const { changed, stop } = createRefetcher(
		() => 1,
		() => read,
		ask,
	);
	changed();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(15_000);
	expect(ask).toHaveBeenCalledTimes(2);
	read = 1;
	await vi.advanceTimersByTimeAsync(120_000);
	expect(ask).toHaveBeenCalledTimes(2);
	stop();
});
