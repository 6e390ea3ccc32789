import type { ResponseToStore } from "./stored-response.ts";

/** A request without its client: the answer is the same for everybody. */
export type Asked = {
	/** Path and query as received, cheap to compare. */
	readonly target: string;
	/** The public address, parsed when a resource needs it. */
	readonly url: URL;
};

/** An answer that may be cached, with its dependencies. */
export type Made = ResponseToStore & {
	/** A change of any key makes it stale … */
	readonly dependencyKeys: Iterable<string>;
	/** … and so does this instant, in milliseconds since 1970, without any change. */
	readonly freshUntil: number;
	/** Left out: cached if its status is 200. */
	readonly isCached?: boolean;
};

/** One kind of thing that the server caches. A new kind is a file with one of these, and a row in server/resources.ts. */
export type Resource = {
	/** Its name in the log: "a calendar". */
	readonly name: string;
	/** Limit in bytes of its cached answers. The least recently read ones are evicted. */
	readonly budget: number;
	/** The one place where the cache key is built. @returns null if the request is for something else */
	keyOf(asked: Asked): string | null;
	/** Called on a cache miss, once for all concurrent requests. A `Response` is sent unchanged and never cached. */
	make(key: string, asked: Asked): Promise<Made | Response>;
	/** Headers of the answer if `make` fails. */
	readonly failureHeaders: Readonly<Record<string, string>>;
};
