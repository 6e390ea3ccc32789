import type { Ask } from "../client/graphql/ask.ts";
import { textOf } from "../client/graphql/graphql.ts";
import { deepFreeze } from "../collections/deep-freeze.ts";
import { type ChangeLog, ResponseStore, type Storable } from "../serving/response-store.ts";
import type { Language } from "../text/language.ts";

/** Queries the results service in process, and reports the answer's dependency keys. */
export type InProcessClient = (
	document: string,
	variables: Record<string, unknown>,
	lang: string,
) => Promise<{ data: unknown; dependencyKeys: Iterable<string>; freshUntil?: Date | null }>;

type Answer = Awaited<ReturnType<InProcessClient>>;
type KeptAnswer = Storable & { readonly answer: Answer };

/** Limit of the answer cache in bytes: a cup's editions, in each language. */
const CAPACITY = 2 * 1024 * 1024;
/** Estimated size of the data and of the JSON beside it. */
const BYTES_OF_A_LETTER = 3;

/**
 * Caches the answers about the whole cup, which every page needs: a cup's editions rarely change, a page changes with each goal. Cached
 * data is frozen; a document recognises by that whether its JSON is still valid (site/document/page-data-element.ts).
 * @param now milliseconds since 1970
 * @param isSlowChanging whether the answer to a question about one edition is cached too
 */
export function withAnswerCache(
	client: InProcessClient,
	changes: ChangeLog,
	now: () => number,
	isSlowChanging: (document: string) => Promise<boolean> = async () => false,
): InProcessClient {
	const store = new ResponseStore<KeptAnswer>(changes, CAPACITY);
	return async (document, variables, lang) => {
		if ("tournament" in variables && !(await isSlowChanging(document))) return client(document, variables, lang);
		const key = JSON.stringify([document, variables, lang]);
		const kept = store.get(key, now());
		if (kept !== undefined) return kept.answer;
		const readSince = changes.sequence;
		const answer = await client(document, variables, lang);
		const freshUntil = answer.freshUntil?.getTime() ?? Number.POSITIVE_INFINITY;
		deepFreeze(answer.data);
		const bytes = BYTES_OF_A_LETTER * JSON.stringify(answer.data).length;
		store.put(key, { answer, bytes }, { dependencyKeys: answer.dependencyKeys, readSince, freshUntil, now: now() });
		return answer;
	};
}

/**
 * The client for one page or picture.
 * @param dependencyKeys collects the keys of each answer
 * @param onFreshUntil called with the instant at which an answer expires without a change
 */
export function askThrough(
	client: InProcessClient,
	language: Language,
	dependencyKeys: Set<string>,
	onFreshUntil: (until: Date) => void = () => undefined,
): Ask {
	// Several routes of a page ask the same question about the editions: it is sent once.
	const asked = new Map<string, Promise<unknown>>();

	async function ask(text: string, variables: unknown): Promise<unknown> {
		const answer = await client(text, variables as Record<string, unknown>, language);
		for (const key of answer.dependencyKeys) dependencyKeys.add(key);
		if (answer.freshUntil) onFreshUntil(answer.freshUntil);
		return answer.data;
	}

	return (document, variables) => {
		const text = textOf(document as Parameters<typeof textOf>[0]);
		const question = JSON.stringify([text, variables]);
		const answer = asked.get(question) ?? ask(text, variables);
		asked.set(question, answer);
		return answer as Promise<never>;
	};
}
