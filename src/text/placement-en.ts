import { ordinalEn } from "../cup/ordinal.ts";
import { decidesPlaces, type PlacementRound, placementOf } from "../cup/playoffs/playoff-round.ts";

export type PlacementWords = {
	/** "Match for 5th place", "Places 5–8", "Consolation 5–16". */
	readonly name: string;
	/** Within a sentence, of the round as a whole: "the match for 5th place", "the matches for places 5–8". */
	readonly theRound: string;
	/** One of its matches within a sentence, where another is named after it: "match 2 for places 5–8". */
	readonly match: (position: number | null) => string;
};

/** The name of a round for places: a single match by its place. */
export function placementEn(round: PlacementRound): PlacementWords {
	const { kind, places } = placementOf(round)!;
	const [best, last] = places;
	const own = `match for ${ordinalEn(best)} place`;
	if (decidesPlaces(round)) return { name: `M${own.slice(1)}`, theRound: `the ${own}`, match: () => own };
	const span = `${best}–${last}`;
	return {
		name: kind === "consolation" ? `Consolation ${span}` : `Places ${span}`,
		theRound: `the ${kind === "consolation" ? "consolation " : ""}matches for places ${span}`,
		match: (position) => `match${position === null ? "" : ` ${position}`} for places ${span}`,
	};
}
