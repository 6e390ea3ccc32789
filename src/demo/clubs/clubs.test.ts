import { describe, expect, test } from "vitest";
import { demoClubs } from "./clubs.ts";
import { KNOWN_CLUBS, KNOWN_PLACES } from "./known-places.ts";
import { NATIONS_OF_CLUBS } from "./nations.ts";

describe.each(["fyrcupen", "another seed", "2031"])("the clubs of seed %s", (seed) => {
	const clubs = demoClubs(seed);

	test("no two clubs have one name, and none is a known club, cup or arena", () => {
		expect(new Set(clubs.map((club) => club.name)).size).toBe(clubs.length);
		const known = new RegExp(`(^|[^\\p{L}])(${KNOWN_CLUBS.join("|").replaceAll(".", "\\.")})($|[^\\p{L}])`, "iu");
		expect(clubs.filter((club) => known.test(club.name))).toEqual([]);
	});

	test("no name put together is a place that exists", () => {
		const words = clubs.flatMap((club) => club.name.split(" ")).filter((word) => KNOWN_PLACES.has(word));
		expect(words).toEqual([]);
	});

	test("the pictures' clubs are there", () => {
		const names = clubs.map((club) => club.name);
		expect(names).toEqual(expect.arrayContaining(["IF Fyrsken", "Osaka Minato SC", "AS Belleville", "MKS Gdańska Młodzież"]));
	});
});

test("they come from 78 nations, two of five from Sweden, some with names in Greek and Cyrillic, some very long", () => {
	const clubs = demoClubs("fyrcupen");
	const nations = new Set(clubs.map((club) => club.nation));
	expect(nations.size).toBe(78);
	expect([...nations]).toEqual(expect.arrayContaining(["en", "wa", "ct", "nd", "tpe", "ko", "ax", "gl"]));
	expect(clubs.filter((club) => club.nation === "se").length / clubs.length).toBeGreaterThan(0.4);
	expect(clubs.some((club) => /\p{Script=Greek}/u.test(club.name))).toBe(true);
	expect(clubs.some((club) => /\p{Script=Cyrillic}/u.test(club.name))).toBe(true);
	expect(clubs.filter((club) => club.name.length >= 30).length).toBeGreaterThanOrEqual(8);
});

test("the nations' teams are 1,912", () => {
	expect(NATIONS_OF_CLUBS.reduce((sum, nation) => sum + nation.teams, 0)).toBe(1912);
});
