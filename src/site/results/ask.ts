import type { TadaDocumentNode } from "gql.tada";
import type { Language } from "../text/language.ts";
import { textOf } from "./graphql.ts";
import { NoAnswer } from "./no-answer.ts";

/** Asks the results service: in process on the server, by GET /graphql in the browser. Throws when it answers with errors. */
export type Ask = <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>;

type Answer<Data> = { data?: Data | null; errors?: { message: string }[] };

/** SPEC §9: 200 to 299 is success, whatever the answer says. */
async function read<Data>(response: Response): Promise<Data> {
	const answer = await answerIn<Data>(response);
	if (!response.ok || answer.errors !== undefined || !answer.data) {
		throw new Error(
			`The results service answered ${response.status}: ${answer.errors?.map((error) => error.message).join("; ")}`,
		);
	}
	return answer.data;
}

/** @throws NoAnswer where it is none of the results service's: whatever it says, nothing is known by it */
async function answerIn<Data>(response: Response): Promise<Answer<Data>> {
	const answer: unknown = await response.json().catch((error: unknown) => {
		if (error instanceof DOMException) throw error;
		return null;
	});
	const isAnswer = typeof answer === "object" && answer !== null && ("data" in answer || "errors" in answer);
	if (!isAnswer) throw new NoAnswer(`What answered with ${response.status} was not the results service.`);
	return answer as Answer<Data>;
}

/** What a page that follows the edition says and hears besides. */
type Following = {
	/** The revision that it has heard of: the answer is to be no older. */
	readonly atLeast: number | undefined;
	/** Told the revision of the edition that an answer is about; null where it is about none. */
	readonly onRevision: (revision: number | null) => void;
};

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
		const response = await fetch(`${base}/graphql?${address}`, {
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
 * Asks by POST, as the editions are asked for on load (SPEC §7).
 * @param language of the answer; left out where the document itself says it
 */
export function askByPost(base: string, init: RequestInit = {}, language?: Language): Ask {
	return async (document, variables) =>
		read(
			await fetch(`${base}/graphql${language === undefined ? "" : `?lang=${language}`}`, {
				method: "POST",
				credentials: "omit",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ query: textOf(document as TadaDocumentNode<unknown, unknown>), variables }),
				...init,
			}),
		);
}
