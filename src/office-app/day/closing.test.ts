import { describe, expect, it, test } from "vitest";
import type { MatchState } from "../../cup/match/match-state.ts";
import type { Day, DayArena, DayField, DayMatch } from "../../office/day/day-data.ts";
import { layoutOf } from "../programme/layout.ts";
import { ghostsOf } from "../programme/proposed.ts";
import { onlyOf, waitsOf } from "./arena-lead.ts";
import { beginning } from "./beginning.ts";
import { closingOf, isClosedAt, losing, stopping } from "./closing.ts";
import { isLeft, NO_FILTER } from "./filter.ts";
import { mayMove } from "./may-move.ts";
import type { Draft } from "./proposal.ts";

const side = { team: null, name: null };
const match = (id: string, field: string | null, minute: number, more: Partial<DayMatch> = {}): DayMatch => ({
	...{ id, number: id, field, minute, length: 50, category: "b14", division: "1", round: null },
	...{ home: side, away: side, state: "upcoming", ...more },
});
type Closed = DayField["closed"][number];
const closed = (from: number, until: number | null): Closed => ({ from, until, why: null });
const field = (id: string, more: Partial<DayField> = {}): DayField => ({ id, name: id, late: null, closed: [], ...more });
const arena = (id: string, fields: DayField[]): DayArena => ({ id, name: id, opens: null, closes: null, fields });
const STATES: readonly MatchState[] = ["upcoming", "live", "finished", "postponed", "cancelled"];

describe("a closing", () => {
	it("is from its minute on until before its end, or without one", () => {
		const one = field("a1", { closed: [closed(600, 660), closed(900, null)] });
		expect([599, 600, 659, 660, 899, 900, 1439].map((minute) => isClosedAt(one, minute))).toEqual([
			...[false, true, true, false, false, true, true],
		]);
	});

	it("displaces matches that have not begun and would be played during it, in part or whole", () => {
		const lost = (from: number, until: number | null, minute: number) => losing([match("1", "a1", minute)], from, until).length;
		expect([lost(600, 700, 550), lost(600, 700, 551), lost(600, 700, 699), lost(600, 700, 700), lost(600, null, 1400)]).toEqual([
			...[0, 1, 1, 0, 1],
		]);
		const states = STATES.map((state) => match(state, "a1", 600, { state }));
		expect(losing(states, 600, null)).toEqual(["upcoming"]);
	});

	it("begins for the rest of the day, with places found where there are sixty matches at most, and none where play stops", () => {
		const many = (count: number) => Array.from({ length: count }, (_, index) => match(`${index}`, "a1", 600 + index));
		const of = (count: number, isStop = false) => closingOf((id) => (id === "a1" ? many(count) : []), ["a1", "b1"], 600, isStop);
		expect(of(1)).toEqual({
			...{
				kind: "close",
				fields: ["a1", "b1"],
				matches: ["0"],
				from: 600,
				until: 1440,
				why: "",
				goal: "same-arena",
				isStop: false,
			},
		});
		expect([of(0).goal, of(60).goal, of(61).goal, of(1, true).goal]).toEqual([null, "same-arena", null, null]);
		expect(of(1, true).isStop).toBe(true);
	});
});

const matches = [
	match("1", "a1", 600),
	match("2", "a2", 660, { state: "live" }),
	match("3", "b1", 610),
	match("4", null, 700),
	match("5", "a1", 700, { state: "postponed" }),
];
const byId = new Map(matches.map((one) => [one.id, one]));
const dayOf = (more: Readonly<Record<string, Partial<DayField>>> = {}) => ({
	arenas: [
		arena("a", [field("a1", more.a1), field("a2", more.a2)]),
		arena("b", [field("b1", more.b1)]),
		arena("c", [field("c1", more.c1)]),
	],
	matches,
});
const layout = (more: Readonly<Record<string, Partial<DayField>>> = {}, only: string | null = null) =>
	layoutOf(dayOf(more), only);

