import type { IncomingMessage } from "node:http";
import { knownSearch } from "../client/address/query-parameters.ts";
import type { FollowedEditions } from "../client/data/context.ts";
import { OWN_ANSWER } from "../client/offline/saved-names.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import { plainText } from "../http/plain-text.ts";
import { SECURITY_HEADERS, transportSecurity } from "../http/security-headers.ts";
import { acceptedEncoding, type ContentCoding } from "../serving/accepted-encoding.ts";
import { type ChangeLog, ResponseStore, type Storable } from "../serving/response-store.ts";
import { answerFrom, type FoundResponse } from "../serving/send-stored.ts";
import { StoredResponse } from "../serving/stored-response.ts";
import { isLanguage, type Language } from "../text/language.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** The parameter of /graphql that names a page. */
const PAGE = "page";

/** Whether a request for /graphql names a page instead of a query. */
export const asksForPage = ({ method, url }: Request): boolean => {
	if (method !== "GET" && method !== "HEAD") return false;
	const { searchParams } = new URL(url);
	return searchParams.has(PAGE) && !searchParams.has("query");
};

/** Limits of the cache of addresses: how many, and characters of each. */
const MOST_ADDRESSES = 2_000;
const LONGEST_ADDRESS = 300;

/** Limit of the cached data in bytes. */
const CAPACITY = 4 * 1024 * 1024;

type Read = NonNullable<Awaited<ReturnType<PageRenderer["readForNavigation"]>>>;

/** @returns what the page's loader reads; null if nothing is there */
export type ReadPage = (url: URL, language: Language, origin: string) => Promise<Read | null>;

export type PageDataOptions = {
	readonly followed: () => Promise<FollowedEditions>;
	readonly changes: ChangeLog;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Whether the HSTS header includes subdomains. */
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Off in development, where a page's loader changes without the record. */
	readonly cache: boolean;
};

/** A reading that has not ended, and the point in the sequence of changes before it began. */
type Reading = { readonly since: number; readonly page: Promise<PageAt | null> };
/** Data that was just read, at this revision of its edition. */
type PageAt = { readonly response: StoredResponse; readonly revision: number | undefined };

/** The cached data of a page, with the year whose revision goes into its header. */
class KeptPage implements Storable {
	readonly response: StoredResponse;
	readonly year: string;

	constructor(response: StoredResponse, year: string) {
		this.response = response;
		this.year = year;
	}

	get bytes(): number {
		return this.response.bytes;
	}

	set onResize(resized: () => void) {
		this.response.onResize = resized;
	}
}

/**
 * The answers to a page's own queries, by the page's name instead of their text: `GET /graphql?page=sv,/2026/matches?day=2026-07-16`. One
 * short request that a browser can send before it has the page's module, which alone knows the queries. The page's loader makes both
 * (docs/develop/decisions/0081-a-pages-queries-by-its-name.md).
 */
export class PageData {
	readonly #options: PageDataOptions;
	readonly #store: ResponseStore<KeptPage>;
	readonly #headers: Readonly<Record<string, string>>;
	/** The public revisions, and the point in the sequence of changes up to which they are these. */
	#revisions: { readonly followed: FollowedEditions; readonly sequence: number } | undefined;
	/** The keys of addresses as they are written: parsing takes longer than answering. */
	readonly #keys = new Map<string, string>();
	readonly #reading = new Map<string, Reading>();

	constructor(options: PageDataOptions) {
		this.#options = options;
		this.#store = new ResponseStore(options.changes, CAPACITY);
		this.#headers = { ...HEADERS, ...transportSecurity(options.publicUrl, options.hstsIncludesSubdomains) };
	}

