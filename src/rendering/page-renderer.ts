import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Brand } from "../brands/brand.ts";
import type { BrandPages } from "../brands/load-pages.ts";
import type { DemoAccount, FollowedEditions } from "../client/data/context.ts";
import { askForEditions } from "../client/data/editions.ts";
import { viewedYear } from "../client/data/site-data.ts";
import type { Ask } from "../client/graphql/ask.ts";
import { OWN_ANSWER } from "../client/offline/saved-names.ts";
import type { CupClock } from "../cup/cup-clock.ts";
import { contentSecurityPolicy, type Inline, inlineIn, SECURITY_HEADERS, transportSecurity } from "../http/security-headers.ts";
import type { Logger } from "../log/log.ts";
import type { Price } from "../money/price.ts";
import { acceptedEncoding } from "../serving/accepted-encoding.ts";
import type { DocumentChanges, Rendered } from "../serving/document-cache.ts";
import { StoredResponse } from "../serving/stored-response.ts";
import type { RenderedDocument } from "../site/document/render-document.tsx";
import type * as entry from "../site/entry.server.tsx";
import { PLAYING_PATH } from "../site/stream/own-document.ts";
import { type Language, requestLanguage } from "../text/language.ts";
import { type FollowedPage, readAnyPage, readPage } from "./followed-page.ts";
import { askThrough, type InProcessClient, withAnswerCache } from "./in-process-client.ts";

/** Paths of the router's own data format. */
const ROUTERS_OWN = /\.data$/;

async function dataOf(answer: Response): Promise<RenderedDocument> {
	const body = await answer.text();
	const added = { scripts: [], styles: [] };
	return { status: answer.status, headers: Object.fromEntries(answer.headers), body, drawn: [body], added };
}

/** A document's inline scripts and styles: the added ones are known, the others are found in the drawn HTML. */
function inlineOf({ drawn, added }: RenderedDocument): Inline {
	const found = drawn.map(inlineIn);
	return {
		scripts: [...found.flatMap(({ scripts }) => [...scripts]), ...added.scripts],
		styles: [...found.flatMap(({ styles }) => [...styles]), ...added.styles],
	};
}

/**
 * Milliseconds. The displayed day and time change without a change in the record: a document of a current edition is at most this
 * old.
 */
const FRESH_FOR = 60_000;
/** A document with the time of a fast demo cup is rendered at most once in this many milliseconds. */
const KEPT_FOR = 1_000;

const VARY = "Accept-Encoding, Cookie";

export type SiteOptions = {
	/** The built site; in development it changes with each edit. */
	readonly build: () => Promise<ServerBuild>;
	readonly brand: Brand;
	/** The texts of the brand's own pages. */
	readonly pages: BrandPages;
	readonly ask: InProcessClient;
	readonly log: Logger;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Whether the HSTS header includes subdomains. */
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** The address of the results service for browsers; undefined: this server. */
	readonly resultsUrl: string | undefined;
	/** The address of the account service for browsers; undefined: this server. */
	readonly accountsUrl: string | undefined;
	/** The identity site; undefined: the brand's, else this server's. */
	readonly identityUrl: string | undefined;
	/** The demo's account, shown on the sign-in page; null if the record is not the demo's. */
	readonly demoAccount: DemoAccount | null;
	/** The price of All Access for a year; undefined: it is not sold. */
	readonly passPrice: Price | undefined;
	/** The editions whose changes a page may follow. */
	readonly followed: () => Promise<FollowedEditions>;
	/** The cup's clock: real, or a demo's. */
	readonly clock: () => Promise<CupClock>;
	readonly zone: () => Promise<string>;
	readonly now: () => number;
	/** When each part of the read model was last changed. */
	readonly changes: DocumentChanges;
	/** Off in development, where a page changes without the record. */
	readonly cache: boolean;
};

/** The origin that visitors use; undefined: that of each request. */
export const publicOriginOf = ({ publicUrl }: SiteOptions): string | undefined =>
	publicUrl === undefined ? undefined : new URL(publicUrl).origin;

/** Renders pages, or reads their data. What may be cached, and when it is rendered, is decided by the caller. */
export class PageRenderer {
	readonly #options: SiteOptions;
	readonly #handle: ReturnType<typeof createRequestHandler>;
	readonly #client: ReturnType<typeof withAnswerCache>;
	readonly #elsewhere: readonly string[];

