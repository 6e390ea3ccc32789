import type { DECIDED_BY, MATCH_STATUSES } from "../../../cup/match/match.ts";
import type { ProtestOutcome } from "../../../cup/protest.ts";
import type { SimpleCriterion } from "../../../cup/rules.ts";
import type { StreamAccess, StreamProvider, StreamState } from "../../../cup/stream.ts";
import type {
	CupFileCategory,
	CupFileCup,
	CupFileEvent,
	CupFileFact,
	CupFileMatch,
	CupFileStage,
} from "../../../results/record/cup-file.ts";
import { CARRIED_WORDS, SEATING_WORDS } from "../../../text/advancement/stage-words.ts";
import type { Words } from "../../../text/language.ts";
import { choice, type Vocabulary } from "./vocabulary.ts";

type DrawnPlayoff = NonNullable<CupFileCategory["rules"]["drawnPlayoff"]>[number];

const saidOf = ({ en, sv }: Words) => [en, sv] as const;

const YES_NO = {
	yes: ["yes", "ja", "y", "j", "true", "sant", "1", "x"],
	no: ["no", "nej", "n", "false", "falskt", "0"],
} satisfies Vocabulary<"yes" | "no">;
const yesOrNo = choice(YES_NO, "neither yes nor no");

export function readYesNo(text: string) {
	const reading = yesOrNo(text);
	return "value" in reading ? { value: reading.value === "yes" } : reading;
}

export const readSport = choice<CupFileCup["sport"]>(
	{ football: ["football", "fotboll", "soccer"], handball: ["handball", "handboll"] },
	"no such sport",
);

export const GENDERS: Vocabulary<CupFileCategory["gender"]> = {
	boys: ["boys", "pojkar", "b", "p", "boy", "pojke", "men", "herrar"],
	girls: ["girls", "flickor", "g", "f", "girl", "flicka", "women", "damer"],
	mixed: ["mixed", "mix", "m", "mixat", "blandat", "mixade"],
};
export const readGender = choice(GENDERS, "no such gender");

export const readStageType = choice<CupFileStage["type"]>(
	{ group: ["group", "grupp", "gruppspel", "group stage", "groups"], playoff: ["playoff", "slutspel", "play off", "knockout"] },
	"no such type of stage",
);

export const readCarries = choice<NonNullable<CupFileStage["carries"]>>(
	{
		all: ["all", "alla", ...saidOf(CARRIED_WORDS.all)],
		among: ["among", "inbördes", ...saidOf(CARRIED_WORDS.among)],
		half: ["half", "halva", "hälften", ...saidOf(CARRIED_WORDS.half)],
	},
	"no such results to carry",
);

export const readBestOfSeating = choice<NonNullable<CupFileStage["bestOfSeating"]>>(
	{
		apart: ["apart", "isär", ...saidOf(SEATING_WORDS.apart)],
		"in-order": ["in order", "i ordning", ...saidOf(SEATING_WORDS["in-order"])],
	},
	"no such way to seat the best",
);

export const readStatus = choice<(typeof MATCH_STATUSES)[number]>(
	{
		scheduled: ["scheduled", "planerad", "planned", "kommande", "upcoming"],
		live: ["live", "pågår", "pågående"],
		finished: ["finished", "avslutad", "spelad", "played", "färdigspelad", "slut"],
		walkover: ["walkover", "w.o.", "wo"],
		postponed: ["postponed", "uppskjuten", "framflyttad"],
		cancelled: ["cancelled", "inställd", "canceled"],
	},
	"no such status",
);

export const readDecidedBy = choice<(typeof DECIDED_BY)[number]>(
	{
		regular: ["regular time", "ordinarie tid", "full time"],
		"extra-time": ["extra time", "förlängning", "aet"],
		"golden-goal": ["golden goal", "golden goal", "sudden death"],
		penalties: ["penalties", "straffar", "straffläggning", "shoot-out"],
		"seven-metre-throws": ["seven-metre throws", "sjumeterskast", "7-metre throws", "7-meterskast", "sjumetrar"],
		lots: ["lots", "lottning"],
		walkover: ["walkover", "w.o.", "wo"],
	},
	"no such way to decide a match",
);

