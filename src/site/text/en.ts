import { matchEn } from "./match/en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** Every text of the site in English. Swedish has the type of this list, so that a missing text does not compile. */
export const en = {
	match: matchEn,
	languageName: "English",
	skipToContent: "Skip to content",
	breadcrumb: "Where you are",
	start: "Start",
	myWeek: "My Week",
	ageCategories: "Age categories",
	nations: "Nations",
	arenas: "Arenas",
	backToWebsite: "Back to website",
	menu: "Menu",
	close: "Close",
	year: "Year",
	latest: "Latest",
	yearIs: (year: string) => `Year, ${year}`,
	language: "Language",
	signIn: "Sign in",
	signOut: "Sign out",
	createAccount: "Create account",
	search: "Search",
	searchHint: "Team, club or category",
	fifaNote: "* FIFA affiliated nation",
	fifaMarked: "* FIFA affiliated nations are marked",
	viewingYear: "You are viewing the results for",
	viewYear: (year: string) => `View ${year}`,
	dismiss: "Dismiss",
	pageNotFound: "Page not found",
	loading: "Loading",
	teamsCount: (count: number, shown: string) => `${shown} ${plural(count, "team", "teams")}`,
};

export type Texts = typeof en;
