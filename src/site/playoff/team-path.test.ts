import { expect, test } from "vitest";
import { inBracket, shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import type { BracketData } from "./bracket.graphql.ts";
import { columnsOf, firstColumn, hasCaptions, shownColumn } from "./columns.ts";
import { teamPath } from "./team-path.ts";

const quarter = inBracket(wonByHome("Fyrsken", "Osaka", { id: "qf1", round: "QUARTER_FINAL" }), "sf1");
const semi = (more: Parameters<typeof shownMatch>[2]) =>
	inBracket(shownMatch("Fyrsken", "Iguaçu", { id: "sf1", round: "SEMI_FINAL", ...more }), "final");
const bronze = inBracket(shownMatch(null, null, { id: "bronze", round: "THIRD_PLACE" }), null);
const final = inBracket(shownMatch(null, null, { id: "final", round: "FINAL" }), null);

test("a team that still plays has its matches behind it and the rest before it", () => {
	const path = teamPath("Fyrsken", [quarter, semi({ state: "LIVE" }), bronze, final]);
	expect([[...path.played], [...path.possible], path.last?.id, path.won]).toEqual([["qf1", "sf1"], ["final"], "sf1", null]);
});

test("a team that lost is out", () => {
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

const round = (code: BracketData["rounds"][number]["code"]) => ({ code, day: null, matches: [] });
const ROUNDS = (["ROUND_OF_32", "ROUND_OF_16", "QUARTER_FINAL", "SEMI_FINAL", "THIRD_PLACE", "FINAL"] as const).map(round);

test("the bronze match is in the final's column, not a round of its own", () => {
	const columns = columnsOf({ rounds: [round("SEMI_FINAL"), { ...round("THIRD_PLACE"), matches: [bronze] }, round("FINAL")] });
	expect(columns.map(({ code, bronze: third }) => [code, third.length])).toEqual([
		["SEMI_FINAL", 0],
		["FINAL", 1],
	]);
});

test("the round asked for is shown, else the one in play, else the last", () => {
	const columns = columnsOf({ rounds: ROUNDS });
	expect(columns[shownColumn(columns, "round-of-16", "SEMI_FINAL")]?.code).toBe("ROUND_OF_16");
	expect(columns[shownColumn(columns, "no-such-round", "SEMI_FINAL")]?.code).toBe("SEMI_FINAL");
	expect(columns[shownColumn(columns, null, "THIRD_PLACE")]?.code).toBe("FINAL");
	expect(columns[shownColumn(columns, null, null)]?.code).toBe("FINAL");
});

test("a wide screen starts at the round shown, or earlier where that leaves room for four", () => {
	const columns = columnsOf({ rounds: ROUNDS });
	expect([0, 1, 2, 4].map((shown) => firstColumn(columns, shown))).toEqual([0, 1, 1, 1]);
	expect(firstColumn(columns.slice(-3), 2)).toBe(0);
});

test("a round has captions until all of it is over, and the final as long as there is a bronze match", () => {
	const over = inBracket(wonByHome("Fyrsken", "Osaka", { id: "over" }), null);
	const captions = (matches: readonly (typeof over)[], third: readonly (typeof over)[] = []) =>
		hasCaptions({ code: "FINAL", day: null, matches, bronze: third });
	expect([captions([over, final]), captions([over]), captions([over], [over]), captions([])]).toEqual([true, false, true, false]);
	for (const state of ["LIVE", "POSTPONED", "CANCELLED"] as const) expect(captions([{ ...over, state }]), state).toBe(true);
});
