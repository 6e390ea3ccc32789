import { expect, it } from "vitest";
import { advertisementAt } from "./advertisement-at.ts";

const ad = (picture: string, more: object = {}) => ({
	picture,
	link: "https://x.example",
	text: picture,
	lang: "en" as const,
	...more,
});

it("three sponsors are each shown for eight hours of a day, one after another", () => {
	const all = [ad("a"), ad("b"), ad("c")];
	const hours = Array.from({ length: 24 }, (_, hour) => `2027-07-12T${String(hour).padStart(2, "0")}:30:00+02:00`);
	const shown = hours.map((at) => advertisementAt(all, at, "en")?.picture);
	for (const picture of ["a", "b", "c"]) expect(shown.filter((one) => one === picture)).toHaveLength(8);
	expect(new Set(shown.slice(0, 3)).size).toBe(3);
});

it("only those of the day and the language take turns", () => {
	const all = [ad("a", { until: "2027-07-12" }), ad("b", { from: "2027-07-13" }), ad("c", { lang: "sv" })];
	expect(advertisementAt(all, "2027-07-12", "en")?.picture).toBe("a");
	expect(advertisementAt(all, "2027-07-13T10:00:00Z", "en")?.picture).toBe("b");
	expect(advertisementAt(all, "2027-07-13", "sv")?.picture).toBe("c");
	expect(advertisementAt([], "2027-07-13", "en")).toBeUndefined();
});
