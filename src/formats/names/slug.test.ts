import { expect, test } from "vitest";
import { nameKey } from "../../cup/search/name-key.ts";
import { nearNames } from "../../cup/search/near-names.ts";
import { slug, slugOfLastWords } from "./slug.ts";

test("two spellings of a name have one key", () => {
	for (const [one, other] of [
		["Côte d'Ivoire", "COTE D’IVOIRE"],
		["Bosnia & Herzegovina", "Bosnia and Herzegovina"],
		["Estádio Nacional (Mané Garrincha)", "Estadio Nacional Mane Garrincha"],
		["St. Petersburg", "St Petersburg"],
	]) {
		expect(nameKey(one!)).toBe(nameKey(other!));
	}
	expect(nameKey("Niger")).not.toBe(nameKey("Nigeria"));
});

test("a name in an id has plain letters, and is no longer than an id may be", () => {
	expect(slug("São Tomé and Príncipe")).toBe("sao-tome-and-principe");
	expect(slug("1. FC Köln")).toBe("1-fc-koln");
	expect(slug("x".repeat(60))).toHaveLength(48);
	expect(slug(`${"x".repeat(47)} y`)).toBe("x".repeat(47));
});

test("paths of one playoff are distinguished by their last words", () => {
	expect(slugOfLastWords("UEFA Second Round Play-offs, Path A")).toBe("second-round-play-offs-path-a");
	expect(slugOfLastWords("Inter-confederation Play-offs, Pathway 1")).toBe("play-offs-pathway-1");
	expect(slugOfLastWords("Qualification")).toBe("qualification");
});

test("names are similar if a letter or two differ, or if one contains the other", () => {
	expect(nearNames("Brazill", ["Brazil", "Bahrain", "Belize"])).toEqual(["Brazil"]);
	expect(nearNames("Fonte Nova", ["Arena Fonte Nova", "Arena Pantanal"])).toEqual(["Arena Fonte Nova"]);
	expect(nearNames("Atlantis", ["Peru", "Japan"])).toEqual([]);
});

test("the three most similar names are suggested, the most similar first, each once; a third of a long name's letters may differ", () => {
	expect(nearNames("Ask", ["Asken", "Askar", "Asks", "Ask", "Asks", "Aske"])).toEqual(["Ask", "Asks", "Aske"]);
	expect(nearNames("Bro", ["Brxy", "Brxyz", "Brx"])).toEqual(["Brx", "Brxy"]);
	expect(nearNames("abcdefghi", ["abcdefxyz", "abcdewxyz", "abcdefgh"])).toEqual(["abcdefgh", "abcdefxyz"]);
	expect(nearNames("Bro", ["Brommapojkarna"])).toEqual([]);
	expect(nearNames("Brom", ["Brommapojkarna"])).toEqual(["Brommapojkarna"]);
});

test("a tail has whole words, and less than 32 letters", () => {
	expect(slugOfLastWords(`a ${"x".repeat(15)} ${"y".repeat(16)}`)).toBe(`${"x".repeat(15)}-${"y".repeat(16)}`);
	expect(slugOfLastWords(`a ${"x".repeat(16)} ${"y".repeat(16)}`)).toBe("y".repeat(16));
	expect(slugOfLastWords(`a ${"xy".repeat(20)}`)).toBe("xy".repeat(16));
	expect(slug(" A – B! ")).toBe("a-b");
});
