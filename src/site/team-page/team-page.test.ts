import { describe, expect, test } from "vitest";
import { shownMatch, shownSide, wonByHome } from "../../../tests/support/shown-match.ts";
import { resultFor } from "../../client/match/result-for.ts";
import { colourName } from "../../text/colour-name.ts";
import { shownState } from "../match/shown-state.ts";
import { ifTheyWin } from "./if-they-win.ts";
import { teamMatches } from "./team-matches.ts";

test("a team's matches: now or past its start, next soonest first, results latest first", () => {
	const matches = [
		wonByHome("A", "B"),
		shownMatch("A", "C", { state: "CANCELLED" }),
		shownMatch("A", "D", { state: "LIVE" }),
		shownMatch("A", "E", { state: "POSTPONED" }),
		shownMatch("A", "F"),
		shownMatch("A", "G", { part: "ON" }),
		shownMatch("A", "H", { part: "OVER" }),
	];
	const { live, next, results } = teamMatches(matches, (match) => shownState(match, null));
	const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
	expect([ids(live), ids(next), ids(results)]).toEqual([
		["A-D", "A-G"],
		["A-E", "A-F"],
		["A-H", "A-C", "A-B"],
	]);
});

describe("a result as its team sees it", () => {
	test("its own goals first, whichever side it was", () => {
		expect(resultFor("B", wonByHome("A", "B"))).toMatchObject({
			opponent: { name: "A" },
			score: { own: 1, theirs: 2 },
			outcome: "LOST",
		});
		expect(resultFor("A", wonByHome("A", "B"))).toMatchObject({
			opponent: { name: "B" },
			score: { own: 2, theirs: 1 },
			outcome: "WON",
		});
	});

	test("a level score that penalties decided is won or lost, and the kicks are turned too", () => {
		const match = wonByHome("A", "B", { homeScore: 1, shootOutHome: 4, shootOutAway: 3 });
		expect(resultFor("B", match)).toMatchObject({
			outcome: "LOST",
			score: { own: 1, theirs: 1 },
			shootOut: { own: 3, theirs: 4 },
		});
	});

	test("nothing is won or lost where no score is published, or before the end", () => {
		expect(resultFor("A", shownMatch("A", "B", { state: "FINISHED", isPlayedWithoutScore: true })).outcome).toBeNull();
		expect(
			resultFor("A", shownMatch("A", "B", { state: "LIVE", homeScore: 2, awayScore: 0, leadingSide: "HOME" })).outcome,
		).toBeNull();
	});

	test("a walkover that both sides lose is lost", () => {
		const match = shownMatch("A", "B", { state: "FINISHED", isWalkover: true });
		expect(["A", "B"].map((team) => resultFor(team, match).outcome)).toEqual(["LOST", "LOST"]);
	});
});

test("if they win: the team is filled in where each win would put it", () => {
	const team = { id: "Fyrsken", name: "Fyrsken", nation: { code: "se", name: "Sweden" } };
	const own = [{ id: "qf4" }];
	const possible = [
		{
			...shownMatch("Iguaçu", null, { id: "sf2" }),
			away: shownSide(null, "qf4"),
			streamUrl: null,
			number: null,
			roundName: "Semi-final 2",
		},
		{
			...shownMatch(null, null, { id: "final" }),
			home: shownSide(null, "sf1"),
			away: shownSide(null, "sf2"),
			streamUrl: null,
			number: null,
			roundName: "Final",
		},
	];
	const road = ifTheyWin(team, own, possible);
	expect(road.map(({ homeTeamName, awayTeamName }) => [homeTeamName, awayTeamName])).toEqual([
		["Iguaçu", "Fyrsken"],
		["To be decided", "Fyrsken"],
	]);
	expect(road[1]?.home.team).toBeNull();
});

test("a shirt's colour has a name; what is no colour of the web has none", () => {
	expect(["#0b5fae", "#c4281c", "#ffffff", "#1e7a3c", "#12243a"].map(colourName)).toEqual([
		"blue",
		"red",
		"white",
		"green",
		"navy",
	]);
	expect(colourName("randig")).toBeNull();
});
