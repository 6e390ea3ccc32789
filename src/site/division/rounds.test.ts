import { expect, test } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { type ShownState, shownState } from "../match/shown-state.ts";
import { roundsOf } from "./rounds.ts";

const at = (day: string, time = "10:00") => `2026-07-${day}T${time}:00+02:00`;
const rounded = (matches: Parameters<typeof roundsOf>[0]) => roundsOf(matches, (match) => shownState(match, null));
const row = (match: ReturnType<typeof shownMatch>) => ({ ...match, streamUrl: null, number: null });

test("a finished group has its last round first, and in a round the last match", () => {
	const rounds = rounded([
		row(wonByHome("A", "B", { round: "1", zonedStartTime: at("14") })),
		row(wonByHome("C", "D", { round: "1", zonedStartTime: at("14", "11:00") })),
		row(wonByHome("A", "C", { round: "2", zonedStartTime: at("15") })),
		row(wonByHome("B", "D", { round: "10", zonedStartTime: at("16") })),
	]);
	expect(rounds.map(({ round }) => round)).toEqual(["10", "2", "1"]);
	expect(rounds[2]?.matches.map(({ id }) => id)).toEqual(["C-D", "A-B"]);
});

test("live matches come first, then the next, then finished ones", () => {
	const rounds = rounded([
		row(wonByHome("A", "B", { round: "1", zonedStartTime: at("14") })),
		row(wonByHome("C", "D", { round: "2", zonedStartTime: at("15") })),
		row(shownMatch("A", "D", { round: "2", zonedStartTime: at("15", "12:00"), state: "LIVE" })),
		row(shownMatch("B", "D", { round: "4", zonedStartTime: at("17") })),
		row(shownMatch("B", "C", { round: "3", zonedStartTime: at("16") })),
	]);
	expect(rounds.map(({ round }) => round)).toEqual(["2", "3", "4", "1"]);
	expect(rounds[0]?.matches.map(({ id }) => id)).toEqual(["A-D", "C-D"]);
});

test("a round knows its days; without a schedule it has none", () => {
	const [round] = rounded([
		row(shownMatch("A", "B", { round: "1", zonedStartTime: at("15") })),
		row(shownMatch("C", "D", { round: "1", zonedStartTime: at("14") })),
	]);
	expect(round?.days).toEqual(["2026-07-14", "2026-07-15"]);
	expect(rounded([row(shownMatch("A", "B", { round: "1", zonedStartTime: null }))])[0]?.days).toBeNull();
});

test("overdue matches are with the live ones, and those not reported on their day with the finished ones", () => {
	const rounds = rounded([
		row(shownMatch("A", "B", { round: "1", zonedStartTime: at("14"), part: "OVER" })),
		row(shownMatch("A", "C", { round: "3", zonedStartTime: at("16") })),
		row(shownMatch("A", "D", { round: "2", zonedStartTime: at("15", "09:00"), part: "ON" })),
		row(shownMatch("B", "D", { round: "2", zonedStartTime: at("15", "10:00"), state: "LIVE", part: "ON" })),
		row(shownMatch("B", "C", { round: "2", zonedStartTime: at("15", "08:00"), part: "ON" })),
	]);
	expect(rounds.map(({ round }) => round)).toEqual(["2", "3", "1"]);
	expect(rounds[0]?.matches.map(({ id }) => id)).toEqual(["B-D", "B-C", "A-D"]);
});

test("interrupted and postponed matches are upcoming, and cancelled ones are over", () => {
	const states = new Map<string, ShownState>([
		["A-B", "FINISHED"],
		["A-C", "FINISHED"],
		["B-C", "BYE"],
		["C-D", "CANCELLED"],
		["D-A", "POSTPONED"],
	]);
	const rounds = roundsOf(
		[
			row(shownMatch("A", "B", { round: "5", zonedStartTime: null })),
			row(shownMatch("A", "C", { round: "3", zonedStartTime: null })),
			row(shownMatch("B", "C", { round: "1", zonedStartTime: null })),
			row(shownMatch("C", "D", { round: "4", zonedStartTime: null })),
			row(shownMatch("D", "A", { round: "2", zonedStartTime: null })),
		],
		({ id }) => states.get(id)!,
	);
	expect(rounds.map(({ round }) => round)).toEqual(["1", "2", "5", "4", "3"]);
});
