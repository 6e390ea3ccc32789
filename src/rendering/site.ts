import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Brand } from "../brands/brand.ts";
import type { BrandPages } from "../brands/load-pages.ts";
import { knownSearch } from "../client/address/query-parameters.ts";
import type { DemoAccount, FollowedEditions } from "../client/data/context.ts";
import type { Ask } from "../client/graphql/ask.ts";
import { OWN_ANSWER } from "../client/offline/saved-names.ts";
import type { CupClock } from "../cup/cup-clock.ts";
import { askedAddress } from "../http/asked-address.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import { type CpuQuota, delayOverQuota, UNMETERED } from "../http/cpu-quota.ts";
import { contentSecurityPolicy, type Inline, inlineIn, SECURITY_HEADERS, transportSecurity } from "../http/security-headers.ts";
import type { Logger } from "../log/log.ts";
import type { Price } from "../money/price.ts";
import { acceptedEncoding } from "../serving/accepted-encoding.ts";
import { DocumentCache, type DocumentChanges, type Rendered } from "../serving/document-cache.ts";
import { answerFrom, type FindStored } from "../serving/send-stored.ts";
import { StoredResponse } from "../serving/stored-response.ts";
import type { RenderedDocument } from "../site/document/render-document.tsx";
import type * as entry from "../site/entry.server.tsx";
import { PLAYING_PATH } from "../site/stream/own-document.ts";
import { isLanguage, type Language, languageInCookie, requestLanguage } from "../text/language.ts";
import { rememberAskedLanguage } from "./asked-language.ts";
import { type FollowedPage, readPage } from "./followed-page.ts";
import { askThrough, type InProcessClient, keepingAnswers } from "./in-process-client.ts";
import { ProcessorBudgetSpent, RenderScheduler } from "./render-scheduler.ts";
import { waitingPage } from "./waiting-page.ts";

/** What the router's scripts may ask for in its own format. */
const ROUTERS_OWN = /\.data$/;

async function dataOf(answer: Response): Promise<RenderedDocument> {
	const body = await answer.text();
	const added = { scripts: [], styles: [] };
	return { status: answer.status, headers: Object.fromEntries(answer.headers), body, drawn: [body], added };
}

/** What a document has inline: what was put into it is known, the rest is found in what was drawn. */
function inlineOf({ drawn, added }: RenderedDocument): Inline {
	const found = drawn.map(inlineIn);
	return {
		scripts: [...found.flatMap(({ scripts }) => [...scripts]), ...added.scripts],
		styles: [...found.flatMap(({ styles }) => [...styles]), ...added.styles],
	};
}

/** Days turn and clocks tick without a change in the record: no document of an edition that goes on is older than this, … */
const FRESH_FOR = 60_000;
/** … and none that shows the time of a demo cup in a hurry is rendered again before this. */
const KEPT_FOR = 1_000;

/** Bytes that kept documents may take: a full day's pages of a big cup. */
const CAPACITY = 32 * 1024 * 1024;
const VARY = "Accept-Encoding, Cookie";

/** Addresses with a query that are known without being read again, while they are few and short. */
const MOST_ADDRESSES = 2_000;
const LONGEST_ADDRESS = 300;
type ReadAddress = { readonly href: string; readonly lang: string | null };

export type SiteOptions = {
	/** The built site; in development it is another after each edit. */
	readonly build: () => Promise<ServerBuild>;
	readonly brand: Brand;
	/** The texts of the brand's own pages. */
	readonly pages: BrandPages;
	readonly ask: InProcessClient;
	readonly log: Logger;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Whether browsers ask for names below its host by https alone, too. */
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** Where the browser asks for results; undefined: here. */
	readonly resultsUrl: string | undefined;
	/** Where the browser reaches the account service; undefined: here. */
	readonly accountsUrl: string | undefined;
	/** The identity site; undefined: where the brand says, else here. */
	readonly identityUrl: string | undefined;
	/** The account that the demo made, for the sign-in page to name; null where the record is not the demo's. */
	readonly demoAccount: DemoAccount | null;
	/** What All Access for a year costs; undefined: none is sold. */
	readonly passPrice: Price | undefined;
	/** The editions whose changes a page may follow. */
	readonly followed: () => Promise<FollowedEditions>;
	/** How the cup's clock goes. */
	readonly clock: () => Promise<CupClock>;
	readonly zone: () => Promise<string>;
	readonly now: () => number;
	/** When what of the read model was last changed. */
	readonly changes: DocumentChanges;
	/** Off in development, where a page changes without the record. */
	readonly cache: boolean;
};

