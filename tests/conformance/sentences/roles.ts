import { by, notShown, under } from "../covered.ts";

export const ROLES = under("6. Roles and permissions", {
	"Visitor (no token): may browse everything and is invited to sign in or create an account to choose favourite teams.": by(
		"§2 the address /{year}… is its screen, in either language, and leads on within its year",
		"§2 My teams: signed out invites to sign in or to create an account",
		"category teams: signed out, a heart leads to sign in",
	),
	"Signed-in user: can add and remove favourite teams and arenas/fields, and has a profile link.": by(
		"§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms",
		"§4 Favourites: a heart removes at once; a toast confirms it and undoes it",
		"§3 A favourite field; an arena's heart adds or removes all its fields at once",
		"§7 The profile entry opens url plus ?route=profile.show in a new window",
	),
	"A tournament_pass purchase for a year grants all-access for that year, shown as an 'All Access' badge.": {
		"grants all-access": by(
			"§4 All Access is a tournament_pass for the year being viewed",
			"§6 a pass plays its year's streams, and no other year's",
			"§6 All Access is bought where a stream is locked, and the stream plays",
		),
		"shown as an 'All Access' badge": by(
			"§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin",
		),
	},
	"Access rules for paid matches: not shown.": notShown,
	"Related messages exist (see the error catalogue).": by(
		"§8 a stream for signed-in users says so, and leads to sign-in",
		"§8 a stream with a pass shows what the visitor lacks, with the cup's own streamingInfo.info",
	),
});
