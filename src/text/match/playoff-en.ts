import type { EnumName } from "../../cup/enum-name.ts";
import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import { inSentenceBy, type RoundName } from "../round-name.ts";

const ROUND: Readonly<Record<EnumName<PlayoffRound>, string>> = {
	ROUND_OF_128: "Round of 128",
	ROUND_OF_64: "Round of 64",
	ROUND_OF_32: "Round of 32",
	ROUND_OF_16: "Round of 16",
	QUARTER_FINAL: "Quarter-final",
	SEMI_FINAL: "Semi-final",
	THIRD_PLACE: "Bronze match",
	FINAL: "Final",
};
const inSentence = inSentenceBy(ROUND);

/** Texts of brackets. */
export const playoffEn = {
	/** A round of which one match is spoken of, as the API names it (`roundName`). */
	round: ROUND,
	/** Heads of rounds. */
	rounds: {
		ROUND_OF_128: "Round of 128",
		ROUND_OF_64: "Round of 64",
		ROUND_OF_32: "Round of 32",
		ROUND_OF_16: "Round of 16",
		QUARTER_FINAL: "Quarter-finals",
		SEMI_FINAL: "Semi-finals",
		THIRD_PLACE: "Bronze match",
		FINAL: "Final",
	} satisfies Readonly<Record<EnumName<PlayoffRound>, string>>,
	/** One match of a round, within a sentence: "semi-final 1", "the final". */
	matchOf: (round: RoundName, position: number | null) => {
		if (round === "FINAL" || round === "THIRD_PLACE") return `the ${inSentence(round)}`;
		if (position === null) return inSentence(round);
		return `${inSentence(round)}${round.startsWith("ROUND_OF_") ? ", match" : ""} ${position}`;
	},
	/** A round within a sentence: "the semi-final". */
	theRound: (round: RoundName) => `the ${inSentence(round)}`,
	chooseRound: "Rounds",
	counts: (teams: number, played: number, matches: number) => `${teams} teams, ${played} of ${matches} matches played`,
	otherPlayoffs: "Other playoffs",
	winnersMeet: "Winners meet in",
	winnerGoes: "The winner goes to",
	penaltiesTag: (score: string) => `${score} p`,
	follow: "Follow a team",
	stopFollowing: (team: string) => `Stop following ${team}`,
	playsNow: "plays now.",
	playsAt: (when: string) => `plays ${when}.`,
	playsWhenSet: "plays at a time not set yet.",
	winAnd: (round: string) => `Win, and ${round} is`,
	wentOut: (round: string) => `went out in ${round}.`,
	won: "won the playoff.",
	playsNext: (round: string) => `goes on to ${round}.`,
	bracket: (name: string) => `Bracket of ${name}`,
	meta: (category: string, playoff: string) => `The bracket of ${category}, ${playoff}: results, times and who could meet whom.`,
	notDrawn: "The bracket has not been drawn yet",
	notDrawnWhy: "It will be shown here as soon as the draw has been published.",
};

export type PlayoffTexts = typeof playoffEn;
