import path from "node:path";
import type { Brand } from "./brand.ts";
import { copiedPages } from "./copied-pages.ts";
import { loadPages } from "./load-pages.ts";
import { BRAND_PAGES, type BrandPage } from "./page-text.ts";

/**
 * The pages that a cup of one's own cannot be published without: whom to ask, and who keeps visitors' data.
 * @param folder where the brand lies
 * @param shipped where the brands lie that come with the program: their pages speak for invented cups
 * @returns those that the brand does not have, or has from a brand that ships
 */
export function lackingPages(folder: string, brand: Pick<Brand, "folder" | "name">, shipped: string): BrandPage[] {
	if (path.resolve(folder) === path.resolve(shipped)) return [...BRAND_PAGES];
	const own = path.join(folder, brand.folder);
	const { pages } = loadPages(own);
	const copied = copiedPages(own, brand, shipped);
	return BRAND_PAGES.filter((page) => pages[page] === undefined || copied.some((file) => file.startsWith(`${page}.`)));
}
