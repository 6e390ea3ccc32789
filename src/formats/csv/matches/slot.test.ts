import { describe, expect, it } from "vitest";
import { readRound } from "./round.ts";
import { readSlotWords } from "./slot.ts";

const position = (position: number, group: string) => ({ kind: "position", position, group });

describe("a slot in words", () => {
	it.each([
		["1A", position(1, "a")],
		["2 b", position(2, "b")],
		["1st of group A", position(1, "a")],
		["1st in group 3", position(1, "3")],
		["Winner group A", position(1, "a")],
		["Winner of A", position(1, "a")],
		["Runner-up group C", position(2, "c")],
		["Group D 2nd", position(2, "d")],
		["1:a i grupp A", position(1, "a")],
		["1:an i grupp 12", position(1, "12")],
		["1a grupp B", position(1, "b")],
		["Etta grupp A", position(1, "a")],
		["Tvåan i grupp B", position(2, "b")],
		["Trea A", position(3, "a")],
		["Vinnare grupp A", position(1, "a")],
		["5:e i grupp A", position(5, "a")],
		["3rd of A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"] }],
		["Best 3rd of groups A/B/C/D", { kind: "best-of", position: 3, groups: ["a", "b", "c", "d"], isBest: true }],
		["Bästa trea i grupperna A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"], isBest: true }],
		["3A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"] }],
		["3ABC", { kind: "best-of", position: 3, groups: ["a", "b", "c"] }],
		["Bästa trea", { kind: "best-of", position: 3, groups: [], isBest: true }],
		["Second best third", { kind: "best-of", position: 3, groups: [], rank: 2 }],
		["2nd best 3rd of A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"], rank: 2 }],
		["Second best 3rd of A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"], rank: 2 }],
		["Näst bästa trean i grupperna A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"], rank: 2 }],
		["4:e bästa tvåan", { kind: "best-of", position: 2, groups: [], rank: 4 }],
		["Worst third", { kind: "best-of", position: 3, groups: [], rank: "last" }],
		["Sämsta trean A/B/C", { kind: "best-of", position: 3, groups: ["a", "b", "c"], rank: "last" }],
		["Winner of match 412", { kind: "winner", match: "412" }],
		["Winner 412", { kind: "winner", match: "412" }],
		["W412", { kind: "winner", match: "412" }],
		["Vinnare match 412", { kind: "winner", match: "412" }],
		["Vinnaren av match 412", { kind: "winner", match: "412" }],
		["V412", { kind: "winner", match: "412" }],
		["Segraren i match 412", { kind: "winner", match: "412" }],
		["Loser of match 41b", { kind: "loser", match: "41b" }],
		["Förlorare match 41", { kind: "loser", match: "41" }],
		["L412", { kind: "loser", match: "412" }],
		["F412", { kind: "loser", match: "412" }],
		["Winner QF 1", { kind: "winner", round: "quarter-final", position: 1 }],
		["Vinnare kvartsfinal 2", { kind: "winner", round: "quarter-final", position: 2 }],
		["Förloraren i semifinal 1", { kind: "loser", round: "semi-final", position: 1 }],
		["Bye", { kind: "bye" }],
		["Friplats", { kind: "bye" }],
		["Frirond", { kind: "bye" }],
	])("%s", (text, slot) => {
		expect(readSlotWords(text)).toEqual([slot]);
	});

	it.each(["IF Ask", "BK Tången 2", "Vinnö IF", "Falken", "1919 IF", "Ask IF Winners"])("%s is a team's name", (name) => {
		expect(readSlotWords(name)).toEqual([]);
	});

	it.each([
		["Winner places 5-8, 2", { kind: "winner", round: "places-5-8", position: 2 }],
		["Förlorare plats 5–8, 1", { kind: "loser", round: "places-5-8", position: 1 }],
		["Loser QF 3", { kind: "loser", round: "quarter-final", position: 3 }],
	])("%s is from a round that decides places or leads to one", (text, slot) => {
		expect(readSlotWords(text)).toContainEqual(slot);
	});

	it("can have two readings: F2 is the second of group F, and the loser of match 2", () => {
		expect(readSlotWords("F2")).toEqual([position(2, "f"), { kind: "loser", match: "2" }]);
	});
});

describe("a round", () => {
	it.each([
		["Final", { round: "final" }],
		["Semi-final 2", { round: "semi-final", position: 2 }],
		["SF1", { round: "semi-final", position: 1 }],
		["Semifinal", { round: "semi-final" }],
		["Kvartsfinal 4", { round: "quarter-final", position: 4 }],
		["KF3", { round: "quarter-final", position: 3 }],
		["Åttondelsfinal 8", { round: "round-of-16", position: 8 }],
		["Round of 16", { round: "round-of-16" }],
		["Round of 16 3", { round: "round-of-16", position: 3 }],
		["Bronsmatch", { round: "third-place" }],
		["32-delsfinal 5", { round: "round-of-64", position: 5 }],
		["Match for 5th place", { round: "places-5-6" }],
		["5th place", { round: "places-5-6" }],
		["Match om 5:e plats", { round: "places-5-6" }],
		["Placeringsmatch om 21:a plats", { round: "places-21-22" }],
		["Match for 3rd place", { round: "third-place" }],
		["3:e plats", { round: "third-place" }],
		["Places 5-8", { round: "places-5-8" }],
		["Places 5–8, 2", { round: "places-5-8", position: 2 }],
		["places-9-16", { round: "places-9-16" }],
		["Plats 5–8, match 1", { round: "places-5-8", position: 1 }],
		["Placering 9-12", { round: "places-9-12" }],
		["Consolation 5-16 3", { round: "consolation-5-16", position: 3 }],
		["Tröstslutspel 5–16", { round: "consolation-5-16" }],
		["3", { round: 3 }],
		["Omgång 3", { round: 3 }],
		["Round 12", { round: 12 }],
	])("%s", (text, round) => {
		expect(readRound(text)).toEqual({ value: round });
	});

	it.each(["0", "first", "Finalist", "omgång", "Places 8-5", "places 5-5", "2nd place", "1:a plats", "Places 5-900"])(
		"%s is not one",
		(text) => {
			expect(readRound(text)).toHaveProperty("wrong");
		},
	);
});
