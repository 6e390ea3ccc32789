import type { GraphQLResolveInfo } from "graphql";
import { LANGUAGES, type Language } from "../../../text/language.ts";
import type { ResultsContext } from "./context.ts";

/** A language by its code; null if there is none with this code. */
export function knownLanguage(lang: string | null | undefined): Language | null {
	return LANGUAGES.find((known) => known === lang) ?? null;
}

/** The language at a path of the answer: that of its root field, which may have one of its own. */
export function languageAt({ lang, rootLanguages }: ResultsContext, { path }: Pick<GraphQLResolveInfo, "path">): Language {
	if (rootLanguages.size === 0) return lang;
	let root = path;
	while (root.prev) root = root.prev;
	return rootLanguages.get(String(root.key)) ?? lang;
}
