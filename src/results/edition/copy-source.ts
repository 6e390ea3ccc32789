import { type EditionChanged, listenToChanges } from "../record/change.ts";
import type { EditionRecord, RecordedCup, RecordedMatch } from "../record/cup-file.ts";
import { type EditionSummary, readCups, readEdition, readEditions, readMatches } from "../record/read.ts";

export type CupSummary = { readonly cup: RecordedCup; readonly editions: readonly EditionSummary[] };

/** Where reading copies come from. Each read sees one state of the record. */
export type CopySource = {
	/** Undefined: no such cup. */
	editions(cup: number): Promise<CupSummary | undefined>;
	edition(cup: number, edition: string): Promise<EditionRecord | undefined>;
	/** Those of the matches that there are. */
	matches(cup: number, ids: readonly string[]): Promise<readonly RecordedMatch[]>;
	/** @returns stops listening */
	listen(onChange: (change: EditionChanged) => void, onError: (error: unknown) => void): Promise<() => Promise<void>>;
};

/** The record as the source. */
export function recordSource(db: Parameters<typeof readEdition>[0]): CopySource {
	return {
		editions: async (cup) => {
			const found = (await readCups(db)).find(({ id }) => id === cup);
			return found && { cup: found, editions: await readEditions(db, cup) };
		},
		edition: (cup, edition) => readEdition(db, cup, edition),
		matches: (cup, ids) => readMatches(db, cup, ids),
		listen: (onChange, onError) => listenToChanges(db, onChange, onError),
	};
}
