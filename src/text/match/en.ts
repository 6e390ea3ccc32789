import type { EnumName } from "../../cup/enum-name.ts";
import { ordinalEn } from "../../cup/ordinal.ts";
import type { Period } from "../../cup/reports/report.ts";
import { type Decider, pageEn } from "./page-en.ts";
import { placingEn } from "./placing-en.ts";
import { playoffEn } from "./playoff-en.ts";
import { rulesEn } from "./rules-en.ts";
import { scenarioEn } from "./scenario-en.ts";
import { tableEn } from "./table-en.ts";
import { teamEn } from "./team-en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** Texts about matches, tables, brackets and teams. */
export const matchEn = {
	table: tableEn,
	rules: rulesEn,
	playoff: playoffEn,
	team: teamEn,
	placing: placingEn,
	scenario: scenarioEn,
	page: pageEn,
	live: "Live",
	fullTime: "FT",
	states: {
		UPCOMING: "Upcoming",
		LIVE: "Live",
		FINISHED: "Finished",
		POSTPONED: "Postponed",
		CANCELLED: "Cancelled",
	},
	/** Shown in place of the minute in these periods. */
	pauses: { HALF_TIME: "HT", SHOOT_OUT: "Pens" } satisfies Readonly<Partial<Record<EnumName<Period>, string>>>,
	played: "Played",
	/** For a match past its start without a report: on its day, and afterwards. */
	pastStart: {
		line: (time: string) => `Should have started ${time} · no report yet`,
		shouldHave: "Should have started",
		noReportYet: "no report yet",
		heard: (time: string) => `Should have started ${time}, no report yet`,
		noReport: "No report",
	},
	/** For a match without an opponent for one side, or for both. */
	bye: {
		noMatch: "No match",
		goesThrough: "go through without a match",
		nobody: "Nobody goes through: there are no opponents",
		noReport: "No match is played here: a side has no opponent",
	},
	walkover: "Walkover",
	underProtest: "Under protest",
	walkoverShort: "w.o.",
	timeNotSet: "Time not set",
	/** The match number that slips and field sheets have, where there is little room, and in words. */
	numberShort: (number: string) => `No. ${number}`,
	number: (number: string) => `Match ${number}`,
	/** For a moved match: "was Fyrvallen 3, 10:00"; at its old field: "moved to Fyrvallen 5". */
	moved: { was: (what: string) => `was ${what}`, to: (field: string) => `moved to ${field}` },
	/** For a match whose field runs late: "≈ 14:20", "planned 14:05"; and in words for screen readers. */
	late: {
		about: (time: string) => `≈ ${time}`,
		planned: (time: string) => `planned ${time}`,
		heard: (time: string, planned: string) => `about ${time}, planned ${planned}`,
	},
	/** For an unknown side: its possible teams. */
	either: (one: string, other: string) => `${one} or ${other}`,
	ordinal: ordinalEn,
	afterShootOut: (score: string, decidedBy: Decider | null) =>
		`${score} ${decidedBy === "SEVEN_METRE_THROWS" ? "after seven-metre throws" : "after penalties"}`,
	allRounds: "All",
	round: (round: string) => (/^\d+$/.test(round) ? `Round ${round}` : round),
	chooseRound: "Rounds",
	groups: "Groups",
	teams: "Teams",
	matches: "Matches",
	noMatches: "No matches have been published yet.",
	divisionMeta: (category: string, group: string) => `Table, results and matches for ${category}, ${group}.`,
	inProgressCounted: (count: number) =>
		`${count} ${plural(count, "match", "matches")} in progress ${plural(count, "is", "are")} counted`,
};

export type MatchTexts = typeof matchEn;
