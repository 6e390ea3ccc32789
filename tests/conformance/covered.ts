import type { Said } from "./specification.ts";

export type Verdict = { readonly kind: "tested"; readonly titles: readonly string[] } | { readonly kind: "not shown" };

/** A sentence of the specification; one with several statements has a verdict for each. */
export type Covered = Said & { readonly parts: readonly { readonly part: string; readonly verdict: Verdict }[] };

/** @param titles of the tests that fail when the sentence is violated, as in the sources */
export const by = (...titles: [string, ...string[]]): Verdict => ({ kind: "tested", titles });
/** The specification itself leaves it open. */
export const notShown: Verdict = { kind: "not shown" };

type Parts = Readonly<Record<string, Verdict>>;
const isVerdict = (given: Verdict | Parts): given is Verdict => typeof given.kind === "string";

/**
 * The sentences under one heading.
 * @param section "2. Screens and routes, Home screen"
 * @param sentences word by word, each with its verdict, or with one for each part of it
 */
export function under(section: string, sentences: Readonly<Record<string, Verdict | Parts>>): Covered[] {
	return Object.entries(sentences).map(([sentence, given]) => ({
		section,
		sentence,
		parts: isVerdict(given)
			? [{ part: "", verdict: given }]
			: Object.entries(given).map(([part, verdict]) => ({ part, verdict })),
	}));
}
