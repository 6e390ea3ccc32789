import { fates } from "../../../cup/fate.ts";
import type { CategoryPlan, FilledSlots } from "../../../cup/fill-slots.ts";
import type { DivisionId } from "../../../cup/ids.ts";
import type { MatchEntity } from "../entities.ts";
import { type KindFrom, kindsFrom } from "../entity-kinds.ts";
import { type EntityStores, emptyEntityStores } from "../entity-stores.ts";
import type { Playoff } from "./bracket-entity.ts";
import { categoryFigures } from "./category-figures.ts";
import { meetings } from "./meetings.ts";
import { reachOf } from "./reach.ts";
import type { CategoryStructure, Structure } from "./structure.ts";
import { nationRecords } from "./win-record.ts";
import { winnersOf } from "./winners.ts";

const RESULT_KINDS = kindsFrom("results");

type Played = {
	readonly playoffs: ReadonlyMap<DivisionId, Playoff>;
	readonly filled: FilledSlots;
	/** All of the category, as the rules read them. */
	readonly matches: CategoryPlan["matches"];
};

/**
 * What the results of a category come to, where the schedule is published.
 * @param played its matches in order of time, byes left out
 */
export function categoryResults(
	{ stores, published }: Structure,
	category: CategoryStructure,
	played: readonly MatchEntity[],
	{ playoffs, filled, matches }: Played,
): Pick<EntityStores, KindFrom<"results">> {
	const { id, shows } = category;
	const results = emptyEntityStores(RESULT_KINDS);
	results["category-figures"].set(id, categoryFigures(played, shows.scores && published.lot));
	if (!published.lot || !published.teams) return results;
	results.winners.set(id, winnersOf(category, playoffs, filled));
	for (const [team, reach] of reachOf(category, playoffs, filled)) results.reach.set(team, reach);
	// Nobody is told of a young team that it is out.
	if (shows.scores && shows.tables && shows.playoffs) {
		const brackets = new Map([...playoffs].map(([division, { bracket }]) => [division, bracket] as const));
		for (const [team, fate] of fates({ ...category, matches }, brackets, filled)) results.fate.set(team, fate);
	}
	for (const [nation, record] of nationRecords(played, stores.team)) results["nation-record"].set(`${id} ${nation}`, record);
	for (const [key, met] of meetings(played, stores.team)) results.meetings.set(key, met);
	return results;
}
