import type { CupFileCategory } from "../../results/record/cup-file.ts";
import { slug } from "../names/slug.ts";
import { asObject, asText } from "./json-value.ts";
import type { TournamentOptions } from "./tournament.ts";
import type { TournamentFiles } from "./tournament-files.ts";

type Naming = Pick<CupFileCategory, "name" | "shortName" | "gender">;
const KNOWN: Readonly<Record<string, Naming>> = {
	men: { name: { en: "Men", sv: "Herrar" }, shortName: { en: "Men", sv: "Herrar" }, gender: "boys" },
	women: { name: { en: "Women", sv: "Damer" }, shortName: { en: "Women", sv: "Damer" }, gender: "girls" },
	qualifying: { name: { en: "Qualifying", sv: "Kval" }, shortName: { en: "Qualifying", sv: "Kval" }, gender: "boys" },
	"women-qualifying": {
		name: { en: "Women, qualifying", sv: "Damer, kval" },
		shortName: { en: "Women Q", sv: "Damer kval" },
		gender: "girls",
	},
};

/** The category of a tournament: from the option; else women's if the file's name contains it, else men's. */
function categoryOf(option: string | undefined, tournament: string): { readonly key: string } & Naming {
	const key = slug(option ?? (/\bwom[ae]n|\bfrauen|\bfemen|\bféminine?s?\b|\bdam(er)?\b/i.test(tournament) ? "women" : "men"));
	const known = KNOWN[key];
	if (known) return { key, ...known };
	const name = { en: option ?? key, sv: option ?? key };
	const gender = /^[bp]\d|\bboys|\bpojk/i.test(name.en)
		? "boys"
		: /^[fg]\d|\bgirls|\bflick|wom[ae]n/i.test(name.en)
			? "girls"
			: "mixed";
	return { key, name, shortName: name, gender };
}

/** Whether a file is a tournament's qualifying, played before the edition's first day: "World Cup 2026 Qualifying". */
export function isQualifying({ matches }: TournamentFiles): boolean {
	return /qualif|\bquali|\bkval/i.test(asText(asObject(matches.input)?.name) ?? matches.file);
}

/** The category of a qualifying tournament if the edition has others. */
function qualifyingOf(tournament: string): string {
	return categoryOf(undefined, tournament).key === "women" ? "women-qualifying" : "qualifying";
}

export type EditionNaming = {
	readonly id: string;
	readonly year: number;
	readonly name: string;
	readonly category: Pick<CupFileCategory, "id" | "name" | "shortName" | "gender">;
	/** The prefix of the ids of its teams, groups and matches. Men's only have the edition's: `2018-japan`. */
	readonly prefix: string;
};

const YEAR = /(?:19|20|21)\d\d/;

/** The year is in the requested edition's id; else in the file's name ("Euro 2020"), else that of its first day. */
export function nameEdition(files: TournamentFiles, startsOn: string, options: TournamentOptions): EditionNaming {
	const name = asText(asObject(files.matches.input)?.name) ?? options.cup.name;
	const id = options.edition ?? YEAR.exec(name)?.[0] ?? startsOn.slice(0, 4);
	const year = Number(YEAR.exec(id)?.[0] ?? startsOn.slice(0, 4));
	const recorded = options.recorded?.get(id);
	const isBeside = isQualifying(files) && (options.isBesideMain || (recorded !== undefined && recorded.name !== name));
	const { key, ...category } = categoryOf(options.category ?? (isBeside ? qualifyingOf(name) : undefined), name);
	return { id, year, name, category: { id: `${id}-${key}`, ...category }, prefix: key === "men" ? id : `${id}-${key}` };
}
