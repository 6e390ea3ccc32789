import { readFileSync } from "node:fs";
import path from "node:path";
import type { Brand } from "./brand.ts";
import { brandNames, readBrandFile } from "./load.ts";
import { loadPages } from "./load-pages.ts";
import { BRAND_PAGES } from "./page-text.ts";

/**
 * Pages of a brand that still speak for another cup: whoever copies a brand's folder gets its contact and privacy text along.
 * @param folder the brand's own
 * @param shipped where the brands lie that come with the program
 * @returns each file with the cup that it names, "privacy.en.md: Fyrcupen"
 */
export function copiedPages(folder: string, brand: Pick<Brand, "name">, shipped: string): string[] {
	const { pages } = loadPages(folder);
	const others = brandNames(shipped)
		.map((name) => readBrandFile(shipped, name))
		.filter(({ name }) => name !== brand.name);
	return BRAND_PAGES.filter((page) => pages[page] !== undefined).flatMap((page) =>
		(["en", "sv"] as const).flatMap((language) => {
			const file = `${page}.${language}.md`;
			const text = readFileSync(path.join(folder, file), "utf8");
			const named = others.find(
				({ name, website }) => text.includes(name) || (website !== undefined && text.includes(new URL(website).hostname)),
			);
			return named === undefined ? [] : [`${file}: ${named.name}`];
		}),
	);
}
