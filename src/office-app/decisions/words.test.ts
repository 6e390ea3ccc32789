import { expect, test } from "vitest";
import { neededWords } from "./words.ts";

test("a decision that another day waits for says which day", () => {
	expect(neededWords("2026-07-16T16:50:00+02:00", "2026-07-16", "en")).toBe("16:50");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "en")).toBe("Fri 08:00");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "sv")).toBe("fre 08:00");
});
