import { expect, test } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { roundsOf } from "./rounds.ts";

const at = (day: string, time = "10:00") => `2026-07-${day}T${time}:00+02:00`;
const row = (match: ReturnType<typeof shownMatch>) => ({ ...match, streamUrl: null });

test("a finished group has its last round first, and in a round the last match", () => {
	const rounds = roundsOf([
		row(wonByHome("A", "B", { round: "1", zonedStartTime: at("14") })),
		row(wonByHome("C", "D", { round: "1", zonedStartTime: at("14", "11:00") })),
		row(wonByHome("A", "C", { round: "2", zonedStartTime: at("15") })),
		row(wonByHome("B", "D", { round: "10", zonedStartTime: at("16") })),
	]);
	expect(rounds.map(({ round }) => round)).toEqual(["10", "2", "1"]);
	expect(rounds[2]?.matches.map(({ id }) => id)).toEqual(["C-D", "A-B"]);
});

test("what is live comes first, then what is next, then what is over", () => {
	const rounds = roundsOf([
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
	const [round] = roundsOf([
		row(shownMatch("A", "B", { round: "1", zonedStartTime: at("15") })),
		row(shownMatch("C", "D", { round: "1", zonedStartTime: at("14") })),
	]);
	expect(round?.days).toEqual(["2026-07-14", "2026-07-15"]);
	expect(roundsOf([row(shownMatch("A", "B", { round: "1", zonedStartTime: null }))])[0]?.days).toBeNull();
});
