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

test("Arabic letters take their joined forms", () => {
	expect(drawable("نادي", () => true)).toBe("\ufee7\ufe8e\ufea9\ufef1");
});

test.each([
	["Arabic", "نادي"],
	["Hebrew", "מכבי"],
])("a name in %s is drawn from right to left", async (_, name) => {
	const text = drawable(name, () => true);
	const fonts = [...new Set(Array.from(text, (character) => fallbackFor(character)!))];
	/** Each letter by itself, and both together: the first one read stands on the right. */
	const [first = "", second = ""] = Array.from(text);
	const drawn = (said: string) =>
		satori({ type: "div", props: { style: { fontSize: 100 }, children: said } } as never, { width: 600, height: 200, fonts });
	const begins = (svg: string) => [...svg.matchAll(/d="M(-?[\d.]+)/g)].map(([, x]) => Number(x));
	const together = await drawn(first + second);
	expect(begins(await drawn(first)).length).toBeGreaterThan(0);
	expect(together).not.toBe(await drawn(second + first));
});
