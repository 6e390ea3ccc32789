import { type Ask, textOf } from "../site/results/ask.ts";
import type { Language } from "../site/text/language.ts";

/** Asks the results service in process, and says what the answer depends on. */
export type AskInProcess = (
	document: string,
	variables: Record<string, unknown>,
	lang: string,
) => Promise<{ data: unknown; depends: Iterable<string> }>;

/**
 * What a page or a picture is made with.
 * @param depends grows by what each answer depends on
 */
export function askedInProcess(askInProcess: AskInProcess, language: Language, depends: Set<string>): Ask {
	return async (document, variables) => {
		const text = textOf(document as Parameters<typeof textOf>[0]);
		const answer = await askInProcess(text, variables as Record<string, unknown>, language);
		for (const key of answer.depends) depends.add(key);
		return answer.data as never;
	};
}
