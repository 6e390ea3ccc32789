import { describe, expect, it } from "vitest";
import { openfootballSource, reading } from "../../../tests/support/openfootball-reading.ts";
import { readMatches } from "./match-text.ts";

const PLAIN = { round: "Matchday 1", date: "2028-06-09", team1: "Wales", team2: "Norway" };
const read = (file: object) => reading((report) => readMatches(openfootballSource(file), report));
const one = (more: object) => read({ matches: [{ ...PLAIN, ...more }] });

describe("a match is read as stated in its file", () => {
	it("with nothing but a round, a day and its teams", () => {
		expect(one({})).toMatchObject({
			value: [
				{
					...{ round: "Matchday 1", number: null, date: "2028-06-09", time: null, zone: null, group: null, ground: null },
					...{ home: { name: "Wales", code: null }, away: { name: "Norway", code: null } },
					...{ result: { status: "scheduled" }, events: [] },
				},
			],
			said: [],
		});
	});

	it.each<[object, object]>([
		[{ num: 1 }, { number: 1 }],
		[
			{ num: null, time: null, timezone: " UTC+2 " },
			{ number: null, time: null, zone: "UTC+2" },
		],
		[{ time: " 18:00 " }, { time: "18:00" }],
		[
			{ team1: { name: " Wales ", code: "WAL" }, team2: { code: "NOR" } },
			{ home: { name: "Wales", code: "WAL" }, away: { name: "NOR" } },
		],
		[{ group: "Group A" }, { group: "Group A", round: "Matchday 1" }],
		[{ group: { name: "Group A" } }, { group: "Group A", round: "Matchday 1" }],
		[
			{ group: "Group A", round: undefined },
			{ group: "Group A", round: "Group A" },
		],
		[{ ground: "Kazan Arena" }, { ground: { name: "Kazan Arena", city: null } }],
		[{ ground: "Luzhniki, Park, Moscow" }, { ground: { name: "Luzhniki, Park", city: "Moscow" } }],
		[{ ground: "Luzhniki, Moscow", city: "Kazan" }, { ground: { name: "Luzhniki", city: "Kazan" } }],
		[{ ground: { name: "Luzhniki", city: "Moscow" }, city: "Kazan" }, { ground: { name: "Luzhniki", city: "Moscow" } }],
		[
			{ ground: null, stadium: { key: "k", name: "Kazan Arena" }, city: "Kazan" },
			{ ground: { name: "Kazan Arena", city: "Kazan" } },
		],
		[{ city: "Kazan" }, { ground: { name: "Kazan", city: null, place: { path: ["matches", 0, "city"] } } }],
	])("%o", (more, expected) => {
		const { value, said } = one(more);
		expect(value[0]).toMatchObject(expected);
		expect(said).toEqual([]);
	});

	it("in the older shape, each with its round's name", () => {
		const { round: _, ...match } = PLAIN;
		const { value, said } = read({
			rounds: [{ name: "Matchday 1", matches: [match] }, { name: "Final" }, { name: "Third place", matches: [match] }],
		});
		expect(value.map(({ round, place }) => [round, place.path])).toEqual([
			["Matchday 1", ["rounds", 0, "matches", 0]],
			["Third place", ["rounds", 2, "matches", 0]],
		]);
		expect(said).toEqual([]);
	});
});

describe("a fault in a match is reported at its place", () => {
	it.each<[object, string]>([
		[{ num: 0 }, "error matches[0].num: no match number: 0; a match number, 1 or more"],
		[{ num: "1" }, 'error matches[0].num: no match number: "1"; a match number, 1 or more'],
		[{ num: 1.5 }, "error matches[0].num: no match number: 1.5; a match number, 1 or more"],
		[{ time: 18 }, 'error matches[0].time: no time: 18; a time such as "17:00 UTC-3"'],
		[{ date: "2028-6-9" }, 'error matches[0].date: no date: "2028-6-9"; a date such as 2018-06-14'],
		[{ date: "2028-06-31" }, 'error matches[0].date: no date: "2028-06-31"; a date such as 2018-06-14'],
		[{ date: 20280609 }, "error matches[0].date: no date: 20280609; a date such as 2018-06-14"],
		[{ round: " " }, 'error matches[0].round: no round: " "; a round such as "Matchday 1"'],
		[{ team1: " " }, 'error matches[0].team1: no team: " "; a team\'s name, or a slot such as 1A or W49'],
		[{ team2: {} }, "error matches[0].team2: no team: {}; a team's name, or a slot such as 1A or W49"],
	])("%o", (more, expected) => {
		expect(one(more).said).toEqual([expected]);
	});

	it("and the match is left out, unless another match's date can replace its own", () => {
		const wrong = { ...PLAIN, date: "?" };
		const { value, said } = read({
			matches: [wrong, "a text", { ...PLAIN, date: "2028-06-12" }, { ...PLAIN, date: "2028-06-13" }],
		});
		expect(value.map(({ date }) => date)).toEqual(["2028-06-12", "2028-06-12", "2028-06-13"]);
		expect(said).toEqual([
			'error matches[0].date: no date: "?"; a date such as 2018-06-14',
			'error matches[1]: no match: "a text"; a match',
		]);
		expect(read({ matches: [wrong] }).value).toEqual([]);
		expect(one({ team1: null }).value).toEqual([]);
	});

	it("and so is a malformed list or round", () => {
		expect(read({ matches: {} }).said).toEqual(["error matches: no list: {}; a list"]);
		expect(read({ rounds: ["Final"] }).said).toEqual(['error rounds[0]: no round: "Final"; a round with name and matches']);
	});
});
