import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import { parse } from "./parse.ts";
import type { FindWorld } from "./reading.ts";
import { desksCalled, soughtElsewhere } from "./sought-elsewhere.ts";

const field = (id: string, name: string) => ({ id, name, late: null, closed: [] });
const match = (
	number: string,
	at: string,
	minute: number,
	home: string,
	away: string,
	state: DayMatch["state"] = "upcoming",
): DayMatch => ({
	...{ id: `m${number}`, number, field: at, minute, length: 55, category: "b15", division: "1", round: null, state },
	home: { team: home.toLowerCase(), name: home },
	away: { team: away.toLowerCase(), name: away },
});
const WORLD: FindWorld = {
	arenas: [
		{ id: "mask", name: "Måsklippan", fields: ["1", "2", "3", "4", "5"].map((one) => field(`mask-${one}`, one)) },
		{ id: "sill", name: "Sillheden", fields: [field("sill-6", "Sillheden 6"), field("sill-14", "Sillheden 14")] },
	],
	matches: [
		match("2182", "mask-2", 16 * 60 + 45, "IF Måsberga", "B. Ternested"),
		match("2184", "sill-6", 13 * 60 + 55, "IF Fyrsken", "Osaka Minato SC", "finished"),
		match("2196", "mask-3", 15 * 60 + 30, "FK Dyningstorp", "US Roccagabbiana"),
		match("2111", "mask-1", 14 * 60, "Skarvunda IF", "Lotssta BoIS", "live"),
		match("2250", "mask-5", 17 * 60, "Måsarp SK", "UKS Mewa"),
	],
	now: 15 * 60 + 12,
};
const read = (text: string) => parse(text, WORLD);
const means = (text: string) => read(text).tokens.map(({ text, means }) => `${text}: ${means}`);

