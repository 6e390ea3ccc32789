import type { EnumName } from "../../cup/enum-name.ts";
import type { DecidedOtherwise } from "../../cup/match/match.ts";
import type { EventKind } from "../../cup/reports/report.ts";

/** The way in which a match was decided, as the API names it. */
export type Decider = EnumName<DecidedOtherwise>;
type ShootOut = EnumName<"penalties" | "seven-metre-throws">;
/** Events that one word describes; the texts of the others include their details. */
type WordedEvent = EnumName<Exclude<EventKind, "kick-off" | "correction" | "note" | "shoot-out-scored" | "shoot-out-missed">>;

/** Texts of a match's page. */
export const pageEn = {
	underProtest: "The result is under protest. No team goes through on it until the protest has been answered.",
	/** For a played match: the team that the present results would produce; null: none. */
	playedInstead: (team: string, instead: string | null) =>
		instead === null
			? `With the current results, ${team} would not have played here.`
			: `With the current results, ${instead} would have played here instead of ${team}.`,
	decidedAsPlayed: (isWalkover: boolean) =>
		`The organiser has decided that the ${isWalkover ? "walkover stands" : "match counts as played"}.`,
	notDecidedYet: "The match counts as played until the organiser has decided.",
	title: (home: string, away: string) => `${home} – ${away}`,
	liveReport: "Live report",
	tabs: { table: "Table", playoff: "Playoff" },
	parts: "About the match",
	noReport: "This game has not started yet or no livereport is available",
	share: "Share",
	copied: "Address copied",
	notCopied: "The address could not be copied",
	directions: "Directions",
	goThrough: (goesOn: boolean, how: string) => `${goesOn ? "go through" : "win"}${how}`,
	/** For a match without a live report. */
	result: "Result",
	periods: { halfTime: "Half-time", fullTime: "Full time", extraTime: "After extra time" },
	goesTo: (round: string) => `go through to ${round}`,
	playsIn: (round: string) => `play in ${round}`,
	standsAt: (team: string, ordinal: string) => `${team} are ${ordinal}`,
	inGroup: (places: readonly string[], group: string) => `${places.join(" and ")} in ${group}.`,
	halfTime: (score: string) => `Half-time ${score}`,
	/** Below a score that includes extra time. */
	afterExtraTime: "AET",
	extraTime: (score: string) => `after extra time (${score} at full time)`,
	decided: {
		EXTRA_TIME: "after extra time",
		GOLDEN_GOAL: "by a golden goal",
		LOTS: "by drawing of lots",
		WALKOVER: "by walkover",
	} satisfies Readonly<Record<Exclude<Decider, ShootOut>, string>>,
	bothLost: "Walkover: both teams lose the match",
	nextFor: (team: string) => `Next for ${team}`,
	nextForWinner: "Next for the winner",
	nextForLoser: "Next for the loser",
	earlierMeetings: "Earlier meetings",
	noEarlierMeetings: "The clubs have not met before in this category.",
	moreOn: (place: string) => `More on ${place}`,
	winnersMeet: "The winners meet",
	wholeBracket: (playoff: string) => `All of ${playoff}`,
	shirt: (number: number) => `No. ${number}`,
	shootOut: (decidedBy: Decider | null): string => (decidedBy === "SEVEN_METRE_THROWS" ? "Seven-metre throws" : "Penalties"),
	kick: (scored: boolean): string => (scored ? "scored" : "missed"),
	kickNumber: (number: number) => `Kick ${number}`,
	kicksScored: "Scored",
	/** For screen readers, beside the figures of the board. */
	goalsHeard: (goals: number): string => (goals === 1 ? "goal" : "goals"),
	kicksHeard: (decidedBy: Decider | null): string =>
		decidedBy === "SEVEN_METRE_THROWS" ? "from seven-metre throws" : "on penalties",
	/** A goal in one breath: "Goal, IF Fyrsken, shirt 9, 1–0". */
	shirtHeard: (number: number) => `shirt ${number}`,
	events: {
		kickOffs: ["Kick-off", "Second half under way", "Extra time under way"],
		corrected: (from: string, to: string) => `Corrected from ${from} to ${to}`,
		kinds: {
			GOAL: "Goal",
			OWN_GOAL: "Own goal",
			PENALTY: "Goal from a penalty",
			YELLOW_CARD: "Yellow card",
			RED_CARD: "Red card",
			TWO_MINUTE_SUSPENSION: "Two-minute suspension",
			HALF_TIME: "Half-time",
			FULL_TIME: "Full time",
		} satisfies Readonly<Record<WordedEvent, string>>,
	},
};

export type PageTexts = typeof pageEn;
