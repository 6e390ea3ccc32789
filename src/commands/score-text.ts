import type { Score } from "../cup/match/match.ts";
import { Refusal } from "./refusal.ts";

/**
 * @param text `3-1`, `3–1` or `3:1`, the home side first
 * @param what its name in a refusal
 * @throws Refusal if it is not two numbers
 */
export function scoreOfText(text: string, what: string): Score {
	const numbers = /^\s*(\d{1,3})\s*[-–—:]\s*(\d{1,3})\s*$/.exec(text);
	if (!numbers) throw new Refusal(`${what} "${text}": expected two numbers, the home side's first, such as 3-1.`);
	return { home: Number(numbers[1]), away: Number(numbers[2]) };
}
