import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { BRAND_PAGES, type BrandPage, type PageText } from "./page-text.ts";
import { PageTextError, readPageText } from "./read-page-text.ts";
import { readText } from "./read-text.ts";

const LANGUAGES = ["en", "sv"] as const;
export type BrandPages = Partial<Record<BrandPage, Readonly<Record<(typeof LANGUAGES)[number], PageText>>>>;

/**
 * The pages of a brand's folder: privacy.en.md and privacy.sv.md, contact.en.md and contact.sv.md. A page may be missing; one of
 * its languages may not.
 * @param folder the brand's own
 * @returns the pages, and what is wrong with them, each with its file
 */
export function loadPages(folder: string): { readonly pages: BrandPages; readonly faults: readonly string[] } {
	const pages: BrandPages = {};
	const faults: string[] = [];
	const read = (file: string): PageText | null => {
		const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
		if (!found?.isFile()) {
			faults.push(
				found ? `${file} is no file but a folder, a pipe or a device` : `${file} is missing: a page is written in both languages`,
			);
			return null;
		}
		try {
			return readPageText(readText(path.join(folder, file)));
		} catch (error) {
			if (!(error instanceof PageTextError)) throw error;
			faults.push(`${file}: ${error.message}`);
			return null;
		}
	};
	const files = new Set(readdirSync(folder));
	const known = BRAND_PAGES.flatMap((page) => LANGUAGES.map((language) => `${page}.${language}.md`));
	for (const file of files)
		if (file.endsWith(".md") && !known.includes(file)) faults.push(`${file}: expected one of ${known.join(", ")}`);
	for (const page of BRAND_PAGES) {
		if (!LANGUAGES.some((language) => files.has(`${page}.${language}.md`))) continue;
		const [en, sv] = LANGUAGES.map((language) => read(`${page}.${language}.md`));
		if (en && sv) pages[page] = { en, sv };
	}
	return { pages, faults };
}
