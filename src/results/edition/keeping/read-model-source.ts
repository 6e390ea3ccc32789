import { type EditionChanged, listenToChanges } from "../../record/change.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import { type HiddenChanges, recordHiddenChanges } from "../../record/hidden-changes.ts";
import {
	type ClubPart,
	readPastClub,
	readPastEdition,
	type StoredPastClub,
	type StoredPastEdition,
	writePastEdition,
} from "../../record/past-editions.ts";
import {
	type CupSummary,
	type MatchesOfEdition,
	readCupAndEdition,
	readCupSummary,
	readEdition,
	readMatchesOfEdition,
} from "../../record/read.ts";
import { PAST_FORMAT } from "../past/past-edition.ts";

/** The source of read models. Each read sees one snapshot of the record, and returns its revision. */
export type ReadModelSource = {
	/** Undefined: no such cup. */
	editions(cup: number): Promise<CupSummary | undefined>;
	edition(cup: number, edition: string): Promise<EditionRecord | undefined>;
	/** Both from one snapshot. Undefined: no such cup. */
	cupAndEdition(
		cup: number,
		edition: string,
	): Promise<{ readonly summary: CupSummary; readonly edition: EditionRecord | undefined } | undefined>;
	/** The existing ones of these matches. Undefined: no such edition. */
	matches(cup: number, edition: string, ids: readonly string[]): Promise<MatchesOfEdition | undefined>;
	/** Stores for later processes that nothing public has changed from one revision to another. */
	keepHidden(cup: number, edition: string, hidden: HiddenChanges): Promise<void>;
	/** What other years show of an edition, as stored; undefined: nothing in the present format. */
	pastEdition(cup: number, edition: string): Promise<StoredPastEdition | undefined>;
	/** A club's stored part of these editions, as JSON; none of those in which it was not entered. */
	pastClub(cup: number, editions: readonly string[], club: string, part: ClubPart): Promise<ReadonlyMap<string, string>>;
	keepPast(cup: number, edition: string, past: StoredPastEdition, clubs: readonly StoredPastClub[]): Promise<void>;
	/** @returns stops listening */
	listen(onChange: (change: EditionChanged) => void, onError: (error: unknown) => void): Promise<() => Promise<void>>;
};

/** The record as the source. */
export function recordSource(db: Parameters<typeof readEdition>[0]): ReadModelSource {
	return {
		editions: (cup) => readCupSummary(db, cup),
		edition: (cup, edition) => readEdition(db, cup, edition),
		cupAndEdition: (cup, edition) => readCupAndEdition(db, cup, edition),
		matches: (cup, edition, ids) => readMatchesOfEdition(db, cup, edition, ids),
		keepHidden: (cup, edition, hidden) => recordHiddenChanges(db, cup, edition, hidden),
		pastEdition: (cup, edition) => readPastEdition(db, { cup, edition }, PAST_FORMAT),
		pastClub: (cup, editions, club, part) => readPastClub(db, cup, editions, club, part),
		keepPast: (cup, edition, past, clubs) => writePastEdition(db, { cup, edition }, PAST_FORMAT, past, clubs),
		listen: (onChange, onError) => listenToChanges(db, onChange, onError),
	};
}
