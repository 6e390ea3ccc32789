import { expect, it } from "vitest";
import { calledElsewhere } from "./words.ts";

const named = {
	teams: {},
	matches: {
		"261850": { number: "2196", start: "2026-07-18T10:00:00+02:00" },
		"261851": { number: null, start: null },
	},
};

it("calls a match of another day by its number, its day and its time, and by its id where nothing else is known", () => {
	expect(calledElsewhere("261850", named, "en")).toBe("2196 (Sat 18 Jul 10:00)");
	expect(calledElsewhere("261850", named, "sv")).toBe("2196 (lör 18 juli 10:00)");
	expect(calledElsewhere("261851", named, "en")).toBe("261851");
	expect(calledElsewhere("unknown", named, "en")).toBe("unknown");
});
