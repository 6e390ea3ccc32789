import { by, notShown, under, waitsFor } from "../covered.ts";

export const ROLES = under("6. Roles and permissions", {
	"Visitor (no token): may browse everything and is invited to sign in or create an account to choose favourite teams.": by(
		"§2 the address /{year}… is its screen, in either language, and leads on within its year",
		"§2 My teams: signed out invites to sign in or to create an account",
		"category teams: signed out, a heart leads to sign in",
	),
	"Signed-in user: can add and remove favourite teams and arenas/fields, and has a profile link.": waitsFor(5),
	"A tournament_pass purchase for a year grants all-access for that year, shown as an 'All Access' badge.": {
		"grants all-access": by("§4 All Access is a tournament_pass for the year being viewed"),
		"shown as an 'All Access' badge": waitsFor(5),
	},
	"Access rules for paid matches: not shown.": notShown,
	"Related messages exist (see the error catalogue).": waitsFor(7),
});
