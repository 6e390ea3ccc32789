import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain } from "./asked-again.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("document", page);
	page.visibilityState = "visible";
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const shows = (state: "visible" | "hidden") => {
	page.visibilityState = state;
	page.dispatchEvent(new Event("visibilitychange"));
};

/**
 * @param minutes that pass, in each of which the stream does or does not send changes
 * @returns the number of requests in each
 */
function asked(inPlay: boolean, ...minutes: readonly ("told" | "untold" | "untold, in a pocket")[]): number[] {
	let told = false;
	const again = vi.fn();
	const stop = askAgain(again, inPlay, () => told);
	const each = minutes.map((minute) => {
		told = minute === "told";
		page.visibilityState = minute === "untold, in a pocket" ? "hidden" : "visible";
		again.mockClear();
		vi.advanceTimersByTime(60_000);
		return again.mock.calls.length;
	});
	stop();
	return each;
}

test("My Week is refetched each minute in which a match is in play and the stream does not send it", () => {
	expect(asked(true, "told", "untold", "untold", "told", "untold")).toEqual([0, 1, 1, 0, 1]);
	expect(asked(false, "untold", "untold")).toEqual([0, 0]);
});

test("My Week is not refetched while hidden, but at once when its reader returns, whether or not a match is in play or the stream sends it", () => {
	expect(asked(true, "untold, in a pocket", "untold")).toEqual([0, 1]);
	const again = vi.fn();
	const stop = askAgain(again, false, () => true);
	shows("hidden");
	expect(again).not.toHaveBeenCalled();
	shows("visible");
	expect(again).toHaveBeenCalledTimes(1);
	stop();
	shows("visible");
	expect(again).toHaveBeenCalledTimes(1);
});

test("My Week is not refetched after it has left the screen", () => {
	const again = vi.fn();
	askAgain(again, true, () => false)();
	vi.advanceTimersByTime(600_000);
	expect(again).not.toHaveBeenCalled();
});
