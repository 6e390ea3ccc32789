import type { TeamId } from "../../../cup/ids.ts";
import type { Bracket } from "../../../cup/playoffs/bracket.ts";
import type { CategoryPlan, FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import { finalPlacings, type Placing } from "../../../cup/playoffs/placings.ts";

/** The final places of a category: who has one, the best first, and how many teams have none yet. */
export type PlacingsEntity = { readonly teams: readonly TeamId[]; readonly open: number };
/** A team's final place. `among`: how many teams its category has, including those without a place. */
export type PlacingEntity = Placing & { readonly among: number };

export function placingEntities(
	category: string,
	plan: CategoryPlan,
	brackets: ReadonlyMap<string, Bracket>,
	filled: FilledSlots,
): { readonly placings: Map<string, PlacingsEntity>; readonly placing: Map<TeamId, PlacingEntity> } {
	const { placings, open } = finalPlacings(plan, brackets, filled);
	const among = placings.length + open;
	return {
		placings: new Map([[category, { teams: placings.map(({ team }) => team), open }]]),
		placing: new Map(placings.map((own) => [own.team, { ...own, among }])),
	};
}
