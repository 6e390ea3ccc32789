import type { TadaDocumentNode } from "gql.tada";
import type { Language } from "../../text/language.ts";
import { textOf } from "./graphql.ts";
import { NoAnswer } from "./no-answer.ts";

/** Asks the results service: in process on the server, by GET /graphql in the browser. Throws when it answers with errors. */
export type Ask = <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>;

type Answer<Data> = { data?: Data | null; errors?: { message: string }[] };

/** SPEC §9: 200 to 299 is success, whatever the answer contains. */
async function read<Data>(response: Response): Promise<Data> {
	const answer = await answerIn<Data>(response);
	if (!response.ok || answer.errors !== undefined || !answer.data) {
		throw new Error(
			`The results service answered ${response.status}: ${answer.errors?.map((error) => error.message).join("; ")}`,
		);
	}
	return answer.data;
}

/** @throws NoAnswer if it does not come from the results service, so nothing can be concluded from it */
async function answerIn<Data>(response: Response): Promise<Answer<Data>> {
	const answer: unknown = await response.json().catch((error: unknown) => {
		if (error instanceof DOMException) throw error;
		return null;
	});
	const isAnswer = typeof answer === "object" && answer !== null && ("data" in answer || "errors" in answer);
	if (!isAnswer) throw new NoAnswer(`What answered with ${response.status} was not the results service.`);
	return answer as Answer<Data>;
}

/** Request and callback of a page that follows the edition. */
type Following = {
	/** The latest known revision: the answer must not be older. */
	readonly atLeast: number | undefined;
	/** Called with the revision of the edition in an answer; null if it is about none. */
	readonly onRevision: (revision: number | null) => void;
};

/** Seconds: a Retry-After beyond it is an error that the reader sees, with a way to try again. */
const LONGEST_WAIT = 120;

/** Fetches again after a 429, once its Retry-After is over. Other answers, and a 429 that names no time, are returned. */
async function fetchWhenAllowed(address: string, init: RequestInit): Promise<Response> {
	for (;;) {
		const response = await fetch(address, init);
		const seconds = response.status === 429 ? secondsUntil(response.headers.get("retry-after") ?? "") : Number.NaN;
		if (!(seconds <= LONGEST_WAIT)) return response;
		// An aborted request ends in the next fetch, which rejects at once.
		await new Promise((resolve) => setTimeout(resolve, Math.max(1, seconds) * 1_000));
	}
}

/** @returns NaN where it is neither a count of seconds nor a date (RFC 9110 §10.2.3) */
const secondsUntil = (retryAfter: string): number =>
	/^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000;

/**
 * Asks by GET with X-Requested-With (SPEC §7) and no cookies, past the browser's cache (DECISIONS §6: only servers and CDNs cache); every
 * network fault and every error of the answer is thrown.
 * @param base the results service's address, "" for our own
 */
export function askByGet(base: string, language: Language, init: { signal?: AbortSignal } = {}, following?: Following): Ask {
	return async (document, variables) => {
		const address = new URLSearchParams({
			query: textOf(document as TadaDocumentNode<unknown, unknown>),
			variables: JSON.stringify(variables),
			lang: language,
			...(following?.atLeast !== undefined && { revision: String(following.atLeast) }),
		});
		const response = await fetchWhenAllowed(`${base}/graphql?${address}`, {
			credentials: "omit",
			cache: "no-store",
			headers: { "X-Requested-With": "XMLHttpRequest" },
			...init,
		});
		const revision = response.headers.get("revision");
		following?.onRevision(revision === null ? null : Number(revision));
		return read(response);
	};
}

/**
 * Sends a query by POST, as the editions are loaded (SPEC §7).
 * @param language of the answer; left out if the document itself names it
 */
export function askByPost(base: string, init: RequestInit = {}, language?: Language): Ask {
	return async (document, variables) =>
		read(
			await fetchWhenAllowed(`${base}/graphql${language === undefined ? "" : `?lang=${language}`}`, {
				method: "POST",
				credentials: "omit",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ query: textOf(document as TadaDocumentNode<unknown, unknown>), variables }),
				...init,
			}),
		);
}
