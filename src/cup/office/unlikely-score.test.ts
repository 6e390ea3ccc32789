import { expect, test } from "vitest";
import { isUnlikelyScore } from "./unlikely-score.ts";

test("a score is unlikely from one goal above the sport's limit, for either side and in the shoot-out", () => {
	expect(isUnlikelyScore("football", { home: 15, away: 0 })).toBe(false);
	expect(isUnlikelyScore("football", { home: 0, away: 16 })).toBe(true);
	expect(isUnlikelyScore("handball", { home: 60, away: 59 }, null)).toBe(false);
	expect(isUnlikelyScore("handball", { home: 61, away: 2 })).toBe(true);
	expect(isUnlikelyScore("football", { home: 1, away: 1 }, { home: 125, away: 4 })).toBe(true);
	expect(isUnlikelyScore("football", null, undefined)).toBe(false);
});
