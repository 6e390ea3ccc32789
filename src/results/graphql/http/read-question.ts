import { isUtf8 } from "node:buffer";
import { LIMITS } from "./limits.ts";

/** A request's query as sent: the document may be invalid, and the variables may not fit it. */
export type SentQuestion = {
	readonly query: string;
	readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
	readonly operationName?: string | null | undefined;
};

/** The request is not a GraphQL query: wrong method, media type or form. Its message is for the client. */
export class UnreadableRequest extends Error {
	readonly status: number;
	/** The value of the `Allow` header; null: left out. */
	readonly allow: string | null;

	constructor(message: string, status = 400, allow: string | null = null) {
		super(message);
		this.status = status;
		this.allow = allow;
	}
}

const METHODS = "GET, POST";
/** The types that `variables` and `extensions` may have. */
const NOTHING_OR_OBJECT: ReadonlySet<string> = new Set(["object", "null", "undefined"]);
/** Parameters of a body. `lang` and `revision` only have an effect in the address. */
const PARAMETERS: ReadonlySet<string> = new Set(["query", "variables", "operationName", "extensions", "lang", "revision"]);

type Parameters = Readonly<Record<string, unknown>>;

/** A parser for each media type of a body. */
const BODIES: Readonly<Record<string, (text: string) => unknown>> = {
	"application/json": fromJson,
	"application/graphql+json": fromJson,
	"application/graphql": (query) => ({ query }),
	"application/x-www-form-urlencoded": (text) => fromParameters(new URLSearchParams(text)),
};

/**
 * @param address of the request, with its normalised parameters
 * @throws UnreadableRequest
 */
export async function readQuestion(request: Request, address: URL): Promise<SentQuestion> {
	if (request.method === "GET") return checked(fromParameters(address.searchParams));
	if (request.method !== "POST") throw new UnreadableRequest("GraphQL only supports GET and POST requests.", 405, METHODS);
	checkLength(request.headers.get("content-length"));
	const read = BODIES[(request.headers.get("content-type") ?? "").split(/[,;]/, 1)[0] as string];
	if (read === undefined) throw new UnreadableRequest("Unsupported Media Type.", 415);
	const body = await bytesOf(request);
	const sent = read(body.toString());
	if (!isUtf8(body)) throw new UnreadableRequest("The body is not UTF-8 text.");
	return checked(sent);
}

function checkLength(length: string | null): void {
	if (length === null) return;
	if (!/^\d+$/.test(length)) throw new UnreadableRequest("Content-Length header is invalid.");
	if (Number(length) > LIMITS.body) throw tooLong();
}

async function bytesOf(request: Request): Promise<Buffer> {
	try {
		if (request.headers.has("content-length")) return Buffer.from(await request.arrayBuffer());
		const parts: Uint8Array[] = [];
		let length = 0;
		for await (const part of request.body ?? []) {
			parts.push(part);
			length += part.length;
			if (length > LIMITS.body) throw tooLong();
		}
		return Buffer.concat(parts);
	} catch (error) {
		if (error instanceof UnreadableRequest) throw error;
		throw new UnreadableRequest("The body did not arrive whole.");
	}
}

const tooLong = () => new UnreadableRequest("Request body too large", 413);

function fromJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UnreadableRequest("POST body sent invalid JSON.");
	}
}

function fromParameters(sent: URLSearchParams): Parameters {
	try {
		return {
			query: sent.get("query") || undefined,
			operationName: sent.get("operationName") || undefined,
			variables: JSON.parse(sent.get("variables") || "null"),
			extensions: JSON.parse(sent.get("extensions") || "null"),
		};
	} catch {
		throw new UnreadableRequest("variables and extensions are written as JSON.");
	}
}

/** Validates as GraphQL over HTTP specifies. */
function checked(sent: unknown): SentQuestion {
	if (Array.isArray(sent)) throw new UnreadableRequest("Batching is not supported.");
	if (typeof sent !== "object" || sent === null)
		throw new UnreadableRequest(`POST body is expected to be object but received ${kindOf(sent)}`);
	const { query, variables, extensions, operationName } = sent as Parameters;
	for (const [name, value] of Object.entries(sent)) {
		if (value !== null && !PARAMETERS.has(name))
			throw new UnreadableRequest(`Unexpected parameter "${name}" in the request body.`);
	}
	if (query === null || query === undefined) throw new UnreadableRequest("Must provide query string.", 400, METHODS);
	if (typeof query !== "string")
		throw new UnreadableRequest(`Expected "query" param to be a string, but given ${kindOf(query)}.`, 400, METHODS);
	for (const [name, value] of Object.entries({ variables, extensions })) {
		if (NOTHING_OR_OBJECT.has(kindOf(value))) continue;
		const message = `Expected "${name}" param to be empty or an object, but given ${kindOf(value)}.`;
		throw new UnreadableRequest(message, 400, METHODS);
	}
	return { query, variables, operationName } as SentQuestion;
}

function kindOf(value: unknown): string {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : typeof value;
}
