import type { ResponseToStore } from "./stored-response.ts";

/** What a request asks for, without who asks: an answer is the same for everybody. */
export type Asked = {
	/** Path and query as they were sent: cheap to look at. */
	readonly target: string;
	/** The address as visitors write it. Read when a resource needs it. */
	readonly url: URL;
};

/** An answer that may be cached, with what it depends on. */
export type Made = ResponseToStore & {
	/** A change of any makes it stale … */
	readonly dependencyKeys: Iterable<string>;
	/** … and so does this instant, in milliseconds since 1970, though nothing changed. */
	readonly freshUntil: number;
	/** Left out: it is cached where its status is 200. */
	readonly isCached?: boolean;
};

/** One kind of thing that the server caches. A new kind is a file with one of these, and a row in server/resources.ts. */
export type Resource = {
	/** In the log: "a calendar". */
	readonly name: string;
	/** Bytes that its cached answers may need. The least recently read ones make room. */
	readonly budget: number;
	/** The one place where the key is written. @returns null where the request asks for something else */
	keyOf(asked: Asked): string | null;
	/** Called where nothing is cached under the key, once however many ask for it. A `Response` goes out as it is and is never cached. */
	make(key: string, asked: Asked): Promise<Made | Response>;
	/** Headers of the answer that says that `make` failed. */
	readonly failureHeaders: Readonly<Record<string, string>>;
};
