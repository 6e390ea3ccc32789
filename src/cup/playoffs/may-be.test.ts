import { expect, test } from "vitest";
import { fill, group, playoff, won } from "../../../tests/support/category.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { mayBe } from "./may-be.ts";

function possible(matches: GroupMatch[], id: string, side: "home" | "away") {
	const filled = fill(matches);
	return mayBe(matches.find((match) => match.id === id)![side], filled.sides.get(id)![side], filled);
}

const SEMI_FINALS = [playoff("61: ARG v CRO"), playoff("62: FRA v MAR", { ...won(1, 1), status: "live" })];
const FINALS = [playoff("63: L61 v L62"), playoff("64: W61 v W62")];

test("the winner and the loser of a match are one of the two who play it", () => {
	const matches = [...SEMI_FINALS, ...FINALS];
	expect(possible(matches, "64", "home")).toEqual(["ARG", "CRO"]);
	expect(possible(matches, "63", "away")).toEqual(["FRA", "MAR"]);
});

test("a filled side has no other candidate", () => {
	const decided = [playoff("61: ARG v CRO", won(3, 0)), SEMI_FINALS[1]!, ...FINALS];
	expect(possible(decided, "64", "home")).toBeNull();
	expect(possible(decided, "63", "home")).toBeNull();
	expect(possible(decided, "64", "away")).toEqual(["FRA", "MAR"]);
});

test("there are no candidates while one of the two is unknown, or against a bye", () => {
	const open = [...group("H", "COL-JPN"), playoff("61: ARG v 1H"), playoff("62: W61 v bye"), playoff("63: W62 v L62")];
	expect(possible(open, "62", "home")).toBeNull();
	expect(possible(open, "63", "home")).toBeNull();
	expect(possible(open, "61", "away")).toBeNull();
	const lost = { status: "walkover", winner: "none" } as const;
	const bothLost = [playoff("61: ARG v CRO", lost), playoff("62: W61 v X"), playoff("63: L61 v X")];
	expect(possible(bothLost, "62", "home")).toBeNull();
	expect(possible(bothLost, "63", "home")).toBeNull();
});
