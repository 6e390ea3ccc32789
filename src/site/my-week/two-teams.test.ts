import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import type { FollowedMatch } from "../../client/queries/followed.graphql.ts";
import { clockOf, kmOf, minutesOf, ownDay } from "./two-teams.ts";

const OF = {
	category: { id: "b16" },
	division: { id: "g1", title: "Group 1", stage: { type: "GROUP" as const } },
	against: null,
};
const HEDEN = { arenaId: "heden", latitude: 57.703, longitude: 11.98 };
/** 1.4 km as the crow flies, and so 1.8 km and 25 min on foot. */
const ULLEVI = { arenaId: "ullevi", latitude: 57.7156, longitude: 11.98 };

function aMatch(team: string, time: string, place: Partial<FollowedMatch>): FollowedMatch {
	const match = shownMatch(team, "Opponent", { zonedStartTime: `2026-07-17T${time}:00+02:00` });
	return {
		...match,
		...OF,
		streamUrl: null,
		number: null,
		fieldId: null,
		arenaId: null,
		latitude: null,
		longitude: null,
		fullTime: 40,
		...place,
	};
}

const BOTH = new Set(["Fyrsken", "Björkdala"]);

describe("two teams, one day", () => {
	test("a walk shows when to leave, five minutes early; it is tight if there is less time than the walk and five minutes", () => {
		const calm = ownDay([aMatch("Fyrsken", "13:00", HEDEN), aMatch("Björkdala", "15:20", ULLEVI)], BOTH);
		expect(calm?.legs).toMatchObject([{ way: { km: 1.8, minutes: 25 }, gap: 90, isTight: false }]);
		expect(clockOf(calm?.legs[0]?.leave ?? 0)).toBe("14:50");
		// It is over at 13:50: at 14:20 there are the 25 minutes of the way and five more.
		for (const [time, isTight] of [
			["14:20", false],
			["14:19", true],
		] as const) {
			const day = ownDay([aMatch("Fyrsken", "13:00", HEDEN), aMatch("Björkdala", time, ULLEVI)], BOTH);
			expect(day?.legs[0], time).toMatchObject({ isTight, leave: 13 * 60 + 50 });
		}
	});

	test("there is no walk within an arena, to one close by, or to an unknown place, and the reason is never confused", () => {
		const from = aMatch("Fyrsken", "13:00", HEDEN);
		const wayTo = (place: Partial<FollowedMatch>, start = from) =>
			ownDay([start, aMatch("Björkdala", "15:00", place)], BOTH)?.legs[0]?.way;
		expect(wayTo({ ...HEDEN, latitude: null })).toBe("sameArena");
		expect(wayTo({ ...HEDEN, arenaId: "heden-2" })).toBe("near");
		expect(wayTo({ ...ULLEVI, longitude: null })).toBe("unknown");
		expect(wayTo({}, aMatch("Fyrsken", "13:00", {})), "two matches without a place").toBe("unknown");
	});

	test("three quarters of an hour before leaving are time for a meal; less is not, and after an unknown walk nothing is shown", () => {
		const from = aMatch("Fyrsken", "13:00", HEDEN);
		const freeUntil = (start: string, place: Partial<FollowedMatch>) =>
			ownDay([from, aMatch("Björkdala", start, place)], BOTH)?.legs[0]?.free;
		// It is over at 13:50, and there are 25 minutes to walk and five to be early.
		expect(freeUntil("15:05", ULLEVI)).toBe(45);
		expect(freeUntil("15:04", ULLEVI)).toBeNull();
		expect(freeUntil("14:40", HEDEN)).toBe(45);
		expect(freeUntil("18:00", { ...ULLEVI, longitude: null })).toBeNull();
	});

	test("the day's walks are described together", () => {
		const there = [aMatch("Fyrsken", "13:00", HEDEN), aMatch("Björkdala", "15:20", ULLEVI)];
		const again = [aMatch("Fyrsken", "17:00", HEDEN), aMatch("Björkdala", "19:00", HEDEN)];
		expect(kmOf(ownDay([...there, ...again], BOTH)?.legs ?? [])).toBe(3.6);
	});

	test("it is shown of two or three followed teams, never of one or of a field's match", () => {
		const one = aMatch("Fyrsken", "13:00", HEDEN);
		expect(ownDay([one, aMatch("Fyrsken", "15:00", HEDEN)], BOTH)).toBeNull();
		expect(ownDay([one, aMatch("Osaka", "15:00", HEDEN)], BOTH)).toBeNull();
		expect(ownDay([one, aMatch("Björkdala", "15:00", HEDEN)], BOTH)?.legs[0]).toMatchObject({ way: "sameArena", isTight: false });
		for (const state of ["POSTPONED", "CANCELLED"] as const)
			expect(ownDay([one, { ...aMatch("Björkdala", "15:00", HEDEN), state }], BOTH), state).toBeNull();
		expect(ownDay([one, { ...aMatch("Björkdala", "15:00", HEDEN), zonedStartTime: null }], BOTH)).toBeNull();
		const four = ["Fyrsken", "Björkdala", "Kobe", "Osaka"];
		const dayOf = (count: number) =>
			ownDay(
				four.slice(0, count).map((team) => aMatch(team, "15:00", HEDEN)),
				new Set(four),
			);
		expect([dayOf(2)?.teams.length, dayOf(3)?.teams.length, dayOf(4)]).toEqual([2, 3, null]);
	});

	test("a match that a team plays if it wins is included, with the walk's condition, until its own match is over", () => {
		const own = aMatch("Fyrsken", "13:00", HEDEN);
		const hoped = [{ match: { ...aMatch("Fyrsken", "16:40", ULLEVI), id: "semi" }, team: "Fyrsken", after: own.id }];
		const day = (state: FollowedMatch["state"]) =>
			ownDay([{ ...own, state }, aMatch("Björkdala", "15:00", HEDEN), aMatch("Björkdala", "18:30", HEDEN)], BOTH, hoped);
		const said = day("LIVE");
		expect(said?.visits.map(({ start, ifTheyWin }) => [clockOf(start), ifTheyWin])).toEqual([
			["13:00", false],
			["15:00", false],
			["16:40", true],
			["18:30", false],
		]);
		const [, there, back] = said?.legs ?? [];
		expect([there?.if, back?.if]).toEqual(["wins", null]);
		// A team that does not win stays at its last match.
		expect(said?.otherwise).toMatchObject([
			{ if: "loses", from: { start: 15 * 60 }, to: { start: 18 * 60 + 30 }, way: "sameArena" },
		]);
		expect(
			day("FINISHED")?.visits.map(({ start }) => clockOf(start)),
			"the answer comes with what is asked next",
		).toEqual(["13:00", "15:00", "18:30"]);
	});

	test("one sure team and one that only hopes are two; what a team plays in any case is no hope", () => {
		const own = aMatch("Fyrsken", "13:00", HEDEN);
		const final = { match: aMatch("Björkdala", "15:00", ULLEVI), team: "Björkdala", after: "yesterday" };
		expect(ownDay([own], BOTH, [final])?.teams).toEqual(["Fyrsken", "Björkdala"]);
		expect(ownDay([own, final.match], BOTH, [final])?.visits.map(({ ifTheyWin }) => ifTheyWin)).toEqual([false, false]);
	});

	test("a possible match is of followed teams alone, and listed once, and a team further on the same road played the one in between", () => {
		const own = aMatch("Fyrsken", "13:00", HEDEN);
		const hope = (id: string, time: string, team: string) => ({
			...{ match: { ...aMatch(team, time, ULLEVI), id }, team, after: own.id },
		});
		const others = [own, aMatch("Björkdala", "14:00", HEDEN)];
		const visits = (...hoped: ReturnType<typeof hope>[]) =>
			ownDay(others, BOTH, hoped)?.visits.map(({ match, team, ifTheyWin }) => (ifTheyWin ? `${match.id} ${team}` : team));
		expect(visits(hope("semi", "16:00", "Osaka"))).toEqual(["Fyrsken", "Björkdala"]);
		expect(visits(hope("final", "18:00", "Fyrsken"), hope("final", "18:00", "Björkdala"))).toEqual([
			...["Fyrsken", "Björkdala", "final Fyrsken"],
		]);
		const road = ownDay(others, BOTH, [hope("semi", "16:00", "Fyrsken"), hope("final", "18:00", "Fyrsken")]);
		expect(road?.otherwise).toEqual([]);
	});

	test("a reader who leaves as suggested is there five minutes before the start, or the walk is tight", () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 1300 }), fc.boolean()), { maxLength: 6 }), (some) => {
				const matches = some
					.toSorted((a, b) => a[1] - b[1])
					.map(([isFirst, at, isHere]) => aMatch(isFirst ? "Fyrsken" : "Björkdala", clockOf(at), isHere ? HEDEN : ULLEVI));
				for (const { leave, way, to, from, isTight } of ownDay(matches, BOTH)?.legs ?? []) {
					const there = leave + minutesOf(way);
					expect(isTight ? there > to.start - 5 && leave === from.end : there === to.start - 5 && leave >= from.end).toBe(true);
				}
			}),
		);
	});
});
