import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { improbable, LIMITS } from "./improbable.ts";

const begun = "2026-07-16T10:00:00Z";
const later = (minutes: number) => new Date(Date.parse(begun) + minutes * 60_000).toISOString();
const live = { status: "live" as const, score: { home: 0, away: 0 }, begun };
const football = { sport: "football" as const, halfMinutes: 20, timeRuns: true };

describe("a field's report", () => {
	it("of full time a minute after kick-off is improbable; after half the match it is not, nor where the cup's clock stands still", () => {
		const end = (minutes: number) => ({ kind: "full-time" as const, at: later(minutes) });
		expect(improbable(end(1), live, football)).toBe("over-too-soon");
		expect(improbable(end(20), live, football)).toBeNull();
		expect(improbable(end(1), live, { ...football, timeRuns: false })).toBeNull();
		expect(improbable(end(4), live, { ...football, halfMinutes: null })).toBe("over-too-soon");
		expect(
			improbable(
				{ kind: "result", score: { home: 2, away: 1 }, at: later(1) },
				{ ...live, status: "scheduled", begun: null },
				football,
			),
		).toBeNull();
	});

	it("of six goals in one tap is improbable in football, and not in handball", () => {
		const goal = { kind: "goal" as const, side: "home" as const, score: { home: 6, away: 0 }, at: later(10) };
		expect(improbable(goal, live, football)).toBe("goals-at-once");
		expect(improbable(goal, { ...live, score: { home: 5, away: 0 } }, football)).toBeNull();
		expect(improbable(goal, live, { ...football, sport: "handball" })).toBeNull();
	});

	it("of a score that no match of its sport has is improbable, whoever leads", () => {
		fc.assert(
			fc.property(fc.constantFrom("football" as const, "handball" as const), fc.nat(199), fc.nat(199), (sport, home, away) => {
				const said = improbable({ kind: "result", score: { home, away }, at: later(60) }, live, { ...football, sport });
				expect(said).toBe(Math.max(home, away) >= LIMITS[sport].goalsOfASide ? "score-unheard-of" : null);
			}),
		);
	});
});
