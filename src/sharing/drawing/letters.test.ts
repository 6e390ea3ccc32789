import satori from "satori";
import { expect, test } from "vitest";
import { fallbackFor } from "./fallback-fonts.ts";
import { drawable } from "./letters.ts";

test.each(["Nguyễn Việt Đức", "نادي الوحدة", "საქართველო", "東京ヴェルディ", "מכבי"])(
	"every character of %s has a glyph",
	(name) => {
		const drawn = drawable(name, (character) => fallbackFor(character) !== undefined);
		expect(drawn).not.toContain("?");
		for (const character of drawn) expect(fallbackFor(character), character).toBeDefined();
	},
);

test("a character without a glyph becomes its base letter, else a question mark", () => {
	const ascii = (character: string) => character < "\u007f";
	expect(drawable("Việt 東 A\u2011B", ascii)).toBe("Viet ? A-B");
});

test("Arabic letters have their joined forms", () => {
	expect(drawable("نادي", () => true)).toBe("\ufee7\ufe8e\ufea9\ufef1");
});

test.each([
	["Arabic", "نادي"],
	["Hebrew", "מכבי"],
])("a name in %s is drawn from right to left", async (_, name) => {
	const text = drawable(name, () => true);
	const fonts = [...new Set(Array.from(text, (character) => fallbackFor(character)!))];
	const [first = "", second = ""] = Array.from(text);
	/** The left end of each drawn stroke, in px from the left. */
	const begins = async (said: string) => {
		const element = { type: "div", props: { style: { fontSize: 100 }, children: said } };
		const svg = await satori(element as never, { width: 600, height: 200, fonts });
		return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) =>
			[...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)),
		);
	};
	const own = await begins(second);
	const advance = (await begins(second + second))[own.length]! - own[0]!;
	// In right-to-left text the second letter is at the left, and the first one follows it.
	const expected = [...own, ...(await begins(first)).map((x) => x + advance)];
	const together = await begins(first + second);
	expect(together).toHaveLength(expected.length);
	// Kerned by less than the letters differ in width.
	for (const [at, x] of together.entries()) expect(Math.abs(x - expected[at]!), `stroke ${at}`).toBeLessThan(5);
});
