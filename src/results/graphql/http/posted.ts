import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CpuQuota } from "../../../http/cpu-quota.ts";
import { hasShortBody, readShortBody } from "../../../http/short-body.ts";
import { ResponseStore, type Storable } from "../../../serving/response-store.ts";
import type { Language } from "../../../text/language.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";
import { knownLanguage } from "../schema/language.ts";
import { LIMITS } from "./limits.ts";
import type { PlannedAnswers, Question } from "./planned-answers.ts";
import { SeenBefore } from "./seen-before.ts";

/** The limit of cached answers, in bytes. */
const CAPACITY = 8 * 1024 * 1024;
/** Bytes of an answer besides its text. */
const OBJECT = 200;

export type PostedOptions = {
	readonly models: ReadModels;
	/** The path that it is mounted on. */
	readonly path: string;
	readonly planned: PlannedAnswers;
	/** Headers of every answer, with names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	/** Whether an `Accept` header gets `application/json`. */
	readonly takesJson: (accept: string | undefined) => boolean;
	/** The body for an answer that would exceed a limit. */
	readonly tooLarge: string;
};

type PostedBesides = {
	/** The client's CPU quota. */
	readonly meter: () => CpuQuota;
	/** Called with a body that is not answered here. */
	readonly goOn: (body: Buffer) => void;
};

/** @returns false if the request was not handled: nothing of its body has been read then */
export type AnswerPosted = (request: IncomingMessage, response: ServerResponse, besides: PostedBesides) => boolean;

/** An answer's bytes as a Latin-1 string: `node:http` writes a string together with the head, and a buffer separately. */
class KeptText implements Storable {
	readonly body: string;
	readonly length: string;
	readonly bytes: number;

	constructor(body: Buffer) {
		this.body = body.toString("latin1");
		this.length = String(this.body.length);
		this.bytes = OBJECT + this.body.length;
	}
}

/**
 * Answers a plain POST directly on `node:http`: a single valid query as JSON, with the same bytes as the general handler.
 * Everything else goes to that handler, with the body that was read; it alone reports errors. An answer requested again with the
 * same text is cached until something that it depends on changes.
 */
export function answerPosted(options: PostedOptions): AnswerPosted {
	const { models, path, planned, headers, takesJson } = options;
	const tooLarge = new KeptText(Buffer.from(options.tooLarge));
	const kept = new ResponseStore<KeptText>(models.changes, CAPACITY);
	const seen = new SeenBefore();
	const flat = Object.entries(headers).flat();
	const now = () => models.now({ clock: null }).getTime();

	function send(response: ServerResponse, { body, length }: KeptText): void {
		response.writeHead(200, [...flat, "content-length", length]).end(body, "latin1");
	}

	/** @returns the answer; null if the general handler has to answer */
	async function answer(key: string, question: Question, lang: Language | null, meter: CpuQuota): Promise<KeptText | null> {
		const isAgain = seen.hasSeen(key);
		const made = await planned.make(question, lang, meter, isAgain ? undefined : 0);
		if (made === "too large") return tooLarge;
		if (made === null) return null;
		const told = new KeptText(made.body);
		if (isAgain) {
			const { dependencyKeys, freshUntil } = made.reading;
			kept.put(key, told, {
				dependencyKeys,
				readSince: made.readSince,
				freshUntil: freshUntil?.getTime() ?? Number.POSITIVE_INFINITY,
				now: now(),
			});
		}
		return told;
	}

	return (request, response, { meter, goOn }) => {
		if (request.method !== "POST" || !request.url?.startsWith(path)) return false;
		const lang = languageOf(request.url, path);
		if (lang === undefined || !isJson(request.headers["content-type"]) || !takesJson(request.headers.accept)) return false;
		if (!hasShortBody(request, LIMITS.body)) return false;
		readShortBody(request, (body) => {
			if (!isUtf8(body)) return goOn(body);
			const text = body.toString();
			const key = lang === "sv" ? `sv ${text}` : text;
			const ready = kept.get(key, now());
			if (ready !== undefined) return send(response, ready);
			const question = questionOf(text);
			if (question === null) return goOn(body);
			answer(key, question, lang, meter()).then(
				(told) => (told === null ? goOn(body) : send(response, told)),
				() => goOn(body),
			);
		});
		return true;
	};
}

/** @returns the language in an address, null if there is none; undefined if the address has other parameters */
function languageOf(url: string, path: string): Language | null | undefined {
	if (url.length === path.length) return null;
	const asked = url.slice(path.length);
	return asked.startsWith("?lang=") ? (knownLanguage(asked.slice("?lang=".length)) ?? undefined) : undefined;
}

function isJson(contentType: string | undefined): boolean {
	return contentType === "application/json" || contentType?.toLowerCase() === "application/json; charset=utf-8";
}

/** @returns null if it is not a single plain query */
function questionOf(text: string): Question | null {
	const asked = parsedJson(text);
	if (typeof asked !== "object" || asked === null || Array.isArray(asked)) return null;
	const { query, variables = null, operationName = null, ...more } = asked as Readonly<Record<string, unknown>>;
	if (typeof query !== "string" || query === "" || Object.keys(more).length > 0) return null;
	if (typeof variables !== "object" || Array.isArray(variables)) return null;
	if (operationName !== null && typeof operationName !== "string") return null;
	return { query, variables: (variables ?? {}) as Question["variables"], operationName };
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// The general handler reports the error.
		return null;
	}
}
