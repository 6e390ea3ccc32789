import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { DOT } from "../../text/dot.ts";
import { stageLine } from "./stage-line.ts";

test("a match of a playoff is named by its round as the API names it, one of a group by its group", () => {
	expect(stageLine(shownMatch("A", "B", { round: "QUARTER_FINAL", roundName: "Quarter-final 2" }))).toBe(
		["B16", "Playoff A", "Quarter-final 2"].join(DOT),
	);
	expect(stageLine(shownMatch("A", "B", { divisionName: "Group 4", round: "2", roundName: "Round 2" }))).toBe(
		["B16", "Group 4"].join(DOT),
	);
});
