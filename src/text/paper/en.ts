import type { Sport } from "../language.ts";

const KICKS: Readonly<Record<Sport, string>> = { football: "pens", handball: "7 m" };

/** Words on printed sheets. Where a sheet has both languages they are set beside each other, so each is short. */
export const paperEn = {
	time: "Time",
	number: "No.",
	class: "Class",
	home: "Home",
	away: "Away",
	opponent: "Opponent",
	place: "Field",
	result: "Result",
	played: "Played",
	hereNow: "Now and next here",
	teamPage: "Results and playoffs",
	latest: "The latest is here",
	codeTitle: "Now, next and after on this field",
	noApp: "No app, no sign-in",
	printed: (when: string, revision: string) =>
		`Printed ${when}, revision ${revision}. Times may move: the code shows the latest.`,
	asOf: (when: string, revision: string) => `As of ${when}, revision ${revision}. Empty boxes are for the pen.`,
	changedSince: (when: string) => `■ changed since ${when}`,
	changed: "changed",
	movedTo: (number: string, place: string) => `${number} is played at ${place}`,
	slips: "Match slips",
	goals: "goals",
	kicks: (sport: Sport) => KICKS[sport],
	walkoverHome: "w.o. home",
	walkoverAway: "w.o. away",
	abandoned: "abandoned",
	referee: "Referee:",
	team: "Team",
	shirt: { home: "home", away: "away" },
	winner: "Winner",
	dayGrid: "Day grid",
	tables: "Tables",
	placings: "Final placings",
	finalPlace: (place: string, among: number) => `${place} of ${among}`,
	diploma: "Diploma",
	inClass: (category: string) => `in ${category}`,
	page: (page: number, of: number) => `${page} (${of})`,
	part: (part: number, of: number) => `sheet ${part} of ${of}`,
	nothing: "There is nothing to print here yet: the matches have not been published.",
	noResults: "This category publishes no results, so there is nothing to print here.",
	notHere: "This page has no such sheet.",
	wait: (seconds: number) => `Too many sheets at once. Try again in ${seconds} s.`,
	cancelled: "Cancelled",
	postponed: "Postponed",
	table: { played: "P", won: "W", drawn: "D", lost: "L", goals: "Goals", points: "Pts" },
};

export type PaperTexts = typeof paperEn;
