import { describe, expect, it, test } from "vitest";
import { readBy } from "../../results/record/naming/two-languages.ts";
import { readAdvancement } from "../../text/advancement/read-advancement.ts";
import { readCategoryName } from "./categories/category-name.ts";
import { bareGroup, barePlayoff, readStageName } from "./categories/stage-name.ts";
import { deduplicateFaults } from "./deduplicate-faults.ts";
import { givenId } from "./given-id.ts";
import { playoffRound, readRound } from "./matches/round.ts";
import { readScore } from "./words/score.ts";
import { choice, listOf, listParts } from "./words/vocabulary.ts";

describe("a round", () => {
	it.each([
		["1", { round: 1 }],
		["Omgång 3", { round: 3 }],
		["round 12", { round: 12 }],
		["R2", { round: 2 }],
		["Final", { round: "final" }],
		["Bronsmatch", { round: "third-place" }],
		["Semi-final 2", { round: "semi-final", position: 2 }],
		["SF2", { round: "semi-final", position: 2 }],
		["semifinal", { round: "semi-final" }],
		["Kvartsfinal 4", { round: "quarter-final", position: 4 }],
		["1/4-final 3", { round: "quarter-final", position: 3 }],
		["Åttondelsfinal 8", { round: "round-of-16", position: 8 }],
		["8-delsfinal 1", { round: "round-of-16", position: 1 }],
		["16-delsfinal", { round: "round-of-32" }],
		["Round of 32 16", { round: "round-of-32", position: 16 }],
		["Round of 64", { round: "round-of-64" }],
		["64-delsfinal 64", { round: "round-of-128", position: 64 }],
		["third-place", { round: "third-place" }],
	])("%s is one", (text, value) => {
		expect(readRound(text)).toEqual({ value });
	});

	it.each(["0", "Omgång 0", "SF0", "final round", "semis", "1000", "", "kvartsfinal A"])("%s is not one", (text) => {
		expect(readRound(text)).toMatchObject({ wrong: "no such round" });
	});

	it("of a group is not one of a playoff", () => {
		expect([playoffRound("3"), playoffRound("final")]).toEqual([undefined, { round: "final" }]);
	});
});

describe("a score", () => {
	it.each([
		["2-1", { home: 2, away: 1 }],
		["2–1", { home: 2, away: 1 }],
		["0 — 10", { home: 0, away: 10 }],
		["21:19", { home: 21, away: 19 }],
	])("%s is one", (text, value) => {
		expect(readScore(text)).toEqual({ value });
	});

	it.each(["02-jan", "1-Feb", "jan-02", "2026-01-02", "2/1", "2/1/2026", "1 maj", "3-okt.", "2026-01-02 00:00"])(
		"%s is an older form of one",
		(text) => {
			expect(readScore(text)).toMatchObject({ wrong: "a score that the spreadsheet turned into a date" });
		},
	);

	it.each(["2", "2-", "-1", "2-1-0", "1000-1", "two-one", "2.1", ""])("%s is not one", (text) => {
		expect(readScore(text)).toMatchObject({ wrong: "not a score" });
	});
});

test("advancing positions are read with their playoff, and the group size they apply to", () => {
	const span = (first: number | null, last: number | null, to: string, groupSize?: number) => ({
		...{ first, last, to, ...(groupSize !== undefined && { groupSize }) },
	});
	expect(readAdvancement("1-2 A, 3–4 B")).toEqual({ spans: [span(1, 2, "A"), span(3, 4, "B")] });
	expect(readAdvancement("1 A; resten B")).toEqual({ spans: [span(1, 1, "A"), span(null, null, "B")] });
	expect(readAdvancement("1-2 till A, 3 till B (4)")).toEqual({ spans: [span(1, 2, "A"), span(3, 3, "B", 4)] });
	expect(readAdvancement("the rest → Playoff C (groups of 5 teams)\n1: A")).toEqual({
		spans: [span(null, null, "Playoff C", 5), span(1, 1, "A")],
	});
	expect(readAdvancement("1 A, somebody else")).toEqual({ spans: [span(1, 1, "A")], wrong: "somebody else" });
	expect(readAdvancement("")).toEqual({ spans: [] });
});

