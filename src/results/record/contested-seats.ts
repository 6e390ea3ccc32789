import type { ContestedSeat } from "../../cup/playoffs/fill-slots.ts";
import type { CupFileEdition } from "./cup-file.ts";
import { type CountedEdition, filledCategory } from "./filled-category.ts";

type Counted = CountedEdition & Pick<CupFileEdition, "categories">;

/** @returns the sides of played matches for which present tables and results give another team, or none */
export const contestedSeats = (edition: Counted): ContestedSeat[] =>
	edition.categories.flatMap((category) => [...filledCategory({ edition }, category).contested]);

/** @returns those that were not contested before */
export function newlyContested(before: Counted | undefined, after: Counted): ContestedSeat[] {
	const contested = contestedSeats(after);
	if (contested.length === 0 || before === undefined) return contested;
	const was = new Set(contestedSeats(before).map(keyOf));
	return contested.filter((seat) => !was.has(keyOf(seat)));
}

const keyOf = ({ match, side, team, instead }: ContestedSeat): string => JSON.stringify([match, side, team, instead.team]);
