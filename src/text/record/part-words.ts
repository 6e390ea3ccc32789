import type { GENDERS, STAGE_TYPES } from "../../cup/category.ts";
import { isMainRound, isPlayoffRound, type MainRound } from "../../cup/playoffs/playoff-round.ts";
import type { DRAWN_PLAYOFF_WAYS, HEAD_TO_HEAD_FIGURES, SIMPLE_CRITERIA } from "../../cup/rules.ts";
import type { Language } from "../language.ts";
import { placementEn } from "../placement-en.ts";
import { placementSv } from "../placement-sv.ts";

/** English names of a value's parts whose key is no word for them. */
const PARTS_EN: Readonly<Record<string, string>> = {
	headToHead: "head-to-head",
	again: "counted again",
	criteriaWhileRunning: "criteria while the group is played",
	lotsOnlyWhereTheyDecide: "lots only where they decide",
	drawnPlayoff: "drawn playoff match",
	info: "without a pass",
	hasAccessInfo: "with a pass",
	shortName: "short name",
	localName: "second line",
	colours: "colours",
	contact: "contact page",
	privacy: "privacy page",
	turnaround: "minutes between two matches of a field",
	numbers: "pattern of the numbers",
};

/** Swedish names of a value's parts: of rules, hours, shirts, streams. */
const PARTS_SV: Readonly<Record<string, string>> = {
	turnaround: "minuter mellan två matcher på en plan",
	numbers: "mönster för numren",
	shortName: "kort namn",
	localName: "andra rad",
	language: "språk",
	website: "webbplats",
	social: "länkar",
	kind: "tjänst",
	url: "adress",
	colours: "färger",
	header: "sidhuvud",
	accent: "accent",
	logo: "logotyp",
	contact: "kontaktsida",
	privacy: "sida om personuppgifter",
	sponsors: "sponsorer",
	preset: "grundregler",
	points: "poäng",
	win: "seger",
	draw: "oavgjort",
	loss: "förlust",
	criteria: "kriterier",
	criteriaWhileRunning: "kriterier medan gruppen spelas",
	headToHead: "inbördes möten",
	again: "räknas om",
	walkover: "walkover",
	winner: "vinnare",
	loser: "förlorare",
	withdrawn: "utgångna lags matcher",
	goalCap: "största målskillnad",
	lotsOnlyWhereTheyDecide: "lottning bara där den avgör",
	allMeet: "alla möts",
	drawnPlayoff: "oavgjord slutspelsmatch",
	day: "dag",
	opens: "öppnar",
	closes: "stänger",
	closed: "stängt",
	home: "hemma",
	away: "borta",
	start: "tid",
	field: "plan",
	info: "utan pass",
	hasAccessInfo: "med pass",
	from: "från",
	until: "till",
	scores: "resultat",
	tables: "tabeller",
	playoffs: "slutspel",
};

export function partWord(key: string, language: Language | null): string {
	if (language === "sv") return PARTS_SV[key] ?? key;
	return PARTS_EN[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

type Code =
	| (typeof SIMPLE_CRITERIA)[number]
	| (typeof HEAD_TO_HEAD_FIGURES)[number]
	| (typeof DRAWN_PLAYOFF_WAYS)[number]
	| (typeof GENDERS)[number]
	| (typeof STAGE_TYPES)[number]
	| MainRound
	| "keep"
	| "annul"
	| "football"
	| "handball"
	| "open"
	| "account"
	| "pass"
	| "upcoming"
	| "live"
	| "replay";

/** Fields whose texts are codes of the cup file, not an author's own words. */
export const FIELDS_OF_CODES: ReadonlySet<string> = new Set([
	...["criteria", "criteriaWhileRunning", "headToHead", "drawnPlayoff", "withdrawn"],
	...["gender", "type", "sport", "round", "access", "state"],
]);

const CODES_SV: Readonly<Record<Code, string>> = {
	"goal-difference": "målskillnad",
	"goals-for": "gjorda mål",
	wins: "segrar",
	points: "poäng",
	"fair-play": "fair play",
	ranking: "ranking",
	"shoot-out": "straffläggning",
	lots: "lottning",
	"extra-time": "förlängning",
	"golden-goal": "golden goal",
	penalties: "straffar",
	"seven-metre-throws": "sjumeterskast",
	keep: "behålls",
	annul: "stryks",
	boys: "pojkar",
	girls: "flickor",
	mixed: "mix",
	group: "grupp",
	playoff: "slutspel",
	football: "fotboll",
	handball: "handboll",
	"round-of-128": "64-delsfinal",
	"round-of-64": "32-delsfinal",
	"round-of-32": "sextondelsfinal",
	"round-of-16": "åttondelsfinal",
	"quarter-final": "kvartsfinal",
	"semi-final": "semifinal",
	"third-place": "bronsmatch",
	final: "final",
	open: "öppen",
	account: "konto",
	pass: "pass",
	upcoming: "kommande",
	live: "pågår",
	replay: "repris",
};

export function codeWord(code: string, language: Language | null): string {
	const swedish: Readonly<Record<string, string>> = CODES_SV;
	if (isPlayoffRound(code) && !isMainRound(code)) return (language === "sv" ? placementSv : placementEn)(code).name.toLowerCase();
	return language === "sv" ? (swedish[code] ?? code) : code.replaceAll("-", " ");
}
