import { playoffEn } from "./playoff-en.ts";
import { rulesEn } from "./rules-en.ts";
import { tableEn } from "./table-en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);
const ORDINALS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinalRules = new Intl.PluralRules("en", { type: "ordinal" });
const ordinal = (position: number): string => `${position}${ORDINALS[ordinalRules.select(position)]}`;
const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** Texts about matches, tables, brackets and teams. */
export const matchEn = {
	table: tableEn,
	rules: rulesEn,
	playoff: playoffEn,
	live: "Live",
	fullTime: "FT",
	states: {
		UPCOMING: "Upcoming",
		LIVE: "Live",
		FINISHED: "Finished",
		POSTPONED: "Postponed",
		CANCELLED: "Cancelled",
	},
	/** Periods that stand in place of the minute. */
	pauses: { "half-time": "HT", "shoot-out": "Pens" } as Readonly<Record<string, string>>,
	played: "Played",
	walkover: "Walkover",
	walkoverShort: "w.o.",
	timeNotSet: "Time not set",
	ordinal,
	bye: "Bye",
	winner: (match: string) => `Winner ${match}`,
	loser: (match: string) => `Loser ${match}`,
	positionOf: (position: number, group: string) => `${ordinal(position)} of ${group}`,
	bestOf: (position: number, groups: readonly string[]) => `Best ${ordinal(position)} of ${listed.format(groups)}`,
	matchNumber: (number: string) => `match ${number}`,
	/** Short names of rounds, before the match's number in the round. */
	roundShort: {
		"round-of-128": "R128",
		"round-of-64": "R64",
		"round-of-32": "R32",
		"round-of-16": "R16",
		"quarter-final": "QF",
		"semi-final": "SF",
		"third-place": "bronze match",
		final: "final",
	} as Readonly<Record<string, string>>,
	afterShootOut: (score: string, decidedBy: string | null) =>
		`${score} ${decidedBy === "seven-metre-throws" ? "after seven-metre throws" : "after penalties"}`,
	inProgressCounted: (count: number) =>
		`${count} ${plural(count, "match", "matches")} in progress ${plural(count, "is", "are")} counted`,
};

export type MatchTexts = typeof matchEn;
