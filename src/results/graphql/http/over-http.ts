import { type ExecutionResult, parse } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import Negotiator from "negotiator";
import { holdBack, type Meter, UNMETERED } from "../../../http/meter.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";
import { ReadSession } from "../../edition/reading/read-session.ts";
import type { ResultsContext } from "../schema/context.ts";
import { codedError, publicError, withCode } from "../schema/errors.ts";
import { knownLanguage } from "../schema/language.ts";
import { makeSchema } from "../schema/schema.ts";
import { atLeast } from "./at-least.ts";
import { type KeptAnswer, KeptAnswers } from "./kept-answers.ts";
import { LIMITS, limitRules } from "./limits.ts";
import { askedBy, declaredByOwn, type OwnDocuments } from "./own-documents.ts";
import { keepToQueryBudget, QueryBudget } from "./query-budget.ts";
import { type MeteredContext, type Turn, Turns } from "./turns.ts";

/** The schema for requests from outside, whose context holds a budget. */
const limitedSchema = keepToQueryBudget(makeSchema());

export type OverHttpOptions = {
	readonly models: ReadModels;
	/** The path it is mounted on. */
	readonly path: string;
	/** The explorer in the browser: for development. */
	readonly graphiql: boolean;
	/** The site's, which are answered whatever else an address has asked for. */
	readonly ownDocuments: OwnDocuments;
	/** Told of what is ours to mend. */
	readonly onError: (error: unknown) => void;
};

type RequestContext = ResultsContext & {
	readonly budget: QueryBudget;
	readonly asking: MeteredContext;
	readonly turn: Turn;
	readonly outcome: { answered: boolean };
};

const JSON_TYPE = "application/json";
const RESPONSE_JSON = "application/graphql-response+json";

/** Any page may ask, none with cookies: nothing here depends on who asks. */
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

/**
 * The API over HTTP: POST and GET, limited, with answers to GET kept as bytes while they stand. What is kept is told to everybody; what is
 * to be made counts on the meter of who asks.
 */
export function overHttp(options: OverHttpOptions): (request: Request, meter?: Meter) => Promise<Response> {
	const { models, path, graphiql, ownDocuments, onError } = options;
	const turns = new Turns();
	const yoga = createYoga<RequestContext>({
		schema: limitedSchema,
		graphqlEndpoint: path,
		graphiql: graphiql && { title: "Cupboard" },
		landingPage: false,
		cors: false,
		batching: false,
		multipart: false,
		maxRequestBodySize: LIMITS.body,
		extraParamNames: ["lang", "revision"],
		logging: false,
		maskedErrors: { maskError: (error) => publicError(error, onError) },
		plugins: [wholeParameters, metered(ownDocuments), limited],
	});
	const kept = new KeptAnswers(models.changes, () => models.now({ clock: null }));

	async function ask(request: Request, url: URL, meter: Meter): Promise<{ response: Response; context: RequestContext }> {
		const asking: MeteredContext = { meter };
		const turn = turns.begin(asking);
		const context: RequestContext = {
			reading: new ReadSession(models, LIMITS.reads),
			lang: knownLanguage(url.searchParams.get("lang")) ?? "en",
			rootLanguages: new Map(),
			budget: new QueryBudget(LIMITS, turn),
			asking,
			turn,
			outcome: { answered: false },
		};
		return {
			response: await Promise.resolve(yoga.fetch(graphiql && wantsPage(request) ? request : asJson(request, url), context)),
			context,
		};
	}

	async function answerGet(request: Request, url: URL, meter: Meter): Promise<Response> {
		const reached = await atLeast(models, url.searchParams);
		// Written anew, so that what is asked alike reads alike.
		url.search = askedBy(url.searchParams, ownDocuments).toString();
		url.hash = "";
		const key = `${mediaType(request)} ${url.search}`;
		const known = kept.get(key);
		if (known) return answerKept(request, known, reached);
		if (meter.wait() > 0 && !declaredByOwn(ownDocuments, url.searchParams.get("query"))) return refused(request, meter);
		const readSince = models.changes.sequence;
		const { response, context } = await ask(request, url, meter);
		if (!context.outcome.answered || response.status !== 200) return notStored(response, meter);
		const contentType = response.headers.get("content-type") ?? "";
		if (contentType.split(";", 1)[0] !== mediaType(request)) return notStored(response, meter);
		const bytes = new Uint8Array(await response.arrayBuffer());
		return answerKept(request, kept.keep(key, { bytes, contentType }, context.reading, readSince), reached);
	}

	return async (request, meter = UNMETERED) => {
		if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
		const url = new URL(request.url);
		if (request.method === "GET" && url.searchParams.has("query")) return answerGet(request, url, meter);
		return notStored((await ask(request, url, meter)).response, meter);
	};
}

/** Variables in an address or a form are JSON; where they are not, it is the request that is wrong, not we. */
const wholeParameters: Plugin<RequestContext> = {
	onRequestParse({ requestParser, setRequestParser }) {
		if (!requestParser) return;
		setRequestParser(async (request) => {
			try {
				return await requestParser(request);
			} catch (error) {
				if (error instanceof SyntaxError) throw codedError("BAD_REQUEST", "variables and extensions are written as JSON.", 400);
				throw error;
			}
		});
	},
};

