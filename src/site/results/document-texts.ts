import { Kind } from "@0no-co/graphql.web";
import { textOf } from "./ask.ts";
import { documents } from "./graphql.ts";

/** @returns what the site asks the results service with, to the letter: every document of its modules, without the fragments */
export function documentTexts(): string[] {
	return documents
		.filter(({ definitions }) => definitions.some(({ kind }) => (kind as string) === Kind.OPERATION_DEFINITION))
		.map(textOf);
}
