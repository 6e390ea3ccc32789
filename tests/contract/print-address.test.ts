import { expect, test } from "vitest";
import {
	ALL_CATEGORIES,
	hasAllCategories,
	PRINTS,
	type Print,
	printAddress,
	type Wanted,
} from "../../src/office-app/out/print-address.ts";
import { paperAsked } from "../../src/sharing/paper/paper-address.ts";

const wanted = (print: Print, more: Partial<Wanted> = {}): Wanted => ({
	...{ print, id: PRINTS[print] === "playoff" ? "b 14/p a" : "x 1", paper: "letter", language: "both", day: "2026-07-17" },
	...{ each: 2, since: "2026-07-15T06:40", isEarly: false, ...more },
});
const asked = (of: Wanted) => paperAsked(new URL(`https://cup.example${printAddress(2026, of)}`), "sv");

test.each(Object.keys(PRINTS) as Print[])("the sheets that are asked for are those that the site makes: %s", (print) => {
	const found = asked(wanted(print));
	expect(found).toMatchObject({
		year: "2026",
		sheet: print === "team" ? "sheet" : print,
		paper: "letter",
		languages: ["sv", "en"],
	});
	expect(found?.page).toBe(PRINTS[print]);
	expect(found?.id).toBe(PRINTS[print] === "playoff" ? "p a" : "x 1");
});

test("tables and placings are asked for of every category", () => {
	for (const print of Object.keys(PRINTS) as Print[]) {
		if (!hasAllCategories(print)) continue;
		expect(asked(wanted(print, { id: ALL_CATEGORIES })), print).toMatchObject({ page: "categories", sheet: print, year: "2026" });
	}
});

test("a day, the slips of a page and a moment are asked for where they matter", () => {
	expect(asked(wanted("slips"))).toMatchObject({ day: "2026-07-17", each: 2, since: null });
	expect(asked(wanted("sheets", { language: "en" }))).toMatchObject({ since: "2026-07-15T06:40", each: 4, languages: ["en"] });
	expect(asked(wanted("tables"))).toMatchObject({ day: null, since: null });
});
