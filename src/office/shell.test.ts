import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Brand } from "../brands/brand.ts";
import { shellOf } from "./shell.ts";

const built = mkdtempSync(path.join(tmpdir(), "office-"));
mkdirSync(path.join(built, ".vite"));
writeFileSync(path.join(built, ".vite", "manifest.json"), JSON.stringify({ main: { file: "main.js", isEntry: true } }));
afterAll(() => rmSync(built, { recursive: true }));

const brand = {
	name: "Fyrcupen",
	localName: { en: "", sv: "" },
	language: "sv",
	sport: "football",
	light: { header: "#111111" },
	dark: { header: "#222222" },
} as unknown as Brand;
const html = shellOf(built, brand, "")?.html ?? "";

/** @returns the place of the app after the document's own script has run */
function afterScript(css: unknown) {
	const place = { id: "office", textContent: "", style: {}, setAttribute: () => undefined };
	const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? "";
	new Function("window", "document", "CSS", script)({ CSS: css }, { getElementById: () => place }, css);
	return place;
}

test("in a browser older than supported the office shows a message, and its app has no element to start in", () => {
	for (const css of [undefined, { supports: () => true }, { registerProperty: () => undefined, supports: () => false }])
		expect(afterScript(css)).toMatchObject({ id: "", textContent: expect.stringContaining("för gammal") });
	expect(afterScript({ registerProperty: () => undefined, supports: () => true })).toMatchObject({
		id: "office",
		textContent: "",
	});
});

test("the office's document has the header's colour in light and dark, links no number as a telephone's, and says what it needs without scripts", () => {
	expect(html).toContain('<meta name="theme-color" content="#111111" media="(prefers-color-scheme: light)">');
	expect(html).toContain('<meta name="theme-color" content="#222222" media="(prefers-color-scheme: dark)">');
	expect(html).toContain('<meta name="format-detection" content="telephone=no">');
	expect(html).toMatch(/<noscript>Kansliet kr&#228;ver|<noscript>Kansliet kräver/);
});
