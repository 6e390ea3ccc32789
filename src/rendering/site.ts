import { knownSearch } from "../client/address/query-parameters.ts";
import { askedAddress } from "../http/asked-address.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import { type CpuQuota, delayOverQuota, UNMETERED } from "../http/cpu-quota.ts";
import { plainText } from "../http/plain-text.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { DocumentCache } from "../serving/document-cache.ts";
import { answerFrom, type FindStored } from "../serving/send-stored.ts";
import type { StoredResponse } from "../serving/stored-response.ts";
import { isLanguage, type Language, languageInCookie, requestLanguage } from "../text/language.ts";
import { rememberAskedLanguage } from "./asked-language.ts";
import type { FollowedPage } from "./followed-page.ts";
import { namedPage, PageData } from "./page-data.ts";
import { PageRenderer, publicOriginOf, type SiteOptions } from "./page-renderer.ts";
import { ReadAddresses } from "./read-addresses.ts";
import { ProcessorBudgetSpent, RenderScheduler } from "./render-scheduler.ts";
import { waitingPage } from "./waiting-page.ts";

/** Limit of the document cache in bytes: the pages of a full day of a big cup. */
const CAPACITY = 32 * 1024 * 1024;

export type Site = {
	/** @param meter the client's quota: a cached document costs nothing, a rendered one its processor time */
	fetch(request: Request, meter?: CpuQuota): Promise<Response>;
	/** The document if it is cached and fresh, for the listener that answers before the app. */
	readonly stored: FindStored;
	/** The data of a page if it is cached and fresh, for the same listener. */
	readonly storedPageData: FindStored;
	/** The data of a page for a navigation in the browser (page-data.ts), on its client's quota. */
	pageData(request: Request, meter?: CpuQuota): Promise<Response>;
	/**
	 * The data of a followed page, such as "sv,/2026/matches?day=2026-07-16".
	 * @param meter the quota that reading it is charged to, in turn with rendering; undefined: free and at once
	 */
	readonly page: (page: string, meter?: CpuQuota) => Promise<FollowedPage | null>;
};

/** The public site: documents rendered by React, cached until something they depend on changes. */
export function createSite(options: SiteOptions): Site {
	const { brand, log } = options;
	const renderer = new PageRenderer(options);
	const documents = new DocumentCache(options.changes, CAPACITY);
	const publicOrigin = publicOriginOf(options);
	// The server itself speaks http: a proxy in front of it terminates TLS, and PUBLIC_URL shows that.
	const isSecure = publicOrigin?.startsWith("https:") ?? false;
	const pageData = new PageData(options);
	const addresses = new ReadAddresses();
	const turns = new RenderScheduler();

	/**
	 * @param meter the quota that rendering is charged to
	 * @returns null if the quota allows no rendering now
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
				// Thrown before rendering begins, so that no other request for the same document fails with it.
				if (!mayRender) throw new ProcessorBudgetSpent("the address has used up its time");
				return turns.take(meter, () => renderer.render(request, url, origin));
			});
		} catch (error) {
			if (!(error instanceof ProcessorBudgetSpent)) throw error;
			// Another address, which is over its quota, had begun this document.
			if (mayRender && meter.wait() === 0) return documentOf(key, request, url, origin, meter);
			return null;
		}
	}

	const keyOf = (language: Language, address: string) => `${brand.folder} ${language} ${address}`;

	/** Headers beside the document's own: the language in the address is remembered in a cookie. */
	const besidesOf = (document: StoredResponse, url: URL, cookie: string | null) =>
		rememberAskedLanguage(url.searchParams.get("lang"), cookie, { caching: document.header("cache-control"), secure: isSecure });

	return {
		async page(page, meter) {
			const origin = publicOrigin ?? "http://localhost";
			const named = namedPage(page, origin);
			if (named === null) return null;
			const read = () => renderer.readData(named.url, named.language, origin);
			if (meter === undefined) return read();
			if (meter.wait() > 0) return null;
			return turns.take(meter, read).catch((error: unknown) => {
				if (error instanceof ProcessorBudgetSpent) return null;
				throw error;
			});
		},
		storedPageData: (asked) => pageData.stored(asked, publicOrigin ?? `http://${asked.headers.host}`),
		async pageData(request, meter = UNMETERED) {
			const origin = publicOrigin ?? new URL(request.url).origin;
			try {
				return await pageData.answer(request, origin, (url, language) => {
					if (meter.wait() > 0) throw new ProcessorBudgetSpent("the address has used up its time");
					return turns.take(meter, () => renderer.readForNavigation(url, language, origin));
				});
			} catch (error) {
				// The browser then asks GraphQL, which answers when the quota allows it again.
				if (error instanceof ProcessorBudgetSpent) return plainText("Too many pages were asked for.\n", 429, UNCACHED);
				log.error({ err: error, path: new URL(request.url).pathname }, "the data of a page could not be read");
				return plainText("Something went wrong here. Please try again.\n", 500, UNCACHED);
			}
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
			// Other parameters do not change the document.
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
			// Built like a document's own address; other spellings are left to the app.
			const address = `${publicOrigin ?? `http://${host}`}${target}`;
			if (!target.includes("?")) {
				const response = documents.kept(keyOf(languageInCookie(cookie) ?? brand.language, address), options.now());
				return response && { response };
			}
			const asked = addresses.read(address);
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

const UNCACHED = { ...SECURITY_HEADERS, "cache-control": "no-store" };

const redirectTo = (location: string): Response =>
	new Response(null, { status: 301, headers: { ...SECURITY_HEADERS, location, "cache-control": "no-cache" } });
