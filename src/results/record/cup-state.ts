import type { CupFile } from "./cup-file.ts";
import type { Removable } from "./cup-file-change.ts";
import { NOUNS_IN } from "./input/noun-path.ts";

/** A cup with the editions that an import may change, in their present or future state. */
export type CupState = Pick<CupFile, "cup" | "clubs" | "arenas" | "editions">;

export type Noun = { readonly id: string };
/** An object with lists of nouns. A division's `teams` is a list of ids and does not count; see NOUNS_IN. */
type Holder = { readonly [list in Removable]?: readonly Noun[] };

/** The word for each kind in messages. */
export const WORDS: Record<Removable, string> = {
	editions: "edition",
	clubs: "club",
	arenas: "arena",
	fields: "field",
	announcements: "announcement",
	categories: "category",
	stages: "stage",
	divisions: "division",
	teams: "team",
	matches: "match",
	facts: "fact",
	streams: "stream",
};

/** "an arena", "a team" */
export const aNoun = (kind: Removable): string => `${/^[aeiou]/.test(WORDS[kind]) ? "an" : "a"} ${WORDS[kind]}`;

/** The kind that contains a kind's nouns; null: the cup itself. An id may not move from one parent to another. */
export const PARENT_KIND: Record<Removable, Removable | null> = {
	editions: null,
	clubs: null,
	arenas: null,
	fields: "arenas",
	announcements: "editions",
	categories: "editions",
	stages: "categories",
	divisions: "stages",
	teams: "editions",
	matches: "editions",
	facts: "editions",
	streams: "editions",
};

/** Calls `visit` with every noun below, and the id of the noun that contains it ("" for the cup). */
export function walkNouns(
	holder: object,
	visit: (kind: Removable, noun: Noun, owner: string) => void,
	kind: "file" | Removable = "file",
	owner = "",
): void {
	for (const list of NOUNS_IN[kind]) {
		for (const noun of (holder as Holder)[list] ?? []) {
			visit(list, noun, owner);
			walkNouns(noun, visit, list, noun.id);
		}
	}
}

/**
 * The holder without the nouns that `isGone` selects. A noun that loses nothing stays the same object.
 * @param onCopied called with a noun and the copy that replaces it
 */
export function withoutNouns<H extends object>(
	holder: H,
	isGone: (kind: Removable, noun: Noun) => boolean,
	onCopied: (before: object, after: object) => void,
	kind: "file" | Removable = "file",
): H {
	let copy = holder;
	for (const list of NOUNS_IN[kind]) {
		const before = (holder as Holder)[list];
		if (!before) continue;
		const after = before.filter((noun) => !isGone(list, noun)).map((noun) => withoutNouns(noun, isGone, onCopied, list));
		if (after.length < before.length || after.some((noun, at) => noun !== before[at])) copy = { ...copy, [list]: after };
	}
	if (copy !== holder) onCopied(holder, copy);
	return copy;
}
