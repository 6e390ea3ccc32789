import type { CupFileCategory, PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { newId } from "../new-id.ts";

type EditionChange = NonNullable<PlanChange["editions"]>[number];

const HIDDEN = { clubs: false, teams: false, lot: false, schedule: false };

/**
 * An edition with the categories, stages and rules of an earlier one, without its teams, groups' teams, matches and results.
 * @param days its first and last day
 */
export function nextEdition(
	{ year, name, categories }: Pick<PlanEdition, "year" | "name" | "categories">,
	days: { readonly startsOn: string; readonly endsOn: string },
): EditionChange {
	const next = Number(days.startsOn.slice(0, 4));
	return {
		...{ id: newId(String(next)), year: next, ...days, published: HIDDEN },
		name: name.includes(String(year)) ? name.replaceAll(String(year), String(next)) : `${name} ${next}`,
		categories: categories.map((category) => categoryAgain(category, next)),
		teams: [],
		matches: [],
	};
}

/** The same category with ids of its own; which match a best third plays follows from matches, and is not taken along. */
function categoryAgain({ stages, ...category }: CupFileCategory, year: number): CupFileCategory {
	const ids = new Map(stages.map(({ id, name }) => [id, newId(`${category.shortName.en}-${year}-${name}`)]));
	return {
		...category,
		id: newId(`${category.shortName.en}-${year}`),
		stages: stages.map(({ divisions, advance, bestOf: _, ...stage }) => ({
			...stage,
			id: ids.get(stage.id)!,
			divisions: divisions.map(({ name }) => ({ id: newId(`${category.shortName.en}-${year}-${name}`), name })),
			...(advance && { advance: advance.map((way) => ({ ...way, to: ids.get(way.to) ?? way.to })) }),
		})),
	};
}