	/** The data if it is cached and fresh, for the listener that answers before the app. @param origin the one that visitors use */
	stored({ method, url: target = "" }: IncomingMessage, origin: string): FoundResponse | undefined {
		if ((method !== "GET" && method !== "HEAD") || !target.startsWith("/graphql?page=")) return undefined;
		const key = this.#keys.get(`${origin} ${target}`);
		if (key === undefined || this.#revisions?.sequence !== this.#options.changes.sequence) return undefined;
		const kept = this.#store.get(key, this.#options.now());
		return kept && { response: kept.response, ...besidesOf(this.#revisions.followed[kept.year]) };
	}

	/**
	 * @param origin the one that visitors use
	 * @param read called on a cache miss
	 * @returns the data as JSON, with the edition's revision at which it is valid in a header; null where nothing is there, 400 for no name
	 */
	async answer(request: Request, origin: string, read: ReadPage): Promise<Response> {
		const asked = namedPage(new URL(request.url).searchParams.get(PAGE) ?? "", origin);
		if (asked === null) return noName();
		const { now, followed, changes } = this.#options;
		const key = keyOf(asked);
		this.#rememberKey(origin, new URL(request.url), key);
		// Asked for first: what is cached then is valid at least since that revision.
		const { sequence } = changes;
		const revisions = await followed();
		this.#revisions = { followed: revisions, sequence };
		const kept = this.#store.get(key, now());
		if (kept !== undefined) return answerFrom(kept.response, request, revisionOf(revisions[kept.year]));
		const coding = acceptedEncoding(request.headers.get("accept-encoding"));
		const page = await this.#readOnce(key, () => this.#read(key, coding, () => read(asked.url, asked.language, origin)));
		return page === null ? nothing() : answerFrom(page.response, request, revisionOf(page.revision));
	}

	#rememberKey(origin: string, { pathname, search }: URL, key: string): void {
		const address = `${origin} ${pathname}${search}`;
		if (this.#keys.size >= MOST_ADDRESSES) this.#keys.clear();
		if (address.length <= LONGEST_ADDRESS) this.#keys.set(address, key);
	}

	/** One reading for all concurrent requests, unless something changes meanwhile. After one that fails, the others read by themselves. */
	async #readOnce(key: string, read: () => Promise<PageAt | null>): Promise<PageAt | null> {
		const since = this.#options.changes.sequence;
		const known = this.#reading.get(key);
		const shared = known?.since === since ? await known.page.catch(() => undefined) : undefined;
		if (shared !== undefined) return shared;
		const page = read().finally(() => {
			if (this.#reading.get(key)?.page === page) this.#reading.delete(key);
		});
		this.#reading.set(key, { since, page });
		return page;
	}

	async #read(key: string, coding: ContentCoding, read: () => ReturnType<ReadPage>): Promise<PageAt | null> {
		const { changes, now, cache } = this.#options;
		const readSince = changes.sequence;
		const page = await read();
		if (page === null) return null;
		const { data, year, revision, dependencyKeys, freshUntil } = page;
		const response = await StoredResponse.of(
			{ status: 200, headers: this.#headers, body: JSON.stringify({ data }), vary: "Accept-Encoding" },
			coding,
		);
		if (cache) this.#store.put(key, new KeptPage(response, year), { dependencyKeys, readSince, freshUntil, now: now() });
		return { response, revision };
	}
}

const HEADERS = {
	...SECURITY_HEADERS,
	"content-type": "application/json",
	"cache-control": "public, no-cache",
	[OWN_ANSWER]: "data",
};

/** As GraphQL answers about what is not there. */
const nothing = () => Response.json({ data: null }, { headers: { ...SECURITY_HEADERS, "cache-control": "no-store" } });

const noName = () =>
	plainText("page is a language and a page's address, such as en,/2026/matches.\n", 400, {
		...SECURITY_HEADERS,
		"cache-control": "no-store",
	});

const besidesOf = (revision: number | undefined) => {
	const besides = revisionOf(revision);
	return besides && { besides };
};

const keyOf = ({ language, url }: { readonly language: Language; readonly url: URL }): string => `${language} ${url.href}`;

/** None for an edition that nobody follows. */
const revisionOf = (revision: number | undefined) => (revision === undefined ? undefined : { revision: String(revision) });

/**
 * @param name as pages are named to the event stream: "sv,/2026/matches?day=2026-07-16"
 * @returns null for what is no name
 */
export function namedPage(name: string, origin: string): { readonly language: Language; readonly url: URL } | null {
	const [, language, address] = /^([a-z]{2}),(\/(?!\/).*)$/.exec(name) ?? [];
	if (address === undefined || !isLanguage(language) || !URL.canParse(address, origin)) return null;
	const url = new URL(address, origin);
	// The router accepts several spellings of a path, and other parameters change nothing.
	url.pathname = canonicalPath(url.pathname);
	url.search = knownSearch(url);
	return { language, url };
}
