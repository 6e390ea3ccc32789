import { describe, expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { isWalkover, outcome, sideAhead } from "./outcome.ts";

const draw = { status: "finished", score: { home: 3, away: 3 } } as const;

function decided(result: Partial<GroupMatch>, preset: keyof typeof PRESET_RULES = "fifa-2022") {
	const found = outcome(matchOf("ARG", "FRA", result), PRESET_RULES[preset]);
	return found && `${found.winner} ${found.by}`;
}

describe("§3 a playoff match is decided", () => {
	test("in regular time", () => {
		expect(decided({ status: "finished", score: { home: 1, away: 2 } })).toBe("away regular");
	});
	test("in extra time, if stated or if the score at full time was level", () => {
		expect(decided({ status: "finished", score: { home: 2, away: 1 }, decidedBy: "extra-time" })).toBe("home extra-time");
		expect(decided({ status: "finished", score: { home: 2, away: 1 }, regularTime: { home: 1, away: 1 } })).toBe(
			"home extra-time",
		);
	});
	test("by a golden goal", () => {
		expect(decided({ status: "finished", score: { home: 1, away: 2 }, decidedBy: "golden-goal" })).toBe("away golden-goal");
	});
	test("on penalties: the World Cup final of 2022, 3–3 and 4–2", () => {
		expect(decided({ ...draw, shootOut: { home: 4, away: 2 }, decidedBy: "penalties" })).toBe("home penalties");
		expect(decided({ ...draw, shootOut: { home: 4, away: 2 } })).toBe("home penalties");
	});
	test("with seven-metre throws, where the rules have them", () => {
		expect(decided({ ...draw, shootOut: { home: 3, away: 4 }, decidedBy: "seven-metre-throws" })).toBe("away seven-metre-throws");
		expect(decided({ ...draw, shootOut: { home: 3, away: 4 } }, "ehf")).toBe("away seven-metre-throws");
	});
	test("by lots", () => {
		expect(decided({ ...draw, winner: "away", decidedBy: "lots" })).toBe("away lots");
		expect(decided({ ...draw, winner: "away" })).toBe("away lots");
	});
	test("as stated, whatever the shoot-out and the score: a side disqualified afterwards did not win", () => {
		expect(decided({ ...draw, shootOut: { home: 4, away: 2 }, winner: "away" })).toBe("away penalties");
		expect(decided({ status: "finished", score: { home: 2, away: 1 }, winner: "away" })).toBe("away regular");
		expect(decided({ ...draw, score: { home: 4, away: 3 }, shootOut: { home: 2, away: 4 } })).toBe("away penalties");
	});
	test("by walkover, whatever the score when it was stopped", () => {
		expect(decided({ status: "walkover", winner: "home" })).toBe("home walkover");
		expect(decided({ status: "walkover", score: { home: 0, away: 3 } })).toBe("away walkover");
		expect(decided({ status: "walkover", score: { home: 2, away: 0 }, winner: "away" })).toBe("away walkover");
		expect(decided({ status: "finished", score: { home: 2, away: 0 }, winner: "away", decidedBy: "walkover" })).toBe(
			"away walkover",
		);
	});
	test("against both sides", () => {
		expect(decided({ status: "walkover", winner: "none" })).toBe("none walkover");
	});
});

test("a match was awarded and not played if its status says so, or if its deciding phase says so once it is over", () => {
	expect(isWalkover({ status: "walkover", decidedBy: null })).toBe(true);
	expect(isWalkover({ status: "finished", decidedBy: "walkover" })).toBe(true);
	expect(isWalkover({ status: "finished", decidedBy: "regular" })).toBe(false);
	for (const status of ["scheduled", "live", "postponed", "cancelled"] as const)
		expect(isWalkover({ status, decidedBy: "walkover" })).toBe(false);
	expect([sideAhead({ home: 1, away: 1 }), sideAhead({ home: 2, away: 1 }), sideAhead(null)]).toEqual([null, "home", null]);
});

describe("§3 a playoff match is not decided", () => {
	test("while it is level without a tie-break", () => {
		expect(decided(draw)).toBeNull();
		expect(decided({ ...draw, shootOut: { home: 4, away: 4 } })).toBeNull();
		expect(decided({ ...draw, decidedBy: "lots" })).toBeNull();
		expect(decided({ status: "walkover" })).toBeNull();
	});
	test("before it is finished, whichever side leads", () => {
		for (const status of ["scheduled", "live", "postponed", "cancelled"] as const) {
			expect(decided({ status, score: { home: 5, away: 0 }, winner: "home" })).toBeNull();
		}
	});
});
