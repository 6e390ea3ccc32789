import { codeOf, type EnumName } from "../cup/enum-name.ts";
import {
	isMainRound,
	type MainRound,
	type PlacementRound,
	type PlayoffRoundName,
	placementOf,
} from "../cup/playoffs/playoff-round.ts";

/** A match's round as the API names it: a playoff's, or a group's by its number. */
export type RoundName = PlayoffRoundName | `${number}`;

export const isMain = (round: RoundName): round is EnumName<MainRound> => isMainRound(codeOf(round));

/** A round for places below the final's, as the rules name it; null for others. */
export function placementIn(round: RoundName): PlacementRound | null {
	const code = codeOf(round);
	return placementOf(code) && (code as PlacementRound);
}

/** The place that a match for places gives its winner; null where it decides none. */
export function placeWon(round: RoundName): number | null {
	const [best, last] = placementOf(codeOf(round))?.places ?? [];
	return best !== undefined && last === best + 1 ? best : null;
}

type Names = Readonly<Record<EnumName<MainRound>, string>>;

/** Words by round: a main round's by name, one for places by its own, a group's by its number. */
export const wordsBy =
	(names: Names, placement: (round: PlacementRound) => string) =>
	(round: RoundName): string => {
		const forPlaces = placementIn(round);
		return isMain(round) ? names[round] : forPlaces ? placement(forPlaces) : round;
	};
