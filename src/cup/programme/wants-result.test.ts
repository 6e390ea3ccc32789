import { expect, test } from "vitest";
import { resultOverdueSince } from "./wants-result.ts";

const MINUTE = 60_000;
const match = { state: "upcoming", start: 0, length: 50 * MINUTE, begun: null } as const;

test("a result is overdue a quarter of an hour after the match should have ended, reported to have begun or not", () => {
	expect(resultOverdueSince(match, 64 * MINUTE)).toBeNull();
	expect(resultOverdueSince(match, 65 * MINUTE)).toBe(50 * MINUTE);
	expect(resultOverdueSince({ ...match, state: "live", begun: 20 * MINUTE }, 84 * MINUTE)).toBeNull();
	expect(resultOverdueSince({ ...match, state: "live", begun: 20 * MINUTE }, 90 * MINUTE)).toBe(70 * MINUTE);
});

test("a match that is over, postponed or cancelled is never overdue", () => {
	for (const state of ["finished", "postponed", "cancelled"] as const)
		expect(resultOverdueSince({ ...match, state }, 500 * MINUTE)).toBeNull();
});
