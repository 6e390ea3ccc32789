import { describe, expect, it, test } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import { carried, type Draft, proposalOf } from "./proposal.ts";

const side = { team: null, name: null };
const match = (id: string, field: string, minute: number): DayMatch => ({
	...{ id, number: id, field, minute, length: 50, category: "b14", division: "1", round: null },
	...{ home: side, away: side, state: "upcoming" },
});

test("carried matches keep their distances, and stay within the day and the fields shown", () => {
	const two = [match("1", "a1", 600), match("2", "a2", 620)];
	expect(carried(two, ["a1", "a2", "b1"], { fields: 1, minutes: 15 })).toEqual([
		{ match: "1", field: "a2", minute: 615 },
		{ match: "2", field: "b1", minute: 635 },
	]);
	expect(carried(two, ["a1", "a2", "b1"], { fields: 9, minutes: -900 })).toEqual([
		{ match: "1", field: "b1", minute: 0 },
		{ match: "2", field: "b1", minute: 0 },
	]);
	expect(carried(two, ["a1", "a2"], { fields: 0, minutes: 900 }).map(({ minute }) => minute)).toEqual([1435, 1435]);
});

test("a shift by nothing is no proposal, and a plan is one move of all its matches", () => {
	expect(proposalOf({ kind: "shift", matches: ["1"], minutes: 0, later: "move" }, "2026-07-16", null)).toBeNull();
	const plan = {
		moves: [{ match: "1", field: "b1", date: "2026-07-16", minute: 605 }],
		measures: { moved: 1, longestDelay: 5, otherArena: 1, againstRules: 0, teams: 2, lastEnd: 655 },
	};
	const plans = { "fewest-moves": plan, "least-delay": null, "same-arena": null };
	const places = { kind: "places", matches: ["1"] } as const;
	expect(proposalOf({ ...places, goal: "fewest-moves" }, "2026-07-16", plans)).toEqual({ kind: "move", to: plan.moves });
	expect(proposalOf({ ...places, goal: "same-arena" }, "2026-07-16", plans)).toBeNull();
});

describe("what a panel proposes", () => {
	const on = "2026-07-16";
	const of = (draft: object, plans: object | null = null) => proposalOf(draft as Draft, on, plans as never);

	it("is nothing as long as nothing is chosen", () => {
		expect(proposalOf(null, on, null)).toBeNull();
		expect(of({ kind: "match", matches: ["1"] })).toBeNull();
		expect(of({ kind: "shift", matches: [], minutes: 5, later: "move" })).toBeNull();
		expect(of({ kind: "move", matches: ["1"], minutes: 0, fields: 0, to: [] })).toBeNull();
		expect(of({ kind: "swap-groups", matches: [], team: "ask", name: "ASK", category: "b14", other: null })).toBeNull();
		expect(of({ kind: "places", matches: ["1"], goal: "same-arena" })).toBeNull();
	});

	it("of points needs a number other than 0 and a reason", () => {
		const draft = { kind: "give-points", matches: [], match: "1", team: "ask", name: "ASK", points: -3, reason: " Late " };
		expect(of(draft)).toEqual({ kind: "give-points", match: "1", team: "ask", points: -3, reason: "Late" });
		expect([of({ ...draft, points: 0 }), of({ ...draft, reason: " x " })]).toEqual([null, null]);
	});

	it("contains all of its act, on the day shown", () => {
		expect(of({ kind: "shift", matches: ["1"], minutes: -5, later: "stay" })).toEqual({
			...{ kind: "shift", matches: ["1"], minutes: -5, later: "stay" },
		});
		expect(of({ kind: "move", matches: ["1"], minutes: 5, fields: 0, to: [{ match: "1", field: "a2", minute: 605 }] })).toEqual({
			...{ kind: "move", to: [{ match: "1", field: "a2", minute: 605, date: on }] },
		});
		expect(of({ kind: "swap", matches: ["1", "3"] })).toEqual({ kind: "swap", matches: ["1", "3"] });
		expect(of({ kind: "postpone", matches: ["1"] })).toEqual({ kind: "postpone", match: "1" });
		expect(of({ kind: "reopen", matches: ["1"] })).toEqual({ kind: "reopen", match: "1" });
		expect(of({ kind: "walkover", matches: ["1"], absent: "away" })).toEqual({ kind: "walkover", match: "1", absent: "away" });
		expect(of({ kind: "abandon", matches: ["1"], as: "stands" })).toEqual({ kind: "abandon", match: "1", as: "stands" });
		expect(of({ kind: "open", fields: ["a1"], matches: [] })).toEqual({ kind: "open-fields", fields: ["a1"] });
		const gone = { matches: [], team: "ask", name: "ASK" };
		expect(of({ ...gone, kind: "withdraw", played: "struck", toCome: "walkover", rule: "keep" })).toEqual({
			...{ kind: "withdraw", team: "ask", played: "struck", toCome: "walkover" },
		});
		expect(of({ ...gone, kind: "rejoin", toCome: "stay" })).toEqual({ kind: "rejoin", team: "ask", toCome: "stay" });
		expect(of({ ...gone, kind: "swap-groups", category: "b14", other: "bro" })).toEqual({
			...{ kind: "swap-groups", teams: ["ask", "bro"] },
		});
	});

	it("closes fields with the places of the plan that is chosen, and waits for it", () => {
		const close = {
			kind: "close",
			fields: ["a1"],
			matches: ["1"],
			from: 600,
			until: 1440,
			why: " Rain ",
			goal: null,
			isStop: false,
		};
		const closing = { kind: "close-fields", fields: ["a1"], from: { date: on, minute: 600 } };
		const until = { date: on, minute: 1440 };
		expect(of(close)).toEqual({ ...closing, until, why: "Rain" });
		expect(of({ ...close, until: null, why: "  " })).toEqual(closing);
		const moves = [{ match: "1", field: "b1", date: on, minute: 605 }];
		const plans = { "same-arena": { moves }, "least-delay": { moves: [] }, "fewest-moves": null };
		expect(of({ ...close, goal: "same-arena" }, plans)).toEqual({ ...closing, until, why: "Rain", to: moves });
		expect(of({ ...close, goal: "least-delay" }, plans)).toEqual({ ...closing, until, why: "Rain" });
		expect(of({ ...close, goal: "fewest-moves" }, plans)).toBeNull();
		expect(of({ ...close, goal: "same-arena" })).toBeNull();
	});
});
