import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RepeatedEvents, repeatedEventsOf } from "./repeated-events.ts";

let lines: object[];
let events: RepeatedEvents;
beforeEach(() => {
	vi.useFakeTimers();
	lines = [];
	const keep = (about: object) => void lines.push(about);
	events = new RepeatedEvents({ info: keep, warn: keep });
});
afterEach(() => void vi.useRealTimers());

const limit = (from: string) => events.add("warn", { security: "limit", from }, "security event");

it("ten events of an address in a minute are logged as they come, later ones as a number when the minute is over", () => {
	for (let times = 0; times < 500; times++) limit("192.0.2.1");
	limit("192.0.2.2");
	expect(lines).toEqual([
		...Array(10).fill({ security: "limit", from: "192.0.2.1" }),
		...[{ security: "limit", from: "192.0.2.2" }],
	]);
	vi.advanceTimersByTime(60_000);
	expect(lines.slice(11)).toEqual([{ security: "limit", from: "192.0.2.1", times: 490 }]);
	limit("192.0.2.1");
	expect(lines.slice(12)).toEqual([{ security: "limit", from: "192.0.2.1" }]);
	vi.advanceTimersByTime(60_000);
	expect(lines).toHaveLength(13);
});

it("beyond a thousand addresses a minute all others count as one", () => {
	for (let address = 0; address < 5_000; address++) limit(`2001:db8:${address}::`);
	expect(lines).toHaveLength(1_010);
	vi.advanceTimersByTime(60_000);
	expect(lines.at(-1)).toEqual({ security: "limit", from: "others", times: 3_990 });
});

it("counted events are logged before the process ends, once", () => {
	for (let times = 0; times < 25; times++) limit("192.0.2.1");
	events.flush();
	expect(lines.slice(10)).toEqual([{ security: "limit", from: "192.0.2.1", times: 15 }]);
	events.flush();
	vi.advanceTimersByTime(60_000);
	expect(lines).toHaveLength(11);
});

it("details that differ each time are in the first ten lines, and count as one event", () => {
	for (let times = 0; times < 2_000; times++)
		events.add("info", { call: "/graphql" }, "unreadable", { reason: `no field ${times}` });
	events.flush();
	expect(lines).toHaveLength(11);
	expect(lines[3]).toEqual({ call: "/graphql", reason: "no field 3" });
	expect(lines[10]).toEqual({ call: "/graphql", times: 1_990 });
});

it("all sources of one log are counted together", () => {
	const log = { warn: () => undefined };
	expect(repeatedEventsOf(log)).toBe(repeatedEventsOf(log));
	expect(repeatedEventsOf({ ...log })).not.toBe(repeatedEventsOf(log));
});
