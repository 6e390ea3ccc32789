import type { DecidedBy, MatchStatus } from "../../cup/match/match.ts";
import type { ProtestOutcome } from "../../cup/protest.ts";
import type { PERIODS } from "../../cup/reports/report.ts";
import { bestRankEn, bestRankSv } from "../best-rank.ts";
import type { Language } from "../language.ts";
import { FIELDS_SV } from "./field-words-sv.ts";

/** The kinds of a cup file's nouns, and the cup itself. */
type Noun =
	| "cup"
	| "editions"
	| "clubs"
	| "arenas"
	| "fields"
	| "announcements"
	| "categories"
	| "stages"
	| "divisions"
	| "teams"
	| "matches"
	| "facts"
	| "streams";
type Period = (typeof PERIODS)[number];

/** The words for describing changes. */
export type ChangeWords = {
	readonly nouns: Readonly<Record<Noun, string>>;
	/** The everyday word for a key such as "streamingInfo". */
	readonly field: (key: string) => string;
	readonly statuses: Readonly<Record<MatchStatus, string>>;
	readonly periods: Readonly<Record<Period, string>>;
	readonly decidedBy: Readonly<Record<DecidedBy, string>>;
	readonly winner: Readonly<Record<"home" | "away" | "none", string>>;
	readonly played: string;
	readonly notPlayed: string;
	readonly halfTime: (score: string) => string;
	readonly regularTime: (score: string) => string;
	readonly shootOut: (score: string) => string;
	readonly events: (count: number) => string;
	readonly yesNo: readonly [yes: string, no: string];
	readonly nothing: string;
	readonly none: string;
	readonly there: string;
	readonly removed: string;
	readonly noTime: string;
	readonly noField: string;
	readonly movedFrom: (place: string) => string;
	readonly published: readonly [on: string, off: string];
	readonly flags: Readonly<Record<"clubs" | "teams" | "lot" | "schedule", string>>;
	readonly shownOfIt: string;
	readonly shown: Readonly<Record<"scores" | "tables" | "playoffs", string>>;
	readonly allShown: string;
	readonly noResults: string;
	readonly matches: (count: number, played: number) => string;
	readonly playoff: (name: string) => string;
	readonly nobodyYet: string;
	readonly bye: string;
	readonly place: (position: number, division: string) => string;
	/** The rank among the best: "3, best 1–2". */
	readonly ofBest: string;
	/** @param count of the groups */
	readonly bestOf: (position: number, groups: string, count: number, rank: number | undefined) => string;
	readonly winnerOf: (match: string) => string;
	readonly loserOf: (match: string) => string;
	readonly protestAgainst: (match: string) => string;
	readonly asPlayed: (match: string) => string;
	readonly keepsTeam: (team: string, instead: string | null) => string;
	readonly facts: Readonly<Record<"lots" | "shoot-out" | "points" | "fair-play" | "ranking" | "walkover" | "correction", string>>;
	/** "fair play of Ask IF" */
	readonly of: (fact: string, whose: string) => string;
	/** "lots in group 2 (B14)" */
	readonly among: (fact: string, where: string) => string;
	readonly outcomes: Readonly<Record<ProtestOutcome, string>>;
	readonly everybody: string;
};