describe("Find or do reads", () => {
	it("the picture's own words: shift måsk 1-4 15:20 +40", () => {
		const { tokens, acts, places } = read("shift måsk 1-4 15:20 +40");
		expect(tokens).toEqual([
			{ text: "shift", means: "act" },
			{ text: "måsk 1-4", means: "fields", count: 4 },
			{ text: "15:20", means: "from" },
			{ text: "+40", means: "minutes" },
		]);
		expect(acts).toEqual([
			{ act: "shift", matches: ["m2182", "m2196"], place: "Måsklippan 1–4", from: 920, minutes: 40 },
			{
				...{ act: "close", matches: ["m2182", "m2196"], place: "Måsklippan 1–4", from: 920 },
				fields: ["mask-1", "mask-2", "mask-3", "mask-4"],
			},
			{ act: "move", matches: ["m2182", "m2196"], place: "Måsklippan 1–4", from: 920, to: null },
		]);
		expect(places[0]).toEqual({ act: "arena", arena: "mask", name: "Måsklippan", fields: 5 });
	});

	it("the same in Swedish, without marks, and in another order", () => {
		expect(read("förskjut mask 1-4 15.20 +40").acts).toEqual(read("shift måsk 1-4 15:20 +40").acts);
		expect(read("FORSKJUT +40 Måsklippan 1-4 15:20").acts).toEqual(read("shift måsk 1-4 15:20 +40").acts);
	});

	it("a slip: 2184 2-1", () => {
		expect(means("2184 2-1")).toEqual(["2184: match", "2-1: score"]);
		expect(read("2184 2-1").acts).toEqual([{ act: "result", number: "2184", score: [2, 1] }]);
	});

	it("a move with its place and time: move 2196 sillheden 14 16:10", () => {
		expect(read("move 2196 sillheden 14 16:10").acts).toEqual([
			{ act: "move", matches: ["m2196"], place: "2196", from: null, to: { field: "sill-14", minute: 970 } },
		]);
		expect(read("flytta 2196").acts).toEqual([{ act: "move", matches: ["m2196"], place: "2196", from: null, to: null }]);
	});

	it("a field closed from now on, if no time is given: close måsk 3", () => {
		expect(read("close måsk 3").acts).toEqual([
			{ act: "close", matches: ["m2196"], fields: ["mask-3"], place: "Måsklippan 3", from: 912 },
		]);
		expect(read("stäng måsk 3").acts).toEqual(read("close måsk 3").acts);
	});

	it("a team that withdraws, and a match that is put off, in both languages", () => {
		expect(read("withdraw dyning").acts).toEqual([{ act: "withdraw", team: "fk dyningstorp", name: "FK Dyningstorp" }]);
		expect(read("dra ur dyning").acts).toEqual(read("withdraw dyning").acts);
		expect(read("skjut upp 2196").acts).toEqual([{ act: "postpone", match: "m2196" }]);
	});

	it("a number as its match, a name as a team's match, and part of a number as those that begin so", () => {
		expect(read("2184").places).toEqual([{ act: "open", match: "m2184" }]);
		expect(read("osaka").places).toEqual([{ act: "open", match: "m2184" }]);
		expect(read("218").places).toEqual([
			{ act: "open", match: "m2182" },
			{ act: "open", match: "m2184" },
		]);
	});

	it("a name that begins an arena's and a team's as both", () => {
		expect(read("mås").places).toEqual([
			{ act: "arena", arena: "mask", name: "Måsklippan", fields: 5 },
			{ act: "open", match: "m2182" },
			{ act: "open", match: "m2250" },
		]);
	});

	it("a day that is named, by its weekday in both languages or its date, and all of an arena on it", () => {
		// 16 July 2026 was a Thursday.
		const dates = ["2026-07-15", "2026-07-16", "2026-07-17"];
		const on = (date: string, now: number | null) => (text: string) => parse(text, { ...WORLD, now, date, dates });
		const [today, friday] = [on("2026-07-16", WORLD.now), on("2026-07-17", null)];
		for (const said of ["fri", "Friday", "fre", "fredag", "17/7", "2026-07-17"]) {
			expect(today(`shift måsk ${said} +40`)).toMatchObject({ on: "2026-07-17", acts: [], places: [] });
			expect(friday(`shift måsk ${said} +40`).acts[0]).toEqual({
				...{ act: "shift", matches: ["m2182", "m2196", "m2250"], place: "Måsklippan", from: 930, minutes: 40 },
			});
		}
		expect(friday("måsk +40 fri").tokens.map(({ means }) => means)).toEqual(["fields", "minutes", "day"]);
		expect(today("close måsk 3 wednesday")).toMatchObject({ on: "2026-07-15", acts: [] });
		expect(friday("close måsk 3 fri").acts[0]).toMatchObject({ act: "close", matches: ["m2196"], from: 930 });
		expect(today("shift måsk 1-4 thu +40").acts).toEqual(read("shift måsk 1-4 +40").acts);
		// The cup does not play then; and without an act it may be how a name begins.
		expect(today("shift måsk sunday +40").on).toBeNull();
		expect(today("fri").on).toBeNull();
	});

	it("nothing into what has begun: live and finished matches are not moved", () => {
		expect(read("move 2111").acts).toEqual([]);
		expect(read("shift måsk 1 13:00 +10").acts).toEqual([]);
	});

	it("minutes with their sign, from a time on or from now on, of what is still to begin", () => {
		const first = (text: string) => read(text).acts[0];
		expect(first("shift måsk -10")).toEqual({
			...{ act: "shift", matches: ["m2182", "m2196", "m2250"], place: "Måsklippan", from: 912, minutes: -10 },
		});
		expect(first("shift måsk −10min")).toMatchObject({ minutes: -10 });
		expect(first("shift måsk")).toMatchObject({ minutes: 5 });
		expect(first("shift måsk 3 15:30 +5")).toMatchObject({ matches: ["m2196"], from: 930 });
		expect(read("shift måsk 3 15:31 +5").acts).toEqual([]);
		expect(read("shift måsk 3 +0").acts).toEqual([]);
		expect(read("måsk 3 +0").acts).toEqual([]);
		// For one match, from its start; without a verb the minutes mean a shift.
		const one = { act: "shift", matches: ["m2196"], place: "2196", from: 930, minutes: 15 };
		expect([read("2196 +15").acts, read("shift 2196 16:00 +15").acts]).toEqual([[one], [one]]);
		expect(read("måsk 3 +15").acts).toEqual([{ ...one, place: "Måsklippan 3", from: 912 }]);
	});

	it("no act into a match that is being played, is over, is put off or has no field, and no result into another act", () => {
		const states = ["live", "finished", "postponed", "cancelled"] as const;
		for (const state of states) {
			const world = { ...WORLD, matches: [match("2196", "mask-3", 930, "FK Dyningstorp", "US Roccagabbiana", state)] };
			for (const text of [
				"shift 2196 +5",
				"move 2196",
				"postpone 2196",
				"2196 +5",
				"shift måsk 3 +5",
				"close måsk 3",
				"move måsk 3",
			])
				expect(parse(text, world).acts, `${text}, ${state}`).toEqual([]);
		}
		const nowhere = { ...WORLD, matches: WORLD.matches.map((one) => ({ ...one, field: null })) };
		expect(parse("shift måsk +5", nowhere).acts).toEqual([]);
		expect(read("shift 2184 2-1").acts).toEqual([]);
		expect(means("shift 2184 2-1")).toEqual(["shift: act", "2184: match", "2-1: unknown"]);
	});

	it("a weekday that occurs twice means the shown day, otherwise the next, otherwise the first", () => {
		const dates = ["2026-07-09", "2026-07-10", "2026-07-16", "2026-07-23"];
		const on = (date: string, word: string) => parse(`shift måsk ${word} +5`, { ...WORLD, date, dates }).on;
		expect([on("2026-07-16", "thu"), on("2026-07-17", "thu"), on("2026-07-24", "thu"), on("2026-07-16", "fri")]).toEqual([
			...["2026-07-16", "2026-07-23", "2026-07-09", "2026-07-10"],
		]);
		expect([on("2026-07-16", "9/7"), on("2026-07-16", "09/07"), on("2026-07-16", "7/9")]).toEqual([
			"2026-07-09",
			"2026-07-09",
			null,
		]);
	});

	it("anything at all, without a throw, each word in one token, and only acts on matches still to come", () => {
		const pieces = fc.oneof(
			fc.string({ maxLength: 12 }),
			fc.constantFrom(
				"shift",
				"move",
				"close",
				"dra",
				"ur",
				"måsk",
				"1-4",
				"0-99999",
				"15:20",
				"+40",
				"fri",
				"17/7",
				"-0",
				"2184",
				"2-1",
				"constructor",
				"__proto__",
			),
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 9 }), (words) => {
				const text = words.join(" ");
				const { tokens, acts } = read(text);
				expect(tokens.map(({ text }) => text).join(" ")).toBe(text.trim().split(/\s+/).join(" "));
				const toCome = new Set(WORLD.matches.filter(({ state }) => state === "upcoming").map(({ id }) => id));
				for (const found of acts) if ("matches" in found) expect(found.matches.every((id) => toCome.has(id))).toBe(true);
			}),
		);
	});
});

