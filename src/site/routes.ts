import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The table of SPEC §2. The year is optional in the address: a known address without it is taken with the latest year
 * (DECISIONS §4), which `pageRequest` sees to.
 */
export default [
	route(":year?", "pages/edition.tsx", [
		index("pages/home.tsx"),
		route("states", "pages/states.tsx"),
		route("search", "pages/search.tsx"),
		route("categories", "pages/categories.tsx"),
		route("categories/:category", "pages/category.tsx"),
		route("categories/:category/teams", "pages/category-teams.tsx"),
		route("categories/:category/division/:division", "pages/division.tsx"),
		route("categories/:category/playoff/:playoff", "pages/playoff.tsx"),
		route("nations", "pages/nations.tsx"),
		route("nations/:nation", "pages/nation.tsx"),
		route("arenas", "pages/arenas.tsx"),
		route("arenas/arena/:arena", "pages/arena.tsx"),
		route("arenas/arena/:arena/field/:field", "pages/field.tsx"),
		route("teams/:team", "pages/team.tsx"),
		route("matches", "pages/matches.tsx"),
		route("matches/:match", "pages/match.tsx"),
	]),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
