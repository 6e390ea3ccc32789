import { describe, expect, it } from "vitest";
import { fittedBody, fittedTitle } from "./fitted.ts";

const x = (length: number) => "x".repeat(length);

describe("what fits on a phone", () => {
	it("is the fullest title of 60 letters at most, or the last one cut", () => {
		expect(fittedTitle([x(61), x(60), "short"])).toBe(x(60));
		expect(fittedTitle([x(60), "short"])).toBe(x(60));
		expect(fittedTitle([x(70), x(61)])).toBe(`${x(59)}…`);
		expect(fittedTitle([`${x(57)}  ${x(9)}`])).toBe(`${x(57)}…`);
		expect(fittedTitle([`${x(58)}⚽🏆 and more`])).toBe(`${x(58)}⚽…`);
		expect(fittedTitle([`${x(58)}🏆 and more`])).toBe(`${x(58)}…`);
		expect(fittedTitle([])).toBe("");
	});

	it("is the sentences of 100 letters together, from the first on; a longer one ends it", () => {
		expect(fittedBody(["One.", null, "", "Two."])).toBe("One. Two.");
		expect(fittedBody([null, x(60), x(39)])).toBe(`${x(60)} ${x(39)}`);
		expect(fittedBody([x(60), x(40), "y"])).toBe(x(60));
		expect(fittedBody([x(100)])).toBe(x(100));
		expect(fittedBody([x(101), "y"])).toBe(`${x(99)}…`);
		expect(fittedBody([null, ""])).toBe("");
	});
});
