import type { Fault } from "../../results/record/fault.ts";
import { type AssembledSource, assemble, type Present } from "./assemble.ts";
import { readAdvancements } from "./categories/advancement.ts";
import { readCategories } from "./categories/categories.ts";
import { readDivisions } from "./categories/divisions.ts";
import { rankPlayoffs, readStages } from "./categories/stages.ts";
import { type CupOptions, readCup } from "./cup/cup.ts";
import { Draft } from "./draft.ts";
import { readAnnouncements, readEdition } from "./edition/edition.ts";
import { readFacts } from "./facts/facts.ts";
import { type CsvFile, Folder, type PreparedSheet } from "./folder.ts";
import { readBestThirds } from "./matches/best-thirds.ts";
import { drawFromMatches } from "./matches/draw-from-matches.ts";
import { readEvents } from "./matches/events.ts";
import { readMatches } from "./matches/matches.ts";
import { readArenas } from "./places/arenas.ts";
import { RecordBase } from "./record-base.ts";
import { readStreams } from "./streams/streams.ts";
import { readClubs } from "./teams/clubs.ts";
import { readTeams } from "./teams/teams.ts";

export type CsvCup = {
	readonly cup: number;
	/** Undefined: the sheets do not name it, which is reported. */
	readonly edition: string | undefined;
	/** @returns the cup file made from the sheets, with their faults; nouns new to the record get default values */
	source(present: Present | undefined): AssembledSource;
};

/**
 * Reads a folder of CSV files (docs/organise/csv.md).
 * @param name of the folder, as the user wrote it
 */
export function readCsvFolder(name: string, files: readonly (CsvFile | PreparedSheet)[], options: CupOptions): CsvCup {
	const faults: Fault[] = [];
	const draft = new Draft(new Folder(name, files, faults), faults, options.cup ?? options.brand.cup);
	readCup(draft, options);
	draft.isOverRecord = options.isOverRecord ?? false;
	readEdition(draft, options.editions?.get(draft.cup.id));
	return {
		cup: draft.cup.id,
		edition: draft.edition?.id,
		source: (present) => {
			if (draft.isOverRecord && present) draft.record = new RecordBase(draft, present);
			readSheets(draft, present, options.drawsFromMatches ?? false);
			return assemble(draft, present);
		},
	};
}

function readSheets(draft: Draft, present: Present | undefined, drawsFromMatches: boolean): void {
	readCategories(draft, present?.edition !== undefined);
	draft.record?.addCategories();
	readStages(draft);
	draft.record?.addStages();
	draft.record?.addClubs();
	const drawListed = readDivisions(draft);
	readClubs(draft);
	readTeams(draft);
	draft.record?.addTeams();
	drawListed();
	draft.record?.addArenas();
	readArenas(draft);
	readAdvancements(draft);
	if (draft.record) draft.undrawn = drawFromMatches(draft, drawsFromMatches);
	readMatches(draft, present);
	rankPlayoffs(draft);
	readBestThirds(draft);
	readEvents(draft);
	readFacts(draft);
	readAnnouncements(draft);
	readStreams(draft);
}
