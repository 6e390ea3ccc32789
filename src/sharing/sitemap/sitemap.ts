import type { Brand } from "../../brands/brand.ts";
import { LANGUAGES, languageQuery } from "../../text/language.ts";

/**
 * Addresses per file. The format allows 50,000 and 50 MB. With its languages an address needs some 600 bytes, so half of that stays within
 * both limits, with room for long ids.
 */
export const ADDRESSES_A_FILE = 25_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const FORMAT = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The path of a part of an edition's sitemap, the first of which is 1. */
export function sitemapPath(year: string, part: number): string {
	return `/sitemap-${year}${part === 1 ? "" : `-${part}`}.xml`;
}

/** The sitemap that a path requests; null for other paths. */
export function readSitemapPath(pathname: string): { readonly year: string; readonly part: number } | null {
	const [, year, part] = /^\/sitemap-(\d+)(?:-([2-9]|[1-9]\d+))?\.xml$/.exec(pathname) ?? [];
	return year === undefined ? null : { year, part: Number(part ?? 1) };
}

/** The number of files for so many addresses. */
export function partsOf(addresses: number): number {
	return Math.max(1, Math.ceil(addresses / ADDRESSES_A_FILE));
}

/** The index: where the sitemaps are. @param locations absolute */
export function sitemapIndex(locations: readonly string[]): string {
	const entries = locations.map((location) => `<sitemap><loc>${escaped(location)}</loc></sitemap>`);
	return `${HEAD}<sitemapindex xmlns="${FORMAT}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/**
 * A sitemap: each page at its address in the brand's language, with those of all languages beside it.
 * @param addresses absolute, without a query
 */
export function sitemap(addresses: readonly string[], brand: Pick<Brand, "language">): string {
	const entries = addresses.map((address) => {
		const here = escaped(address);
		const alternates = [
			...LANGUAGES.map((language) => [language, here + languageQuery(language, brand)]),
			["x-default", here],
		].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
		return `<url><loc>${here}</loc>${alternates.join("")}</url>`;
	});
	const names = `xmlns="${FORMAT}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
	return `${HEAD}<urlset ${names}>\n${entries.join("\n")}\n</urlset>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
