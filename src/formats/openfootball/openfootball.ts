import { CUP_FILE_FORMAT, type CupFile, type CupFileEdition } from "../../results/record/cup-file.ts";
import { type Fault, isError } from "../../results/record/fault.ts";
import { isQualifying } from "./edition-naming.ts";
import { reportTo } from "./place.ts";
import { readTournament, type Tournament, type TournamentOptions } from "./tournament.ts";
import { type OpenfootballFile, readTournamentFiles, type TournamentFiles } from "./tournament-files.ts";

export type OpenfootballOptions = TournamentOptions;

/**
 * Converts openfootball JSON (docs/integrate/openfootball.md) to a cup file: each file of matches, with its stadiums, teams and
 * groups files, is one category of an edition.
 * @returns every fault at once; `file` is null if one of them is an error
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
	const isThere = ({ edition }: Tournament) =>
		editions.get(edition.id)?.categories.some(({ id }) => id === edition.categories[0]!.id) ?? false;
	/** A qualifying tournament beside the main one is a category of its own. */
	const readBeside = (tournament: TournamentFiles): Tournament | null => {
		const own: Fault[] = [];
		let read = readTournament(tournament, options, reportTo(own));
		if (read && isThere(read) && isQualifying(tournament)) {
			own.length = 0;
			read = readTournament(tournament, { ...options, category: undefined, isBesideMain: true }, reportTo(own));
		}
		faults.push(...own);
		return read;
	};
	const tournaments = readTournamentFiles(files, faults);
	for (const tournament of tournaments.toSorted((a, b) => Number(isQualifying(a)) - Number(isQualifying(b)))) {
		const read = readBeside(tournament);
		if (!read) continue;
		for (const club of read.clubs) clubs.set(club.id, clubs.get(club.id) ?? club);
		for (const arena of read.arenas) arenas.set(arena.id, { ...arenas.get(arena.id), ...arena });
		const { edition } = read;
		if (isThere(read)) {
			report(
				{ source: tournament.matches, path: ["name"] },
				{ value: edition.name, expected: "another edition or category", message: `a second file for ${edition.id}` },
			);
		}
		const other = editions.get(edition.id);
		editions.set(edition.id, other ? joined(other, edition, isQualifying(tournament)) : edition);
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

/** Joins two categories of one edition. A qualifying tournament is played before the edition's first day. */
function joined(one: CupFileEdition, other: CupFileEdition, isQualifying: boolean): CupFileEdition {
	const facts = [...(one.facts ?? []), ...(other.facts ?? [])];
	return {
		...one,
		startsOn: isQualifying ? one.startsOn : [one.startsOn, other.startsOn].sort()[0]!,
		endsOn: [one.endsOn, other.endsOn].sort()[1]!,
		categories: [...one.categories, ...other.categories],
		teams: [...one.teams, ...other.teams],
		matches: [...one.matches, ...other.matches],
		...(facts.length > 0 && { facts }),
	};
}
