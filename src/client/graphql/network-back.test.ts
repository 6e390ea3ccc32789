import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { networkMayBeBack } from "./network-back.ts";

const phone = new EventTarget();
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("window", phone);
});
afterEach(() => void vi.useRealTimers());

const waiting = (times: number, signal?: AbortSignal) => {
	const heard = vi.fn();
	void networkMayBeBack(times, signal).then(heard);
	return heard;
};

test("an unanswered request is repeated after 1, 2, 5, 15 and 30 s, and every 30 s from then on", async () => {
	for (const [times, seconds] of [1, 2, 5, 15, 30, 30, 30].entries()) {
		const heard = waiting(times);
		await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
		expect([times, heard.mock.calls.length]).toEqual([times, 0]);
		await vi.advanceTimersByTimeAsync(1);
		expect([times, heard.mock.calls.length]).toEqual([times, 1]);
	}
});

test("and at once when the phone reports that it is online, until no request is waiting; no listener is left", async () => {
	const stops = vi.spyOn(phone, "removeEventListener");
	const leaving = new AbortController();
	const [online, left] = [waiting(4), waiting(4, leaving.signal)];
	leaving.abort();
	await vi.advanceTimersByTimeAsync(0);
	expect([online.mock.calls.length, left.mock.calls.length]).toEqual([0, 1]);
	phone.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(0);
	expect([online.mock.calls.length, stops.mock.calls.length, vi.getTimerCount()]).toEqual([1, 2, 0]);
});
