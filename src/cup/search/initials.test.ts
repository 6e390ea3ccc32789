import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test("initials are of the first and the last name", () => {
	expect(initials("Maja Andersson")).toBe("MA");
	expect(initials("Åsa Maria von Öst")).toBe("ÅÖ");
	expect(initials("maja")).toBe("M");
	expect(initials("  ")).toBe("");
	expect(initials("𝒜da 𝓛ove")).toBe("𝒜𝓛");
});