export const readDrawnPlayoff = choice<DrawnPlayoff>(
	{
		"extra-time": ["extra time", "förlängning"],
		"golden-goal": ["golden goal", "golden goal", "sudden death"],
		penalties: ["penalties", "straffar", "straffläggning"],
		"seven-metre-throws": ["seven-metre throws", "sjumeterskast", "7-metre throws", "7-meterskast"],
		lots: ["lots", "lottning"],
	},
	"no such way to decide a match",
);

export const SIMPLE_CRITERION_WORDS: Vocabulary<SimpleCriterion> = {
	"goal-difference": ["goal difference", "målskillnad"],
	"goals-for": ["goals for", "gjorda mål", "goals", "flest gjorda mål"],
	wins: ["wins", "segrar", "vinster", "flest segrar"],
	"fair-play": ["fair play", "fair play"],
	ranking: ["ranking", "ranking", "rank"],
	"shoot-out": ["shoot-out", "straffläggning", "penalties", "penalty shoot-out", "straffar"],
	lots: ["lots", "lottning"],
};

export const readPeriod = choice<NonNullable<CupFileMatch["period"]>>(
	{
		"first-half": ["first half", "första halvlek"],
		"half-time": ["half-time", "halvtid", "paus"],
		"second-half": ["second half", "andra halvlek"],
		"extra-time": ["extra time", "förlängning"],
		"shoot-out": ["shoot-out", "straffläggning", "penalties"],
	},
	"no such period",
);

export const readSideName = choice<"home" | "away" | "none">(
	{ home: ["home", "hemma", "hemmalaget"], away: ["away", "borta", "bortalaget"], none: ["none", "ingen", "nobody"] },
	"no such side",
);

export const readEventKind = choice<CupFileEvent["kind"]>(
	{
		"kick-off": ["kick-off", "avspark", "matchstart"],
		goal: ["goal", "mål"],
		"own-goal": ["own goal", "självmål"],
		penalty: ["penalty", "straff", "straffmål"],
		"yellow-card": ["yellow card", "gult kort"],
		"red-card": ["red card", "rött kort"],
		"two-minute-suspension": ["two-minute suspension", "två minuters utvisning", "utvisning", "2 min"],
		"half-time": ["half-time", "halvtid"],
		"full-time": ["full-time", "slutsignal", "matchslut"],
		"shoot-out-scored": ["shoot-out scored", "straffläggning mål"],
		"shoot-out-missed": ["shoot-out missed", "straffläggning miss"],
		correction: ["correction", "rättelse"],
		note: ["note", "anteckning"],
	},
	"no such event",
);

export const readFactKind = choice<CupFileFact["kind"]>(
	{
		lots: ["lots", "lottning"],
		"shoot-out": ["shoot-out", "straffläggning", "tie-break", "straffar"],
		points: ["points", "poäng", "deduction", "points deducted", "points given", "poängavdrag", "poängtillägg"],
		"fair-play": ["fair play", "fair play"],
		ranking: ["ranking", "ranking"],
		walkover: ["walkover", "walkover", "w.o."],
		correction: ["correction", "rättelse", "korrigering"],
		"as-played": ["as played", "som spelad"],
		protest: ["protest", "protest"],
	},
	"no such fact",
);

export const readProtestOutcome = choice<ProtestOutcome>(
	{ upheld: ["upheld", "bifallen"], rejected: ["rejected", "avslagen"] },
	"no such outcome",
);

export const readStreamProvider = choice<StreamProvider>(
	{ hls: ["HLS", "HLS"], youtube: ["YouTube", "YouTube"], vimeo: ["Vimeo", "Vimeo"] },
	"no such provider",
);

export const readStreamState = choice<StreamState>(
	{
		upcoming: ["upcoming", "kommande", "planned", "planerad"],
		live: ["live", "pågår", "direkt"],
		replay: ["replay", "repris", "recorded", "inspelad"],
	},
	"no such state",
);

export const readStreamAccess = choice<StreamAccess>(
	{
		open: ["open", "öppen", "everyone", "alla"],
		account: ["account", "konto", "signed in", "inloggad"],
		pass: ["pass", "pass", "all access", "turneringspass"],
	},
	"no such access",
);
