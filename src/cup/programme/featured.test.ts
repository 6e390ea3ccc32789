import { expect, test } from "vitest";
import { matchState } from "../match/match-state.ts";
import { FEATURED_MATCHES, type FeaturedCandidate, featuredMatches } from "./featured.ts";
import { partOf, startState } from "./past-start.ts";

const NOW = Date.parse("2026-07-16T12:00:00Z");
const partAt = ({ status, start }: FeaturedCandidate) =>
	partOf(matchState({ status }), startState({ start, expected: null }, NOW));

function candidate(id: string, more: Partial<FeaturedCandidate> = {}): FeaturedCandidate {
	return { id, status: "scheduled", start: "2026-07-16T14:00:00+01:00", stage: "group", age: 14, ...more };
}

test("§2 the organiser's choice is shown in its order, at most 15, and nothing else", () => {
	const candidates = Array.from({ length: 30 }, (_, index) => candidate(`m${index}`));
	const chosen = candidates.map(({ id }) => id).toReversed();
	expect(FEATURED_MATCHES).toBe(15);
	expect(featuredMatches(candidates, chosen, partAt)).toEqual(chosen.slice(0, 15));
	expect(featuredMatches(candidates, ["m3", "gone", "m1"], partAt)).toEqual(["m3", "m1"]);
	expect(featuredMatches(candidates, ["gone", ...chosen], partAt)).toHaveLength(15);
});

test("§2 without a choice: live first, then overdue starts, then the next, soonest first", () => {
	const candidates = [
		candidate("tomorrow", { start: "2026-07-17T08:00:00Z" }),
		candidate("soon", { start: "2026-07-16T12:30:00Z" }),
		candidate("live", { status: "live", start: "2026-07-16T11:30:00Z" }),
		candidate("over", { status: "finished", start: "2026-07-16T11:00:00Z" }),
		candidate("due", { start: "2026-07-16T11:50:00Z" }),
		candidate("never reported", { start: "2026-07-15T11:50:00Z" }),
		candidate("off", { status: "postponed" }),
		candidate("unset", { start: null }),
	];
	expect(featuredMatches(candidates, [], partAt)).toEqual(["live", "due", "soon", "tomorrow"]);
});

test("§2 among live matches, and among those that start together, playoffs go before groups and older before younger", () => {
	for (const more of [
		{ status: "live" },
		{ status: "scheduled" },
		{ status: "scheduled", start: "2026-07-16T11:50:00Z" },
	] as const) {
		const candidates = [
			candidate("group 12", { ...more, age: 12 }),
			candidate("group 18", { ...more, age: 18 }),
			candidate("playoff 13", { ...more, stage: "playoff", age: 13 }),
			candidate("playoff open", { ...more, stage: "playoff", age: null }),
		];
		expect(featuredMatches(candidates, [], partAt)).toEqual(["playoff open", "playoff 13", "group 18", "group 12"]);
	}
});

test("in one age category those that started earlier go first, then those with the lower id, whatever the order of input", () => {
	const candidates = [
		candidate("b", { status: "live", start: "2026-07-16T11:30:00Z" }),
		candidate("unset", { status: "live", start: null }),
		candidate("a", { status: "live", start: "2026-07-16T11:30:00Z" }),
		candidate("earlier", { status: "live", start: "2026-07-16T11:00:00Z" }),
		candidate("playoff", { status: "live", stage: "playoff", start: "2026-07-16T11:50:00Z" }),
	];
	for (const given of [candidates, candidates.toReversed()])
		expect(featuredMatches(given, [], partAt)).toEqual(["playoff", "earlier", "a", "b", "unset"]);
});

test("§9 the strip never shows more than 15", () => {
	const candidates = Array.from({ length: 40 }, (_, index) =>
		candidate(`m${index}`, { status: index < 10 ? "live" : "scheduled" }),
	);
	expect(featuredMatches(candidates, [], partAt)).toHaveLength(FEATURED_MATCHES);
});
