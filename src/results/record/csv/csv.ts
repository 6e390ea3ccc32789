import type { Fault } from "../fault.ts";
import type { Source } from "../file/source.ts";
import { assemble, type Present } from "./assemble.ts";
import { Draft } from "./draft.ts";
import { type CsvFile, Folder } from "./folder.ts";
import { readArenas } from "./nouns/arenas.ts";
import { readBestThirds } from "./nouns/best-thirds.ts";
import { readCategories } from "./nouns/categories.ts";
import { readClubs } from "./nouns/clubs.ts";
import { type CupOptions, readCup } from "./nouns/cup.ts";
import { readDivisions } from "./nouns/divisions.ts";
import { readAnnouncements, readEdition } from "./nouns/edition.ts";
import { readEvents } from "./nouns/events.ts";
import { readFacts } from "./nouns/facts.ts";
import { readAdvancements } from "./nouns/goes-on.ts";
import { readMatches } from "./nouns/matches.ts";
import { rankPlayoffs, readStages } from "./nouns/stages.ts";
import { readStreams } from "./nouns/streams.ts";
import { readTeams } from "./nouns/teams.ts";

export type CsvCup = {
	readonly cup: number;
	/** Undefined: the sheets do not tell it, which is a fault. */
	readonly edition: string | undefined;
	/** @returns the cup file that the sheets are, with the faults found in them; what is new to the record is made whole */
	source(present: Present | undefined): Source;
};

/**
 * Reads a folder of CSV files (docs/formats/csv.md).
 * @param name of the folder, as the user wrote it
 */
export function readCsvFolder(name: string, files: readonly CsvFile[], options: CupOptions): CsvCup {
	const faults: Fault[] = [];
	const draft = new Draft(new Folder(name, files, faults), faults, options.cup ?? options.brand.cup);
	readCup(draft, options);
	readEdition(draft, options.editions?.get(draft.cup.id));
	return {
		cup: draft.cup.id,
		edition: draft.edition?.id,
		source: (present) => {
			readSheets(draft, present);
			return assemble(draft, present);
		},
	};
}

function readSheets(draft: Draft, present: Present | undefined): void {
	readCategories(draft, present?.edition !== undefined);
	readStages(draft);
	const drawListed = readDivisions(draft);
	readClubs(draft);
	readTeams(draft);
	drawListed();
	readArenas(draft);
	readAdvancements(draft);
	readMatches(draft, present);
	rankPlayoffs(draft);
	readBestThirds(draft);
	readEvents(draft);
	readFacts(draft);
	readAnnouncements(draft);
	readStreams(draft);
}
