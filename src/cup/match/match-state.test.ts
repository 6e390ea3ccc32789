import { describe, expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { MATCH_STATUSES } from "./match.ts";
import { leadingSide, matchState, scoresShow, stateOfFlags } from "./match-state.ts";

const leading = (result: Partial<GroupMatch>) => leadingSide(matchOf("A", "B", result));

test("§4 a match is live, finished or upcoming; postponed and cancelled are neither", () => {
	expect(MATCH_STATUSES.map((status) => matchState({ status }))).toEqual([
		"upcoming",
		"live",
		"finished",
		"finished",
		"postponed",
		"cancelled",
	]);
});

test("§4 live is isLive and not finished", () => {
	expect(stateOfFlags({ isLive: true, isFinished: false })).toBe("live");
	expect(stateOfFlags({ isLive: true, isFinished: true })).toBe("finished");
	expect(stateOfFlags({ isLive: false, isFinished: true })).toBe("finished");
	expect(stateOfFlags({ isLive: false, isFinished: false })).toBe("upcoming");
});

test("§4 scores show for live or finished matches", () => {
	expect((["upcoming", "live", "finished", "postponed", "cancelled"] as const).map(scoresShow)).toEqual([
		false,
		true,
		true,
		false,
		false,
	]);
});

describe("§4 the leading side", () => {
	test("of a live match leads by its score, or by its shoot-out when the score is level", () => {
		expect(leading({ status: "live", score: { home: 1, away: 0 } })).toBe("home");
		expect(leading({ status: "live", score: { home: 1, away: 1 } })).toBeNull();
		expect(leading({ status: "live", score: { home: 1, away: 1 }, shootOut: { home: 0, away: 1 } })).toBe("away");
		expect(leading({ status: "live" })).toBeNull();
	});
	test("of a finished one is its winner, shoot-out, lots and walkover included", () => {
		const level = { home: 2, away: 2 };
		expect(leading({ status: "finished", score: { home: 0, away: 1 } })).toBe("away");
		expect(leading({ status: "finished", score: level })).toBeNull();
		expect(leading({ status: "finished", score: level, shootOut: { home: 5, away: 4 } })).toBe("home");
		expect(leading({ status: "finished", score: level, winner: "away", decidedBy: "lots" })).toBe("away");
		expect(leading({ status: "walkover", winner: "home" })).toBe("home");
		expect(leading({ status: "walkover", winner: "none" })).toBeNull();
	});
	test("does not exist in other matches, even if a score is recorded", () => {
		for (const status of ["scheduled", "postponed", "cancelled"] as const) {
			expect(leading({ status, score: { home: 3, away: 0 } })).toBeNull();
		}
	});
});