const en: ChangeWords = {
	nouns: {
		cup: "cup",
		editions: "edition",
		clubs: "club",
		arenas: "arena",
		fields: "field",
		announcements: "announcement",
		categories: "category",
		stages: "stage",
		divisions: "division",
		teams: "team",
		matches: "match",
		facts: "fact",
		streams: "stream",
	},
	field: (key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(".", " "),
	statuses: {
		scheduled: "not played",
		live: "live",
		finished: "finished",
		walkover: "walkover",
		postponed: "postponed",
		cancelled: "cancelled",
	},
	periods: {
		"first-half": "first-half",
		"half-time": "half-time",
		"second-half": "second-half",
		"extra-time": "extra-time",
		"shoot-out": "shoot-out",
	},
	decidedBy: {
		regular: "decided in regular time",
		"extra-time": "decided in extra time",
		"golden-goal": "decided by a golden goal",
		penalties: "decided by penalties",
		"seven-metre-throws": "decided by seven-metre throws",
		lots: "decided by lots",
		walkover: "decided by walkover",
	},
	winner: { home: "home wins", away: "away wins", none: "both lose" },
	played: "played",
	notPlayed: "not played",
	halfTime: (score) => `${score} at half-time`,
	regularTime: (score) => `${score} in regular time`,
	shootOut: (score) => `${score} in the shoot-out`,
	events: (count) => `${count} ${count === 1 ? "event" : "events"}`,
	yesNo: ["yes", "no"],
	nothing: "nothing",
	none: "none",
	there: "existed",
	removed: "removed",
	noTime: "time not set",
	noField: "no field",
	movedFrom: (place) => `moved from ${place}`,
	published: ["published", "not published"],
	flags: { clubs: "clubs", teams: "teams", lot: "draw", schedule: "schedule" },
	shownOfIt: "what is shown of it",
	shown: { scores: "scores", tables: "tables", playoffs: "playoffs" },
	allShown: "all",
	noResults: "no results",
	matches: (count, played) => `${count} matches, ${played} with a result`,
	playoff: (name) => `playoff ${name}`,
	nobodyYet: "nobody yet",
	bye: "bye",
	place: (position, division) => `place ${position} of ${division}`,
	ofBest: "best",
	bestOf: (position, groups, count, rank) => `${bestRankEn(rank, count).toLowerCase()} of places ${position} of ${groups}`,
	winnerOf: (match) => `winner of match ${match}`,
	loserOf: (match) => `loser of match ${match}`,
	protestAgainst: (match) => `protest against ${match}`,
	asPlayed: (match) => `${match} counts as played`,
	keepsTeam: (team, instead) => `with ${team}, although the results point to ${instead ?? "nobody"}`,
	facts: {
		lots: "lots",
		"shoot-out": "shoot-out",
		points: "points given or deducted",
		"fair-play": "fair play",
		ranking: "ranking",
		walkover: "walkover",
		correction: "correction",
	},
	of: (fact, whose) => `${fact} of ${whose}`,
	among: (fact, where) => `${fact} in ${where}`,
	outcomes: { upheld: "upheld", rejected: "rejected" },
	everybody: "everybody",
};

const sv: ChangeWords = {
	nouns: {
		cup: "cupen",
		editions: "upplaga",
		clubs: "klubb",
		arenas: "arena",
		fields: "plan",
		announcements: "meddelande",
		categories: "klass",
		stages: "fas",
		divisions: "grupp",
		teams: "lag",
		matches: "match",
		facts: "faktum",
		streams: "sändning",
	},
	field: (key) => FIELDS_SV[key] ?? en.field(key),
	statuses: {
		scheduled: "inte spelad",
		live: "pågår",
		finished: "slut",
		walkover: "walkover",
		postponed: "uppskjuten",
		cancelled: "inställd",
	},
	periods: {
		"first-half": "första halvlek",
		"half-time": "halvtid",
		"second-half": "andra halvlek",
		"extra-time": "förlängning",
		"shoot-out": "straffläggning",
	},
	decidedBy: {
		regular: "avgjord i ordinarie tid",
		"extra-time": "avgjord i förlängning",
		"golden-goal": "avgjord med golden goal",
		penalties: "avgjord på straffar",
		"seven-metre-throws": "avgjord på sjumeterskast",
		lots: "avgjord genom lottning",
		walkover: "avgjord genom walkover",
	},
	winner: { home: "hemmalaget vinner", away: "bortalaget vinner", none: "båda förlorar" },
	played: "spelad",
	notPlayed: "inte spelad",
	halfTime: (score) => `${score} i halvtid`,
	regularTime: (score) => `${score} efter ordinarie tid`,
	shootOut: (score) => `${score} i straffläggningen`,
	events: (count) => `${count} ${count === 1 ? "händelse" : "händelser"}`,
	yesNo: ["ja", "nej"],
	nothing: "inget",
	none: "inga",
	there: "fanns",
	removed: "borttagen",
	noTime: "tid inte klar",
	noField: "ingen plan",
	movedFrom: (place) => `flyttad från ${place}`,
	published: ["publicerat", "inte publicerat"],
	flags: { clubs: "klubbarna", teams: "lagen", lot: "lottningen", schedule: "spelprogrammet" },
	shownOfIt: "det som visas av den",
	shown: { scores: "resultat", tables: "tabeller", playoffs: "slutspel" },
	allShown: "allt",
	noResults: "inga resultat",
	matches: (count, played) => `${count} matcher, ${played} med resultat`,
	playoff: (name) => `slutspel ${name}`,
	nobodyYet: "ingen än",
	bye: "frirond",
	place: (position, division) => `plats ${position} i ${division}`,
	ofBest: "bäst",
	bestOf: (position, groups, count, rank) => `${bestRankSv(rank, count).toLowerCase()} lag på plats ${position} i ${groups}`,
	winnerOf: (match) => `vinnaren av match ${match}`,
	loserOf: (match) => `förloraren av match ${match}`,
	protestAgainst: (match) => `protest mot ${match}`,
	asPlayed: (match) => `${match} gäller som den spelades`,
	keepsTeam: (team, instead) => `med ${team}, fast resultaten pekar på ${instead ?? "ingen"}`,
	facts: {
		lots: "lottning",
		"shoot-out": "straffläggning",
		points: "poängtillägg eller poängavdrag",
		"fair-play": "fair play",
		ranking: "ranking",
		walkover: "walkover",
		correction: "rättelse",
	},
	of: (fact, whose) => `${fact}, ${whose}`,
	among: (fact, where) => `${fact} i ${where}`,
	outcomes: { upheld: "bifall", rejected: "avslag" },
	everybody: "alla",
};

export const CHANGE_WORDS: Readonly<Record<Language, ChangeWords>> = { en, sv };
