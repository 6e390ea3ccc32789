import { readFileSync } from "node:fs";
import type { ExecutionResult } from "graphql";
import Negotiator from "negotiator";
import { type CpuQuota, delayOverQuota, delayRefusal, UNMETERED } from "../../../http/cpu-quota.ts";
import { SECURITY_HEADERS, transportSecurity } from "../../../http/security-headers.ts";
import { acceptedEncoding } from "../../../serving/accepted-encoding.ts";
import { answerFrom, type FindStored, type FoundResponse } from "../../../serving/send-stored.ts";
import type { ResponseToStore, StoredResponse } from "../../../serving/stored-response.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";
import { codedError } from "../schema/errors.ts";
import { knownLanguage } from "../schema/language.ts";
import { makeSchema, schema } from "../schema/schema.ts";
import { AnswerCache } from "./answer-cache.ts";
import { askedEdition, atLeast, ReachedRevisions } from "./at-least.ts";
import { CheckedDocuments } from "./checked-documents.ts";
import { executeQuestion, OVER_QUOTA, tooLarge } from "./execute-question.ts";
import { askedBy, declaredByOwn, type OwnDocuments } from "./own-documents.ts";
import { PlannedAnswers, type Question } from "./planned-answers.ts";
import { type AnswerPosted, answerPosted } from "./posted.ts";
import { withQueryBudget } from "./query-budget.ts";
import { readQuestion, UnreadableRequest } from "./read-question.ts";
import { type MeteredContext, Turns } from "./turns.ts";

