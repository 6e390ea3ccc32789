import { documents, textOf } from "./graphql.ts";

/** @returns what the site asks the results service with, to the letter: every document of its modules, without the fragments */
export function documentTexts(): string[] {
	return documents.map(textOf).filter((text) => !text.startsWith("fragment "));
}