test("the best of a position, and the remaining ones, are read in both languages", () => {
	const best = (position: number, ranks: [number, number], to: string, from = "best") => ({
		...{ first: position, last: position, to, best: { from, ranks } },
	});
	const rest = (to: string) => ({ first: null, last: null, to });
	for (const [text, ...spans] of [
		["the two best thirds to A, rest B", best(3, [1, 2], "A"), rest("B")],
		["2 best thirds A; all others to B", best(3, [1, 2], "A"), rest("B")],
		["best third A, second best third B", best(3, [1, 1], "A"), best(3, [2, 2], "B")],
		["4th best runner-up → Playoff C", best(2, [4, 4], "Playoff C")],
		["two worst 4ths to C", best(4, [1, 2], "C", "worst")],
		["worst third to B", best(3, [1, 1], "B", "worst")],
		["de två bästa treorna till A, övriga till B", best(3, [1, 2], "A"), rest("B")],
		["bästa trean A, näst bästa trean B", best(3, [1, 1], "A"), best(3, [2, 2], "B")],
		["tredje bästa tvåan till Slutspel Å", best(2, [3, 3], "Slutspel Å")],
		["sämsta trean till B, alla andra till C", best(3, [1, 1], "B", "worst"), rest("C")],
		["de 3 sämsta fyrorna C", best(4, [1, 3], "C", "worst")],
		["best 5th A, bästa 5:an B", best(5, [1, 1], "A"), best(5, [1, 1], "B")],
	] as const)
		expect([text, readAdvancement(text)]).toEqual([text, { spans }]);
	expect(readAdvancement("two best A")).toEqual({ spans: [], wrong: "two best A" });
});

test("a category's name states a gender and an age in both languages, or nothing", () => {
	const boys = { gender: "boys", age: 14, name: { en: "Boys 14", sv: "Pojkar 14" }, short: { en: "B14", sv: "P14" } };
	for (const text of ["Boys 14", "Pojkar 14", "pojk-14", "B14", "P 14", "Boys U14", "Pojkar under 14"])
		expect([text, readCategoryName(text)]).toEqual([text, boys]);
	expect(readCategoryName("F 9")).toEqual({
		...{ gender: "girls", age: 9, name: { en: "Girls 9", sv: "Flickor 9" }, short: { en: "G9", sv: "F9" } },
	});
	expect(readCategoryName("Mix 10")).toMatchObject({ gender: "mixed", short: { en: "M10", sv: "M10" } });
	for (const text of ["Boys", "Boys 0", "Boys 123", "Seniors 14", "14", "Boys 14 A"])
		expect([text, readCategoryName(text)]).toEqual([text, undefined]);
});

test("a stage's name shows whether it is a group stage or a playoff, and groups and playoffs have their own names", () => {
	const group = (number = "") => ({
		...{ name: `Gruppspel${number}`, type: "group", title: { en: `Group stage${number}`, sv: `Gruppspel${number}` } },
	});
	expect([readStageName("Group stage"), readStageName("gruppspelet"), readStageName("Gruppspel 2")]).toEqual([
		group(),
		group(),
		group(" 2"),
	]);
	const playoff = (name: string, bare: string) => ({
		...{ name, type: "playoff", title: { en: `Playoff${bare}`, sv: `Slutspel${bare}` } },
	});
	for (const name of ["Slutspel A", "Playoff A", "play-off A", "A-slutspel", "A playoff"])
		expect(readStageName(name)).toEqual(playoff(name, " A"));
	expect(readStageName("Slutspel")).toEqual(playoff("Slutspel", ""));
	expect(readStageName("Mellanspel")).toEqual({
		name: "Mellanspel",
		type: undefined,
		title: { en: "Mellanspel", sv: "Mellanspel" },
	});
	expect(["Group A", "grupp 12", "Pool B", "A", "Group "].map(bareGroup)).toEqual(["A", "12", "B", "A", "Group "]);
	expect(["Slutspel A", "A-slutspel", "Playoffs B", "Slutspel"].map(barePlayoff)).toEqual(["A", "A", "B", ""]);
});

