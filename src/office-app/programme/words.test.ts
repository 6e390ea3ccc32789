import { expect, it } from "vitest";
import { textsOf } from "../../text/all-texts.ts";
import { en } from "../../text/office/en.ts";
import { sv } from "../../text/office/sv.ts";
import { calledElsewhere } from "./words.ts";

const named = {
	teams: {},
	matches: {
		"261850": { number: "2196", start: "2026-07-18T10:00:00+02:00" },
		"261851": { number: null, start: null },
	},
};

it("calls a match of another day by its number, its day and its time, and by its id where nothing else is known", () => {
	expect(calledElsewhere("261850", named, "en", en.frame.timeNotSet.within)).toBe("2196 (Sat 18 Jul 10:00)");
	expect(calledElsewhere("261850", named, "sv", sv.frame.timeNotSet.within)).toBe("2196 (lör 18 juli 10:00)");
	expect(calledElsewhere("261851", named, "en", en.frame.timeNotSet.within)).toBe("261851 (time not set)");
	expect(calledElsewhere("261851", named, "sv", sv.frame.timeNotSet.within)).toBe("261851 (tid inte klar)");
	expect(calledElsewhere("unknown", named, "en", "")).toBe("unknown");
});

it("has the site's words for a match without a time", () => {
	for (const [language, { frame }] of [
		["en", en],
		["sv", sv],
	] as const) {
		const { timeNotSet } = textsOf(language, "football").match;
		expect(frame.timeNotSet).toEqual({ alone: timeNotSet, within: timeNotSet.toLowerCase() });
	}
});
