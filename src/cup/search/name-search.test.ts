import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Named, nameIndex, searchNames, slipsAllowed } from "./name-search.ts";

const named = (...names: string[]): Named => ({ names });

const TEAMS: readonly Named[] = [
	"IFK Norrköping",
	"IFK Norrköping 2",
	"IFK Göteborg",
	"Göteborg Norra United",
	"Örgryte IS",
	"Grødaland IL",
	"Gręzów Łódź",
	"SV Weißenfels",
	"Ærø BK",
	"O'Higgins",
	"Heden 1",
	"Heden 10",
	"Heden 2",
].map((name) => named(name));

const found = (query: string, items = TEAMS) => searchNames([nameIndex(items)], query).map(({ names }) => names[0]);

describe("a search", () => {
	test("needs no accents, nor letters that few keyboards have", () => {
		expect(found("goteborg")).toEqual(["IFK Göteborg", "Göteborg Norra United"]);
		expect(found("Orgryte")).toEqual(["Örgryte IS"]);
		expect(found("grodaland")).toEqual(["Grødaland IL"]);
		expect(found("lodz")).toEqual(["Gręzów Łódź"]);
		expect(found("weissenfels")).toEqual(["SV Weißenfels"]);
		expect(found("aero")).toEqual(["Ærø BK"]);
	});

	test("finds unfinished words, and words in any order", () => {
		expect(found("ifk norrkopin")).toEqual(["IFK Norrköping", "IFK Norrköping 2"]);
		expect(found("norrk ifk")).toEqual(["IFK Norrköping", "IFK Norrköping 2"]);
		expect(found(`${"ifk goteborg ".repeat(4)} and more than eight words`)).toEqual(["IFK Göteborg"]);
	});

	test("allows a typing error or two: a letter missing, added, wrong or swapped", () => {
		for (const slip of ["norkoping", "norrkopping", "norrkuping", "nrorkoping", "norkopin", "norrkjoeping"])
			expect([slip, found(slip)[0]]).toEqual([slip, "IFK Norrköping"]);
		expect(found("ifk gotebrog")).toEqual(["IFK Göteborg"]);
		// In so short a word only one letter may be wrong.
		expect(found("ehden")).toEqual(["Heden 1", "Heden 2", "Heden 10"]);
		expect(found("norrxxxping")).toEqual([]);
	});

	test("looks for no typing errors if there is an exact match", () => {
		expect(found("norr")).toEqual(["IFK Norrköping", "Göteborg Norra United", "IFK Norrköping 2"]);
		expect(found("norra", [named("Norra IF"), named("Morra IF")])).toEqual(["Norra IF"]);
	});

	test("ranks a match at the start of a name before one at a later word, and a whole word before the start of a longer one", () => {
		const names = ["B. Fyrnæs", "IF Fyr", "Askim Fyrar", "Fyrrud Fotball", "Fyr BK"].map((name) => named(name));
		expect(found("fyr", names)).toEqual(["Fyr BK", "IF Fyr", "Fyrrud Fotball", "Askim Fyrar", "B. Fyrnæs"]);
		expect(found("fyrr", names)).toEqual(["Fyrrud Fotball"]);
		expect(found("fyrrus", [named("IF Fyrrud"), named("Fyrrud BK")])).toEqual(["Fyrrud BK", "IF Fyrrud"]);
	});

	test("ranks a match of a code after one of a name", () => {
		const nations = [
			{ names: ["Germany", "Tyskland"], codes: ["de"] },
			{ names: ["Denmark", "Danmark"], codes: ["dk"] },
			{ names: ["Republic of Delos"], codes: ["rd"] },
		];
		expect(found("de", nations)).toEqual(["Denmark", "Republic of Delos", "Germany"]);
		expect(found("dk", nations)).toEqual(["Denmark"]);
	});

	test("takes digits exactly: Heden 1 before Heden 10, and never Heden 2", () => {
		expect(found("heden 1")).toEqual(["Heden 1", "Heden 10"]);
		expect(found("heden 3")).toEqual([]);
		expect(found("heden")).toEqual(["Heden 1", "Heden 2", "Heden 10"]);
	});

	test("matches words written together or apart", () => {
		expect(found("ifkgoteborg")).toEqual(["IFK Göteborg"]);
		expect(found("norr koping")[0]).toBe("IFK Norrköping");
		expect(found("ohiggins")).toEqual(["O'Higgins"]);
	});

	test("is narrowed by the words beside a name, which alone find nothing", () => {
		const teams = ["B14", "B16"].map((category) => ({ names: ["Ask IF"], also: [category, "Sweden"] }));
		const index = nameIndex(teams);
		expect(searchNames([index], "ask b16")).toEqual([teams[1]]);
		expect(searchNames([index], "sweden")).toEqual([]);
	});

	test("needs two characters", () => {
		expect(found("h")).toEqual([]);
		expect(found(" ö ")).toEqual([]);
		expect(found("he").length).toBe(3);
	});

	test("finds a name by any prefix, in any spelling, and by any of its words with a typing error", () => {
		const word = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzåäöøé"), minLength: 4, maxLength: 12 });
		fc.assert(
			fc.property(
				fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
				fc.nat(),
				fc.nat(),
				(all, which, cut) => {
					const items = all.map((words) => named(words.join(" ")));
					const words = all[which % all.length]!;
					const name = words.join(" ");
					const beginning = `${words.slice(0, -1).join(" ")} ${words.at(-1)!.slice(0, 2 + (cut % 3))}`;
					expect(found(beginning.toUpperCase(), items)).toContain(name);
					const letter = cut % words[0]!.length;
					const slip = `${words[0]!.slice(0, letter)}${words[0]!.slice(letter + 1)}`;
					if (slip.length >= 4) expect(found(slip, items).length).toBeGreaterThan(0);
				},
			),
			{ numRuns: 200 },
		);
	});

	test("one letter may be wrong from four letters on, two from seven; none in a number", () => {
		expect(["abc", "abcd", "abcdef", "abcdefg", "abcdef1"].map(slipsAllowed)).toEqual([0, 1, 1, 2, 0]);
	});
});