/** A page for trying queries in development. It loads nothing from other servers. */
function explorer(): Response {
	const page = readFileSync(new URL("explorer.html", import.meta.url), "utf8");
	return new Response(page, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}

/** The schema for outside requests, which count against the budget in their context. */
const limitedSchema = withQueryBudget(makeSchema());

export type OverHttpOptions = {
	readonly models: ReadModels;
	/** The path that it is mounted on. */
	readonly path: string;
	/** Enables the explorer page, for development. */
	readonly graphiql: boolean;
	/** The site's own documents, which are answered even if an address has exceeded its quota. */
	readonly ownDocuments: OwnDocuments;
	/** The public address; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Whether the HSTS header includes subdomains. */
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** Called with internal errors. */
	readonly onError: (error: unknown) => void;
	/**
	 * Called for a request that is not GraphQL, or cannot be read.
	 * @param reason its message, without anything that the client sent
	 */
	readonly onUnreadable?: (reason: string) => void;
};

const JSON_TYPE = "application/json";
const JSON_UTF8 = `${JSON_TYPE}; charset=utf-8`;
const RESPONSE_JSON = "application/graphql-response+json";
/** Codes for requests without a readable query. */
const UNREADABLE: ReadonlySet<unknown> = new Set(["GRAPHQL_PARSE_FAILED", "BAD_REQUEST"]);

/** Any origin may query, without credentials: no answer depends on the client. */
const CROSS_ORIGIN = {
	"cross-origin-resource-policy": "cross-origin",
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "retry-after, revision",
};
const PREFLIGHT = {
	...CROSS_ORIGIN,
	"access-control-allow-methods": "GET, POST",
	"access-control-allow-headers": "content-type, x-requested-with, authorization",
	"access-control-max-age": "86400",
};

/** Proxies and CDNs may cache an answer for a second; a browser asks each time (DECISIONS §6). */
const KEPT_BY_SERVERS = "public, max-age=0, s-maxage=1";
/** The most entities that an answer may have read to be cached at its first request. */
const ONCE_KEYS = 1_000;
/** Bytes below which an answer is sent uncompressed: it fits in one network packet anyway. */
const SMALLEST_PACKED = 1_000;

export type GraphQLOverHttp = {
	/** POST, GET, HEAD and OPTIONS. */
	readonly fetch: (request: Request, meter?: CpuQuota) => Promise<Response>;
	/** Finds a cached, valid answer to GET, for use before the app is called. */
	readonly stored: FindStored;
	/** Answers plain POSTs before the app. */
	readonly posted: AnswerPosted;
};

/**
 * The API over HTTP: limited POST and GET, with cached answers to GET. A cached answer is free; making one is charged to the
 * client's quota.
 */
export function overHttp(options: OverHttpOptions): GraphQLOverHttp {
	const { models, path, graphiql, ownDocuments, publicUrl, onError, onUnreadable, hstsIncludesSubdomains } = options;
	const ownHeaders = { ...SECURITY_HEADERS, ...transportSecurity(publicUrl, hstsIncludesSubdomains), ...CROSS_ORIGIN };
	const keptHeaders = { ...ownHeaders, "cache-control": KEPT_BY_SERVERS };
	const turns = new Turns();
	const documents = new CheckedDocuments(schema, ownDocuments);
	const planned = new PlannedAnswers({ models, documents, turns });
	const tooLargeText = JSON.stringify(tooLarge());
	const behind = { models, schema: limitedSchema, documents, turns, ownDocuments, onError };
	const kept = new AnswerCache(models.changes, () => models.now({ clock: null }));
	const reached = new ReachedRevisions(models);

	/** Answers requests without a plan, including all invalid ones. */
	async function ask(request: Request, url: URL, meter: CpuQuota): Promise<{ response: Response; answered: ReadSession | null }> {
		const asking: MeteredContext = { meter };
		const type = mediaType(request.headers.get("accept"));
		const lang = knownLanguage(url.searchParams.get("lang")) ?? "en";
		let answered: ReadSession | null = null;
		let response: Response;
		try {
			const question = await readQuestion(request, url);
			const { result, reading } = await executeQuestion(behind, question, { lang, isGet: request.method === "GET" }, asking);
			if (result.errors === undefined) answered = reading;
			const status = statusOf(result, type);
			const cannotBeRead = result.errors?.find(({ extensions }) => UNREADABLE.has(extensions.code));
			if (cannotBeRead !== undefined) onUnreadable?.(cannotBeRead.message);
			response = new Response(JSON.stringify(result), { status, headers: { "content-type": `${type}; charset=utf-8` } });
		} catch (error) {
			if (!(error instanceof UnreadableRequest)) throw error;
			const { message, status, allow } = error;
			if (status === 400 || status === 415) onUnreadable?.(message);
			const headers = { "content-type": status === 415 ? JSON_UTF8 : `${type}; charset=utf-8`, ...(allow !== null && { allow }) };
			response = new Response(JSON.stringify({ errors: [codedError("BAD_REQUEST", message)] }), { status, headers });
		}
		// An invalid document costs as much as an answer, and is barely charged.
		if (answered === null && response.status !== 429) await delayRefusal(asking.meter.broken?.() ?? 0);
		return { response, answered };
	}

	async function answerGet(request: Request, asked: URL, meter: CpuQuota): Promise<Response> {
		const heardOf = askedEdition(asked.searchParams);
		const revision = heardOf && (await atLeast(models, heardOf));
		// Normalised, so that equivalent requests have the same key.
		const url = new URL(asked);
		url.search = askedBy(asked.searchParams, ownDocuments).toString();
		url.hash = "";
		const type = mediaType(request.headers.get("accept"));
		const key = `${type} ${url.search}`;
		const known = kept.get(key) ?? (await answer(request, url, { key, type, meter }));
		if (known instanceof Response) return known;
		if (heardOf) await reached.learn(heardOf);
		kept.remember(`${type} ${asked.pathname}${asked.search}`, { key, atLeast: heardOf });
		return answerFrom(known, request, besidesOf(known, revision));
	}

	/** @returns the stored answer for all clients; a Response if it is not to be shared */
	async function answer(
		request: Request,
		url: URL,
		{ key, type, meter }: { readonly key: string; readonly type: string; readonly meter: CpuQuota },
	): Promise<StoredResponse | Response> {
		if (meter.wait() > 0 && !declaredByOwn(ownDocuments, url.searchParams.get("query"))) return refused(type, meter);
		const coding = acceptedEncoding(request.headers.get("accept-encoding"));
		const question = type === JSON_TYPE ? questionOf(url.searchParams) : null;
		const lang = knownLanguage(url.searchParams.get("lang"));
		const isAgain = kept.isAskedAgain(key);
		const made = question && (await planned.make(question, lang, meter, isAgain ? undefined : ONCE_KEYS));
		if (made === "too large") return notStored(new Response(tooLargeText, { headers: { "content-type": JSON_UTF8 } }), meter);
		if (made !== null) return kept.keep(key, storable(made.body, JSON_UTF8, made.reading), coding, made, isAgain);
		const readSince = models.changes.sequence;
		const { response, answered } = await ask(request, url, meter);
		if (answered === null) return notStored(response, meter);
		const body = Buffer.from(await response.arrayBuffer());
		const contentType = `${type}; charset=utf-8`;
		return kept.keep(key, storable(body, contentType, answered), coding, { reading: answered, readSince }, isAgain);
	}

	async function answerAny(request: Request, meter: CpuQuota): Promise<Response> {
		if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
		const url = new URL(request.url);
		if (graphiql && request.method === "GET" && wantsPage(request)) return explorer();
		if (request.method === "GET" && url.searchParams.has("query")) return answerGet(request, url, meter);
		return notStored((await ask(request, url, meter)).response, meter);
	}

	function storable(body: Buffer, contentType: string, { revision, isOfNoEdition }: ReadSession): ResponseToStore {
		const cached = isOfNoEdition ? { ...keptHeaders, "cache-control": "no-store" } : keptHeaders;
		return {
			status: 200,
			headers: { ...cached, "content-type": contentType, ...(revision !== null && { revision: String(revision) }) },
			body,
			vary: "Accept, Accept-Encoding",
			smallest: SMALLEST_PACKED,
		};
	}

	return {
		posted: answerPosted({
			models,
			path,
			planned,
			headers: { ...ownHeaders, "cache-control": "no-store", "content-type": JSON_UTF8 },
			takesJson: (accept) => mediaType(accept) === JSON_TYPE,
			tooLarge: tooLargeText,
		}),
		stored({ method, url: target = "", headers }) {
			if ((method !== "GET" && method !== "HEAD") || !target.startsWith(`${path}?`)) return undefined;
			const asked = kept.asked(`${mediaType(headers.accept)} ${target}`);
			if (asked === undefined) return undefined;
			const revision = asked.atLeast && reached.of(asked.atLeast);
			if (asked.atLeast && revision === null) return undefined;
			const response = kept.get(asked.key);
			return response && { response, besides: besidesOf(response, revision) };
		},
		async fetch(request, meter = UNMETERED) {
			if (request.method === "HEAD") return headOf(await answerAny(new Request(request, { method: "GET" }), meter));
			return answerAny(request, meter);
		},
	};
}

/** RFC 9110 §9.3.2: the status and headers of a GET, without its content. */
async function headOf({ status, headers, body }: Response): Promise<Response> {
	await body?.cancel();
	return new Response(null, { status, headers });
}

/** @param reached the revision that the model had before: an answer that is still valid is also valid for that revision */
function besidesOf(response: StoredResponse, reached: number | null): FoundResponse["besides"] {
	const own = response.header("revision");
	return own === undefined || reached === null || Number(own) >= reached ? undefined : { revision: String(reached) };
}

/**
 * A request that is not GraphQL is refused. For application/json, GraphQL over HTTP requires 200 if the document or its variables
 * are invalid; for application/graphql-response+json, 400 shows that nothing was executed.
 */
function statusOf({ data, errors = [] }: ExecutionResult, type: string): number {
	const codes = new Set(errors.map(({ extensions }) => extensions.code));
	if (codes.has("TOO_MANY_REQUESTS")) return 429;
	if (codes.has("BAD_REQUEST")) return 400;
	return data === undefined && type === RESPONSE_JSON ? 400 : 200;
}

/** @returns null if it is not a single plain query */
function questionOf(asked: URLSearchParams): Question | null {
	const query = asked.get("query");
	const variables = variablesOf(asked.get("variables"));
	const operationName = asked.get("operationName");
	if (!query || operationName === "" || asked.has("extensions") || variables === null) return null;
	return { query, variables, operationName };
}

/** @returns null if they are not a JSON object */
function variablesOf(text: string | null): Question["variables"] | null {
	if (text === null) return {};
	try {
		const given: unknown = JSON.parse(text);
		return typeof given === "object" && !Array.isArray(given) ? (given as Question["variables"] | null) : null;
	} catch (error) {
		// Variables that are not JSON are refused by the general handler, with its own message.
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** The answer's media type: always one of JSON's, whatever the client accepts. */
function mediaType(accept: string | null | undefined): string {
	// Fast path for the most common values.
	if (accept === null || accept === undefined || accept === "*/*" || accept === JSON_TYPE) return JSON_TYPE;
	return acceptedBy(accept).mediaType([JSON_TYPE, RESPONSE_JSON]) ?? JSON_TYPE;
}

function wantsPage(request: Request): boolean {
	return acceptedBy(request.headers.get("accept") ?? "*/*").mediaType([JSON_TYPE, "text/html"]) === "text/html";
}

/** The media types that the request accepts (RFC 9110 §12.5.1). */
function acceptedBy(accept: string): Negotiator {
	return new Negotiator({ headers: { accept } });
}

/** Refuses before anything is read: the cheapest answer. */
function refused(type: string, meter: CpuQuota): Promise<Response> {
	const body = { errors: [codedError("TOO_MANY_REQUESTS", OVER_QUOTA)] };
	return notStored(Response.json(body, { status: 429, headers: { "content-type": type } }), meter);
}

async function notStored(response: Response, meter: CpuQuota): Promise<Response> {
	const { status } = response;
	const headers = new Headers({ ...CROSS_ORIGIN, "cache-control": "no-store" });
	for (const name of ["content-type", "allow"]) {
		const value = response.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	if (status === 429) {
		await delayOverQuota(meter);
		headers.set("retry-after", String(Math.max(1, Math.ceil(meter.wait() / 1000))));
	} else if (status >= 400 && status < 500) meter.refused?.(status);
	return new Response(await response.arrayBuffer(), { status, headers });
}
