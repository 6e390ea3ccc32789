import type { Register } from "react-router";

/** Every route of a year as the router knows it: one that has no screen here does not compile. */
type RouteOfYear = Extract<keyof Register["pages"], `/:year?${string}`>;
type Heading = string | RegExp;

/** The table of SPEC §2, over the small cup: within the year, with the screen's heading in English and in Swedish. */
const BY_ROUTE: Readonly<Record<RouteOfYear, readonly [path: string, english: Heading, swedish: Heading]>> = {
	"/:year?": ["", "Fyrcupen 2026", "Fyrcupen 2026"],
	"/:year?/search": ["/search", "Search", "Sök"],
	"/:year?/signin": ["/signin", "Sign in", "Logga in"],
	"/:year?/signup": ["/signup", "Create account", "Skapa konto"],
	"/:year?/favourites": ["/favourites", "My Week", "Min vecka"],
	"/:year?/states": ["/states", "Statistics 2026", "Statistik 2026"],
	"/:year?/categories": ["/categories", "Age categories", "Åldersklasser"],
	"/:year?/categories/:category": ["/categories/b14", "Boys 14", "Pojkar 14"],
	"/:year?/categories/:category/teams": ["/categories/b14/teams", "Boys 14 All teams", "Pojkar 14 Alla lag"],
	"/:year?/categories/:category/division/:division": [
		"/categories/b14/division/b14-g-1",
		/Boys 14.*Group 1/,
		/Pojkar 14.*Grupp 1/,
	],
	"/:year?/categories/:category/playoff/:playoff": [
		"/categories/b14/playoff/b14-a-1",
		/Boys 14.*Playoff A/,
		/Pojkar 14.*Slutspel A/,
	],
	"/:year?/nations": ["/nations", "Nations*", "Nationer*"],
	"/:year?/nations/:nation": ["/nations/se", "Sweden", "Sverige"],
	"/:year?/arenas": ["/arenas", "Arenas", "Arenor"],
	"/:year?/arenas/arena/:arena": ["/arenas/arena/heden", "Heden", "Heden"],
	"/:year?/arenas/arena/:arena/field/:field": ["/arenas/arena/heden/field/heden-2", "Heden 2", "Heden 2"],
	"/:year?/teams/:team": ["/teams/b14-bro", "BRO IF", "BRO IF"],
	"/:year?/streams": ["/streams", "Streams", "Sändningar"],
	"/:year?/streams/:stream": ["/streams/live-1", "Live now", "Sänds nu"],
	"/:year?/matches": ["/matches", "Live center", "Livecenter"],
	"/:year?/matches/:match": ["/matches/b14-m1", "ASK IF – BRO IF", "ASK IF – BRO IF"],
};

export const SCREENS = Object.values(BY_ROUTE);

/** Every route of a year, as the router matches it. */
export const ROUTES_OF_YEAR: readonly string[] = Object.keys(BY_ROUTE);
