import type { GraphQLResolveInfo } from "graphql";
import { LANGUAGES, type Language } from "../../../text/language.ts";
import type { ResultsContext } from "./context.ts";

/** A language asked for by name; null where it is not one of ours. */
export function knownLanguage(lang: string | null | undefined): Language | null {
	return LANGUAGES.find((known) => known === lang) ?? null;
}

/** The language at a place in the answer: that of the root field it is under, which may have been asked for by itself. */
export function languageAt({ lang, rootLanguages }: ResultsContext, { path }: Pick<GraphQLResolveInfo, "path">): Language {
	if (rootLanguages.size === 0) return lang;
	let root = path;
	while (root.prev) root = root.prev;
	return rootLanguages.get(String(root.key)) ?? lang;
}
