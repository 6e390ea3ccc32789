import { describe, expect, it } from "vitest";
import { shownMatch, shownSide, wonByHome } from "../../../tests/support/shown-match.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { textsIn } from "../../text/texts.ts";
import { picturedMatch, whenAndWhere } from "./pictured-match.ts";

const of = (match: MatchCardData, language: "en" | "sv" = "en") =>
	picturedMatch(match, textsIn(language, "football").match, language);
const score = (home: [number, number | null, boolean], away: [number, number | null, boolean], live = false) => {
	const side = ([goals, kicks, trails]: typeof home) => ({ goals, kicks, trails });
	return { kind: "score", live, home: side(home), away: side(away) };
};

describe("a match in a picture", () => {
	it.each([
		["to come", shownMatch("Ask", "Bro"), null, { kind: "start", time: "14:20", date: "17 Jul" }],
		[
			"without a time",
			shownMatch("Ask", "Bro", { zonedStartTime: null }),
			null,
			{ kind: "word", live: false, word: "Time not set" },
		],
		[
			"being played",
			shownMatch("Ask", "Bro", { state: "LIVE", homeScore: 0, awayScore: 2, leadingSide: "AWAY" }),
			{ live: true, text: "Live" },
			score([0, null, true], [2, null, false], true),
		],
		[
			"of the youngest being played",
			shownMatch("Ask", "Bro", { state: "LIVE", isPlayedWithoutScore: true }),
			{ live: true, text: "Live" },
			{ kind: "word", live: true, word: "Live" },
		],
		["over", wonByHome("Ask", "Bro"), { live: false, text: "Finished" }, score([2, null, false], [1, null, true])],
		[
			"decided by kicks",
			wonByHome("Ask", "Bro", { homeScore: 1, awayScore: 1, shootOutHome: 3, shootOutAway: 4, leadingSide: "AWAY" }),
			{ live: false, text: "Finished" },
			score([1, 3, true], [1, 4, false]),
		],
		[
			"of the youngest over",
			shownMatch("Ask", "Bro", { state: "FINISHED" }),
			{ live: false, text: "Finished" },
			{ kind: "word", live: false, word: "Played" },
		],
		[
			"given to one side",
			shownMatch("Ask", "Bro", { state: "FINISHED", isWalkover: true, leadingSide: "HOME" }),
			{ live: false, text: "Walkover" },
			{ kind: "word", live: false, word: "w.o." },
		],
		["postponed", shownMatch("Ask", "Bro", { state: "POSTPONED" }), null, { kind: "word", live: false, word: "Postponed" }],
		["cancelled", shownMatch("Ask", "Bro", { state: "CANCELLED" }), null, { kind: "word", live: false, word: "Cancelled" }],
	] as const)("%s has its badge and its board", (_, match, badge, board) => {
		const known = (name: string) => ({ name, flag: "se", known: true });
		expect(of(match)).toEqual({ badge, home: known("Ask"), away: known("Bro"), board });
	});

	it("names an unknown side by its possible teams", () => {
		const either = { ...shownSide(null, "m1"), mayBe: [{ name: "Ask" }, { name: "Bro" }] };
		const match = shownMatch("Dal", null, { home: either, away: shownSide(null), awayTeamName: "Winner SF 2" });
		expect([of(match).home, of(match).away]).toEqual([
			{ name: "Ask or Bro", flag: null, known: false },
			{ name: "Winner SF 2", flag: null, known: false },
		]);
		expect(of(match, "sv").home.name).toBe("Ask eller Bro");
	});

	it("has time and place, and no time for a match that is not played", () => {
		const said = (more: Partial<MatchCardData>, language: "en" | "sv" = "en") =>
			whenAndWhere(shownMatch("Ask", "Bro", more), language);
		expect([said({}), said({}, "sv")]).toEqual(["Fri 17 Jul 14:20, Heden 1", "fre 17 juli 14:20, Heden 1"]);
		expect(said({ state: "LIVE" })).toBe("Fri 17 Jul 14:20, Heden 1");
		expect(said({ state: "FINISHED" })).toBe("Fri 17 Jul 14:20, Heden 1");
		expect(said({ state: "POSTPONED" })).toBe("Fri 17 Jul, Heden 1");
		expect(said({ state: "CANCELLED" })).toBe("Fri 17 Jul, Heden 1");
		expect(said({ zonedStartTime: null })).toBe("Heden 1");
		expect(said({ locationName: null })).toBe("Fri 17 Jul 14:20");
	});
});
