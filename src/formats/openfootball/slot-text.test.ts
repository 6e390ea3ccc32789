import { describe, expect, test } from "vitest";
import { isOpenSide, readSlotText } from "./slot-text.ts";

describe("a slot", () => {
	const position = (position: number, group: string) => ({ kind: "position", position, group });
	const bestOf = (position: number, groups: string) => ({ kind: "best-of", position, groups: [...groups] });

	test.each([
		["1A", position(1, "A")],
		["2 b", position(2, "B")],
		["A1", position(1, "A")],
		["Winner Group A", position(1, "A")],
		["Runner-up Group C", position(2, "C")],
		["Runners-up Group C", position(2, "C")],
		["1st Group 3", position(1, "3")],
		["Third of group D", position(3, "D")],
		["Group B winners", position(1, "B")],
		["3A/B/C", bestOf(3, "ABC")],
		["3A/B/C/D/F", bestOf(3, "ABCDF")],
		["3ABCD", bestOf(3, "ABCD")],
		["3rd Group A/D/E/F", bestOf(3, "ADEF")],
		["Best third A/B/C", bestOf(3, "ABC")],
		["3rd placed A / B", bestOf(3, "AB")],
		["W49", { kind: "winner", number: 49 }],
		["Winner Match 49", { kind: "winner", number: 49 }],
		["Winner of match 49", { kind: "winner", number: 49 }],
		["L101", { kind: "loser", number: 101 }],
		["Loser Match 61", { kind: "loser", number: 61 }],
		["Bye", { kind: "bye" }],
	])("is read from %s", (text, slot) => {
		expect(readSlotText(text)).toEqual(slot);
	});

	test.each(["Sweden", "Wales", "DR Congo", "Winner UEFA Path A", "AB", "10A", "W", "A"])("is not %s", (text) => {
		expect(readSlotText(text)).toBeNull();
	});
});

test("a future team is recognised by its words, and a nation is not one", () => {
	for (const text of ["A1", "Winner UEFA Path A", "UEFA Path C", "IC Play-off 2", "TBD", "N.N.", "?"])
		expect(isOpenSide(text), text).toBe(true);
	for (const text of ["Sweden", "Bosnia & Herzegovina", "Al Ahly SC (EGY)"]) expect(isOpenSide(text), text).toBe(false);
});
