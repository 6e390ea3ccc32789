import { expect, test } from "vitest";
import { inBracket, shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { followedPaths, NO_PATH, roundOf } from "./followed-paths.ts";

const matches = [
	inBracket(wonByHome("Fyrsken", "Osaka", { id: "qf1", round: "QUARTER_FINAL" }), "sf1"),
	inBracket(shownMatch("Bro", "Ek", { id: "qf2", round: "QUARTER_FINAL", state: "LIVE" }), "sf1"),
	inBracket(shownMatch("Fyrsken", null, { id: "sf1", round: "SEMI_FINAL" }), "final"),
	inBracket(shownMatch(null, null, { id: "final", round: "FINAL" }), null),
];
const names = (asked: string | null, ...own: string[]) => {
	const paths = followedPaths(matches, asked, new Set(own));
	return [paths.chosen?.team.name ?? null, paths.own.map(({ team }) => team.name)];
};

test("the reader's own team's path is shown without a choice: teams playing now before those still in, and these before those that are out", () => {
	expect(names(null)).toEqual([null, []]);
	expect(names(null, "Osaka")).toEqual(["Osaka", ["Osaka"]]);
	expect(names(null, "Osaka", "Fyrsken")).toEqual(["Fyrsken", ["Fyrsken", "Osaka"]]);
	expect(names(null, "Osaka", "Fyrsken", "Bro")).toEqual(["Bro", ["Bro", "Fyrsken", "Osaka"]]);
	expect(names(null, "elsewhere")).toEqual([null, []]);
});

test("the path in the address precedes one's own, and none is shown if the address says so", () => {
	expect(names("Ek", "Fyrsken")).toEqual(["Ek", ["Fyrsken"]]);
	expect(names(NO_PATH, "Fyrsken")).toEqual([null, []]);
	expect(names("nobody", "Fyrsken")).toEqual(["Fyrsken", ["Fyrsken"]]);
});

test("the round that is shown is the one that the team plays in; of one that is out it is the bracket's own", () => {
	const round = (team: string) => roundOf(followedPaths(matches, team, new Set()).chosen?.path);
	expect([round("Fyrsken"), round("Bro"), round("Osaka")]).toEqual(["semi-final", "quarter-final", null]);
	expect(roundOf(undefined)).toBeNull();
});
