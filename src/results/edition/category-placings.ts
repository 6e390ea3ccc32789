import { bracket } from "../../cup/playoffs/bracket.ts";
import { type FinalPlacings, finalPlacings } from "../../cup/playoffs/placings.ts";
import type { CupFileCategory } from "../record/cup-file.ts";
import { type CountedEdition, categoryPlan, filledCategory } from "../record/filled-category.ts";
import { playoffMatch } from "./building/match-entity.ts";

/** The final places of a category, by everything that is recorded, published or not. */
export function categoryPlacings(edition: CountedEdition, category: CupFileCategory): FinalPlacings {
	const filled = filledCategory({ edition }, category);
	const brackets = new Map(
		category.stages
			.filter(({ type }) => type === "playoff")
			.flatMap(({ divisions }) => divisions)
			.map(({ id }) => {
				const own = edition.matches.filter(({ division }) => division === id);
				return [id, bracket(own.map((match) => playoffMatch(match, filled.sides.get(match.id)!)))] as const;
			}),
	);
	return finalPlacings(categoryPlan({ edition }, category), brackets, filled);
}
