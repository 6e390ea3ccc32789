import type { ClubId } from "../../../cup/ids.ts";
import type { MatchEntity } from "../entities.ts";
import type { EntityChanges } from "../entity-stores.ts";
import { isBye } from "./bye.ts";
import { figuresAfter } from "./category-figures.ts";
import type { CategoryPlay, PlayKind } from "./category-play.ts";
import type { ResultPart } from "./category-results.ts";
import { clubsOf, meetings, meetingsOf } from "./meetings.ts";
import type { CategoryStructure, Structure } from "./structure.ts";
import { nationRecords } from "./win-record.ts";

/** A match that has changed. */
export type Changed = { readonly before: MatchEntity; readonly after: MatchEntity };

/**
 * Updates the results that depend on the changed matches only: figures, win records of the nations concerned, and earlier meetings.
 * @param played all its matches in order of time, which is unchanged; without byes
 * @returns the parts that must be computed from all matches
 */
export function putChangedResults(
	{ stores, published }: Structure,
	{ id, shows }: CategoryStructure,
	played: readonly MatchEntity[],
	pairs: readonly Changed[],
	parts: readonly ResultPart[],
	earlier: CategoryPlay["entities"],
	changes: EntityChanges<PlayKind>,
): readonly ResultPart[] {
	const done = new Set<ResultPart>();
	const figures = earlier["category-figures"].get(id);
	const own = pairs.filter(({ after }) => !isBye(after));
	if (parts.includes("figures") && figures && pairs.every(({ before, after }) => isBye(before) === isBye(after))) {
		done.add("figures");
		changes.put("category-figures", id, figuresAfter(figures, own, played, shows.scores && published.lot));
	}
	if (parts.includes("records") && published.lot && published.teams) {
		done.add("records");
		putRecords();
	}
	return parts.filter((part) => !done.has(part));

	function putRecords(): void {
		const clubs = new Set<ClubId>();
		const met = new Set<string>();
		const nations = new Set<string>();
		for (const match of pairs.flatMap(({ before, after }) => [before, after])) {
			const [a, b] = clubsOf(match, stores.team);
			if (a !== undefined && b !== undefined) {
				met.add(meetingsOf(id, a, b));
				clubs.add(a).add(b);
			}
			for (const { team } of [match.home, match.away]) {
				const nation = team === null ? undefined : stores.team.get(team)?.nation;
				if (nation) nations.add(nation);
			}
		}
		const meetingsNow = meetings(played, stores.team, clubs);
		changes.replace("meetings", met, new Map([...meetingsNow].filter(([key]) => met.has(key))));
		const records = nationRecords(played, stores.team, nations);
		const keyOf = (nation: string) => `${id} ${nation}`;
		const recordsNow = new Map([...records].map(([nation, record]) => [keyOf(nation), record] as const));
		changes.replace("nation-record", [...nations].map(keyOf), recordsNow);
	}
}
