import { foldName } from "../../cup/search/name-folding.ts";

export type NamePart = { readonly text: string; readonly marked: boolean };

/** The words of a text as search reads them: letters and digits, folded. */
export function wordsOf(text: string): string[] {
	return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name with the typed beginning of a word marked: "**Gö**teborg" for "go". */
export function markedParts(name: string, query: string): NamePart[] {
	const typed = wordsOf(query).toSorted((a, b) => b.length - a.length);
	const parts: NamePart[] = [];
	const add = (text: string, marked: boolean) => {
		const last = parts.at(-1);
		if (text === "") return;
		if (last?.marked === marked) parts[parts.length - 1] = { text: last.text + text, marked };
		else parts.push({ text, marked });
	};
	for (const piece of name.split(/([\p{L}\p{N}\p{M}]+)/u)) {
		const begun = typed.find((word) => foldName(piece).startsWith(word));
		const length = begun === undefined ? 0 : lengthOf(piece, begun);
		add(piece.slice(0, length), true);
		add(piece.slice(length), false);
	}
	return parts;
}

/** The length of a word's typed part: the shortest beginning that folds to it, including accents. */
function lengthOf(word: string, typed: string): number {
	let length = 1;
	while (length < word.length && !foldName(word.slice(0, length)).startsWith(typed)) length++;
	while (/^\p{M}/u.test(word.slice(length))) length++;
	return length;
}
