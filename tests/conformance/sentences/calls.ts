import { by, notShown, under } from "../covered.ts";

const EDITIONS =
	"§7 on load the browser asks for the editions itself: JSON posted to /graphql, no cache, no cookie, cup and lang";

export const CALLS = under("7. The calls it makes", {
	"A stored user token is sent as a bearer Authorization header on API calls.": by(
		"§4 Auth: sign-in obtains a token, stores it under user-token, sends it as a bearer header and loads the user",
		"§4 Auth: sign-in in …: an error is shown, then the token is stored and the user loaded",
		"§4 After editions load, the user is reloaded after 500 ms, …",
	),
	"Credentials are not sent with cross-site requests, except where the table says with credentials.": {
		"not sent": by("§7 credentials are not sent, to a results service elsewhere either", EDITIONS),
		"except where the table says so": by("§7 Credentials go with GET /api/user and POST /api/logout, with no other call"),
	},
	"GET /api/user (with credentials): none; The user with purchases, registrations, favourite_teams, favourite_arenas, pin_match, pin_year.":
		by(
			"§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state",
			"§7 Credentials go with GET /api/user and POST /api/logout, with no other call",
		),
	"POST /sanctum/token: sign-in credentials; The token is the response body.": by(
		"§4 Auth: sign-in obtains a token, stores it under user-token, sends it as a bearer header and loads the user",
		"§4 Auth: sign-in in …: an error is shown, then the token is stored and the user loaded",
		"§7 a native client registers and signs in without an Origin; no cookie is set or read",
	),
	"POST /sanctum/register: registration data; The token is the response body.": by(
		"§4 Auth: register obtains a token, stores it and loads the user",
		"§4 Auth: register creates the account and signs in; the service's message about a field is under it",
		"§7 a native client registers and signs in without an Origin; no cookie is set or read",
	),
	"POST /api/logout (with credentials): empty; Failure is only logged.": by(
		"§4 Auth: sign-out calls the service with the token, clears token and header and loads the user again",
		"§8 Sign-out failure: only logged; the reader is signed out all the same, at once, even where the service never answers",
		"§8 Sign-out failure: only logged; it leads to /{year}/signin all the same",
	),
	"GET /api/user/delete: none; Deletes the account.": by(
		"§4 Auth: account deletion clears token and header and loads the user again; where it fails the reader stays signed in",
	),
	"POST api/user/favorites/teams: teamId, year, teamName, nation, nationCode, category, catShort; Returns the created favourite team.":
		by(
			"§4 Favourites: adding shows it at once, creates it from what SPEC §3 names, then loads the user again",
			"§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms",
		),
	"DELETE api/user/favorites/teams/{id}: none; Removes the favourite.": by(
		"§4 Favourites: removing updates the local list first, then calls the server, then loads the user again",
		"§4 Favourites: a heart removes at once; a toast confirms it and undoes it",
	),
	"POST api/user/favorites/fields: arenaId, fieldId, fieldName, year; Returns the created favourite arena.": by(
		"§3 A favourite field; an arena's heart adds or removes all its fields at once",
	),
	"DELETE api/user/favorites/fields/{id}: none; Removes the favourite.": by(
		"§3 A favourite field; an arena's heart adds or removes all its fields at once",
	),
	"POST /api/user/auth/token: none; Optional field url. If present, open url plus ?route=profile.show in a new window; otherwise open the identity site root.":
		by(
			"§7 The profile entry opens url plus ?route=profile.show in a new window",
			"§8 Token request failure: logged, and the identity site's root opens",
		),
	"GraphQL query for editions: no cache, variables cup (integer) and lang (string).": by(
		EDITIONS,
		"§7 another language asks for its editions past every cache too",
	),
	"The cups result returns cupId and editions with id, name, and tournaments (id, name, startsAt, endsAt, streamingInfo, status flags, announcements).":
		by(EDITIONS),
	"Errors are only logged and the load is abandoned.": by(
		"§8 the load of editions … is only logged and abandoned: the page stays",
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