describe("all play of what is shown", () => {
	it("stops play from a minute on, on every field", () => {
		expect(stopping(layout({}, "a"), 600)).toEqual({
			isStopped: false,
			draft: {
				...{ kind: "close", fields: ["a1", "a2"], matches: ["1"], from: 600, until: 1440, why: "", goal: null, isStop: true },
			},
		});
	});

	it("resumes if it has stopped on all of them, and not while one is still open", () => {
		const shut = { closed: [closed(590, null)] };
		expect(stopping(layout({ a1: shut, a2: shut }, "a"), 600)).toEqual({
			...{ isStopped: true, draft: { kind: "open", fields: ["a1", "a2"], matches: [] } },
		});
		expect(stopping(layout({ a1: shut }, "a"), 600).isStopped).toBe(false);
		expect(stopping(layout({ a1: shut, a2: { closed: [closed(590, 600)] } }, "a"), 600).isStopped).toBe(false);
	});
});

describe("a panel begins", () => {
	const begun = (
		deed: Parameters<typeof beginning>[0],
		ids: readonly string[],
		{ nowMinute = null as number | null, isTablet = false, fields = {} as Parameters<typeof layout>[0] } = {},
	) => beginning(deed, ids, { matches: byId, layout: layout(fields), nowMinute, isTablet });

	it("with a shift by how late the latest of the fields is, in whole steps of five", () => {
		const minutes = (late: number | null, isTablet = false) =>
			(begun("shift", ["1", "3"], { fields: { a1: { late }, b1: { late: null } }, isTablet }) as Draft & { minutes: number })
				.minutes;
		expect([minutes(null), minutes(1), minutes(5), minutes(6), minutes(-7)]).toEqual([5, 5, 5, 10, 5]);
		expect([minutes(null, true), minutes(12, true), minutes(40, true)]).toEqual([0, 15, 30]);
		expect(begun("shift", ["1", "3"], { fields: { a1: { late: 4 }, b1: { late: 18 } } })).toEqual({
			...{ kind: "shift", matches: ["1", "3"], minutes: 20, later: "move" },
		});
	});

	it("with what the deed is of, on all that is chosen or on the first", () => {
		expect(begun("move", ["1"])).toBe("carry");
		expect(begun("swap", ["1"])).toBeNull();
		expect(begun("swap", ["1", "3"])).toEqual({ kind: "swap", matches: ["1", "3"] });
		expect(begun("find", ["1", "3"])).toEqual({ kind: "places", matches: ["1", "3"], goal: "same-arena" });
		expect(begun("postpone", ["3", "1"])).toEqual({ kind: "postpone", matches: ["3"] });
		expect(begun("match", ["3", "1"])).toEqual({ kind: "match", matches: ["3"] });
		expect(begun("shift", [])).toBeNull();
	});

	it("closing the fields of what is chosen: from the first on, or from now where that is later", () => {
		const from = (nowMinute: number | null) => (begun("close", ["1", "5"], { nowMinute }) as Draft & { from: number }).from;
		expect([from(null), from(540), from(640)]).toEqual([600, 600, 640]);
		expect(begun("close", ["1", "5", "3"], { nowMinute: 605 })).toMatchObject({
			...{ kind: "close", fields: ["a1", "b1"], matches: ["1", "3"], isStop: false },
		});
	});

	it("opening them where all are closed still, and not where one is open or will be by then", () => {
		const shut = { closed: [closed(0, null)] };
		const kind = (fields: Parameters<typeof layout>[0], nowMinute: number | null = 605) =>
			(begun("close", ["1", "3"], { nowMinute, fields }) as Draft).kind;
		expect(begun("close", ["1", "3"], { nowMinute: 605, fields: { a1: shut, b1: shut } })).toEqual({
			...{ kind: "open", fields: ["a1", "b1"], matches: [] },
		});
		expect(kind({ a1: shut })).toBe("close");
		expect(kind({ a1: shut, b1: { closed: [closed(0, 605)] } })).toBe("close");
		expect(kind({ a1: shut, b1: { closed: [closed(0, 606)] } })).toBe("open");
		// On another day the first match's beginning decides.
		expect(kind({ a1: shut, b1: { closed: [closed(0, 600)] } }, null)).toBe("close");
		expect(kind({ a1: shut, b1: { closed: [closed(0, 601)] } }, null)).toBe("open");
	});
});

