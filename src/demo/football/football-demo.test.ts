import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { madeDemo } from "../../../tests/support/made-demo.ts";
import { demoCup } from "../demo-cup.ts";
import { filledEdition } from "../seen-edition.ts";
import { FOOTBALL_DEMO } from "./plan.ts";

const cup = madeDemo(FOOTBALL_DEMO);
const current = cup.editions.find(({ year }) => year === 2026)!;

test("the football cup of 2026 is the same to the last byte wherever it is made", () => {
	const digest = createHash("sha256").update(JSON.stringify(cup)).digest("hex");
	expect(digest).toBe("a67b1935fe7489d8cc4b5416b2c8aa99f43ac7d3718b203c352d9435a5f36c4b");
});

test("2011 is included once, however many years ago it was, and no demo can be made before the cup began", () => {
	const yearsOf = ({ editions }: typeof cup) => editions.map((edition) => edition.year);
	const years = (today: string) => yearsOf(demoCup({ today }));
	expect(yearsOf(cup)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2019, 2018, 2011]);
	expect(years("2019-08-01")).toEqual([2020, 2019, 2018, 2017, 2016, 2015, 2012, 2011]);
	expect(years("2012-08-01")).toEqual([2013, 2012, 2011]);
	expect(() => demoCup({ today: "2011-08-01" })).toThrow("began in 2011");
	expect(() => demoCup({ today: "next year" })).toThrow(RangeError);
});

test("this year's edition has 1,912 teams of 78 nations, 5,050 matches and 110 fields", () => {
	const nation = new Map(cup.clubs.map((club) => [club.id, club.nation]));
	expect(current.teams).toHaveLength(1912);
	expect(current.matches).toHaveLength(5050);
	expect(new Set(current.teams.map((team) => nation.get(team.club))).size).toBe(78);
	expect(new Set(current.matches.map((match) => match.field)).size).toBe(110);
	expect(cup.arenas.flatMap((arena) => arena.fields)).toHaveLength(110);
});

test("every state of a match is included", () => {
	const { matches, announcements } = current;
	expect([...new Set(matches.map((match) => match.status))].sort()).toEqual([
		"cancelled",
		"finished",
		"live",
		"postponed",
		"scheduled",
		"walkover",
	]);
	const periods = new Set(matches.map((match) => match.period));
	expect([...periods]).toEqual(expect.arrayContaining(["first-half", "half-time", "second-half"]));
	expect(matches.filter((match) => match.decidedBy === "penalties").length).toBeGreaterThan(20);
	expect(matches.some((match) => match.decidedBy === "extra-time")).toBe(true);
	expect(matches.some((match) => match.winner === "none")).toBe(true);
	expect(matches.some((match) => match.score?.home === 10 && match.score.away === 0)).toBe(true);
	expect(matches.some((match) => match.moved?.start) && matches.some((match) => match.moved?.field)).toBe(true);
	expect(current.teams.filter((team) => team.withdrawn)).toHaveLength(1);
	const out = announcements?.filter(({ publishedAt }) => Date.parse(publishedAt!) <= Date.parse(cup.cup.clock!));
	expect(out?.map(({ audience, buttonLink }) => [audience?.kind, buttonLink !== undefined])).toEqual([
		["arena", true],
		[undefined, false],
		["category", false],
	]);
	expect(announcements!.length).toBeGreaterThan(out!.length);
	expect(cup.editions.find(({ year }) => year === 2025)!.announcements).toHaveLength(1);
	const live = matches.filter((match) => match.status === "live");
	expect(live.every((match) => match.score && match.period && match.events?.length)).toBe(true);
});

test("there are tables of every kind: not begun, in play, over, shared, and separated by kicks", () => {
	const { tables } = filledEdition(cup, current);
	const all = [...tables.values()];
	expect(all.some((table) => table.rows.every((row) => row.played === 0))).toBe(true);
	expect(all.some((table) => table.liveMatches > 0 && table.rows.some((row) => row.played > 1))).toBe(true);
	const shared = all.filter((table) => table.complete && table.rows.some((row) => row.shared));
	expect(shared.map((table) => table.rows.map((row) => row.position)).sort()).toEqual(
		expect.arrayContaining([
			[1, 1, 1, 4],
			[1, 2, 2, 4],
		]),
	);
	const deciders = new Set(all.flatMap((table) => table.rows.map((row) => row.decidedBy)));
	expect([...deciders]).toEqual(expect.arrayContaining(["points", "goal-difference", "goals-for", "shoot-out"]));
	expect([...deciders].some((decider) => decider?.startsWith("head-to-head"))).toBe(true);
});

test("results of the young categories are in the record, but hidden", () => {
	const young = current.categories.filter((category) => category.publishes && !category.publishes.scores);
	expect(young.map((category) => category.shortName.en)).toEqual(["B12", "B11", "G12"]);
	const divisions = new Set(young.flatMap((category) => category.stages.flatMap((stage) => stage.divisions.map(({ id }) => id))));
	const theirs = current.matches.filter((match) => divisions.has(match.division));
	expect(theirs.filter((match) => match.status === "finished" && match.score).length).toBeGreaterThan(500);
	expect(theirs.some((match) => match.status === "live" && match.events!.some((event) => event.score))).toBe(true);
	expect(young.some((category) => category.stages.some((stage) => stage.type === "playoff"))).toBe(true);
});

test("all editions together have between 20,000 and 25,000 matches", () => {
	const total = cup.editions.reduce((sum, edition) => sum + edition.matches.length, 0);
	expect(total).toBeGreaterThan(20_000);
	expect(total).toBeLessThan(25_000);
});
