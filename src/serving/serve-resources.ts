import type { IncomingMessage } from "node:http";
import { askedAddress } from "../http/asked-address.ts";
import { plainText } from "../http/plain-text.ts";
import type { Logger } from "../log/log.ts";
import { acceptedEncoding, type ContentCoding } from "./accepted-encoding.ts";
import { DocumentCache, type DocumentChanges } from "./document-cache.ts";
import type { Asked, Made, Resource } from "./resource.ts";
import { answerFrom, type FindStored } from "./send-stored.ts";
import { StoredResponse } from "./stored-response.ts";

export type ServeResourcesOptions = {
	/** When each part of the read model was last changed. */
	readonly changes: DocumentChanges;
	readonly log: Pick<Logger, "error">;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Milliseconds since 1970; left out: the machine's clock. */
	readonly now?: () => number;
};

export type ServedResources = {
	/** Cached answers, for the look-up before the app (server/listen.ts). */
	readonly stored: FindStored;
	/** Answers GET and HEAD, rendering on a cache miss. @returns null if no resource has the address */
	readonly fetch: (request: Request) => Promise<Response | null>;
};

/** Carries an answer that is never cached out of the cache's render function. */
class Uncached extends Error {
	readonly response: Response;

	constructor(response: Response) {
		super();
		this.response = response;
	}
}

/** Serves a table of resources: one look-up, a cache with a limit for each, and codings, ETag, 304, HEAD and Vary for all. */
export function serveResources(table: readonly Resource[], options: ServeResourcesOptions): ServedResources {
	const { changes, log, publicUrl, now = () => Date.now() } = options;
	const rows = table.map((resource) => ({ resource, cache: new DocumentCache(changes, resource.budget) }));

	function find(asked: Asked) {
		for (const { resource, cache } of rows) {
			const key = resource.keyOf(asked);
			if (key !== null) return { resource, cache, key };
		}
		return null;
	}

	async function render(resource: Resource, key: string, asked: Asked, coding: ContentCoding) {
		const made = await resource.make(key, asked);
		if (made instanceof Response) throw new Uncached(made);
		return rendered(made, coding);
	}

	return {
		stored({ method, url: target = "", headers: { host } }: IncomingMessage) {
			if ((method !== "GET" && method !== "HEAD") || !target.startsWith("/")) return undefined;
			const found = find(new AskedTarget(target, () => new URL(`http://${host}${target}`), publicUrl));
			const response = found?.cache.kept(found.key, now());
			return response && { response };
		},
		async fetch(request) {
			const { pathname, search } = new URL(request.url);
			const asked = new AskedTarget(pathname + search, () => new URL(request.url), publicUrl);
			const found = find(asked);
			if (found === null) return null;
			const { resource, cache, key } = found;
			const coding = acceptedEncoding(request.headers.get("accept-encoding"));
			try {
				return await answerFrom(await cache.get(key, now(), () => render(resource, key, asked, coding)), request);
			} catch (error) {
				if (error instanceof Uncached) return error.response.clone();
				log.error({ err: error, path: pathname }, `${resource.name} could not be made`);
				return plainText("Something went wrong here. Please try again.\n", 500, resource.failureHeaders);
			}
		},
	};
}

async function rendered(made: Made, coding: ContentCoding) {
	const { dependencyKeys, freshUntil, isCached, ...answer } = made;
	const document = await StoredResponse.of(answer, coding);
	return { document, dependencyKeys, freshUntil, keep: isCached ?? answer.status === 200 };
}

/** Most requests match none of the resources, and no resource needs to parse the address to see that. */
class AskedTarget implements Asked {
	readonly target: string;
	readonly #read: () => URL;
	readonly #publicUrl: string | undefined;
	#url: URL | undefined;

	constructor(target: string, read: () => URL, publicUrl: string | undefined) {
		this.target = target;
		this.#read = read;
		this.#publicUrl = publicUrl;
	}

	get url(): URL {
		this.#url ??= askedAddress(this.#read(), this.#publicUrl);
		return this.#url;
	}
}