test("an id made from names is the same for the same names, unique, and within the length of an id", () => {
	expect(givenId("b14", "IF Ask", "2")).toBe("b14-if-ask-2");
	expect(givenId("", "IF ASK")).toBe("if-ask");
	expect(givenId("b14", "Åsk")).toBe(givenId("b14", "åsk"));
	const alike = ["Ask", "Ask & Co", "Ask Co", "東京", "大阪"].map((name) => givenId("b14", name));
	expect(new Set(alike).size).toBe(alike.length);
	for (const id of alike) expect(id).toMatch(/^b14-[a-z0-9-]+$/);
	const [long, longer] = ["x", "y"].map((end) => givenId("b14", "a".repeat(40), "b".repeat(30) + end));
	expect([long!.length, longer!.length, long === longer]).toEqual([64, 64, false]);
	const sixty = givenId("b14", "a".repeat(30), "b".repeat(29));
	expect([sixty.length, sixty]).toEqual([64, `b14-${"a".repeat(30)}-${"b".repeat(29)}`]);
});

test("several values in a cell are read one by one, and the wrong one is named", () => {
	expect(listParts(" a; b,\nc ;; ")).toEqual(["a", "b", "c"]);
	expect(listParts("a, b; c", /;/)).toEqual(["a, b", "c"]);
	const colour = choice({ red: ["red", "röd"], blue: ["blue", "blå", "navy"] }, "no colour");
	const read = listOf(colour);
	expect(read("Röd; NAVY, blue")).toEqual({ value: ["red", "blue", "blue"] });
	const { wrong, expected } = read("red, green, pink") as { wrong: string; expected: string };
	expect(wrong).toBe("no colour (“green”)");
	expect((["en", "sv"] as const).map((reader) => readBy(reader, expected))).toEqual([...["red, blue", "röd, blå"]]);
	expect(read("")).toEqual({ value: [] });
});

describe("an unknown name", () => {
	const fault = (line: number, value: string, more: object = {}) => ({
		...{ severity: "error", file: "/cup/matches.csv", line, field: "home", value, expected: "a team", message: "no such team" },
		...more,
	});
	const told = (...faults: object[]) => deduplicateFaults(faults as never).map(({ line, message }) => [line, message]);

	it("is reported once, at its first place, with five of the other lines and the other sheets", () => {
		expect(told(fault(9, "IF Ask"), fault(3, "if ask"), fault(9, "IF ASK"))).toEqual([[3, "no such team (line 9 too)"]]);
		expect(told(fault(3, "Ask"), fault(3, "Ask"))).toEqual([[3, "no such team"]]);
		const other = fault(2, "Ask", { file: "/cup/events.csv" });
		expect(told(fault(3, "Ask"), other, fault(5, "Ask"))).toEqual([[3, "no such team (line 5, events.csv:2 too)"]]);
		const many = [1, 2, 3, 4, 5, 6].map((line) => fault(line, "Ask"));
		expect(told(...many)).toEqual([[1, "no such team (line 2, 3, 4, 5, 6 too)"]]);
		expect(told(...many, fault(7, "Ask"), other)).toEqual([[1, "no such team (line 2, 3, 4, 5, 6, and 2 more too)"]]);
	});

	it("is reported separately from another name, another fault, and an invalid value", () => {
		expect(told(fault(3, "Ask"), fault(4, "Bro"))).toHaveLength(2);
		expect(told(fault(3, "Ask"), fault(4, "Ask", { message: "a team of another category" }))).toHaveLength(2);
		expect(told(fault(3, "x", { message: "not a score" }), fault(4, "x", { message: "not a score" }))).toHaveLength(2);
		expect(told(fault(3, "Ask", { line: undefined }), fault(4, "Ask"))).toHaveLength(2);
	});
});
