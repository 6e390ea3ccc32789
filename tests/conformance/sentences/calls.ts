import { by, notShown, under, waitsFor } from "../covered.ts";

const EDITIONS =
	"§7 on load the browser asks for the editions itself: JSON posted to /graphql, no cache, no cookie, cup and lang";

export const CALLS = under("7. The calls it makes", {
	"A stored user token is sent as a bearer Authorization header on API calls.": waitsFor(5),
	"Credentials are not sent with cross-site requests, except where the table says with credentials.": {
		"not sent": by("§7 credentials are not sent, to a results service elsewhere either", EDITIONS),
		"except where the table says so": waitsFor(5),
	},
	"GET /api/user (with credentials): none; The user with purchases, registrations, favourite_teams, favourite_arenas, pin_match, pin_year.":
		waitsFor(5),
	"POST /sanctum/token: sign-in credentials; The token is the response body.": waitsFor(5),
	"POST /sanctum/register: registration data; The token is the response body.": waitsFor(5),
	"POST /api/logout (with credentials): empty; Failure is only logged.": waitsFor(5),
	"GET /api/user/delete: none; Deletes the account.": waitsFor(5),
	"POST api/user/favorites/teams: teamId, year, teamName, nation, nationCode, category, catShort; Returns the created favourite team.":
		waitsFor(5),
	"DELETE api/user/favorites/teams/{id}: none; Removes the favourite.": waitsFor(5),
	"POST api/user/favorites/fields: arenaId, fieldId, fieldName, year; Returns the created favourite arena.": waitsFor(5),
	"DELETE api/user/favorites/fields/{id}: none; Removes the favourite.": waitsFor(5),
	"POST /api/user/auth/token: none; Optional field url. If present, open url plus ?route=profile.show in a new window; otherwise open the identity site root.":
		waitsFor(5),
	"GraphQL query for editions: no cache, variables cup (integer) and lang (string).": by(
		EDITIONS,
		"§7 another language asks for its editions past every cache too",
	),
	"The cups result returns cupId and editions with id, name, and tournaments (id, name, startsAt, endsAt, streamingInfo, status flags, announcements).":
		by(EDITIONS),
	"Errors are only logged and the load is abandoned.": by(
		"§8 the load of editions … is only logged and abandoned: the page stands",
	),
	"GraphQL query for one tournament: sent by GET with header X-Requested-With set, network-only policy, to a results service; variables cup (integer) and tournament (string); returns id, name, selectedGames, statistics, categories, status as in section 3.":
		by(
			"§7 the tournament is asked for by GET with X-Requested-With, from the network each time, by cup and tournament",
			"§3 a tournament, its categories, stages and selected games have every field that the specification names",
		),
	"The GraphQL transport otherwise posts JSON to /graphql by default.": by(EDITIONS),
	"Paths for loading favourite teams at start and the main data load: not shown.": notShown,
	"Operation names of the GraphQL queries: not shown.": notShown,
	"Field names of the sign-in credentials and registration data: not shown.": notShown,
});
