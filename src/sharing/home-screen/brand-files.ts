import { Hono } from "hono";
import type { Brand } from "../../brands/brand.ts";
import { askedAddress } from "../../http/asked-address.ts";
import { EMBEDDABLE } from "../../http/security-headers.ts";
import { requestLanguage } from "../../text/language.ts";
import { drawIcon, ICONS } from "./icons.ts";
import { installedStart } from "./installed-start.ts";
import { manifest } from "./manifest.ts";

/**
 * Rules for search engines: everything may be crawled but the endless search pages, and sheets, which no cache has.
 * @param origin of the site, without a trailing slash
 */
function robots(origin: string): string {
	return `User-agent: *\nDisallow: /*/search?\nDisallow: /search?\nDisallow: /*?print=\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const DAY = "public, max-age=86400";
const FAVICON = "32.png";

/**
 * Files that browsers, home screens and search engines request by themselves: the logo and its icons, the manifest and its start,
 * robots.txt.
 * @param publicUrl the address that visitors use; undefined: taken from each request
 */
export function brandFiles(brand: Brand, publicUrl: string | undefined): Hono {
	const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
	const headers = (type: string) => ({ ...EMBEDDABLE, "content-type": type, "cache-control": DAY });
	const app = new Hono();
	app.get("/logo.svg", (context) => context.body(brand.logo, 200, headers("image/svg+xml")));
	app.get("/manifest.webmanifest", (context) => {
		const said = manifest(brand, requestLanguage(new URL(context.req.url), null, brand));
		return context.body(JSON.stringify(said), 200, headers("application/manifest+json"));
	});
	app.get("/", async (context, next) => {
		const start = installedStart(new URL(context.req.url), context.req.header("cookie") ?? null);
		if (start === null) return next();
		return context.body(null, 302, { ...EMBEDDABLE, location: start, "cache-control": "no-store" });
	});
	app.get("/robots.txt", (context) => {
		const { origin } = askedAddress(new URL(context.req.url), publicUrl);
		return context.body(robots(origin), 200, headers("text/plain; charset=utf-8"));
	});
	for (const icon of ICONS) {
		// A browser asks for favicon.ico where an answer is no page and names no icon.
		const addresses = icon.file === FAVICON ? [`/icons/${icon.file}`, "/favicon.ico"] : [`/icons/${icon.file}`];
		app.on("GET", addresses, async (context) => {
			const picture = drawn.get(icon.file) ?? drawIcon(brand, icon);
			drawn.set(icon.file, picture);
			return context.body(await picture, 200, headers("image/png"));
		});
	}
	return app;
}
