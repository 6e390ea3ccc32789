import { expect, test } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import { carried, proposalOf } from "./proposal.ts";

const side = { team: null, name: null };
const match = (id: string, field: string, minute: number): DayMatch => ({
	...{ id, number: id, field, minute, length: 50, category: "b14", division: "1", round: null },
	...{ home: side, away: side, state: "upcoming" },
});

test("what is carried keeps its distance, and stays within the day and the fields that are shown", () => {
	const two = [match("1", "a1", 600), match("2", "a2", 620)];
	expect(carried(two, ["a1", "a2", "b1"], { fields: 1, minutes: 15 })).toEqual([
		{ match: "1", field: "a2", minute: 615 },
		{ match: "2", field: "b1", minute: 635 },
	]);
	expect(carried(two, ["a1", "a2", "b1"], { fields: 9, minutes: -900 })).toEqual([
		{ match: "1", field: "b1", minute: 0 },
		{ match: "2", field: "b1", minute: 0 },
	]);
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
