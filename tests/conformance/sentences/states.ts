import { by, notShown, under } from "../covered.ts";

export const STATES = under("4. States and transitions", {
	"**Auth**: signed out (auth false, user empty) or signed in.": by(
		"§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state",
		"§4 Auth: sign-out calls the service with the token, clears token and header and loads the user again",
	),
	"Sign-in and register each obtain a token, store it locally under 'user-token', set it as a bearer authorization header, then load the user.":
		by(
			"§4 Auth: sign-in obtains a token, stores it under user-token, sends it as a bearer header and loads the user",
			"§4 Auth: register obtains a token, stores it and loads the user",
			"§4 Auth: sign-in in …: an error is shown, then the token is stored and the user loaded",
			"§4 Auth: register creates the account and signs in; the service's message about a field is under it",
		),
	"Sign-out and account deletion clear the token and header and reload the user.": by(
		"§4 Auth: sign-out calls the service with the token, clears token and header and loads the user again",
		"§4 Auth: account deletion clears token and header and loads the user again; where it fails the reader stays signed in",
	),
	"A successful user load marks signed in; a failure marks signed out.": by(
		"§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state",
		"§4 Auth: a failed user load marks signed out; the token stays, and signs in again when the network is back",
		"§4 Auth: a failed load marks signed out and preserves the token; the next one signs in again",
		"§4 Auth: without a token the user is reloaded too; the 401 marks signed out and is no error of ours",
		"§4 Auth: without a token the user's load is answered 401 by this server, and the visitor is signed out",
	),
	"After the user loads, purchases, pin_match and pin_year are copied into the main state.": by(
		"§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state",
	),
	"**Latest year**: if the newest edition has none of teams, lot or schedule published, the previous edition's year is the latest; otherwise the newest edition's year.":
		by(
			"§4 if the newest edition has none of teams, lot or schedule published, the previous one is the latest",
			"§4 the latest year is the newest edition's, whatever order the editions have",
			"§2 / is Home of the latest year, which the newest edition is not while it has published nothing",
		),
	"**All-access**: true when the user has a purchase of type tournament_pass for the current year.": by(
		"§4 All Access is a tournament_pass for the year being viewed",
	),
	"**Publication status per year** (clubs, teams, lot/draw, schedule, each published or not) controls which home sections show.":
		by(
			"§2 Home: no strip without a published schedule",
			"§2 Home: no search without published teams",
			"§2 Home without published teams: the message, and a year picker without 2011",
			"§3 each flag publishes its own data and nothing else",
		),
	"**Match**: live (isLive and not finished), finished, or upcoming.": by(
		"§4 a match is live, finished or upcoming; postponed and cancelled are neither",
		"§4 live is isLive and not finished",
		"§5 Matches: live first, then next, then finished, then what was called off",
	),
	"Scores show for live or finished matches, and the leading side's score is emphasised.": by(
		"§4 scores show for live or finished matches",
		"§4 scores show for live and finished matches, the leading side's emphasised",
	),
	"**Favourites**: adding requires an authorization header, otherwise nothing happens.": by(
		"§5 Favourite actions are silently skipped when not authorized",
		"§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms",
	),
	"Removing updates the local list first, then calls the server, then reloads the user's data.": by(
		"§4 Favourites: removing updates the local list first, then calls the server, then loads the user again",
		"§4 Favourites: a heart removes at once; a toast confirms it and undoes it",
	),
	"**Year banner**: shown when the viewed year is not the latest, and dismissible by the user.": by(
		"§2 choosing a year rewrites only the year of the path and shows the year banner again",
		"§2 the year banner shows for a newer, unpublished year too",
		"dismissing the year banner by keyboard moves the focus to the page's beginning",
	),
	"After editions load, the user is reloaded after 500 ms.": by("§4 After editions load, the user is reloaded after 500 ms, …"),
	"Transitions of match purchase or access: not shown.": notShown,
});
