import { codeOf, type EnumName, enumName } from "../enum-name.ts";

/** The rounds on the way to a playoff's first place, and the match for third place, in the order they are played. */
export const MAIN_ROUNDS = [
	"round-of-128",
	"round-of-64",
	"round-of-32",
	"round-of-16",
	"quarter-final",
	"semi-final",
	"third-place",
	"final",
] as const;
export type MainRound = (typeof MAIN_ROUNDS)[number];

/** `places`: a tree that plays out places among those who lost together. `consolation`: one that losers of several rounds feed into. */
export const PLACEMENT_KINDS = ["places", "consolation"] as const;
export type PlacementKind = (typeof PLACEMENT_KINDS)[number];

/** A round for places below the final's, with the best and the last place that its teams can still reach: "places-5-8", "consolation-5-16". */
export type PlacementRound = `${PlacementKind}-${number}-${number}`;

/** A round of a playoff (docs/develop/decisions/0060-rounds-for-places.md). */
export type PlayoffRound = MainRound | PlacementRound;

/** A round as the API names it: "SEMI_FINAL", "PLACES_5_8". */
export type PlayoffRoundName = EnumName<MainRound> | `${Uppercase<PlacementKind>}_${number}_${number}`;

/** The best and the last place that a round's teams can still reach, 1-based, both included. */
export type Places = readonly [best: number, last: number];

/** The largest main round has 128 teams. */
export const LAST_PLACE = 256;

const MAIN_PLACES: Readonly<Record<MainRound, Places>> = {
	"round-of-128": [1, 128],
	"round-of-64": [1, 64],
	"round-of-32": [1, 32],
	"round-of-16": [1, 16],
	"quarter-final": [1, 8],
	"semi-final": [1, 4],
	"third-place": [3, 4],
	final: [1, 2],
};
/** How a round for places is written; `placementOf` judges its places. */
export const PLACEMENT = /^(places|consolation)-([1-9]\d{0,2})-([1-9]\d{0,2})$/;

export function isMainRound(round: string): round is MainRound {
	return Object.hasOwn(MAIN_PLACES, round);
}

type Placement = { readonly kind: PlacementKind; readonly places: Places };
/** Those that were asked for: few, and every match of a playoff asks. */
const knownPlacements = new Map<PlacementRound, Placement>();

/** @returns null where the code names no round for places below the second */
export function placementOf(round: string): Placement | null {
	const known = knownPlacements.get(round as PlacementRound);
	if (known) return known;
	const placement = readPlacement(round);
	// No more than there are such rounds.
	if (placement) knownPlacements.set(round as PlacementRound, placement);
	return placement;
}

function readPlacement(round: string): Placement | null {
	const [, kind, best, last] = PLACEMENT.exec(round) ?? [];
	const places = [Number(best), Number(last)] as const;
	if (kind === undefined || places[0] < 3 || places[0] >= places[1] || places[1] > LAST_PLACE) return null;
	return { kind: kind as PlacementKind, places };
}

export function isPlayoffRound(round: string): round is PlayoffRound {
	return isMainRound(round) || placementOf(round) !== null;
}

export function playoffRoundName(round: PlayoffRound): PlayoffRoundName {
	return enumName<string>(round) as PlayoffRoundName;
}

/** The round that a name of the API stands for. @throws RangeError where it stands for none */
export function playoffRoundOf(name: PlayoffRoundName): PlayoffRound {
	const round = codeOf(name);
	if (!isPlayoffRound(round)) throw new RangeError(`No round of a playoff: ${name}`);
	return round;
}

export function placementRound(kind: PlacementKind, [best, last]: Places): PlacementRound {
	return `${kind}-${best}-${last}`;
}

/** "quarter-final" is for places 1 to 8, "places-5-6" for 5 and 6. */
export function placesOf(round: PlayoffRound): Places {
	return isMainRound(round) ? MAIN_PLACES[round] : placementOf(round)!.places;
}

/** Whether a round's match leaves nothing open between its teams: its winner and its loser each have a place. */
export function decidesPlaces(round: PlayoffRound): boolean {
	const [best, last] = placesOf(round);
	return last === best + 1;
}

/**
 * The order of a playoff's rounds: fewer places to play for later, so that no team's round comes before one that led to it. Where two are
 * alike, the main round is first, then the better places.
 */
export function compareRounds(one: PlayoffRound, other: PlayoffRound): number {
	if (one === other) return 0;
	const isMain = [isMainRound(one), isMainRound(other)] as const;
	if (isMain[0] && isMain[1]) return MAIN_ROUNDS.indexOf(one as MainRound) - MAIN_ROUNDS.indexOf(other as MainRound);
	const [[best, last], [otherBest, otherLast]] = [placesOf(one), placesOf(other)];
	return (
		otherLast - otherBest - (last - best) || Number(isMain[1]) - Number(isMain[0]) || best - otherBest || (one < other ? -1 : 1)
	);
}