test("what has begun, is over or is cancelled gets no other time or place", () => {
	expect(STATES.filter((state) => mayMove(match("1", "a1", 600, { state })))).toEqual(["upcoming", "postponed"]);
});

test("a filter leaves what is of its state, of its category, and from its first minute on until before its last", () => {
	const left = (filter: Partial<typeof NO_FILTER>, more: Partial<DayMatch> = {}) =>
		isLeft(match("1", "a1", 615, more), { ...NO_FILTER, ...filter } as typeof NO_FILTER);
	expect(left({})).toBe(true);
	expect([left({ from: "10:15" }), left({ from: "10:16" }), left({ until: "10:15" }), left({ until: "10:16" })]).toEqual([
		...[true, false, false, true],
	]);
	expect([left({ from: "10:00", until: "11:00" }), left({ from: "10:20", until: "11:00" })]).toEqual([true, false]);
	expect([left({ category: "b14" } as never), left({ category: "g15" } as never)]).toEqual([true, false]);
	expect([left({ state: "upcoming" } as never), left({ state: "live" } as never)]).toEqual([true, false]);
	// A match without a result may have any state.
	expect([left({ state: "wants" } as never), left({ state: "wants" } as never, { wants: 665, state: "live" })]).toEqual([
		false,
		true,
	]);
});

test("an arena lead's lists are of its arena's fields: no other's match, none without a field, and no other's report", () => {
	const day = { ...dayOf(), revision: 1, date: "2026-07-16", dates: [], now: "", nowMinute: null, categories: [] } satisfies Day;
	const own = onlyOf(day, layout({}, "a"));
	expect([own.arenas.map(({ id }) => id), own.matches.map(({ id }) => id)]).toEqual([["a"], ["1", "2", "5"]]);
	const waits = { held: ["1", "3", "4", "gone"].map((match) => ({ match })), asked: ["kept"] } as never;
	expect(waitsOf(waits, byId, layout({}, "a"))).toEqual({ held: [{ match: "1" }], asked: ["kept"] });
});

test("a proposal is drawn at its new place, with the numbers of the lines that name it, the impossible first", () => {
	const place = (minute: number, on: string | null) => ({
		start: new Date(Date.UTC(2026, 6, 16, 0, minute)).toISOString(),
		field: on,
	});
	const change = (id: string, before: object, after: object) => ({ match: id, before, after });
	const preview = {
		changes: [
			change("1", place(480, "a1"), place(500, "a1")),
			change("3", place(490, "b1"), place(490, "a2")),
			change("2", place(540, "a2"), place(540, "a2")),
			change("4", place(580, null), place(600, null)),
			change("5", { start: null, field: "a1" }, place(600, "a1")),
			change("elsewhere", place(480, "c1"), place(500, "c1")),
		],
		verdict: { impossible: [{ matches: ["3", "2"] }], againstRules: [{ matches: ["1"] }, { matches: ["1", "3"] }], noticed: [] },
	} as never;
	expect(Object.fromEntries(ghostsOf(preview, byId))).toEqual({
		"1": {
			...{ minute: 620, field: "a1" },
			marks: [
				{ number: 2, kind: "againstRules" },
				{ number: 3, kind: "againstRules" },
			],
		},
		"3": {
			...{ minute: 610, field: "a2" },
			marks: [
				{ number: 1, kind: "impossible" },
				{ number: 3, kind: "againstRules" },
			],
		},
	});
});
