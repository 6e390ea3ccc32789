import { expect, test } from "vitest";
import { decimal, readId, wholeNumber } from "./plain.ts";

/** The accepted ones of texts on both sides of each limit, with their values. */
const read = (reader: (text: string) => { readonly value: unknown } | object, texts: readonly string[]) =>
	texts.flatMap((text) => {
		const reading = reader(text);
		return "value" in reading ? [[text, reading.value]] : [];
	});

test("an id has 1 to 64 letters, digits, dots, dashes and underscores, a letter or digit first", () => {
	const [longest, longer] = ["a".repeat(64), "a".repeat(65)];
	const texts = ["", "a", "7", "-a", "_a", ".a", "a.b-c_D9", "a b", "å", "a/b", "a\n", longest, longer];
	expect(read(readId, texts).map(([text]) => text)).toEqual(["a", "7", "a.b-c_D9", longest]);
});

test("a whole number is between its limits, both included, and is written in digits only", () => {
	const texts = ["0", "1", "2", "9", "10", "-1", "1.0", "1,0", " 2", "2e0", "", "٣"];
	expect(read(wholeNumber(1, 9), texts)).toEqual([
		["1", 1],
		["2", 2],
		["9", 9],
	]);
	expect(wholeNumber(1, 9)("10")).toMatchObject({ expected: "a whole number, 1 to 9" });
	expect(wholeNumber(1)("0")).toMatchObject({ expected: "a whole number, 1 or more" });
});

test("a decimal has a point or a comma and either minus sign, and is between its limits, both included", () => {
	const texts = ["-90", "−90", "-90.1", "90", "90,0", "90.01", "57.7", "57,7", "1,2,3", ".5", "5.", "", "1e2"];
	expect(read(decimal(-90, 90), texts)).toEqual([
		["-90", -90],
		["−90", -90],
		["90", 90],
		["90,0", 90],
		["57.7", 57.7],
		["57,7", 57.7],
	]);
});
