import type { IncomingMessage, ServerResponse } from "node:http";
import { type Meter, UNMETERED } from "../../../http/meter.ts";
import { ResponseStore, type Storable } from "../../../http/response-store.ts";
import { hasShortBody, readShortBody } from "../../../http/short-body.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";
import { ReadSession, TooMuchRead } from "../../edition/reading/read-session.ts";
import { AnswerTooLarge } from "../execution/execution.ts";
import type { ResultsContext } from "../schema/context.ts";
import { knownLanguage, type Language } from "../schema/language.ts";
import type { CheckedDocument, CheckedDocuments } from "./checked-documents.ts";
import { LIMITS } from "./limits.ts";
import { SeenBefore } from "./seen-before.ts";
import type { MeteredContext, Turns } from "./turns.ts";

/** Bytes that kept answers may take. */
const CAPACITY = 8 * 1024 * 1024;
/** What an answer takes besides its bytes. */
const OBJECT = 200;

export type PostedOptions = {
	readonly models: ReadModels;
	/** The path it is mounted on. */
	readonly path: string;
	readonly documents: CheckedDocuments;
	readonly turns: Turns;
	/** Of every answer, names in small letters. */
	readonly headers: Readonly<Record<string, string>>;
	/** Whether an `Accept` is answered with `application/json`. */
	readonly takesJson: (accept: string | undefined) => boolean;
	/** What an answer says that would hold more than one may. */
	readonly tooLarge: string;
};

type PostedBesides = {
	/** What who asks may use of the processor. */
	readonly meter: () => Meter;
	/** Told of a body that is not answered here. */
	readonly goOn: (body: Buffer) => void;
};

/** @returns false where the request is left alone: nothing of it has been read then */
export type AnswerPosted = (request: IncomingMessage, response: ServerResponse, besides: PostedBesides) => boolean;

type Question = {
	readonly query: string;
	readonly variables: Readonly<Record<string, unknown>>;
	readonly operationName: string | null;
};

/** An answer's bytes, each as one letter: `node:http` writes such a text in one piece with its head, and a buffer in a piece of its own. */
class KeptText implements Storable {
	readonly body: string;
	readonly length: string;
	readonly bytes: number;

	constructor(text: string) {
		this.body = Buffer.from(text).toString("latin1");
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
	const { models, path, documents, turns, headers, takesJson, tooLarge } = options;
	const kept = new ResponseStore<KeptText>(models.changes, CAPACITY);
	const seen = new SeenBefore();
	const flat = Object.entries(headers).flat();
	const now = () => models.now({ clock: null }).getTime();

	function send(response: ServerResponse, { body, length }: KeptText): void {
		response.writeHead(200, [...flat, "content-length", length]).end(body, "latin1");
	}

	/** @returns the answer; null where it is told by the server behind */
	async function answer(key: string, question: Question, lang: Language | null, meter: Meter): Promise<KeptText | null> {
		const known = documents.known(question.query);
		const asking: MeteredContext = { meter: known?.isOwn ? UNMETERED : meter };
		if (asking.meter.wait() > 0) return null;
		const turn = turns.begin(asking);
		if (!turns.beginAtOnce(turn)) await Promise.race([turn.next(), turn.overdrawn]);
		if (turn.isGivenUp) return null;
		try {
			const checked = known ?? parsed(documents, question.query);
			if (checked === null || checked.planned === null) return null;
			if (checked.isOwn) asking.meter = UNMETERED;
			const readSince = models.changes.sequence;
			const reading = new ReadSession(models, { most: LIMITS.reads });
			const context: ResultsContext = { reading, lang: lang ?? "en", rootLanguages: new Map() };
			const bounds = { objects: LIMITS.objects, bytes: LIMITS.bytes, turn };
			const made = checked.planned.execute(question.operationName, context, question.variables, bounds);
			const data = await Promise.race([made, turn.overdrawn]);
			if (data === undefined) {
				made.catch(() => undefined);
				return null;
			}
			const told = new KeptText(JSON.stringify({ data }));
			if (seen.hasSeen(key)) {
				const freshUntil = reading.freshUntil?.getTime() ?? Number.POSITIVE_INFINITY;
				kept.put(key, told, { dependencyKeys: reading.dependencyKeys, readSince, freshUntil });
			}
			return told;
		} catch (error) {
			// What went wrong is made again, and said, by the server behind; but for what took long enough once.
			return error instanceof AnswerTooLarge || error instanceof TooMuchRead ? new KeptText(tooLarge) : null;
		} finally {
			turn.worked();
			if (known === undefined) documents.measure(question.query);
		}
	}

	return (request, response, { meter, goOn }) => {
		if (request.method !== "POST" || !request.url?.startsWith(path)) return false;
		const lang = languageOf(request.url, path);
		if (lang === undefined || !isJson(request.headers["content-type"]) || !takesJson(request.headers.accept)) return false;
		if (!hasShortBody(request, LIMITS.body)) return false;
		readShortBody(request, (body) => {
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

/** @returns null where it cannot be parsed */
function parsed(documents: CheckedDocuments, query: string): CheckedDocument | null {
	try {
		return documents.check(query);
	} catch {
		return null;
	}
}
