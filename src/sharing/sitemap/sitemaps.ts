import type { Brand } from "../../brands/brand.ts";
import { askForEditions, type Edition, latestYearOf, tournamentOf } from "../../client/data/editions.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { DocumentCache, type DocumentChanges } from "../../documents/document-cache.ts";
import { askThrough, type InProcessClient } from "../../documents/in-process-client.ts";
import { acceptedEncoding } from "../../http/accepted-encoding.ts";
import { askedAddress } from "../../http/asked-address.ts";
import { plainText } from "../../http/plain-text.ts";
import { SECURITY_HEADERS } from "../../http/security-headers.ts";
import { answerFrom } from "../../http/send-stored.ts";
import { StoredResponse } from "../../http/stored-response.ts";
import type { Logger } from "../../log/log.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import { countPaths, editionPaths } from "./edition-paths.ts";
import { ADDRESSES_A_FILE, partsOf, readSitemapPath, sitemap, sitemapIndex, sitemapPath } from "./sitemap.ts";

/** They hold no days and no clock: only a change in the record makes them stale. */
const FRESH_UNTIL = Number.POSITIVE_INFINITY;
/** Bytes that those kept may take. */
const CAPACITY = 4 * 1024 * 1024;

export type SitemapOptions = {
	readonly brand: Brand;
	readonly ask: InProcessClient;
	readonly log: Logger;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** When what of the read model was last changed. */
	readonly changes: DocumentChanges;
};

export type Sitemaps = {
	/** Of /sitemap.xml or a path that it names. */
	readonly fetch: (request: Request) => Promise<Response>;
};

/** The index and a sitemap for each edition, kept until something they name changes. */
export function createSitemaps({ brand, ask, log, publicUrl, changes }: SitemapOptions): Sitemaps {
	const documents = new DocumentCache(changes, CAPACITY);

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

	async function render(path: string, origin: string, accepts: string | null) {
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
		const said = {
			status: body === null ? 404 : 200,
			headers,
			body: body ?? "There is no such sitemap.\n",
			vary: "Accept-Encoding, Cookie",
		};
		const document = await StoredResponse.of(said, acceptedEncoding(accepts));
		return { document, dependencyKeys, freshUntil: FRESH_UNTIL, keep: body !== null };
	}

	return {
		async fetch(request) {
			const asked = askedAddress(new URL(request.url), publicUrl);
			try {
				const document = await documents.get(asked.origin + asked.pathname, Date.now(), () =>
					render(asked.pathname, asked.origin, request.headers.get("accept-encoding")),
				);
				return await answerFrom(document, request);
			} catch (error) {
				log.error({ err: error, path: asked.pathname }, "a sitemap could not be made");
				return plainText("Something went wrong here. Please try again.\n", 500, SECURITY_HEADERS);
			}
		},
	};
}
