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

test("a silence, or a connection that is restored within 8 s, is not shown", () => {
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

test("the phone reports that it is offline: shown at once; then catching up, up to date for 4 s, and the line disappears", () => {
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

test("each state is reported once, however many events lead to it", () => {
	const reach = new ConnectionMonitor();
	const told = vi.fn();
	reach.subscribe(told);
	for (let count = 0; count < 20; count++) reach.heard("offline");
	expect(told).toHaveBeenCalledTimes(1);
});

test("catching up after an absence is shown only if it lasts a second", () => {
	const [quick, slow] = [new ConnectionMonitor(), new ConnectionMonitor()];
	quick.returned();
	slow.returned();
	vi.advanceTimersByTime(500);
	quick.caughtUp(3);
	vi.advanceTimersByTime(600);
	expect([quick.standing.kind, slow.standing.kind]).toEqual(["live", "catchingUp"]);
});

test("events received while disconnected confirm nothing; an answer between two failures restarts their count, and so does having caught up", () => {
	const reach = new ConnectionMonitor();
	expect([reach.isLost, reach.heard("answered")]).toEqual([false, false]);
	reach.heard("lost");
	vi.advanceTimersByTime(5_000);
	for (const sign of ["sign", "caught-up"] as const) expect(reach.heard(sign)).toBe(false);
	reach.heard("refused");
	reach.heard("answered");
	reach.heard("refused");
	expect([reach.standing.kind, reach.isLost]).toEqual(["live", true]);
	reach.heard("refused");
	expect(reach.standing).toEqual({ kind: "noAnswer", asOf: CONFIRMED });
	reach.heard("refused");
	reach.caughtUp(0);
	expect(reach.isLost).toBe(false);
	reach.heard("refused");
	expect(reach.standing.kind, "up to date, and failed once").toBe("upToDate");
	reach.heard("offline");
	expect(reach.standing).toEqual({ kind: "noNetwork", asOf: CONFIRMED + 5_000 });
});

test("a saved page shows its time and the reason, until it has caught up", () => {
	const saved = (why: "noNetwork" | "noAnswer" | "late") => new ConnectionMonitor({ at: 7, why });
	const kinds = (["noNetwork", "noAnswer", "late"] as const).map((why) => [saved(why).standing, saved(why).isLost]);
	expect(kinds).toEqual([
		[{ kind: "noNetwork", asOf: 7 }, true],
		[{ kind: "noAnswer", asOf: 7 }, true],
		[{ kind: "catchingUp", asOf: 7 }, true],
	]);
	const late = saved("late");
	late.caughtUp(null);
	expect(late.standing).toEqual({ kind: "upToDate", changed: null });
	vi.advanceTimersByTime(3_999);
	expect(late.standing.kind).toBe("upToDate");
	late.heard("offline");
	vi.advanceTimersByTime(1);
	expect(late.standing.kind, "it is lost again meanwhile").toBe("noNetwork");
});

test("a saved page shown because its own was late: offline after 3 s more without an answer, unless something answers meanwhile", () => {
	const late = () => new ConnectionMonitor({ at: CONFIRMED - 60_000, why: "late" });
	const silent = late();
	vi.advanceTimersByTime(2_999);
	expect(silent.standing.kind).toBe("catchingUp");
	vi.advanceTimersByTime(1);
	expect(silent.standing).toEqual({ kind: "noNetwork", asOf: CONFIRMED - 60_000 });
	for (const sign of ["answered", "sign", "refused"] as const) {
		const heard = late();
		heard.heard(sign);
		vi.advanceTimersByTime(60_000);
		expect(heard.standing.kind, sign).toBe("catchingUp");
	}
	const caughtUp = late();
	caughtUp.caughtUp(0);
	vi.advanceTimersByTime(60_000);
	expect(caughtUp.standing.kind).toBe("live");
});
