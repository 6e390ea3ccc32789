import { MAIN_ROUNDS, type PlacementRound, type PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import { type WeekTime, weekTimeOf } from "./calendar.ts";
import type { PlayoffLetter, PlayoffPlan, Positions } from "./category-plan.ts";

/** "Mon 08:00, Tue 12:00" */
export function times(text: string): WeekTime[] {
	return text.split(", ").map(weekTimeOf);
}

const ROUNDS: readonly PlayoffRound[] = MAIN_ROUNDS.filter((round) => round !== "third-place");

/** The times of rounds for places below those of the semi-finals. */
type PlacementTimes = { readonly [Round in PlacementRound]?: string };

/**
 * The times of the last rounds: the last of them is the final.
 * @param third of the third-place match, if there is one
 */
export function playoff(
	letter: PlayoffLetter,
	positions: Positions,
	text: string,
	third?: string,
	places: PlacementTimes = {},
): PlayoffPlan {
	const list = times(text);
	const rounds = ROUNDS.slice(-list.length).map((round, index) => [round, list[index]!] as const);
	const all = third ? [...rounds, ["third-place", weekTimeOf(third)] as const] : rounds;
	const below = Object.entries(places).map(([round, time]) => [round, weekTimeOf(time!)] as const);
	return { letter, positions, rounds: Object.fromEntries([...all, ...below]) };
}
