import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { ICONS } from "./icon-names.ts";

const { resolve } = createRequire(import.meta.url);

/** The outlines in an icon's file. */
function outlineOf(file: string): string {
	const svg = readFileSync(resolve(`@phosphor-icons/core/assets/${file}.svg`), "utf8");
	const [, box, outline] = /^<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
	expect(box, file).toBe("0 0 256 256");
	return outline!;
}

test("the icons' file contains the outline of every icon, and of no other", async () => {
	const symbols = Object.entries(ICONS).map(
		([name, file]) => `<symbol id="${name}" viewBox="0 0 256 256">${outlineOf(file)}</symbol>`,
	);
	const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
	await expect(sprite).toMatchFileSnapshot("./icons.svg");
});
