import type { DivisionId } from "../../../cup/ids.ts";
import { fates } from "../../../cup/playoffs/fate.ts";
import type { CategoryPlan, FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import type { MatchEntity } from "../entities.ts";
import type { KindFrom } from "../entity-kinds.ts";
import type { EntityStores } from "../entity-stores.ts";
import type { Playoff } from "./bracket-entity.ts";
import { categoryFigures } from "./category-figures.ts";
import { meetings } from "./meetings.ts";
import { placingEntities } from "./placing-entities.ts";
import { reachOf } from "./reach.ts";
import type { CategoryStructure, Structure } from "./structure.ts";
import { nationRecords } from "./win-record.ts";
import { winnersOf } from "./winners.ts";

type Played = {
	readonly playoffs: ReadonlyMap<DivisionId, Playoff>;
	readonly filled: FilledSlots;
	/** All matches of the category, in the form of the rules. */
	readonly matches: CategoryPlan["matches"];
};

/** The results of a category, in the parts that change together: figures, decisions, certain fates, and win records. */
export const RESULT_PARTS = ["figures", "decided", "fates", "records"] as const;
export type ResultPart = (typeof RESULT_PARTS)[number];
type Results = { readonly [K in KindFrom<"results">]?: EntityStores[K] };

/**
 * The results of a category with a published schedule.
 * @param played its matches in order of time, without byes
 * @param parts the requested ones
 */
export function categoryResults(
	{ stores, published }: Structure,
	category: CategoryStructure,
	played: readonly MatchEntity[],
	{ playoffs, filled, matches }: Played,
	parts: readonly ResultPart[] = RESULT_PARTS,
): Results {
	const { id, shows } = category;
	const figures = parts.includes("figures") && {
		"category-figures": new Map([[id, categoryFigures(played, shows.scores && published.lot)]]),
	};
	if (!published.lot || !published.teams) return { ...figures };
	const decided = parts.includes("decided") && {
		winners: new Map([[id, winnersOf(category, playoffs, filled)]]),
		reach: new Map(reachOf(category, playoffs, filled)),
	};
	// That a young team is out is not published.
	const tellsFates = shows.scores && shows.tables && shows.playoffs;
	const brackets = new Map([...playoffs].map(([division, { bracket }]) => [division, bracket] as const));
	const places = tellsFates && parts.includes("fates") && placingEntities(id, { ...category, matches }, brackets, filled);
	const fate = tellsFates && parts.includes("fates") && { fate: fates({ ...category, matches }, brackets, filled) };
	const records = parts.includes("records") && {
		"nation-record": new Map([...nationRecords(played, stores.team)].map(([nation, record]) => [`${id} ${nation}`, record])),
		meetings: new Map(meetings(played, stores.team)),
	};
	return { ...figures, ...decided, ...places, ...fate, ...records };
}
