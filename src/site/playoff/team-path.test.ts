import { expect, test } from "vitest";
import { inBracket, shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { columnsOf, firstColumn, shownColumn } from "./columns.ts";
import { teamPath } from "./team-path.ts";

const quarter = inBracket(wonByHome("Fyrsken", "Osaka", { id: "qf1", round: "quarter-final" }), "sf1");
const semi = (more: Parameters<typeof shownMatch>[2]) =>
	inBracket(shownMatch("Fyrsken", "Iguaçu", { id: "sf1", round: "semi-final", ...more }), "final");
const bronze = inBracket(shownMatch(null, null, { id: "bronze", round: "third-place" }), null);
const final = inBracket(shownMatch(null, null, { id: "final", round: "final" }), null);

test("a team that still plays has its matches behind it and the rest before it", () => {
	const path = teamPath("Fyrsken", [quarter, semi({ state: "LIVE" }), bronze, final]);
	expect([[...path.played], [...path.possible], path.last?.id, path.won]).toEqual([["qf1", "sf1"], ["final"], "sf1", null]);
});

test("a team that lost goes no further", () => {
	const lost = semi({ state: "FINISHED", homeScore: 0, awayScore: 1, leadingSide: "AWAY" });
	const path = teamPath("Fyrsken", [quarter, lost, bronze, final]);
	expect([path.possible.size, path.won]).toEqual([0, false]);
});

test("its bronze match is played, but no step on the way", () => {
	const lost = semi({ state: "FINISHED", leadingSide: "AWAY" });
	const path = teamPath("Fyrsken", [quarter, lost, { ...bronze, home: semi({}).home }, final]);
	expect([[...path.played], path.last?.id]).toEqual([["qf1", "sf1", "bronze"], "sf1"]);
});

test("a team that is not in the bracket has no path", () => {
	expect(teamPath("Nobody", [quarter, final])).toMatchObject({ last: null, won: null });
});

const round = (code: string) => ({ code, day: null, matches: [] });
const ROUNDS = ["round-of-32", "round-of-16", "quarter-final", "semi-final", "third-place", "final"].map(round);

test("the bronze match stands with the final, not as a round of its own", () => {
	const columns = columnsOf({ rounds: [round("semi-final"), { ...round("third-place"), matches: [bronze] }, round("final")] });
	expect(columns.map(({ code, bronze: third }) => [code, third.length])).toEqual([
		["semi-final", 0],
		["final", 1],
	]);
});

test("the round asked for is shown, else the one in play, else the last", () => {
	const columns = columnsOf({ rounds: ROUNDS });
	expect(columns[shownColumn(columns, "round-of-16", "semi-final")]?.code).toBe("round-of-16");
	expect(columns[shownColumn(columns, "no-such-round", "semi-final")]?.code).toBe("semi-final");
	expect(columns[shownColumn(columns, null, "third-place")]?.code).toBe("final");
	expect(columns[shownColumn(columns, null, null)]?.code).toBe("final");
});

test("a wide screen starts at the round shown, or earlier where that leaves room for four", () => {
	const columns = columnsOf({ rounds: ROUNDS });
	expect([0, 1, 2, 4].map((shown) => firstColumn(columns, shown))).toEqual([0, 1, 1, 1]);
	expect(firstColumn(columns.slice(-3), 2)).toBe(0);
});
