import type { Ask } from "../site/results/ask.ts";
import { textOf } from "../site/results/graphql.ts";
import type { Language } from "../site/text/language.ts";

/** Asks the results service in process, and says what the answer depends on. */
export type InProcessClient = (
	document: string,
	variables: Record<string, unknown>,
	lang: string,
) => Promise<{ data: unknown; dependencyKeys: Iterable<string>; freshUntil?: Date | null }>;

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
	return async (document, variables) => {
		const text = textOf(document as Parameters<typeof textOf>[0]);
		const answer = await client(text, variables as Record<string, unknown>, language);
		for (const key of answer.dependencyKeys) dependencyKeys.add(key);
		if (answer.freshUntil) onFreshUntil(answer.freshUntil);
		return answer.data as never;
	};
}
