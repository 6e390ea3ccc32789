import type { Brand } from "../../brands/brand.ts";
import { askForEditions, type Edition, latestYearOf, tournamentOf } from "../../client/data/editions.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { SECURITY_HEADERS } from "../../http/security-headers.ts";
import { askThrough, type InProcessClient } from "../../rendering/in-process-client.ts";
import type { Made, Resource } from "../../serving/resource.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import { countPaths, editionPaths } from "./edition-paths.ts";
import { ADDRESSES_A_FILE, partsOf, readSitemapPath, sitemap, sitemapIndex, sitemapPath } from "./sitemap.ts";

/** They depend on no day and no clock: only a change in the record makes them stale. */
const FRESH_UNTIL = Number.POSITIVE_INFINITY;
/** Bytes that cached ones may need. */
const BUDGET = 4 * 1024 * 1024;

/** /sitemap.xml, and the paths that it names. */
const PATH = /^\/sitemap(?:-[0-9-]+)?\.xml(?:\?|$)/;

export type SitemapOptions = {
	readonly brand: Brand;
	readonly ask: InProcessClient;
};

/** The index and a sitemap for each edition, cached until something they name changes. */
export function sitemaps({ brand, ask }: SitemapOptions): Resource {
	async function index(asking: Ask, editions: readonly Edition[], origin: string): Promise<string> {
		const locations: string[] = [];
		for (const edition of editions) {
			const tournament = tournamentOf(edition)?.id;
			if (tournament === undefined) continue;
			const own = edition.name === latestYearOf(editions) ? brand.pages.length : 0;
			const parts = partsOf(own + (await countPaths({ ask: asking, cup: brand.cup, tournament })));
			for (let part = 1; part <= parts; part++) locations.push(origin + sitemapPath(edition.name, part));
		}
		return sitemapIndex(locations);
	}

	async function ofEdition(asking: Ask, editions: readonly Edition[], origin: string, path: string): Promise<string | null> {
		const asked = readSitemapPath(path);
		const tournament = tournamentOf(editions.find(({ name }) => name === asked?.year))?.id;
		if (asked === null || tournament === undefined) return null;
		const paths = await editionPaths({ ask: asking, cup: brand.cup, tournament });
		const latest = latestYearOf(editions);
		// The latest year's Home and the brand's own pages are of no year.
		const own = asked.year === latest ? brand.pages.map((page) => `/${page}`) : [];
		const within = paths.map((one) => (one === "" ? (asked.year === latest ? "/" : `/${asked.year}`) : `/${asked.year}/${one}`));
		const here = [...within.slice(0, 1), ...own, ...within.slice(1)].slice(
			(asked.part - 1) * ADDRESSES_A_FILE,
			asked.part * ADDRESSES_A_FILE,
		);
		return here.length === 0
			? null
			: sitemap(
					here.map((one) => origin + one),
					brand,
				);
	}

	async function render(path: string, origin: string): Promise<Made> {
		const dependencyKeys = new Set<string>();
		const asking = askThrough(ask, DEFAULT_LANGUAGE, dependencyKeys);
		const editions = await askForEditions(asking, brand.cup, DEFAULT_LANGUAGE);
		const body =
			path === "/sitemap.xml" ? await index(asking, editions, origin) : await ofEdition(asking, editions, origin, path);
		const headers: Record<string, string> = {
			...SECURITY_HEADERS,
			"content-type": body === null ? "text/plain; charset=utf-8" : "application/xml; charset=utf-8",
			"cache-control": body === null ? "no-store" : "public, no-cache",
		};
		return {
			...{
				status: body === null ? 404 : 200,
				headers,
				body: body ?? "There is no such sitemap.\n",
				vary: "Accept-Encoding, Cookie",
			},
			...{ dependencyKeys, freshUntil: FRESH_UNTIL },
		};
	}

	return {
		name: "a sitemap",
		budget: BUDGET,
		failureHeaders: SECURITY_HEADERS,
		keyOf: (asked) => (PATH.test(asked.target) ? asked.url.origin + asked.url.pathname : null),
		make: (_key, { url }) => render(url.pathname, url.origin),
	};
}
