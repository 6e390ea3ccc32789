import { expect, test } from "vitest";
import { naturalOrder } from "./natural-order.ts";

test("§2 Heden 2 comes before Heden 10", () => {
	expect(["Heden 10", "Heden 2", "Heden 1", "Åby 1", "Valhalla"].toSorted(naturalOrder)).toEqual([
		"Heden 1",
		"Heden 2",
		"Heden 10",
		"Valhalla",
		"Åby 1",
	]);
});
