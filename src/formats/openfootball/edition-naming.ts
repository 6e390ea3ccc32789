import type { CupFileCategory } from "../../results/record/cup-file.ts";
import { categoryOf } from "./category.ts";
import { asObject, asText } from "./json-value.ts";
import type { TournamentOptions } from "./tournament.ts";
import type { TournamentFiles } from "./tournament-files.ts";

export type EditionNaming = {
	readonly id: string;
	readonly year: number;
	readonly name: string;
	readonly category: Pick<CupFileCategory, "id" | "name" | "shortName" | "gender">;
	/** What the ids of its teams, groups and matches begin with. Men's are the edition's own: `2018-japan`. */
	readonly prefix: string;
};

const YEAR = /(?:19|20|21)\d\d/;

/** The year is that of the edition asked for; else of the file's name ("Euro 2020"), else of its first day. */
export function nameEdition(files: TournamentFiles, startsOn: string, options: TournamentOptions): EditionNaming {
	const name = asText(asObject(files.matches.input)?.name) ?? options.cup.name;
	const id = options.edition ?? YEAR.exec(name)?.[0] ?? startsOn.slice(0, 4);
	const year = Number(YEAR.exec(id)?.[0] ?? startsOn.slice(0, 4));
	const { key, ...category } = categoryOf(options.category, name);
	return { id, year, name, category: { id: `${id}-${key}`, ...category }, prefix: key === "men" ? id : `${id}-${key}` };
}
