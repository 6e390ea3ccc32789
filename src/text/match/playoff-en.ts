import type { EnumName } from "../../cup/enum-name.ts";
import type { MainRound } from "../../cup/playoffs/playoff-round.ts";
import { placementEn } from "../placement-en.ts";
import { isMain, placementIn, type RoundName, wordsBy } from "../round-name.ts";

const ROUND: Readonly<Record<EnumName<MainRound>, string>> = {
	ROUND_OF_128: "Round of 128",
	ROUND_OF_64: "Round of 64",
	ROUND_OF_32: "Round of 32",
	ROUND_OF_16: "Round of 16",
	QUARTER_FINAL: "Quarter-final",
	SEMI_FINAL: "Semi-final",
	THIRD_PLACE: "Bronze match",
	FINAL: "Final",
};
const ROUNDS: typeof ROUND = {
	...ROUND,
	QUARTER_FINAL: "Quarter-finals",
	SEMI_FINAL: "Semi-finals",
};
const nameOf = (round: Parameters<typeof placementEn>[0]) => placementEn(round).name;
const round = wordsBy(ROUND, nameOf);
const theRound = (code: RoundName): string => {
	const forPlaces = placementIn(code);
	return forPlaces ? placementEn(forPlaces).theRound : `the ${round(code).toLowerCase()}`;
};

/** Texts of brackets. */
export const playoffEn = {
	/** A round of which one match is spoken of, as the API names it (`roundName`). */
	round,
	/** Heads of rounds. */
	rounds: wordsBy(ROUNDS, nameOf),
	/** One match of a round, within a sentence: "semi-final 1", "the final". */
	matchOf: (code: RoundName, position: number | null) => {
		const forPlaces = placementIn(code);
		if (forPlaces) return placementEn(forPlaces).match(position);
		if (code === "FINAL" || code === "THIRD_PLACE") return theRound(code);
		const name = isMain(code) ? round(code).toLowerCase() : code;
		if (position === null) return name;
		return `${name}${code.startsWith("ROUND_OF_") ? ", match" : ""} ${position}`;
	},
	/** A round within a sentence: "the semi-final". */
	theRound,
	chooseRound: "Rounds",
	counts: (teams: number, played: number, matches: number) => `${teams} teams, ${played} of ${matches} matches played`,
	/** The matches for the places that the bracket's own rounds leave open: their head, and their tab beside the rounds. */
	placement: "Places",
	/** After a defeat: the match for a place that is to be played. */
	lostAndPlays: (lost: string, round: string) => `lost in ${lost} and plays ${round}.`,
	endedAs: (ordinal: string) => `finished ${ordinal}.`,
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
	playsNext: (round: string) => `goes through to ${round}.`,
	bracket: (name: string) => `Bracket of ${name}`,
	meta: (category: string, playoff: string) => `The bracket of ${category}, ${playoff}: results, times and who could meet whom.`,
	notDrawn: "The bracket has not been drawn yet",
	notDrawnWhy: "It will be shown here as soon as the draw has been published.",
};

export type PlayoffTexts = typeof playoffEn;
