import { MAIN_ROUNDS, type PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import { type WeekTime, weekTimeOf } from "./calendar.ts";
import type { PlayoffLetter, PlayoffPlan, Positions } from "./category-plan.ts";

/** "Mon 08:00, Tue 12:00" */
export function times(text: string): WeekTime[] {
	return text.split(", ").map(weekTimeOf);
}

const ROUNDS: readonly PlayoffRound[] = MAIN_ROUNDS.filter((round) => round !== "third-place");

/** The times of the last rounds: the last of them is the final. `third`: the third-place match, if there is one. */
export function playoff(letter: PlayoffLetter, positions: Positions, text: string, third?: string): PlayoffPlan {
	const list = times(text);
	const rounds = ROUNDS.slice(-list.length).map((round, index) => [round, list[index]!] as const);
	const all = third ? [...rounds, ["third-place", weekTimeOf(third)] as const] : rounds;
	return { letter, positions, rounds: Object.fromEntries(all) };
}
