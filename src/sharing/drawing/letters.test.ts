import { expect, test } from "vitest";
import { fallbackFor } from "./fallback-fonts.ts";
import { drawable } from "./letters.ts";

test.each(["Nguyễn Việt Đức", "نادي الوحدة", "საქართველო", "東京ヴェルディ"])("every character of %s has a glyph", (name) => {
	const drawn = drawable(name, (character) => fallbackFor(character) !== undefined);
	expect(drawn).not.toContain("?");
	for (const character of drawn) expect(fallbackFor(character), character).toBeDefined();
});

test("a character without a glyph becomes its base letter, else a question mark", () => {
	const ascii = (character: string) => character < "\u007f";
	expect(drawable("Việt 東 A\u2011B", ascii)).toBe("Viet ? A-B");
});

test("Arabic letters take their joined forms", () => {
	expect(drawable("نادي", () => true)).toBe("\ufee7\ufe8e\ufea9\ufef1");
});