export type Site = {
	/** @param meter of who asks: what is kept costs nothing, a page that is rendered what it takes */
	fetch(request: Request, meter?: CpuQuota): Promise<Response>;
	/** The document where it is kept and still stands, for who answers before the app. */
	readonly stored: FindStored;
	/**
	 * A page as those hear of it who follow it: "sv,/2026/matches?day=2026-07-16".
	 * @param meter what reading it counts on, in turn with what is rendered; undefined: on nobody, at once
	 */
	readonly page: (page: string, meter?: CpuQuota) => Promise<FollowedPage | null>;
};

/** The public site: documents rendered by React, kept until something they depend on changes. */
export function createSite(options: SiteOptions): Site {
	const { build, brand, log } = options;
	const handle = createRequestHandler(build, options.cache ? "production" : "development");
	const documents = new DocumentCache(options.changes, CAPACITY);
	const publicOrigin = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).origin;
	// The server itself speaks http: a proxy before it keeps TLS, and PUBLIC_URL says so.
	const isSecure = publicOrigin?.startsWith("https:") ?? false;
	const addresses = new Map<string, ReadAddress>();
	const turns = new RenderScheduler();
	const client = keepingAnswers(options.ask, options.changes, options.now, async (document) =>
		((await build()).entry.module as unknown as typeof entry).isStanding(document),
	);
	const elsewhere = [options.resultsUrl, options.accountsUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));

	/**
	 * What the site's loaders are given.
	 * @param followed asked for before anything is read: what changes from there on is told by the stream
	 */
	async function contextOf(
		ask: Ask,
		language: Language,
		origin: string,
		followed: FollowedEditions,
	): Promise<RouterContextProvider> {
		const { brandPagesContext, siteContext } = (await build()).entry.module as unknown as typeof entry;
		const context = new RouterContextProvider();
		context.set(siteContext, {
			ask,
			brand,
			language,
			origin,
			resultsBase: options.resultsUrl ?? "",
			accountsBase: options.accountsUrl ?? "",
			identityBase: options.identityUrl ?? brand.identitySite ?? `${origin}/identity`,
			demoAccount: options.demoAccount,
			passPrice: options.passPrice ?? null,
			followed,
			clock: await options.clock(),
			zone: await options.zone(),
		});
		context.set(brandPagesContext, options.pages);
		return context;
	}

	async function render(request: Request, url: URL, origin: string): Promise<Rendered> {
		const dependencyKeys = new Set<string>();
		const language = requestLanguage(url, request.headers.get("cookie"), brand);
		const followed = await options.followed();
		const year = /^\/(\d+)(?=[/.]|$)/.exec(url.pathname)?.[1];
		let freshUntil = year !== undefined && !(year in followed) ? Number.POSITIVE_INFINITY : options.now() + FRESH_FOR;
		const ask = askThrough(client, language, dependencyKeys, (until) => {
			freshUntil = Math.min(freshUntil, Math.max(until.getTime(), options.now() + KEPT_FOR));
		});
		const built = await build();
		const { renderDocument } = built.entry.module as unknown as typeof entry;
		const context = await contextOf(ask, language, origin, followed);
		// Only the address and the language reach the page: the document is the same for every reader.
		const asked = new Request(url, { method: "GET", headers: { accept: "text/html" } });
		const rendered = ROUTERS_OWN.test(url.pathname)
			? await dataOf(await handle(asked, context))
			: await renderDocument(built, asked, context, (error) => {
					log.error({ err: error, path: url.pathname }, "a page could not be loaded or drawn");
				});
		const { status, headers: said, body } = rendered;
		const headers: Record<string, string> = {
			...SECURITY_HEADERS,
			...transportSecurity(options.publicUrl, options.hstsIncludesSubdomains),
			[OWN_ANSWER]: "page",
		};
		for (const name of ["content-type", "location"]) {
			const value = said[name];
			if (value !== undefined) headers[name] = value;
		}
		if (headers["content-type"]?.startsWith("text/html")) {
			headers["content-security-policy"] = contentSecurityPolicy(inlineOf(rendered), elsewhere, PLAYING_PATH.test(url.pathname));
		}
		headers["cache-control"] = status === 200 ? "public, no-cache" : "no-store";
		return {
			document: await StoredResponse.of(
				{ status, headers, body, vary: VARY },
				acceptedEncoding(request.headers.get("accept-encoding")),
			),
			dependencyKeys,
			freshUntil,
			keep: options.cache && status === 200,
		};
	}

	/**
	 * @param meter that a page counts on which is not kept
	 * @returns null where it may not be rendered now
	 */
	async function documentOf(
		key: string,
		request: Request,
		url: URL,
		origin: string,
		meter: CpuQuota,
	): Promise<StoredResponse | null> {
		let mayRender = true;
		try {
			return await documents.get(key, options.now(), () => {
				mayRender = meter.wait() === 0;
				// Thrown before anything is rendered, so that it is this request's alone.
				if (!mayRender) throw new ProcessorBudgetSpent("the address has used up its time");
				return turns.take(meter, () => render(request, url, origin));
			});
		} catch (error) {
			if (!(error instanceof ProcessorBudgetSpent)) throw error;
			// It was asked for by another address, which may not go on.
			if (mayRender && meter.wait() === 0) return documentOf(key, request, url, origin, meter);
			return null;
		}
	}

	const keyOf = (language: Language, address: string) => `${brand.folder} ${language} ${address}`;

	/** What an answer says beside its document: of the language that its reader has come with. */
	const besidesOf = (document: StoredResponse, url: URL, cookie: string | null) =>
		rememberAskedLanguage(url.searchParams.get("lang"), cookie, { caching: document.header("cache-control"), secure: isSecure });

	/** @returns the address of the document that is asked for; null where none can be asked for so */
	function readAddress(address: string): ReadAddress | null {
		const url = parsedUrl(address);
		if (url === null) return null;
		url.search = knownSearch(url);
		const read = { href: url.href, lang: url.searchParams.get("lang") };
		if (addresses.size >= MOST_ADDRESSES) addresses.clear();
		if (address.length <= LONGEST_ADDRESS) addresses.set(address, read);
		return read;
	}

	return {
		async page(page, meter) {
			const [, language, address] = /^([a-z]{2}),(\/.*)$/.exec(page) ?? [];
			if (language === undefined || address === undefined || !isLanguage(language)) return null;
			const origin = publicOrigin ?? "http://localhost";
			if (!URL.canParse(address, origin)) return null;
			const url = new URL(address, origin);
			url.search = knownSearch(url);
			const read = async () => {
				const ask = askThrough(options.ask, language, new Set());
				const context = await contextOf(ask, language, origin, await options.followed());
				return readPage((await build()).routes, url, context);
			};
			if (meter === undefined) return read();
			if (meter.wait() > 0) return null;
			return turns.take(meter, read).catch((error: unknown) => {
				if (error instanceof ProcessorBudgetSpent) return null;
				throw error;
			});
		},
		async fetch(request, meter = UNMETERED) {
			if (request.method !== "GET" && request.method !== "HEAD") {
				return new Response("Only GET and HEAD.\n", { status: 405, headers: { ...SECURITY_HEADERS, allow: "GET, HEAD" } });
			}
			const asked = new URL(request.url);
			const origin = options.publicUrl ?? asked.origin;
			const url = askedAddress(asked, options.publicUrl);
			// The router accepts several spellings of a path: a page has one address.
			url.pathname = canonicalPath(url.pathname);
			// Whatever else it says, the document is the same.
			url.search = knownSearch(url);
			const language = requestLanguage(url, request.headers.get("cookie"), brand);
			const key = keyOf(language, url.href);
			try {
				const document = await documentOf(key, request, url, origin, meter);
				if (document === null) {
					await delayOverQuota(meter);
					return waitingPage(language, meter.wait());
				}
				if (url.pathname !== asked.pathname && document.status === 200) return redirectTo(url.pathname + url.search);
				return await answerFrom(document, request, besidesOf(document, url, request.headers.get("cookie")));
			} catch (error) {
				log.error({ err: error, path: asked.pathname }, "a document could not be rendered");
				return new Response("Something went wrong here. Please try again.\n", { status: 500, headers: { ...SECURITY_HEADERS } });
			}
		},
		stored({ method, url: target = "", headers: { host, cookie = null } }) {
			if ((method !== "GET" && method !== "HEAD") || !/^\/(?!\/)/.test(target)) return undefined;
			// Put together as a document's own address is: what is written in another way is looked for by the app.
			const address = `${publicOrigin ?? `http://${host}`}${target}`;
			if (!target.includes("?")) {
				const response = documents.kept(keyOf(languageInCookie(cookie) ?? brand.language, address), options.now());
				return response && { response };
			}
			const asked = addresses.get(address) ?? readAddress(address);
			if (asked === null) return undefined;
			const language = isLanguage(asked.lang) ? asked.lang : (languageInCookie(cookie) ?? brand.language);
			const response = documents.kept(keyOf(language, asked.href), options.now());
			return (
				response && {
					response,
					besides: rememberAskedLanguage(asked.lang, cookie, { caching: response.header("cache-control"), secure: isSecure }),
				}
			);
		},
	};
}

const redirectTo = (location: string): Response =>
	new Response(null, { status: 301, headers: { ...SECURITY_HEADERS, location, "cache-control": "no-cache" } });

/** Not after asking `URL.canParse`, which Node 20, once it is asked often, answers wrongly of letters beyond ASCII. */
function parsedUrl(address: string): URL | null {
	try {
		return new URL(address);
	} catch {
		return null;
	}
}
