import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConnectionMonitor } from "./connection-monitor.ts";

const CONFIRMED = Date.parse("2026-07-14T12:05:00Z");
beforeEach(() => void vi.useFakeTimers({ now: CONFIRMED }));
afterEach(() => void vi.useRealTimers());

test("nothing that answers for 8 s is no network, as of when the page was confirmed last", () => {
	const reach = new ConnectionMonitor();
	reach.heard("sign");
	vi.advanceTimersByTime(10_000);
	reach.heard("lost");
	reach.heard("unreachable");
	vi.advanceTimersByTime(7_900);
	reach.heard("unreachable");
	expect(reach.standing.kind).toBe("live");
	vi.advanceTimersByTime(100);
	reach.heard("unreachable");
	expect(reach.standing).toEqual({ kind: "noNetwork", asOf: CONFIRMED });
});

test("a silence, or a connection that is made again within 8 s, says nothing", () => {
	const reach = new ConnectionMonitor();
	const told = vi.fn();
	reach.subscribe(told);
	vi.advanceTimersByTime(60_000);
	reach.heard("lost");
	reach.heard("unreachable");
	reach.heard("answered");
	reach.caughtUp(0);
	expect([reach.standing.kind, told.mock.calls.length]).toEqual(["live", 0]);
});

test("the phone says so: at once; then catching up, up to date for 4 s, and the line is gone", () => {
	const reach = new ConnectionMonitor();
	reach.heard("offline");
	expect(reach.standing).toEqual({ kind: "noNetwork", asOf: CONFIRMED });
	vi.advanceTimersByTime(60_000);
	expect(reach.heard("answered"), "who waits may ask again").toBe(true);
	expect(reach.standing).toEqual({ kind: "catchingUp", asOf: CONFIRMED });
	reach.caughtUp(2);
	expect(reach.standing).toEqual({ kind: "upToDate", changed: 2 });
	vi.advanceTimersByTime(4_000);
	expect(reach.standing.kind).toBe("live");
});

test("a results service that fails twice does not answer; once is nothing", () => {
	const reach = new ConnectionMonitor();
	reach.heard("lost");
	reach.heard("refused");
	expect(reach.standing.kind).toBe("live");
	reach.heard("refused");
	expect(reach.standing).toEqual({ kind: "noAnswer", asOf: CONFIRMED });
});

test("each state is told once, however often it is heard of", () => {
	const reach = new ConnectionMonitor();
	const told = vi.fn();
	reach.subscribe(told);
	for (let count = 0; count < 20; count++) reach.heard("offline");
	expect(told).toHaveBeenCalledTimes(1);
});

test("who comes back after a while is told that the page catches up only where that takes a second", () => {
	const [quick, slow] = [new ConnectionMonitor(), new ConnectionMonitor()];
	quick.returned();
	slow.returned();
	vi.advanceTimersByTime(500);
	quick.caughtUp(3);
	vi.advanceTimersByTime(600);
	expect([quick.standing.kind, slow.standing.kind]).toEqual(["live", "catchingUp"]);
});
