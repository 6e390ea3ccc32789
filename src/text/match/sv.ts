import { ordinalSv } from "../../cup/ordinal.ts";
import type { MatchTexts } from "./en.ts";
import { pageSv } from "./page-sv.ts";
import { placingSv } from "./placing-sv.ts";
import { playoffSv } from "./playoff-sv.ts";
import { rulesSv } from "./rules-sv.ts";
import { scenarioSv } from "./scenario-sv.ts";
import { tableSv } from "./table-sv.ts";
import { teamSv } from "./team-sv.ts";

export const matchSv: MatchTexts = {
	table: tableSv,
	rules: rulesSv,
	playoff: playoffSv,
	team: teamSv,
	placing: placingSv,
	scenario: scenarioSv,
	page: pageSv,
	live: "Live",
	fullTime: "Slut",
	states: {
		UPCOMING: "Kommande",
		LIVE: "Live",
		FINISHED: "Avslutad",
		POSTPONED: "Uppskjuten",
		CANCELLED: "Inställd",
	},
	pauses: { HALF_TIME: "Paus", SHOOT_OUT: "Straffar" },
	played: "Spelad",
	pastStart: {
		line: (time) => `Skulle ha börjat ${time} · ingen rapport ännu`,
		shouldHave: "Skulle ha börjat",
		noReportYet: "ingen rapport ännu",
		heard: (time) => `Skulle ha börjat ${time}, ingen rapport ännu`,
		noReport: "Ingen rapport",
	},
	bye: {
		noMatch: "Ingen match",
		goesThrough: "går vidare utan match",
		nobody: "Ingen går vidare: motståndare saknas",
		noReport: "Här spelas ingen match: motståndare saknas",
	},
	walkover: "Walkover",
	underProtest: "Under protest",
	walkoverShort: "w.o.",
	timeNotSet: "Tid inte klar",
	numberShort: (number) => `Nr ${number}`,
	number: (number) => `Match ${number}`,
	moved: { was: (what) => `tidigare ${what}`, to: (field) => `flyttad till ${field}` },
	late: {
		about: (time) => `≈ ${time}`,
		planned: (time) => `planerad ${time}`,
		heard: (time, planned) => `cirka ${time}, planerad ${planned}`,
	},
	either: (one, other) => `${one} eller ${other}`,
	ordinal: ordinalSv,
	afterShootOut: (score, decidedBy) =>
		`${score} ${decidedBy === "SEVEN_METRE_THROWS" ? "efter sjumeterskast" : "efter straffar"}`,
	allRounds: "Alla",
	round: (round) => (/^\d+$/.test(round) ? `Omgång ${round}` : round),
	chooseRound: "Omgångar",
	groups: "Grupper",
	teams: "Lag",
	matches: "Matcher",
	noMatches: "Inga matcher är publicerade ännu.",
	divisionMeta: (category, group) => `Tabell, resultat och matcher i ${category}, ${group}.`,
	inProgressCounted: (count) => `${count} ${count === 1 ? "pågående match är inräknad" : "pågående matcher är inräknade"}`,
};
