import { by, under } from "../covered.ts";

const SCREEN = by("§2 the address /{year}… is its screen, in either language, and leads on within its year");

export const ROUTES = under("2. Screens and routes", {
	"Every route is prefixed by the edition year.": SCREEN,
	"A route without a year uses the latest year.": by(
		"§2 a known address without its year opens in the latest year, with its query",
		"§2 / is Home of the latest year, which the newest edition is not while it has published nothing",
	),
	"The year must be digits only.": by("§2 not found, with status 404 and its page, in either language: …"),
	"Any other path shows a not-found page.": by(
		"§2 not found, with status 404 and its page, in either language: …",
		"§2 wrong addresses show the not-found page, and its ways on work",
	),
	"Scroll resets to the top on each navigation.": by(
		"§2 scroll starts at the top on every navigation, back included, and a query moves nothing",
	),
	"If a page module fails to load, the app reloads the full page at the target path.": by(
		"§8 the target is loaded as a full page, once: no loop where its module fails again",
		"§8 so is the target of a navigation that interrupted another",
	),
	"/: Home, latest year": by("§2 / is Home of the latest year, which the newest edition is not while it has published nothing"),
	"/{year}: Home for that year": SCREEN,
	"/{year}/search (query parameter q): Search": by(
		"§2 the address /{year}… is its screen, in either language, and leads on within its year",
		"§2 Search: /{year}/search and /{year}/search/ use the query parameter q",
	),
	"/{year}/signin: Sign-in": SCREEN,
	"/{year}/signup: Sign-up": SCREEN,
	"/{year}/favourites: My Week (favourites)": SCREEN,
	"/{year}/states: Statistics ('More stats')": by(
		"§2 the address /{year}… is its screen, in either language, and leads on within its year",
		"§2 'More stats' on Home leads to the statistics",
	),
	"/{year}/categories: Age categories list": SCREEN,
	"/{year}/categories/{category}: Category detail": SCREEN,
	"/{year}/categories/{category}/teams: Category teams": SCREEN,
	"/{year}/categories/{category}/division/{division}: Division": SCREEN,
	"/{year}/categories/{category}/playoff/{playoff}: Playoff": SCREEN,
	"/{year}/nations: Nations list": SCREEN,
	"/{year}/nations/{nation}: Nation detail": SCREEN,
	"/{year}/arenas: Arenas list": SCREEN,
	"/{year}/arenas/arena/{arena}: Arena detail": SCREEN,
	"/{year}/arenas/arena/{arena}/field/{field}: Field": SCREEN,
	"/{year}/teams/{team}: Team": SCREEN,
	"/{year}/streams: Streams": SCREEN,
	"/{year}/streams/{stream}: Stream detail": SCREEN,
	"/{year}/matches: Matches / live center": SCREEN,
	"/{year}/matches/{match}: Match detail": SCREEN,
});
