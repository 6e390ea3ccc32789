import { knownSearch } from "../client/address/query-parameters.ts";
import type { FollowedEditions } from "../client/data/context.ts";
import { OWN_ANSWER } from "../client/offline/saved-names.ts";
import { plainText } from "../http/plain-text.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { acceptedEncoding } from "../serving/accepted-encoding.ts";
import { type ChangeLog, ResponseStore, type Storable } from "../serving/response-store.ts";
import { answerFrom } from "../serving/send-stored.ts";
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

/** Limit of the cached data in bytes. */
const CAPACITY = 4 * 1024 * 1024;

type Read = NonNullable<Awaited<ReturnType<PageRenderer["readForNavigation"]>>>;

/** @returns what the page's loader reads; null if nothing is there */
export type ReadPage = (url: URL, language: Language, origin: string) => Promise<Read | null>;

export type PageDataOptions = {
	readonly followed: () => Promise<FollowedEditions>;
	readonly changes: ChangeLog;
	/** Milliseconds since 1970. */
	readonly now: () => number;
};

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

	constructor(options: PageDataOptions) {
		this.#options = options;
		this.#store = new ResponseStore(options.changes, CAPACITY);
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
		const key = `${asked.language} ${asked.url.href}`;
		// Asked for first: what is cached then is valid at least since that revision.
		const revisions = await followed();
		const kept = this.#store.get(key, now());
		if (kept !== undefined) return answerFrom(kept.response, request, revisionOf(revisions[kept.year]));
		const readSince = changes.sequence;
		const page = await read(asked.url, asked.language, origin);
		if (page === null) return nothing();
		const { data, year, revision, dependencyKeys, freshUntil } = page;
		const response = await StoredResponse.of(
			{ status: 200, headers: HEADERS, body: JSON.stringify({ data }), vary: "Accept-Encoding" },
			acceptedEncoding(request.headers.get("accept-encoding")),
		);
		this.#store.put(key, new KeptPage(response, year), { dependencyKeys, readSince, freshUntil, now: now() });
		return answerFrom(response, request, revisionOf(revision));
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
	url.search = knownSearch(url);
	return { language, url };
}