	constructor(options: SiteOptions) {
		this.#options = options;
		this.#handle = createRequestHandler(options.build, options.cache ? "production" : "development");
		this.#client = withAnswerCache(options.ask, options.changes, options.now, async (document) =>
			(await this.#entry()).isSlowChanging(document),
		);
		this.#elsewhere = [options.resultsUrl, options.accountsUrl].flatMap((url) =>
			url === undefined ? [] : [new URL(url).origin],
		);
	}

	async render(request: Request, url: URL, origin: string): Promise<Rendered> {
		const options = this.#options;
		const language = requestLanguage(url, request.headers.get("cookie"), options.brand);
		const { context, standing } = await this.#readingOf(url, language, origin);
		const rendered = await this.#draw(url, context);
		const { status, body } = rendered;
		return {
			document: await StoredResponse.of(
				{ status, headers: this.#headersOf(rendered, url), body, vary: VARY },
				acceptedEncoding(request.headers.get("accept-encoding")),
			),
			...standing(),
			keep: options.cache && status === 200,
		};
	}

	/** The context in which a page is read once, and what the page then depends on. */
	async #readingOf(url: URL, language: Language, origin: string) {
		const { now, followed: askForFollowed } = this.#options;
		const dependencyKeys = new Set<string>();
		// Asked for before anything is read: the event stream reports changes from here on.
		const followed = await askForFollowed();
		const year = /^\/(\d+)(?=[/.]|$)/.exec(url.pathname)?.[1];
		let freshUntil = year !== undefined && !(year in followed) ? Number.POSITIVE_INFINITY : now() + FRESH_FOR;
		const ask = askThrough(this.#client, language, dependencyKeys, (until) => {
			freshUntil = Math.min(freshUntil, Math.max(until.getTime(), now() + KEPT_FOR));
		});
		const context = await this.#contextOf(ask, language, origin, followed);
		return { ask, context, followed, standing: () => ({ dependencyKeys, freshUntil }) };
	}

	/** Draws a page's document, which nothing caches. */
	async draw(url: URL, language: Language, origin: string): Promise<RenderedDocument> {
		const { followed } = this.#options;
		return this.#draw(
			url,
			await this.#contextOf(askThrough(this.#client, language, new Set()), language, origin, await followed()),
		);
	}

	/** The data of a page, as the event stream sends it to the page's followers. */
	async readData(url: URL, language: Language, origin: string): Promise<FollowedPage | null> {
		const { ask, followed, build } = this.#options;
		const context = await this.#contextOf(askThrough(ask, language, new Set()), language, origin, await followed());
		return readPage((await build()).routes, url, context);
	}

	/** The data of any page, its year and what it depends on; null if nothing is there. */
	async readForNavigation(url: URL, language: Language, origin: string) {
		const { brand, build } = this.#options;
		const { ask, context, followed, standing } = await this.#readingOf(url, language, origin);
		const page = await readAnyPage((await build()).routes, url, context);
		if (page === null) return null;
		const { year } = viewedYear(await askForEditions(ask, brand.cup, language), url.pathname);
		return { data: page.data, year, revision: followed[year], ...standing() };
	}

	async #entry(): Promise<typeof entry> {
		return (await this.#options.build()).entry.module as unknown as typeof entry;
	}

	async #draw(url: URL, context: RouterContextProvider): Promise<RenderedDocument> {
		const { build, log } = this.#options;
		const built = await build();
		const { renderDocument } = built.entry.module as unknown as typeof entry;
		// Only the address and the language reach the page: the document is the same for every reader.
		const request = new Request(url, { method: "GET", headers: { accept: "text/html" } });
		if (ROUTERS_OWN.test(url.pathname)) return dataOf(await this.#handle(request, context));
		return renderDocument(built, request, context, (error) => {
			log.error({ err: error, path: url.pathname }, "a page could not be loaded or drawn");
		});
	}

	#headersOf(rendered: RenderedDocument, url: URL): Record<string, string> {
		const { publicUrl, hstsIncludesSubdomains } = this.#options;
		const headers: Record<string, string> = {
			...SECURITY_HEADERS,
			...transportSecurity(publicUrl, hstsIncludesSubdomains),
			[OWN_ANSWER]: "page",
		};
		for (const name of ["content-type", "location"]) {
			const value = rendered.headers[name];
			if (value !== undefined) headers[name] = value;
		}
		if (headers["content-type"]?.startsWith("text/html")) {
			const inline = inlineOf(rendered);
			headers["content-security-policy"] = contentSecurityPolicy(inline, this.#elsewhere, PLAYING_PATH.test(url.pathname));
		}
		headers["cache-control"] = rendered.status === 200 ? "public, no-cache" : "no-store";
		return headers;
	}

	/** The context of the site's loaders. */
	async #contextOf(ask: Ask, language: Language, origin: string, followed: FollowedEditions): Promise<RouterContextProvider> {
		const options = this.#options;
		const { brandPagesContext, siteContext } = await this.#entry();
		const context = new RouterContextProvider();
		context.set(siteContext, {
			ask,
			brand: options.brand,
			language,
			origin,
			resultsBase: options.resultsUrl ?? "",
			accountsBase: options.accountsUrl ?? "",
			identityBase: options.identityUrl ?? options.brand.identitySite ?? `${origin}/identity`,
			demoAccount: options.demoAccount,
			passPrice: options.passPrice ?? null,
			followed,
			clock: await options.clock(),
			zone: await options.zone(),
		});
		context.set(brandPagesContext, options.pages);
		return context;
	}
}
