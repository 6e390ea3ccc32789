import type { EditionChanged } from "./change.ts";
import type { RecordedMatch } from "./cup-file.ts";

/** Changes of an edition that a reader has been notified of and has not applied yet. */
export type PendingChanges = {
	readonly matches: ReadonlySet<string> | "all";
	/** After the last of them; null: the edition was removed. */
	readonly revision: number | null;
	/** The matches after these changes, for a reader that has revision `after` or a later one; null: they are to be read. */
	readonly known: { readonly after: number; readonly states: ReadonlyMap<string, RecordedMatch> } | null;
};

/** @param pending earlier changes; undefined: none */
export function joinChanges(
	pending: PendingChanges | undefined | null,
	{ revision, matches, states }: EditionChanged,
): PendingChanges {
	const isAll = matches === "all" || pending?.matches === "all";
	const joined = isAll ? "all" : new Set([...(pending?.matches ?? []), ...matches]);
	return { matches: joined, revision, known: states && revision !== null ? knownStates(pending, revision, states) : null };
}

function knownStates(
	pending: PendingChanges | undefined | null,
	revision: number,
	states: readonly RecordedMatch[],
): PendingChanges["known"] {
	const own = states.map((match) => [match.id, match] as const);
	if (!pending) return { after: revision - 1, states: new Map(own) };
	// A revision between them would be missing.
	if (pending.known === null || pending.revision !== revision - 1) return null;
	return { after: pending.known.after, states: new Map([...pending.known.states, ...own]) };
}

/** @returns the matches after pending changes for a reader at an earlier revision than these; null if they are to be read */
export function statesSince({ known, revision: upto }: PendingChanges, revision: number): readonly RecordedMatch[] | null {
	// A reader at a later revision may have later states.
	if (known === null || upto === null || upto < revision) return null;
	return known.after <= revision ? [...known.states.values()] : null;
}
