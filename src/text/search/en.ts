import { COURT, FIELD, type Ground } from "../ground.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** Texts of the search. */
const searchingEnOn = ({ field, Field }: Ground) => ({
	title: (query: string) => (query === "" ? "Search" : `${query}, search`),
	description: (cup: string, year: string) =>
		`Find teams, clubs, nations, age categories, arenas, ${field}s and matches in ${cup} ${year}.`,
	hint: `Enter at least two characters: a team, club, nation, age category, arena, ${field} or match number.`,
	kindsOf: "What to show",
	allKinds: (shown: string) => `All ${shown}`,
	kinds: {
		teams: "Teams",
		clubs: "Clubs",
		nations: "Nations",
		categories: "Categories",
		arenas: "Arenas",
		fields: `${Field}s`,
		matches: "Matches",
	},
	all: (shown: string) => `All ${shown}`,
	results: (count: number, shown: string) => `${shown} ${plural(count, "result", "results")}`,
	noResults: "No results",
	tryElse: "Try searching for something else",
	didYouMean: "Did you mean",
	tooMany: (shown: string) => `The first ${shown} are shown. Type more to narrow the search.`,
	teams: (count: number, shown: string) => `${shown} ${plural(count, "team", "teams")}`,
	fields: (count: number, shown: string) => `${shown} ${plural(count, field, `${field}s`)}`,
	match: (number: string) => `Match ${number}`,
	notPublished: "The teams have not been published yet",
	notPublishedHint: "Once they have been, you can search for them here.",
	suggestions: "Suggestions",
});

export const searchingEn = searchingEnOn(FIELD);
export const searchingOnCourtsEn = searchingEnOn(COURT);

export type SearchTexts = typeof searchingEn;
