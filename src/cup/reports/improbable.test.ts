import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { improbable, LIMITS } from "./improbable.ts";

const begun = "2026-07-16T10:00:00Z";
const later = (minutes: number) => new Date(Date.parse(begun) + minutes * 60_000).toISOString();
const live = { status: "live" as const, score: { home: 0, away: 0 }, begun };
const football = { sport: "football" as const, halfMinutes: 20, timeRuns: true };

describe("a field's report", () => {
	it("of full time a minute after kick-off is improbable; after half the match it is not, nor while the cup's clock is stopped", () => {
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

	it("of an end is improbable in the first quarter of the match, or in the first five minutes if its length is unknown", () => {
		const end = (milliseconds: number) => ({
			...{ kind: "result" as const, score: { home: 2, away: 1 }, at: new Date(Date.parse(begun) + milliseconds).toISOString() },
		});
		for (const [halfMinutes, minutes] of [
			[20, 10],
			[null, 5],
		] as const) {
			expect(improbable(end(minutes * 60_000), live, { ...football, halfMinutes })).toBeNull();
			expect(improbable(end(minutes * 60_000 - 1), live, { ...football, halfMinutes })).toBe("over-too-soon");
		}
		expect(improbable(end(0), { ...live, begun: null }, football)).toBeNull();
		expect(improbable(end(0), { ...live, status: "finished" }, football)).toBeNull();
	});

	it("of many goals at once counts those of both sides, and only goals: a result states all of them at once", () => {
		const said = { side: "away" as const, at: later(30) };
		const of = (kind: "own-goal" | "penalty", home: number, away: number) => ({ ...said, kind, score: { home, away } });
		const standing = { ...live, score: { home: 1, away: 1 } };
		expect(improbable(of("penalty", 4, 3), standing, football)).toBeNull();
		expect(improbable(of("own-goal", 4, 4), standing, football)).toBe("goals-at-once");
		expect(improbable(of("penalty", 9, 8), standing, { ...football, sport: "handball" })).toBeNull();
		expect(improbable(of("penalty", 9, 9), standing, { ...football, sport: "handball" })).toBe("goals-at-once");
		expect(improbable(of("penalty", 3, 3), { ...live, score: null }, football)).toBe("goals-at-once");
		expect(improbable({ kind: "half-time", score: { home: 4, away: 4 }, at: later(20) }, live, football)).toBeNull();
		expect(improbable({ kind: "kick-off", at: later(0) }, live, football)).toBeNull();
	});

	it("of six goals in one tap is improbable in football, and not in handball", () => {
		const goal = { kind: "goal" as const, side: "home" as const, score: { home: 6, away: 0 }, at: later(10) };
		expect(improbable(goal, live, football)).toBe("goals-at-once");
		expect(improbable(goal, { ...live, score: { home: 5, away: 0 } }, football)).toBeNull();
		expect(improbable(goal, live, { ...football, sport: "handball" })).toBeNull();
	});

	it("of a score that no match of its sport has is improbable, whichever side leads", () => {
		const atMost = (sport: "football" | "handball", away: number) =>
			improbable({ kind: "result", score: { home: 3, away }, at: later(60) }, live, { ...football, sport });
		expect([atMost("football", 39), atMost("handball", 79)]).toEqual([null, null]);
		expect([atMost("football", 40), atMost("handball", 80)]).toEqual(["score-unheard-of", "score-unheard-of"]);
		fc.assert(
			fc.property(fc.constantFrom("football" as const, "handball" as const), fc.nat(199), fc.nat(199), (sport, home, away) => {
				const said = improbable({ kind: "result", score: { home, away }, at: later(60) }, live, { ...football, sport });
				expect(said).toBe(Math.max(home, away) >= LIMITS[sport].goalsOfASide ? "score-unheard-of" : null);
			}),
		);
	});
});
