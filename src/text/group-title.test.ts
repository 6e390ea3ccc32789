import { expect, it } from "vitest";
import { groupsListed, groupsWithin, groupTitle, groupWithin, joinedGroups } from "./group-title.ts";

const MAIN = { en: "Main round", sv: "Mellanrunda" };

it("a label has the word group before it, a name of its own has not", () => {
	const titles = ["4", "12b", "A", "A–B", "Röd"].map((name) => [groupTitle({ name }, "sv"), groupWithin({ name }, "sv")]);
	expect(titles).toEqual([
		["Grupp 4", "grupp 4"],
		["Grupp 12b", "grupp 12b"],
		["Grupp A", "grupp A"],
		["Grupp A–B", "grupp A–B"],
		["Röd", "Röd"],
	]);
});

it("a stage that is given comes first, with a small letter only within a sentence", () => {
	expect(groupTitle({ name: "1", stage: MAIN }, "en")).toBe("Main round, group 1");
	expect(groupWithin({ name: "1", stage: MAIN }, "sv")).toBe("mellanrunda, grupp 1");
	expect(groupTitle({ name: "Röd", stage: MAIN }, "sv")).toBe("Mellanrunda, Röd");
	expect(groupsWithin(["1", "2"], MAIN, "en")).toBe("main round, 1/2");
	expect(groupsWithin(["1", "2"], null, "en")).toBe("1/2");
	expect(groupsListed([{ name: "1", stage: MAIN }, { name: "2" }, { name: "3" }], "sv")).toBe(
		"mellanrunda, grupperna 1, 2 och 3",
	);
	expect(groupsListed([{ name: "1" }, { name: "2" }], "en")).toBe("groups 1 and 2");
	expect(groupWithin({ name: "1", stage: { en: "A round", sv: "A-omgång" } }, "sv")).toBe("A-omgång, grupp 1");
});

it("two groups that meet are joined by a dash, with spaces between names", () => {
	expect([joinedGroups(["A"]), joinedGroups(["A", "B"]), joinedGroups(["Röd", "Blå"])]).toEqual(["A", "A–B", "Röd – Blå"]);
});
