import { PRESETS } from "../../../cup/rules.ts";
import { wholeNumber } from "../words/plain.ts";
import type { Column } from "./sheet.ts";

const ANY_PRESET = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(PRESETS);

/** The columns that categories and stages share. */
export const RULES = {
	preset: {
		en: "rules",
		sv: "regler",
		also: ["preset", "tabellregler"],
		says: `a preset: ${ANY_PRESET}; a category's default is gothia in football, partille in handball`,
	},
	points: {
		en: "points",
		sv: "poäng",
		says: "for win, draw and loss where the preset's are not yours: 3/1/0; with `drawn group` 3/2/1/0: win, decided win, decided loss, loss",
	},
	drawnGroup: {
		en: "drawn group",
		sv: "oavgjort gruppspel",
		says: "how a group match that is level at full time is decided, in order: penalties; left out: it is a draw",
	},
	bonus: {
		en: "bonus points",
		sv: "bonuspoäng",
		says: "points for goals: 1 per goal, at most 3; 1 for a clean sheet; 1 for at least 4 goals; 1 for a loss by at most 2",
	},
	criteria: {
		en: "criteria",
		sv: "kriterier",
		also: ["särskiljning"],
		says: "after points, in order, where the preset's are not yours: goal difference; goals for; head-to-head; lots",
	},
	criteriaWhileRunning: {
		en: "criteria while running",
		sv: "kriterier under gruppspelet",
		says: "other criteria while the group still has matches to play",
	},
	walkover: {
		en: "walkover score",
		sv: "walkoverresultat",
		says: "the score a walkover counts for, the winner's goals first: 3-0",
	},
	withdrawn: { en: "withdrawn teams", sv: "utgångna lag", says: "keep or annul (behåll, stryk): what happens to their matches" },
	goalCap: { en: "goal cap", sv: "målgräns", says: "the largest goal difference one match counts for" },
	lotsOnlyWhereTheyDecide: {
		en: "lots only where they decide",
		sv: "lottning bara när den avgör",
		says: "yes: lots are drawn only where they decide who advances where",
	},
	allMeet: {
		en: "all meet",
		sv: "alla möts",
		says: "no: not all teams of a group meet, by design; else a group that lacks a pairing is never final",
	},
	drawnPlayoff: {
		en: "drawn playoff",
		sv: "oavgjort slutspel",
		says: "what follows a drawn playoff match, in order: extra time; penalties (förlängning; straffar)",
	},
} as const satisfies Record<string, Column>;

export const PLAY = {
	halves: { en: "halves", sv: "halvlekar", says: "how many", reads: wholeNumber(1, 9) },
	minutesPerHalf: {
		en: "minutes per half",
		sv: "minuter per halvlek",
		also: ["speltid", "halvlekslängd"],
		says: "minutes, with how many halves there are in `halves`",
		reads: wholeNumber(1, 99),
	},
	goesOn: {
		en: "goes on",
		sv: "går vidare",
		also: ["advance", "vidare"],
		says: "which positions of a group go on to which playoff: 1-2 A, 3-4 B; or 1-2 A, rest B (övriga B); or 1-2 A, the two best thirds A, rest B (de två bästa treorna A); by the group's size in parentheses: 3 B (4)",
	},
} as const satisfies Record<string, Column>;