describe("what is not of the day at hand", () => {
	const sought = (text: string) => soughtElsewhere(text, read(text));

	it("is looked for by all its words where no act is asked for", () => {
		expect(sought("heden 10 ask")).toMatchObject({ text: "heden 10 ask", isAct: false });
	});

	it("searches for the match or the team that an act is about, not for its destination", () => {
		expect(sought("move 3901 sill 6 15:20")).toEqual({ text: "3901", number: "3901", isAct: true });
		expect(sought("shift 3901 +40")).toMatchObject({ text: "3901", isAct: true });
		expect(sought("withdraw hammarby 2 x")).toMatchObject({ isAct: true });
		// This day has a match of that number.
		expect(sought("shift 2196 +40")).toMatchObject({ text: "2196", isAct: false });
	});

	it("finds desks by the beginning of a word of their name", () => {
		expect(desksCalled("resul", ["Office", "Results desk 1", "Results desk 2"])).toEqual(["Results desk 1", "Results desk 2"]);
		expect(desksCalled("d", ["Desk"])).toEqual([]);
	});
});

describe("Find or do understands the words that a desk uses", () => {
	it("of a team that withdraws, before its name and after it", () => {
		const withdraws = read("withdraw Måsberga").acts;
		expect(withdraws).toEqual([{ act: "withdraw", team: "if måsberga", name: "IF Måsberga" }]);
		for (const text of [
			"utgår måsberga",
			"Måsberga utgår",
			"dra sig ur Måsberga",
			"måsberga drar sig ur",
			"Återbud Måsberga",
			"måsberga lämnar",
			"måsberga withdraws",
		])
			expect(read(text).acts, text).toEqual(withdraws);
	});

	it("of points given or deducted, before the team's name and after it", () => {
		const points = read("points Måsberga").acts;
		expect(points).toEqual([{ act: "points", team: "if måsberga", name: "IF Måsberga" }]);
		for (const text of ["deduct Måsberga", "poäng måsberga", "Måsberga poängavdrag", "avdrag måsberga"])
			expect(read(text).acts, text).toEqual(points);
	});

	it("of a walkover, a protest and an export", () => {
		for (const text of ["w.o. 73", "wo 73", "walkover 73"])
			expect(read(text).acts, text).toEqual([{ act: "walkover", number: "73" }]);
		expect(read("protest 1").acts).toEqual([{ act: "protest", number: "1" }]);
		expect(read("protest").acts).toEqual([{ act: "protest", number: null }]);
		expect([read("exportera").acts, read("export").acts]).toEqual([[{ act: "export" }], [{ act: "export" }]]);
	});

	it("the steps of Plan by the beginning of a word, in both languages, after the teams of that name", () => {
		const steps = (text: string) => read(text).places.flatMap((found) => (found.act === "step" ? found.step : []));
		expect(["draw", "lottn", "spelprogram", "fields", "cup and d"].map(steps)).toEqual([
			...[["draw"], ["draw"], ["schedule"], ["arenas"], ["cup"]],
		]);
		expect(steps("d")).toEqual([]);
		expect(steps("raw")).toEqual([]);
		expect(read("cup and d").tokens).toEqual([{ text: "cup and d", means: "step" }]);
		const teams = read("lot").places;
		expect(teams.map(({ act }) => act)).toEqual(["open", "step"]);
		expect(means("lot")).toEqual(["lot: team"]);
	});

	it("the parts of Publishing and the import of a sheet by the beginning of a word, in both languages", () => {
		const screens = (text: string) => read(text).places.flatMap((found) => (found.act === "screen" ? found.screen : []));
		expect(["print", "skriv", "reporter l", "rapport", "meddel", "publishing"].map(screens)).toEqual([
			...[["print"], ["print"], ["reporters"], ["reporters"], ["announcements"], ["publish"]],
		]);
		expect(screens("kalkylblad")).toEqual(["sheets", "fromSheet"]);
		expect(read("print").tokens).toEqual([{ text: "print", means: "screen" }]);
		expect(read("publ").tokens).toEqual([{ text: "publ", means: "step" }]);
	});
});
