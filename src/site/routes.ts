import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { BRAND_PAGES } from "../brands/page-text.ts";

/** Addresses are case-sensitive: `/2026/Categories` is not found. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/**
 * The route table of SPEC §2. The year is optional: a known address without it means the latest year (DECISIONS §4), which `pageRequest`
 * handles. A brand's own pages and the reporter's page are outside of the years.
 */
export default [
	route(":year?", "pages/edition.tsx", [
		index("pages/home.tsx"),
		page("states", "pages/states.tsx"),
		page("search", "pages/search.tsx"),
		page("signin", "pages/signin.tsx"),
		page("signup", "pages/signup.tsx"),
		page("favourites", "pages/favourites.tsx"),
		page("categories", "pages/categories.tsx"),
		page("categories/:category", "pages/category.tsx"),
		page("categories/:category/teams", "pages/category-teams.tsx"),
		page("categories/:category/division/:division", "pages/division.tsx"),
		page("categories/:category/playoff/:playoff", "pages/playoff.tsx"),
		page("nations", "pages/nations.tsx"),
		page("nations/:nation", "pages/nation.tsx"),
		page("arenas", "pages/arenas.tsx"),
		page("arenas/arena/:arena", "pages/arena.tsx"),
		page("arenas/arena/:arena/field/:field", "pages/field.tsx"),
		page("teams/:team", "pages/team.tsx"),
		page("streams", "pages/streams.tsx"),
		page("streams/:stream", "pages/stream.tsx"),
		page("matches", "pages/matches.tsx"),
		page("matches/:match", "pages/match.tsx"),
	]),
	...BRAND_PAGES.map((name) => route(name, "pages/brand-page.tsx", { id: name, caseSensitive: true })),
	// For those at the pitch (docs/develop/decisions/0010-the-reporters-page.md).
	page("report", "pages/reporter.tsx"),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
