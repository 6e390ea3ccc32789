import type { Ask } from "../client/graphql/ask.ts";
import { textOf } from "../client/graphql/graphql.ts";
import { deepFreeze } from "../collections/deep-freeze.ts";
import { type ChangeLog, ResponseStore, type Storable } from "../serving/response-store.ts";
import type { Language } from "../text/language.ts";

/** Asks the results service in process, and says what the answer depends on. */
export type InProcessClient = (
	document: string,
	variables: Record<string, unknown>,
	lang: string,
) => Promise<{ data: unknown; dependencyKeys: Iterable<string>; freshUntil?: Date | null }>;

type Answer = Awaited<ReturnType<InProcessClient>>;
type KeptAnswer = Storable & { readonly answer: Answer };

/** Bytes that kept answers may take: a cup's editions, in each language. */
const CAPACITY = 2 * 1024 * 1024;
/** About what data takes, and its JSON beside it. */
const BYTES_OF_A_LETTER = 3;

/**
 * Keeps what is asked of the cup as a whole, which every page asks: its editions change seldom, and a page with each goal. What is kept is frozen, by which
 * a document knows that its JSON is what it was (site/document/page-data-element.ts).
 * @param now milliseconds since 1970
 * @param isSlowChanging of a question of an edition, whether its answer is kept too
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
 * What a page or a picture is made with.
 * @param dependencyKeys grows by what each answer depends on
 * @param onFreshUntil told the server's instant at which an answer is no longer true though nothing changed
 */
export function askThrough(
	client: InProcessClient,
	language: Language,
	dependencyKeys: Set<string>,
	onFreshUntil: (until: Date) => void = () => undefined,
): Ask {
	// The routes of one page ask for the editions each: it is the same question.
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
