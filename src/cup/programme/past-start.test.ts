import { expect, test } from "vitest";
import { SILENCE } from "./late-running.ts";
import { nextTurn, partOf, startState } from "./past-start.ts";

const START = "2026-07-17T14:50:00+02:00";
const at = (clock: string) => Date.parse(`2026-07-17T${clock}+02:00`);
const state = (now: number, expected: number | null = null, until = (expected ?? 0) + SILENCE) =>
	startState({ start: START, expected: expected === null ? null : { at: expected, until } }, now);

test("a match is due when the minute of its start has passed without a report", () => {
	expect([at("14:49:59"), at("14:50:00"), at("14:50:59"), at("14:51:00"), at("18:00:00")].map((now) => state(now))).toEqual([
		"ahead",
		"ahead",
		"ahead",
		"due",
		"due",
	]);
});

test("it is unreported when its day is over where it is played, whatever day it is elsewhere", () => {
	expect(state(at("23:59:59"))).toBe("due");
	expect(state(Date.parse("2026-07-18T00:00:00+02:00"))).toBe("unreported");
	expect(startState({ start: "2026-07-17T20:00:00Z", expected: null }, Date.parse("2026-07-18T01:00:00+02:00"))).toBe("due");
});

test("on a field that runs late it is due when the expected start has passed, or when there is no estimate", () => {
	const expected = at("15:10:00");
	expect(state(at("15:05:00"), expected)).toBe("ahead");
	expect(state(at("15:11:00"), expected)).toBe("due");
	expect(state(at("15:30:00"), expected)).toBe("due");
	expect(state(at("15:05:00"), expected, at("15:00:00")), "nobody reports there any more").toBe("due");
});

test("without a time it is never due", () => {
	expect(startState({ start: null, expected: null }, at("14:51:00"))).toBe("ahead");
	expect(nextTurn({ start: null, expected: null }, at("14:51:00"))).toBeNull();
});

test("no state changes before the next change, and then one does", () => {
	const plans = [null, { at: at("15:10:00"), until: at("15:25:00") }, { at: at("15:10:00"), until: at("15:00:00") }];
	for (const expected of plans) {
		const planned = { start: START, expected };
		for (let now = at("14:00:00"); now < at("16:00:00"); now += 30_000) {
			const turn = nextTurn(planned, now)!;
			expect(turn).toBeGreaterThan(now);
			expect(startState(planned, turn - 1)).toBe(startState(planned, now));
		}
	}
	expect(nextTurn({ start: START, expected: null }, at("14:00:00"))).toBe(at("14:51:00"));
	expect(nextTurn({ start: START, expected: null }, at("15:00:00"))).toBe(Date.parse("2026-07-18T00:00:00+02:00"));
	expect(nextTurn({ start: START, expected: null }, Date.parse("2026-07-18T00:00:00+02:00"))).toBeNull();
});

test("an overdue match counts as in progress, on an earlier day as played, and a cancelled one as neither", () => {
	expect(partOf("live", "ahead")).toBe("on");
	expect(partOf("upcoming", "due")).toBe("on");
	expect(partOf("upcoming", "ahead")).toBe("ahead");
	expect(partOf("upcoming", "unreported")).toBe("over");
	expect(partOf("finished", "due")).toBe("over");
	expect([partOf("postponed", "due"), partOf("cancelled", "due")]).toEqual(["off", "off"]);
});
