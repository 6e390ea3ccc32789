import { by, notShown, under } from "../covered.ts";

const YEAR_BANNER = by(
	"§2 choosing a year rewrites only the year of the path and shows the year banner again",
	"§2 the year banner shows for a newer, unpublished year too",
);
const HEADER = by("§2 from 1180 px the menu is in the header, the active entry underlined and announced");

export const NAVIGATION = under("2. Screens and routes, Navigation and header", {
	"Top menu: home logo link; mobile drawer with Start, My Week (favourites), Age categories, Nations, Arenas and Back to website.":
		by(
			"§2 the logo leads Home, to the year that is viewed",
			"§2 the drawer contains Start, My Week, Age categories, Nations*, Arenas and Back to website, in this order",
		),
	"The active item is underlined.": by(
		"§2 from 1180 px the menu is in the header, the active entry underlined and announced",
		"§2 the drawer contains Start, My Week, Age categories, Nations*, Arenas and Back to website, in this order",
	),
	"Desktop header: year dropdown (changing year rewrites the year segment of the current path and re-shows the year banner), search icon to /{year}/search, language toggle (sets en or sv), and a user menu or a Sign in button.":
		{
			"year dropdown": by(
				"§2 choosing a year rewrites only the year of the path and shows the year banner again",
				"§2 from a deep address the query stays with the new year; choosing the year that is viewed closes the list",
			),
			"search icon": HEADER,
			"language toggle": by("§1 the language toggle changes texts and data at once and stores the language under app-lang"),
			"Sign in button": HEADER,
			"user menu": by(
				"§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin",
			),
		},
	"User menu: avatar, name, e-mail, an 'All Access' badge if the user is flagged, and Sign out.": by(
		"§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin",
	),
	"Clicking the profile entry requests an auth token and opens the identity site profile page, or the identity site root on failure.":
		by(
			"§7 The profile entry opens url plus ?route=profile.show in a new window",
			"§2 User menu: the profile entry opens the profile; a name changed there is the site's after the next load",
			"§8 Token request failure: logged, and the identity site's root opens",
		),
	"Sign-out goes to /{year}/signin.": by(
		"§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin",
		"§8 Sign-out failure: only logged; it leads to /{year}/signin all the same",
	),
	"Year banner 'You are viewing the results for {year}' with a dismiss button and a link to view the latest year.": YEAR_BANNER,
	"It shows when the viewed year is not the latest year.": YEAR_BANNER,
	"Announcement bar per year (text, optional button).": by(
		"§2 announcements of the year are shown below the header, others' are not",
		"§2 an announcement has its text, and a button where it is given one",
	),
	"Footer with social links and copyright (year 2025).": by(
		"§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px",
	),
	"It is hidden on certain playoff-mobile and arena sub-pages.": by(
		"§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px",
		"§2 the footer is hidden on an arena and a field at every width, and shown under the list of arenas",
	),
	"Match card: live badge, category and division, local start time HH:mm and date DD MMM, scores for live or finished matches, nation flags, link to the match.":
		by(
			"§2 Match card in …: live badge, category and division, start, date, score, flags, link",
			"§2 Match card: the start is HH:mm in the zone of its arena, whatever the reader's zone",
			"§2 Match card: the date is DD MMM, two digits",
			"§4 scores show for live and finished matches, the leading side's emphasised",
		),
	"A 'Live center' link goes to /{year}/matches.": by(
		"§2 Home: a Live center link, the search box, the three numbers and More stats lead to their pages",
	),
	"Team card: flag, team name, category, a heart to remove the favourite, and 'Show team'.": by(
		"§2 Team card: flag, team name, category, a heart to remove the favourite, and Show team; Show matches leads to favourites",
		"§4 Favourites: a heart removes at once; a toast confirms it and undoes it",
	),
	"Search widget: text box; Enter or the button goes to /{year}/search/?q={text}.": by(
		"§2 Home: the search box opens /{year}/search/?q=",
		"Enter without a marked suggestion searches; back shows what was searched for before",
	),
	"Content of screens other than Home and the shared header, menus and cards: not shown.": notShown,
});
