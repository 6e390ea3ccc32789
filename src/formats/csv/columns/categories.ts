import { readList, wholeNumber } from "../words/plain.ts";
import { readBestOfSeating, readCarries, readYesNo } from "../words/vocabularies.ts";
import { PLAY, RULES } from "./rules.ts";
import { ID, REMOVE, type Sheet } from "./sheet.ts";

export const CATEGORIES = {
	en: "categories",
	sv: "klasser",
	also: ["age categories", "åldersklasser"],
	says: "A category.",
	columns: {
		id: ID,
		name: {
			en: "name",
			sv: "namn",
			also: ["category", "klass"],
			needed: true,
			says: "Boys 14 and Pojkar 14 are known in both languages, with gender and age; so are Girls, Flickor, Mixed and Mix; another name stands in both",
		},
		nameEn: { en: "name (en)", sv: "namn (en)", says: "in English, where it is another" },
		nameSv: { en: "name (sv)", sv: "namn (sv)", says: "in Swedish, where it is another" },
		short: { en: "short name", sv: "kortnamn", also: ["short", "kort"], says: "default: B14 and P14 for Boys 14; else the name" },
		shortEn: { en: "short name (en)", sv: "kortnamn (en)", says: "in English, where it is another" },
		shortSv: { en: "short name (sv)", sv: "kortnamn (sv)", says: "in Swedish, where it is another" },
		gender: { en: "gender", sv: "kön", says: "boys, girls or mixed (pojkar, flickor, mix), where the name does not tell" },
		age: { en: "age", sv: "ålder", says: "in years, where the name does not tell" },
		results: {
			en: "results published",
			sv: "resultat publiceras",
			says: "no: a young category, of which no scores, tables or playoffs are shown; up to age 12 say which",
		},
		scores: { en: "scores published", sv: "målsiffror publiceras", says: "yes or no, where it is not as the column before" },
		tables: { en: "tables published", sv: "tabeller publiceras", says: "yes or no, likewise" },
		playoffs: { en: "playoffs published", sv: "slutspel publiceras", says: "yes or no, likewise" },
		...RULES,
		...PLAY,
		restMinutes: {
			en: "minutes of rest",
			sv: "minuter vila",
			also: ["rest", "vila", "vilotid"],
			says: "what a team has at least between the end of one match and the start of its next",
			reads: wholeNumber(1, 1440),
		},
		fieldSizes: {
			en: "field sizes",
			sv: "planstorlekar",
			also: ["field size", "planstorlek"],
			says: "the sizes of the fields that it may be played on, with semicolons between: 7v7; 9v9",
			reads: readList,
		},
		shirtNumbers: {
			en: "shirt numbers",
			sv: "tröjnummer",
			says: "yes or no: whether a goal's report may name a shirt number, where it is not as the cup's",
			reads: readYesNo,
		},
		confirmsResults: {
			en: "confirmed on the field",
			sv: "bekräftas på planen",
			says: "yes: the referee and both teams confirm a result by a tick each",
			reads: readYesNo,
		},
		remove: REMOVE,
	},
} as const satisfies Sheet;

export const STAGES = {
	en: "stages",
	sv: "faser",
	also: ["spelfaser"],
	says: "A stage of a category. Left out: a category with groups has Gruppspel, and a playoff Slutspel A for each playoff that is named anywhere.",
	columns: {
		id: ID,
		category: { en: "category", sv: "klass", says: "its name, short name or id; may be left out where there is only one" },
		name: {
			en: "name",
			sv: "namn",
			also: ["stage", "fas"],
			needed: true,
			says: "the cup's own word, never translated: Gruppspel, Slutspel A",
		},
		titleEn: { en: "title (en)", sv: "titel (en)", says: "what the site shows: Group stage; known for Gruppspel and Slutspel" },
		titleSv: { en: "title (sv)", sv: "titel (sv)", says: "the same in Swedish" },
		type: { en: "type", sv: "typ", says: "group or playoff (grupp, slutspel); default: by the name" },
		rank: { en: "order", sv: "ordning", says: "a whole number, the first stage lowest; default: the order of the rows" },
		...RULES,
		...PLAY,
		carries: {
			en: "carried results",
			sv: "medtagna resultat",
			says: "of a later group stage: what its tables begin with of the stage before. all (alla); among (inbördes): those between teams that are together again; half (halva): half of all points; default: nothing",
			reads: readCarries,
		},
		bestOfSeating: {
			en: "places of the best",
			sv: "de bästas platser",
			says: "of a playoff: who of the best thirds takes which place. apart (isär): none against its own group if possible; in order (i ordning): by group; default: by the sheet of best thirds",
			reads: readBestOfSeating,
		},
		bestOfAgainstFirstTwo: {
			en: "best thirds against first two",
			sv: "bästa treor mot de två första",
			says: "of a playoff: no where, with unequal groups, all matches of the best thirds count; default: those against the first two",
			reads: readYesNo,
		},
		remove: REMOVE,
	},
} as const satisfies Sheet;

export const DIVISIONS = {
	en: "divisions",
	sv: "divisioner",
	also: ["groups", "grupper"],
	says: "A group, or a playoff. Left out: made of the teams and matches that name it. Given for a stage: the list of all that it has.",
	columns: {
		id: ID,
		category: { en: "category", sv: "klass", says: "its name, short name or id; may be left out where there is only one" },
		name: { en: "name", sv: "namn", also: ["group", "grupp", "division"], needed: true, says: "A, 3; a playoff's own name" },
		stage: { en: "stage", sv: "fas", says: "its name or id; default: the first group stage, or the playoff with this name" },
		type: { en: "type", sv: "typ", says: "group or playoff (grupp, slutspel); default: group" },
		teams: {
			en: "teams",
			sv: "lag",
			says: "in the order of the draw, with semicolons or line breaks between; default: by the teams' own groups",
		},
		remove: REMOVE,
	},
} as const satisfies Sheet;

export const BEST_THIRDS = {
	en: "best-thirds",
	sv: "bästa treor",
	says: "Which of the best thirds meets which winner, when these groups' thirds went through.",
	columns: {
		category: { en: "category", sv: "klass", says: "its name, short name or id; may be left out where there is only one" },
		groups: { en: "groups", sv: "grupper", needed: true, says: "those whose third went through: A B C D" },
		match: { en: "match", sv: "match", needed: true, says: "the match that one of them plays: its number or id" },
		group: { en: "group", sv: "grupp", needed: true, says: "the group whose third plays it" },
	},
} as const satisfies Sheet;
