import { expect, test } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { textsIn } from "../../text/texts.ts";
import { matchName } from "./match-name.ts";

const en = textsIn("en").match;

test("a live match is heard in the order of the design", () => {
	const match = shownMatch("IF Fyrsken", "Osaka Minato SC", { state: "LIVE", homeScore: 2, awayScore: 1, minute: 34 });
	match.away.team = { id: "o", name: "Osaka Minato SC", nation: { code: "jp", name: "Japan" } };
	expect(matchName(match, en, "en")).toBe(
		"Live. IF Fyrsken, Sweden, 2. Osaka Minato SC, Japan, 1. B16, Playoff A. 14:20, 17 July, Heden 1.",
	);
});

test("a shoot-out follows the teams", () => {
	const match = wonByHome("A", "B", { homeScore: 1, shootOutHome: 4, shootOutAway: 3, decidedBy: "PENALTIES" });
	expect(matchName(match, en, "en")).toContain("B, Sweden, 1. 4–3 after penalties. B16");
});

test("a side that is not known yet is heard by its slot's words, without a nation", () => {
	const match = shownMatch(null, "B", { homeTeamName: "Winner QF 1" });
	expect(matchName(match, en, "en")).toMatch(/^Upcoming\. Winner QF 1\. B, Sweden\./);
});

test("a postponed match has no time, a played one without published score no goals", () => {
	expect(matchName(shownMatch("A", "B", { state: "POSTPONED" }), en, "en")).toMatch(/^Postponed\. .* 17 July, Heden 1\.$/);
	expect(matchName(shownMatch("A", "B", { state: "POSTPONED" }), en, "en")).not.toContain("14:20");
	const played = shownMatch("A", "B", { state: "FINISHED", isPlayedWithoutScore: true });
	expect(matchName(played, en, "en")).toMatch(/^Played\. A, Sweden\. B, Sweden\./);
	expect(matchName(played, textsIn("sv").match, "sv")).toMatch(/^Spelad\..* 14:20, 17 juli, Heden 1\.$/);
});

test("before the schedule is published there is no time and no place", () => {
	const match = shownMatch("A", "B", { zonedStartTime: null, locationName: null });
	expect(matchName(match, en, "en")).toBe("Upcoming. A, Sweden. B, Sweden. B16, Playoff A.");
});

test("a side without an opponent is announced, and no time if nothing is played", () => {
	const match = shownMatch("A", null, { awayTeamName: "Bye" });
	match.away.slot = { kind: "BYE", match: null };
	expect(matchName(match, en, "en")).toBe("No match. A, Sweden. Bye. B16, Playoff A. 17 July, Heden 1.");
	expect(matchName(match, textsIn("sv").match, "sv")).toMatch(/^Ingen match\./);
});

test("a screen reader announces a match past its start as not reported, and of another day no more than that", () => {
	const match = shownMatch("A", "B");
	const at = (when: string, lang: "en" | "sv" = "en") => matchName(match, textsIn(lang).match, lang, Date.parse(when));
	expect(at("2026-07-17T14:20:59+02:00")).toMatch(/^Upcoming\. .* 14:20, today, Heden 1\.$/);
	expect(at("2026-07-17T14:21:00+02:00")).toBe(
		"Should have started 14:20, no report yet. A, Sweden. B, Sweden. B16, Playoff A. Today, Heden 1.",
	);
	expect(at("2026-07-17T14:21:00+02:00", "sv")).toMatch(/^Skulle ha börjat 14:20, ingen rapport ännu\. A, Sweden\./);
	expect(at("2026-07-16T08:00:00+02:00")).toMatch(/14:20, tomorrow, Heden 1\.$/);
	expect(at("2026-07-18T08:00:00+02:00")).toMatch(/^No report\. .* 14:20, 17 July, Heden 1\.$/);
});
