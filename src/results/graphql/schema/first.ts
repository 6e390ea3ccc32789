import { badInput } from "./errors.ts";

/** The upper limit of every `first` argument. */
export const MOST_FIRST = 100;

/** @throws BAD_USER_INPUT unless 0 to 100; null and undefined mean 6 */
export function atMost(first: number | null | undefined): number {
	const wanted = first ?? 6;
	if (wanted < 0 || wanted > MOST_FIRST) throw badInput(`first must be from 0 to ${MOST_FIRST}, not ${wanted}`);
	return wanted;
}
