import { describe, expect, test } from "vitest";
import { resultFor } from "./result-for.ts";

type Match = Parameters<typeof resultFor>[1];
const of = (id: string) => ({ team: { id, nation: { code: id === "ask" ? "se" : "no" } } }) as Match["home"];

/** Ask at home, Bro away. */
const aMatch = (more: Partial<Match> = {}): Match => ({
	state: "FINISHED",
	home: of("ask"),
	away: of("bro"),
	homeTeamName: "Ask IF",
	awayTeamName: "Bro IL",
	homeScore: 3,
	awayScore: 1,
	shootOutHome: null,
	shootOutAway: null,
	leadingSide: "HOME",
	isWalkover: false,
	...more,
});
const outcomes = (more: Partial<Match>) => ["ask", "bro"].map((team) => resultFor(team, aMatch(more)).outcome);

describe("a match as its team sees it", () => {
	test("names the opponent, and has its own goals first, at home and away", () => {
		const ask = { opponent: { name: "Bro IL", nation: "no" }, score: { own: 3, theirs: 1 }, outcome: "WON", shootOut: null };
		const bro = { opponent: { name: "Ask IF", nation: "se" }, score: { own: 1, theirs: 3 }, outcome: "LOST", shootOut: null };
		expect(["ask", "bro"].map((team) => resultFor(team, aMatch()))).toEqual([ask, bro]);
	});

	test("is a draw if the score is level at the end, and nothing yet during the match", () => {
		expect(outcomes({ homeScore: 1, leadingSide: null })).toEqual(["DRAWN", "DRAWN"]);
		for (const state of ["LIVE", "UPCOMING", "POSTPONED", "CANCELLED"] as const)
			expect(outcomes({ state })).toEqual([null, null]);
	});

	test("of which no score is published was neither won, drawn nor lost", () => {
		expect(outcomes({ homeScore: null, awayScore: null, leadingSide: null })).toEqual([null, null]);
	});

	test("given to the other side is lost, with or without goals; lost by both, both have lost it", () => {
		const given = { isWalkover: true, homeScore: null, awayScore: null };
		expect(outcomes({ ...given, leadingSide: "AWAY" })).toEqual(["LOST", "WON"]);
		expect(outcomes({ ...given, leadingSide: null })).toEqual(["LOST", "LOST"]);
		expect(outcomes({ isWalkover: true, homeScore: 0, awayScore: 0, leadingSide: null })).toEqual(["LOST", "LOST"]);
	});

	test("ended by a shoot-out has its own kicks first; §4 a score shows only live and finished", () => {
		const drawn = { homeScore: 1, shootOutHome: 3, shootOutAway: 4, leadingSide: "AWAY" as const };
		expect(resultFor("bro", aMatch(drawn))).toMatchObject({ outcome: "WON", shootOut: { own: 4, theirs: 3 } });
		expect(resultFor("ask", aMatch(drawn))).toMatchObject({ outcome: "LOST", shootOut: { own: 3, theirs: 4 } });
		expect(resultFor("ask", aMatch({ state: "LIVE" })).score).toEqual({ own: 3, theirs: 1 });
		for (const state of ["UPCOMING", "POSTPONED", "CANCELLED"] as const)
			expect(resultFor("ask", aMatch({ state })).score).toBeNull();
	});
});
