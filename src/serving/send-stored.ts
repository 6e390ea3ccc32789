import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { StoredResponse } from "./stored-response.ts";

/** A cached answer for a request. */
export type FoundResponse = {
	readonly response: StoredResponse;
	/** Headers of this response, in addition to the cached ones or in their place. */
	readonly besides?: Readonly<Record<string, string>>;
};

/** Looks an answer up in the caches, and renders nothing. */
export type FindStored = (request: IncomingMessage) => FoundResponse | undefined;

/**
 * Sends a cached answer, with `node:http` itself.
 * @returns false if it is not available in a coding that the request accepts
 */
export function sendStored(request: IncomingMessage, response: ServerResponse, found: FoundResponse): boolean {
	const { response: stored, besides } = found;
	if (isKnown(stored, request.headers["if-none-match"])) {
		response.writeHead(304, withBesides(stored.notModified, besides)).end();
		return true;
	}
	const ready = stored.ready(acceptedEncoding(request.headers["accept-encoding"] as string | undefined));
	if (ready === undefined) return false;
	response.writeHead(stored.status, withBesides(ready.headers, besides));
	if (request.method === "HEAD") response.end();
	else response.end(ready.body);
	return true;
}

/** The same answer for a request that has come through the app. */
export async function answerFrom(
	stored: StoredResponse,
	request: Request,
	besides?: FoundResponse["besides"],
): Promise<Response> {
	if (isKnown(stored, request.headers.get("if-none-match"))) {
		return new Response(null, { status: 304, headers: headersOf(stored.notModified, besides) });
	}
	const made = await stored.in(acceptedEncoding(request.headers.get("accept-encoding")));
	const body = request.method === "HEAD" ? null : (made.body as Uint8Array<ArrayBuffer>);
	return new Response(body, { status: stored.status, headers: headersOf(made.headers, besides) });
}

/** Whether the client has it already (RFC 9110 §13.1.2). */
function isKnown({ status, etag }: StoredResponse, ifNoneMatch: string | null | undefined): boolean {
	if (status !== 200 || !ifNoneMatch) return false;
	if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
	return ifNoneMatch.split(",").some((tag) => opaque(tag.trim()) === opaque(etag));
}

/** Weak comparison (RFC 9110 §8.8.3.2): a proxy that compresses an answer weakens its tag. */
const opaque = (tag: string): string => tag.replace(/^W\//, "");

function withBesides(headers: readonly string[], besides: FoundResponse["besides"]): string[] {
	// `writeHead` does not change it.
	if (besides === undefined) return headers as string[];
	const left = new Map(Object.entries(besides));
	const all = [...headers];
	for (let index = 0; index < all.length; index += 2) {
		const name = all[index] as string;
		all[index + 1] = left.get(name) ?? (all[index + 1] as string);
		left.delete(name);
	}
	return all.concat(...left);
}

function headersOf(flat: readonly string[], besides: FoundResponse["besides"]): Headers {
	const headers = new Headers();
	for (let index = 0; index < flat.length; index += 2) headers.set(flat[index] as string, flat[index + 1] as string);
	for (const [name, value] of Object.entries(besides ?? {})) headers.set(name, value);
	return headers;
}
