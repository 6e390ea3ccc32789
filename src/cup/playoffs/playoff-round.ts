import { codeOf, type EnumName, enumName } from "../enum-name.ts";

/** The rounds on the way to a playoff's first place, and the match for third place, in the order of play. */
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

/** `places`: decides places among teams that lost in the same round. `consolation`: losers of several rounds enter it. */
export const PLACEMENT_KINDS = ["places", "consolation"] as const;
export type PlacementKind = (typeof PLACEMENT_KINDS)[number];

/**
 * A round for lower places, with the best and the last place that its teams can still reach: "places-5-8", "consolation-5-16".
 */
export type PlacementRound = `${PlacementKind}-${number}-${number}`;

/** A round of a playoff (docs/develop/decisions/0060-rounds-for-places.md). */
export type PlayoffRound = MainRound | PlacementRound;

/** The API's name of a round: "SEMI_FINAL", "PLACES_5_8". */
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
/** The form of a code for lower places; `placementOf` validates its places. */
export const PLACEMENT = /^(places|consolation)-([1-9]\d{0,2})-([1-9]\d{0,2})$/;

export function isMainRound(round: string): round is MainRound {
	return Object.hasOwn(MAIN_PLACES, round);
}

type Placement = { readonly kind: PlacementKind; readonly places: Places };
/** A cache, since every match of a playoff needs its round and there are few. */
const knownPlacements = new Map<PlacementRound, Placement>();

/** @returns null if the code is not a round for places below the second */
export function placementOf(round: string): Placement | null {
	const known = knownPlacements.get(round as PlacementRound);
	if (known) return known;
	const placement = readPlacement(round);
	// Only valid codes are cached, so its size is limited.
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

/** The round for a name of the API. @throws RangeError if there is none */
export function playoffRoundOf(name: PlayoffRoundName): PlayoffRound {
	const round = codeOf(name);
	if (!isPlayoffRound(round)) throw new RangeError(`No round of a playoff: ${name}`);
	return round;
}

export function placementRound(kind: PlacementKind, [best, last]: Places): PlacementRound {
	return `${kind}-${best}-${last}`;
}

/** 1 to 8 for "quarter-final", 5 and 6 for "places-5-6". */
export function placesOf(round: PlayoffRound): Places {
	return isMainRound(round) ? MAIN_PLACES[round] : placementOf(round)!.places;
}

/** The round in which all teams can still reach these places: "semi-final" for 1 to 4, "third-place" for 3 and 4, "places-5-8". */
export function roundForPlaces([best, last]: Places): PlayoffRound {
	const main = MAIN_ROUNDS.find((round) => MAIN_PLACES[round][0] === best && MAIN_PLACES[round][1] === last);
	return main ?? placementRound("places", [best, last]);
}

/** Whether a round's matches decide the places of both their teams. */
export function decidesPlaces(round: PlayoffRound): boolean {
	const [best, last] = placesOf(round);
	return last === best + 1;
}

/**
 * Compares a playoff's rounds: rounds with fewer reachable places are later, so a team's rounds are in order. If they have
 * equally many, a main round is first, then the better places.
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
