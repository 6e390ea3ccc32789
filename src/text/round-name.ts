import type { EnumName } from "../cup/enum-name.ts";
import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";

/** A match's round as the API names it: a playoff's, or a group's by its number. */
export type RoundName = EnumName<PlayoffRound> | `${number}`;

/** @returns a round's name as it stands within a sentence; a group's is its number */
export const inSentenceBy =
	(names: Readonly<Record<EnumName<PlayoffRound>, string>>) =>
	(round: RoundName): string =>
		isOfPlayoff(round, names) ? names[round].toLowerCase() : round;

const isOfPlayoff = (round: RoundName, names: object): round is EnumName<PlayoffRound> => Object.hasOwn(names, round);
