import { expect, test } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import { textsIn } from "../../text/texts.ts";
import { liveClock, type MatchClock, nextMinute } from "../clock/live-clock.ts";
import { directionsTo } from "./directions.ts";
import { sideResultOf } from "./side-result.ts";

const en = textsIn("en").match;
const sv = textsIn("sv").match;

test("the clock of a live match counts on from the start of its period, and never back", () => {
	const began = Date.parse("2026-07-16T14:00:00+02:00");
	const match: MatchClock = {
		period: "SECOND_HALF",
		minute: 27,
		periodStart: "2026-07-16T14:00:00+02:00",
		periodMinute: 25,
		fullTime: 50,
	};
	const after = (minutes: number, more: object = {}) => liveClock({ ...match, ...more }, began + minutes * 60_000, en);
	expect(after(0)).toBe("27'");
	expect(after(9.5)).toBe("35'");
	expect(after(24.9)).toBe("50'");
	expect(after(25)).toBe("50+'");
	expect(after(31, { period: "EXTRA_TIME", periodMinute: 50 })).toBe("82'");
	expect(after(-60)).toBe("27'");
	expect(after(9.5, { period: "HALF_TIME" })).toBe("HT");
	expect(after(9.5, { periodStart: null })).toBe("27'");
});

test("the clock of a live match is its minute, or the pause it is in", () => {
	expect(liveClock({ period: "SECOND_HALF", minute: 34 }, 0, en)).toBe("34'");
	expect(liveClock({ period: "HALF_TIME", minute: 25 }, null, en)).toBe("HT");
	expect(liveClock({ period: "HALF_TIME", minute: 25 }, null, sv)).toBe("Paus");
	expect(liveClock({ period: "SHOOT_OUT", minute: null }, null, sv)).toBe("Straffar");
	expect(liveClock({ period: "FIRST_HALF", minute: null }, 0, en)).toBeNull();
});

test("a document, which is read later than it was made, has no minute of a live match, but its space", () => {
	const reported: MatchClock = { period: "SECOND_HALF", minute: 27 };
	const counted: MatchClock = { period: "SECOND_HALF", minute: null, periodStart: "2026-07-16T14:00:00+02:00", periodMinute: 25 };
	for (const match of [reported, counted]) {
		expect(liveClock(match, null, en)).toBeNull();
		expect(nextMinute(match, null)).toBe(true);
		expect(nextMinute(match, Date.parse("2026-07-16T14:09:00+02:00"))).toBe(false);
	}
	expect(nextMinute({ period: "HALF_TIME", minute: 25 }, null)).toBe(false);
	expect(nextMinute({ period: "FIRST_HALF", minute: null }, null)).toBe(false);
});

test("a score shows for live and finished matches only", () => {
	expect(scoreOf(wonByHome("A", "B"))).toEqual({ home: 2, away: 1 });
	expect(scoreOf({ state: "UPCOMING", homeScore: 0, awayScore: 0 })).toBeNull();
	expect(scoreOf({ state: "FINISHED", homeScore: null, awayScore: null })).toBeNull();
});

test("the leading side is in bold, the other is dimmed, level sides are alike", () => {
	expect([sideResultOf(wonByHome("A", "B"), "HOME"), sideResultOf(wonByHome("A", "B"), "AWAY")]).toEqual(["leads", "trails"]);
	expect(sideResultOf(shownMatch("A", "B"), "HOME")).toBe("level");
});

test("directions go to coordinates, else to the address, else nowhere", () => {
	const address = "Hedvägen 1, Göteborg";
	expect(directionsTo({ latitude: 57.7, longitude: 11.97, arenaAddress: address })).toContain("destination=57.7%2C11.97");
	expect(directionsTo({ latitude: null, longitude: null, arenaAddress: address })).toContain("Hedv%C3%A4gen%201");
	expect(directionsTo({ latitude: null, longitude: null, arenaAddress: null })).toBeNull();
});
