import type { MatchTexts } from "./en.ts";
import { playoffSv } from "./playoff-sv.ts";
import { rulesSv } from "./rules-sv.ts";
import { tableSv } from "./table-sv.ts";

/** 1:a, 2:a, 3:e, 11:e, 21:a. */
const ordinal = (position: number): string => {
	const ends = [1, 2].includes(position % 10) && ![11, 12].includes(position % 100);
	return `${position}:${ends ? "a" : "e"}`;
};
const listed = new Intl.ListFormat("sv", { type: "conjunction" });

export const matchSv: MatchTexts = {
	table: tableSv,
	rules: rulesSv,
	playoff: playoffSv,
	live: "Live",
	fullTime: "Slut",
	states: {
		UPCOMING: "Kommande",
		LIVE: "Live",
		FINISHED: "Avslutad",
		POSTPONED: "Uppskjuten",
		CANCELLED: "Inställd",
	},
	pauses: { "half-time": "Paus", "shoot-out": "Straffar" },
	played: "Spelad",
	walkover: "Walkover",
	walkoverShort: "w.o.",
	timeNotSet: "Tid ej satt",
	ordinal,
	bye: "Friplats",
	winner: (match) => `Vinnare ${match}`,
	loser: (match) => `Förlorare ${match}`,
	positionOf: (position, group) => `${ordinal(position)} i ${group}`,
	bestOf: (position, groups) => `Bästa ${ordinal(position)} i ${listed.format(groups)}`,
	matchNumber: (number) => `match ${number}`,
	roundShort: {
		"round-of-128": "64-delsfinal",
		"round-of-64": "32-delsfinal",
		"round-of-32": "16-delsfinal",
		"round-of-16": "ÅF",
		"quarter-final": "KF",
		"semi-final": "SF",
		"third-place": "bronsmatchen",
		final: "finalen",
	},
	afterShootOut: (score, decidedBy) =>
		`${score} ${decidedBy === "seven-metre-throws" ? "efter sjumeterskast" : "efter straffar"}`,
	inProgressCounted: (count) => `${count} ${count === 1 ? "pågående match är inräknad" : "pågående matcher är inräknade"}`,
};
