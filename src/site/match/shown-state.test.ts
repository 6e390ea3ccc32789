import { expect, test } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import { shownState } from "./shown-state.ts";

const at = (clock: string) => Date.parse(`2026-07-17T${clock}:00+02:00`);

test("a match past its start shows that when the minute has passed, whatever the document shows; a report ends it", () => {
	const match = shownMatch("A", "B");
	expect([at("14:20"), at("14:21")].map((now) => shownState(match, now))).toEqual(["UPCOMING", "DUE"]);
	const due = shownMatch("A", "B", { part: "ON" });
	expect(shownState(due, null)).toBe("DUE");
	expect(shownState(due, at("14:00")), "a clock that was put right").toBe("UPCOMING");
	for (const state of ["LIVE", "FINISHED", "POSTPONED", "CANCELLED"] as const)
		expect(shownState({ ...due, state }, at("15:00"))).toBe(state);
	expect(shownState(wonByHome("A", "B"), at("15:00"))).toBe("FINISHED");
});

test("on a field that runs late it is waited for until it was expected", () => {
	const match = shownMatch("A", "B", { expectedStart: "2026-07-17T14:35:00+02:00" });
	expect([at("14:30"), at("14:35"), at("14:36"), at("15:30")].map((now) => shownState(match, now))).toEqual([
		"UPCOMING",
		"UPCOMING",
		"DUE",
		"DUE",
	]);
});

test("a bye is never due, nor is a match without a time", () => {
	const bye = shownMatch("A", null);
	bye.away.slot = { kind: "BYE", match: null };
	expect(shownState(bye, at("18:00"))).toBe("BYE");
	expect(shownState(shownMatch("A", "B", { zonedStartTime: null }), at("18:00"))).toBe("UPCOMING");
});
