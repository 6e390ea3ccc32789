import type { Sheet } from "./sheet.ts";

export const EDITION = {
	en: "edition",
	sv: "upplaga",
	also: ["tournament", "turnering"],
	says: "The edition that the folder speaks of: one row.",
	columns: {
		id: { en: "id", sv: "id", says: "default: the year" },
		year: { en: "year", sv: "år", says: "default: the first day's" },
		name: { en: "name", sv: "namn", says: "default: the cup's name and the year" },
		startsOn: {
			en: "first day",
			sv: "första dag",
			also: ["starts", "start", "startar", "från", "from"],
			needed: true,
			says: "a date",
		},
		endsOn: { en: "last day", sv: "sista dag", also: ["ends", "slut", "slutar", "till", "to"], needed: true, says: "a date" },
		clubs: { en: "clubs published", sv: "klubbar publicerade", says: "yes or no (ja, nej); a new edition's default is no" },
		teams: { en: "teams published", sv: "lag publicerade", says: "yes or no" },
		lot: {
			en: "draw published",
			sv: "lottning publicerad",
			also: ["lot published"],
			says: "yes or no: groups, tables, brackets",
		},
		schedule: { en: "schedule published", sv: "spelschema publicerat", says: "yes or no: times, fields, matches" },
		infoEn: {
			en: "streaming (en)",
			sv: "sändningar (en)",
			says: "what those without access read about streams; all four or none",
		},
		infoSv: { en: "streaming (sv)", sv: "sändningar (sv)", says: "the same in Swedish" },
		accessEn: { en: "streaming with pass (en)", sv: "sändningar med pass (en)", says: "what those with access read" },
		accessSv: { en: "streaming with pass (sv)", sv: "sändningar med pass (sv)", says: "the same in Swedish" },
	},
} as const satisfies Sheet;

export const ANNOUNCEMENTS = {
	en: "announcements",
	sv: "meddelanden",
	says: "An announcement of the edition: for all, or for those at an arena, in a category or of a team.",
	columns: {
		id: { en: "id", sv: "id", says: "blank: its place in the sheet" },
		text: { en: "text", sv: "text", says: "in both languages where (en) and (sv) are not given" },
		textEn: { en: "text (en)", sv: "text (en)", says: "in English; alone it is shown as English to all" },
		textSv: { en: "text (sv)", sv: "text (sv)", says: "in Swedish; alone it is shown as Swedish to all" },
		button: { en: "button", sv: "knapp", says: "the button's text, in both languages" },
		buttonEn: { en: "button (en)", sv: "knapp (en)", says: "in English" },
		buttonSv: { en: "button (sv)", sv: "knapp (sv)", says: "in Swedish" },
		link: {
			en: "link",
			sv: "länk",
			says: "where the button leads: a page of the site such as `/2026/matches`, or an address with `https:`, `mailto:` or `tel:`",
		},
		arena: { en: "arena", sv: "arena", says: "for those at an arena: its name or id; none of arena, category and team: for all" },
		category: {
			en: "category",
			sv: "klass",
			says: "for those of a category: its name, short name or id",
		},
		team: { en: "team", sv: "lag", says: "for a team of the category; its club's name, with its suffix, or its id" },
		date: {
			en: "published",
			sv: "publicerat",
			also: ["date", "datum"],
			says: "the day that it is published, and not before; blank: when it is imported",
		},
		time: { en: "time", sv: "tid", says: "where the cell of the day does not say it" },
		untilDate: { en: "until", sv: "till", says: "the day from which it is not shown any more; blank: until it is taken away" },
		untilTime: { en: "until time", sv: "till tid", says: "where the cell of that day does not say it" },
		remove: { en: "remove", sv: "ta bort", says: "yes: take it out of the record" },
	},
} as const satisfies Sheet;
