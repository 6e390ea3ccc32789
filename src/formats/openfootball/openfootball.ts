import { CUP_FILE_FORMAT, type CupFile, type CupFileEdition } from "../../results/record/cup-file.ts";
import { type Fault, isError } from "../../results/record/fault.ts";
import { reportTo } from "./place.ts";
import { readTournament, type TournamentOptions } from "./tournament.ts";
import { type OpenfootballFile, readTournamentFiles } from "./tournament-files.ts";

export type OpenfootballOptions = TournamentOptions;

/**
 * Reads openfootball JSON (docs/formats/openfootball.md) into a cup file: each file of matches, with the stadiums, teams
 * and groups files beside it, is one category of an edition.
 * @returns every fault at once; `file` is null where one of them is an error
 */
export function readOpenfootball(
	files: readonly OpenfootballFile[],
	options: OpenfootballOptions,
): { readonly file: CupFile | null; readonly faults: Fault[] } {
	const faults: Fault[] = [];
	const report = reportTo(faults);
	const editions = new Map<string, CupFileEdition>();
	const clubs = new Map<string, CupFile["clubs"][number]>();
	const arenas = new Map<string, CupFile["arenas"][number]>();
	for (const tournament of readTournamentFiles(files, faults)) {
		const read = readTournament(tournament, options, report);
		if (!read) continue;
		for (const club of read.clubs) clubs.set(club.id, clubs.get(club.id) ?? club);
		for (const arena of read.arenas) arenas.set(arena.id, { ...arenas.get(arena.id), ...arena });
		const { edition } = read;
		const other = editions.get(edition.id);
		if (other?.categories.some(({ id }) => id === edition.categories[0]!.id)) {
			report(
				{ source: tournament.matches, path: ["name"] },
				{ value: edition.name, expected: "another edition or category", message: `a second file for ${edition.id}` },
			);
		}
		editions.set(edition.id, other ? joined(other, edition) : edition);
	}
	if (faults.some(isError)) return { file: null, faults };
	const file: CupFile = {
		format: CUP_FILE_FORMAT,
		cup: options.cup,
		clubs: [...clubs.values()],
		arenas: [...arenas.values()],
		editions: [...editions.values()],
	};
	return { file, faults };
}

/** Two categories of one edition. */
function joined(one: CupFileEdition, other: CupFileEdition): CupFileEdition {
	const facts = [...(one.facts ?? []), ...(other.facts ?? [])];
	return {
		...one,
		startsOn: [one.startsOn, other.startsOn].sort()[0]!,
		endsOn: [one.endsOn, other.endsOn].sort()[1]!,
		categories: [...one.categories, ...other.categories],
		teams: [...one.teams, ...other.teams],
		matches: [...one.matches, ...other.matches],
		...(facts.length > 0 && { facts }),
	};
}
