import { by, notShown, under } from "../covered.ts";

/** A test of each screen that a visitor browses. */
const BROWSED = by(
	"§2 the address /{year}… is its screen, in either language, and leads on within its year",
	"§2 choosing a year rewrites only the year of the path and shows the year banner again",
	"§5 Matches: live first, then next, then finished, then what was called off",
	"§2 /{year}/streams: live streams, the next ones, and replays, each with its icon and words",
	"results are grouped by kind, each kind with its number, and each row leads to its page",
);

export const AUDIENCE = [
	...under("", {
		"The product is a bilingual (English and Swedish) public web app for a youth sports cup that is held in yearly editions.": by(
			"§2 the address /{year}… is its screen, in either language, and leads on within its year",
			"§2 choosing a year rewrites only the year of the path and shows the year banner again",
		),
		"Visitors browse editions, age categories, nations, arenas, teams, matches and streams, and signed-in users keep favourite teams and favourite arenas/fields.":
			{
				"what visitors browse": BROWSED,
				favourites: by(
					"§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms",
					"§4 Favourites: removing updates the local list first, then calls the server, then loads the user again",
					"§3 A favourite field; an arena's heart adds or removes all its fields at once",
				),
			},
		"This document covers the whole product.": by("every sentence of the specification is in the list, in its words"),
	}),
	...under("1. What the product does and for whom", {
		"Audience: visitors to a youth cup (football, with handball-style cups hinted at), its teams, families and followers.": by(
			"§2 the address /{year}… is its screen, in either language, and leads on within its year",
			"§1 a handball brand of a folder of its own is shown with its name, colours, logo, links and pictures, and marks no nations",
		),
		"Visitors browse tournament editions by year, age categories, nations, arenas and pitches, teams, live and scheduled matches, streams and search.":
			BROWSED,
		"Signed-in users keep favourite teams and favourite arenas/fields (the collection is called 'My Week') and open a profile page on an external identity site.":
			by(
				"§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms",
				"§3 A favourite field; an arena's heart adds or removes all its fields at once",
				"§7 The profile entry opens url plus ?route=profile.show in a new window",
				"§2 User menu: the profile entry opens the profile; a name changed there is the site's after the next load",
			),
		"A user can hold a purchased 'tournament_pass' for a year, which gives full access (\"All Access\") for that year.": {
			"gives full access for that year": by("§4 All Access is a tournament_pass for the year being viewed"),
			"is held by a user": by(
				"§6 an organiser gives a person a tournament pass for a year, lists passes, and revokes it",
				"§1 §3 a payment opens the pass, and is receipted in the language of the purchase",
				"§6 All Access is bought where a stream is locked, and the stream plays",
				"§6 a pass plays its year's streams, and no other year's",
			),
		},
		"The interface is bilingual: English (en) and Swedish (sv).": by(
			"§2 the address /{year}… is its screen, in either language, and leads on within its year",
			"§1 the language toggle changes texts and data at once and stores the language under app-lang",
		),
		"The chosen language is kept locally under the key 'app-lang', default en.": by(
			"§1 the language toggle changes texts and data at once and stores the language under app-lang",
			"§1 the stored language precedes a missing cookie, which then follows it",
			"DECISIONS §4: an arrival with ?lang= is stored like a choice: a tap and a reload stay in it, over what was stored before",
			"§9 English is the default, whatever the browser prefers, and nothing is stored until a language is chosen",
		),
		"An optional advertisement slot (banners 768 by 130) exists for some brands.": by(
			"§9 the brand's advertisement of 768 by 130 has its space reserved, in the reader's language",
			"§1 a handball brand of a folder of its own is shown with its name, colours, logo, links and pictures, and marks no nations",
		),
		"One brand (football) marks nations that are FIFA affiliated with an asterisk in the menu.": by(
			"§2 the drawer contains Start, My Week, Age categories, Nations*, Arenas and Back to website, in this order",
			"§1, §5 the FIFA mark: heading, each affiliated nation and a footnote; Åland and Greenland have none",
			"§1 a handball brand of a folder of its own is shown with its name, colours, logo, links and pictures, and marks no nations",
		),
		"Rules for buying or watching a paid match: not shown.": notShown,
	}),
];