/** Whether a document is answered at all now, and what it takes besides being executed. */
function metered(own: OwnDocuments): Plugin<RequestContext> {
	return {
		onParams({ params, context, setResult }) {
			const { asking } = context as RequestContext;
			if (declaredByOwn(own, params.query)) asking.meter = UNMETERED;
			else if (asking.meter.wait() > 0) setResult(tooMuchAsked());
		},
		onParse: ({ context }) => timed(context as RequestContext),
		onValidate: ({ context }) => timed(context as RequestContext),
	};
}

/** @returns ends what is timed */
function timed({ asking }: RequestContext): () => void {
	const began = performance.now();
	return () => asking.meter.spend(performance.now() - began);
}

/** Every document is measured before it runs, and runs a slice at a time. */
const limited: Plugin<RequestContext> = {
	onParse({ setParseFn }) {
		setParseFn((source, options) => parse(source, { ...options, maxTokens: LIMITS.tokens }));
	},
	onValidate({ addValidationRule }) {
		for (const rule of limitRules) addValidationRule(rule);
	},
	onExecute({ context, executeFn, setExecuteFn }) {
		const { budget, turn } = context;
		setExecuteFn((args) =>
			Promise.race([turn.next().then(() => executeFn(args)), budget.usedUp.then(tooLarge), turn.overdrawn.then(tooMuchAsked)]),
		);
		return {
			onExecuteDone({ result, setResult }) {
				if (!("errors" in result) || !result.errors) {
					context.outcome.answered = true;
					return;
				}
				// Before the first field there is only the request to blame: its variables, its operation's name.
				const errors = result.errors.map((error) => (error.path ? error : withCode(error, "BAD_USER_INPUT")));
				setResult({ ...result, errors });
			},
		};
	},
};

function tooLarge(): ExecutionResult {
	return { data: null, errors: [codedError("TOO_COSTLY", "The answer would be too large: ask for less at a time.")] };
}

const TOO_MUCH_ASKED = "Too much was asked for from this address: ask again in a moment.";

function tooMuchAsked(): ExecutionResult {
	return { data: null, errors: [codedError("TOO_MANY_REQUESTS", TOO_MUCH_ASKED, 429)] };
}

/** The media type that the answer will have: one of JSON's, whatever else is asked for. */
function mediaType(request: Request): string {
	return acceptedOf(request).mediaType([JSON_TYPE, RESPONSE_JSON]) ?? JSON_TYPE;
}

/** The same request for an answer of that type: the server knows others, whose bytes are no single answer. */
function asJson(request: Request, url: URL): Request {
	const asked = new Request(url, request);
	asked.headers.set("accept", mediaType(request));
	return asked;
}

function wantsPage(request: Request): boolean {
	return acceptedOf(request).mediaType([JSON_TYPE, "text/html"]) === "text/html";
}

/** What the request takes (RFC 9110 §12.5.1). */
function acceptedOf(request: Request): Negotiator {
	return new Negotiator({ headers: { accept: request.headers.get("accept") ?? "*/*" } });
}

/** Servers and CDNs may keep an answer for a second; a browser asks each time (DECISIONS §6). */
const KEPT_BY_SERVERS = "public, max-age=0, s-maxage=1";

/** @param reached the revision that the model had before: an answer that still stands is that of it too */
function answerKept(request: Request, { bytes, contentType, etag, revision }: KeptAnswer, reached: number | null): Response {
	const headers = {
		...CROSS_ORIGIN,
		"content-type": contentType,
		"cache-control": KEPT_BY_SERVERS,
		vary: "accept",
		etag,
		...(revision !== null && { revision: String(Math.max(revision, reached ?? 0)) }),
	};
	if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
	return new Response(bytes, { headers });
}

/** Refused before anything is read of it: the cheapest answer there is. */
function refused(request: Request, meter: Meter): Promise<Response> {
	const body = { errors: [codedError("TOO_MANY_REQUESTS", TOO_MUCH_ASKED)] };
	return notStored(Response.json(body, { status: 429, headers: { "content-type": mediaType(request) } }), meter);
}

async function notStored(response: Response, meter: Meter): Promise<Response> {
	const { status, statusText } = response;
	const headers = new Headers({ ...CROSS_ORIGIN, "cache-control": "no-store" });
	// The others are about the way the server would have sent it.
	for (const name of ["content-type", "allow"]) {
		const value = response.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	if (status === 429) {
		await holdBack(meter);
		headers.set("retry-after", String(Math.max(1, Math.ceil(meter.wait() / 1000))));
	}
	const bytes = await response.arrayBuffer();
	if (bytes.byteLength > 0 || status < 400) return new Response(bytes, { status, headers });
	// The server says nothing of a media type that it does not take.
	headers.set("content-type", "application/json; charset=utf-8");
	return new Response(JSON.stringify({ errors: [codedError("BAD_REQUEST", `${statusText}.`)] }), { status, headers });
}
