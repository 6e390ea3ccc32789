import { by, under } from "../covered.ts";

export const CONSTANTS = under("9. Business constants and limits", {
	"Featured matches capped at 15.": by(
		"§2 Home: at most 15 featured matches, each a link to its match",
		"§9 the strip never shows more than 15",
	),
	"Home year picker excludes edition 2011.": by("§2 Home without published teams: the message, and a year picker without 2011"),
	"User reload delay after editions load: 500 ms.": by("§4 After editions load, the user is reloaded after 500 ms, …"),
	"Local storage keys: user-token, app-lang.": {
		"user-token": by(
			"§4 Auth: sign-in obtains a token, stores it under user-token, sends it as a bearer header and loads the user",
			"§4 Auth: sign-in in …: an error is shown, then the token is stored and the user loaded",
		),
		"app-lang": by("§1 the language toggle changes texts and data at once and stores the language under app-lang"),
	},
	"Pass type: tournament_pass.": by("§4 All Access is a tournament_pass for the year being viewed"),
	"Languages: en (default) and sv.": by(
		"§9 English is the default, whatever the browser prefers, and nothing is stored until a language is chosen",
		"§1 the language toggle changes texts and data at once and stores the language under app-lang",
	),
	"Ad banners 768 by 130.": by("§9 the brand's advertisement of 768 by 130 has its space reserved, in the reader's language"),
	"Copyright year 2025.": by("§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px"),
	"Stats cards in a 3-column grid.": by("§9 In numbers has three columns at every width"),
	"Interface timings: drawer animation 0.5 s, close threshold 0.25, scroll lock timeout 100 ms, horizontal scroller debounce 100 ms with edge tolerance 2.5 px.":
		by(
			"§9 the drawer closes past a quarter of its width, springs back short of it, and moves for half a second",
			"§9 a tap on the scrim closes the drawer; the page behind scrolls again 100 ms later",
			"§9 the strip's arrows stop at the edges, within 2.5 px, once it has rested for 100 ms",
		),
	"The HTTP client accepts status 200 to 299 as success and sets no default timeout.": by(
		"§9 an answer of 200 to 299 is success, and no other, whatever it contains",
		"§9 no timeout by default: an answer that arrives after an hour is read",
	),
});
