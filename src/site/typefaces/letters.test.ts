import { expect, it } from "vitest";
import { lettersIn } from "./letters.ts";

it("finds the letters of a range, of several, and of one with blanks, and no other", () => {
	expect(["Ł", "ł", "L", "Ж"].map((letter) => lettersIn("U+0100-02BA, U+20AC").test(letter))).toEqual([true, true, false, false]);
	expect(lettersIn("U+0100-02BA, U+20AC").test("5 €")).toBe(true);
	expect(["a", "ÿ", "Ā"].map((letter) => lettersIn("u+??").test(letter))).toEqual([true, true, false]);
});
