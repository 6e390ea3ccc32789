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

/** Bytes that kept answers may take. */
const CAPACITY = 8 * 1024 * 1024;
/** What an answer takes besides its bytes. */
const OBJECT = 200;

export type PostedOptions = {
	readonly models: ReadModels;
	/** The path it is mounted on. */
	readonly path: string;
	readonly planned: PlannedAnswers;
	/** Of every answer, names in small letters. */
	readonly headers: Readonly<Record<string, string>>;
	/** Whether an `Accept` is answered with `application/json`. */
	readonly takesJson: (accept: string | undefined) => boolean;
	/** What an answer says that would hold more than one may. */
	readonly tooLarge: string;
};

type PostedBesides = {
	/** What who asks may use of the processor. */
	readonly meter: () => CpuQuota;
	/** Told of a body that is not answered here. */
	readonly goOn: (body: Buffer) => void;
};

/** @returns false where the request is left alone: nothing of it has been read then */
export type AnswerPosted = (request: IncomingMessage, response: ServerResponse, besides: PostedBesides) => boolean;

/** An answer's bytes, each as one letter: `node:http` writes such a text in one piece with its head, and a buffer in a piece of its own. */
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
 * Answers a plain POST on `node:http` itself: one question as JSON that nothing is wrong with, to the letter as the server behind it would.
 * All else goes on to that, with the body that was read; what is wrong with a question is said there alone. An answer that is asked for
 * again in the same words is kept until something it depends on changes.
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

	/** @returns the answer; null where it is told by the server behind */
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

/** @returns the language that an address asks for, null where it asks for none; undefined where it says anything else */
function languageOf(url: string, path: string): Language | null | undefined {
	if (url.length === path.length) return null;
	const asked = url.slice(path.length);
	return asked.startsWith("?lang=") ? (knownLanguage(asked.slice("?lang=".length)) ?? undefined) : undefined;
}

function isJson(contentType: string | undefined): boolean {
	return contentType === "application/json" || contentType?.toLowerCase() === "application/json; charset=utf-8";
}

/** @returns null where it is not one question in the plainest form */
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
		// Said to be none by the server behind.
		return null;
	}
}
