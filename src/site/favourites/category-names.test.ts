import { expect, test } from "vitest";
import { categoryNames } from "./category-names.ts";

const english = [
	{ id: "b16", name: "Boys 16" },
	{ id: "g16", name: "Girls 16" },
];
const swedish = [
	{ id: "b16", name: "Pojkar 16" },
	{ id: "g16", name: "Flickor 16" },
];

test("a category chosen in English is shown in Swedish to a Swedish reader, and vice versa", () => {
	const inSwedish = categoryNames(swedish, [english, swedish]);
	expect(inSwedish.get("Girls 16")).toBe("Flickor 16");
	expect(inSwedish.get("Flickor 16")).toBe("Flickor 16");
	expect(categoryNames(english, [english, swedish]).get("Pojkar 16")).toBe("Boys 16");
});

test("a category that the reader's language does not have keeps its stored name", () => {
	expect(categoryNames([], [english]).get("Boys 16")).toBe("Boys 16");
	expect(categoryNames(swedish, [english, swedish]).get("Mixed 12")).toBeUndefined();
});
