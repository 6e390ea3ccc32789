/**
 * What search engines are told: all may be read but the endless pages of searches.
 * @param origin of the site, without a trailing slash
 */
export function robots(origin: string): string {
	return `User-agent: *\nDisallow: /*/search?\nDisallow: /search?\n\nSitemap: ${origin}/sitemap.xml\n`;
}
