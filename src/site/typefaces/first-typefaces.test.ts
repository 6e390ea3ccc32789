import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import { expect, test } from "vitest";
import { slimFont } from "../../../tests/support/slim-font.ts";
import firstTypefaces from "./first-typefaces.json";
import { lettersIn } from "./letters.ts";

const { resolve } = createRequire(import.meta.url);
const WHOLE = readFileSync(
	resolve("@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2"),
);

/** The characters of a score and a time, at a score's weight; and of a cup's name in the header, at its own. */
const PARTS = {
	"Cup Digits": { text: "0123456789:,–−+≈", weight: 800, features: ["tnum", "lnum"] },
	"Cup Wordmark": { text: " ABCDEFGHIJKLMNOPQRSTUVWXYZÄÅÖ", weight: 850, features: ["kern"] },
} as const;

/** The most bytes of a document that both may need. */
const MOST = 4_864;

/** "U+0041-005A, U+00C4": neighbours together. */
function rangeOf(text: string): string {
	const codes = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
	const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
	const runs: [first: number, last: number][] = [];
	for (const code of codes) {
		const run = runs.at(-1);
		if (run !== undefined && run[1] === code - 1) run[1] = code;
		else runs.push([code, code]);
	}
	return runs.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(",");
}

test("the typefaces of a first paint are cut from the condensed one, and no letter more", async () => {
	const made: Record<string, { letters: string; font: string }> = {};
	for (const [family, { text, weight, features }] of Object.entries(PARTS)) {
		const options = { keepFeatures: features, noHinting: true };
		const cut = await subset(WHOLE, text, { ...options, targetFormat: "sfnt", variationAxes: { wght: weight } });
		// Once more: glyphs that the slim font does not use any more go, and it is compressed.
		const font = await subset(slimFont(cut), text, { ...options, targetFormat: "woff2", variationAxes: {} });
		made[family] = { letters: rangeOf(text), font: font.toString("base64") };
	}
	await expect(`${JSON.stringify(made, null, "\t")}\n`).toMatchFileSnapshot("./first-typefaces.json");
});

test("they need 4.75 kB of a document at most", () => {
	const sizes = Object.values(firstTypefaces).map(({ font }) => font.length);
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST);
});

test("every letter of a cut is found by its range", () => {
	for (const [family, { text }] of Object.entries(PARTS)) {
		const letters = lettersIn(firstTypefaces[family as keyof typeof firstTypefaces].letters);
		expect([...text].filter((letter) => !letters.test(letter))).toEqual([]);
	}
});

test("text that narrows in steps has letters and digits of one face, also before the typefaces have loaded", () => {
	const site = fileURLToPath(new URL("..", import.meta.url));
	const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
	const mixed = files.filter((file) => /(narrow|stacked|max-md):font-xcond/.test(readFileSync(path.join(site, file), "utf8")));
	// `font-xcond` has its digits from the subset in the document; names need `font-xname`.
	expect(mixed).toEqual([]);
});
