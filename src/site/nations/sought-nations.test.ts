import { describe, expect, it } from "vitest";
import { soughtNations } from "./sought-nations.ts";

const nation = (code: string, ...names: string[]) => ({ code, name: names[0] ?? "", names, teamCount: 1 });
const NATIONS = [
	nation("dk", "Denmark", "Danmark"),
	nation("fo", "Faroe Islands", "Färöarna"),
	nation("de", "Germany", "Tyskland"),
	nation("nd", "Northern Ireland", "Nordirland"),
	nation("tpe", "Taiwan"),
];
const found = (filter: string) => soughtNations(NATIONS, filter).map(({ code }) => code);

describe("a nation is found", () => {
	it("by its name in either language, whatever the page is read in", () => {
		expect(found("Tyskland")).toEqual(["de"]);
		expect(found("germ")).toEqual(["de"]);
	});

	it("without accents, and in any case", () => {
		expect(found("FARO")).toEqual(["fo"]);
	});

	it("by the beginning of any word, not by a part within one", () => {
		expect(found("ireland")).toEqual(["nd"]);
		expect(found("land")).toEqual([]);
	});

	it("by its code", () => {
		expect(found("de")).toEqual(["dk", "de"]);
		expect(found("tpe")).toEqual(["tpe"]);
	});

	it("among all while nothing is written", () => {
		expect(found("  ")).toHaveLength(NATIONS.length);
	});
});
