import type { Removable } from "../cup-file-change.ts";
import type { JsonPath } from "./json-path.ts";

/** The lists of a cup file whose elements are nouns with an id, by the kind that contains them. */
export const NOUNS_IN: Record<"file" | Removable, readonly Removable[]> = {
	file: ["clubs", "arenas", "editions"],
	arenas: ["fields"],
	editions: ["announcements", "categories", "teams", "matches", "facts", "streams"],
	categories: ["stages"],
	stages: ["divisions"],
	clubs: [],
	fields: [],
	announcements: [],
	divisions: [],
	teams: [],
	matches: [],
	facts: [],
	streams: [],
};

/** @returns the innermost noun on a path: its kind, and how many of the path's steps lead to it */
export function innermostNoun(path: JsonPath): { kind: "file" | Removable; steps: number } {
	let kind: "file" | Removable = "file";
	let steps = 0;
	for (;;) {
		const next: Removable | undefined = NOUNS_IN[kind].find((list) => list === path[steps]);
		if (!next || typeof path[steps + 1] !== "number") return { kind, steps };
		kind = next;
		steps += 2;
	}
}
