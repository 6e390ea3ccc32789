import { describe, expect, test } from "vitest";
import { FOOTBALL_DEMO } from "../football/plan.ts";
import { HANDBALL_DEMO } from "../handball/plan.ts";
import { demoClubs } from "./clubs.ts";
import { KNOWN_CLUBS, KNOWN_PLACES } from "./known-places.ts";

const football = demoClubs(FOOTBALL_DEMO.clubs, "fyrcupen");
const handball = demoClubs(HANDBALL_DEMO.clubs, "hamncupen");

describe.each([
	["football", FOOTBALL_DEMO.clubs, "fyrcupen"],
	["football", FOOTBALL_DEMO.clubs, "another seed"],
	["football", FOOTBALL_DEMO.clubs, "2031"],
	["handball", HANDBALL_DEMO.clubs, "hamncupen"],
	["handball", HANDBALL_DEMO.clubs, "another seed"],
	["handball", HANDBALL_DEMO.clubs, "2031"],
])("the %s clubs of seed %$", (_, plan, seed) => {
	const clubs = demoClubs(plan, seed);

	test("no two clubs have one name, and none is a known club, cup or arena", () => {
		expect(new Set(clubs.map((club) => club.name)).size).toBe(clubs.length);
		const known = new RegExp(`(^|[^\\p{L}])(${KNOWN_CLUBS.join("|").replaceAll(".", "\\.")})($|[^\\p{L}])`, "iu");
		expect(clubs.filter((club) => known.test(club.name))).toEqual([]);
	});

	test("no invented name is a place that exists", () => {
		const words = clubs.flatMap((club) => club.name.split(" ")).filter((word) => KNOWN_PLACES.has(word));
		expect(words).toEqual([]);
	});
});

test("the clubs in the pictures exist", () => {
	const names = football.map((club) => club.name);
	expect(names).toEqual(expect.arrayContaining(["IF Fyrsken", "Osaka Minato SC", "AS Belleville", "MKS Gdańska Młodzież"]));
	expect(handball.map((club) => club.name)).toContain("HK Kajen");
});

test("football's come from 78 nations, two of five from Sweden, some with names in Greek and Cyrillic, some very long", () => {
	const nations = new Set(football.map((club) => club.nation));
	expect(nations.size).toBe(78);
	expect([...nations]).toEqual(expect.arrayContaining(["en", "wa", "ct", "nd", "tpe", "ko", "ax", "gl"]));
	expect(football.filter((club) => club.nation === "se").length / football.length).toBeGreaterThan(0.4);
	expect(football.some((club) => /\p{Script=Greek}/u.test(club.name))).toBe(true);
	expect(football.some((club) => /\p{Script=Cyrillic}/u.test(club.name))).toBe(true);
	expect(football.filter((club) => club.name.length >= 30).length).toBeGreaterThanOrEqual(8);
});

test("handball's come from 31 nations, and none of them plays football too", () => {
	expect(new Set(handball.map((club) => club.nation)).size).toBe(31);
	const names = new Set(football.map((club) => club.name));
	expect(handball.filter((club) => names.has(club.name))).toEqual([]);
});

test("football's nations send 1,912 teams", () => {
	expect(FOOTBALL_DEMO.clubs.nations.reduce((sum, nation) => sum + nation.teams, 0)).toBe(1912);
});
