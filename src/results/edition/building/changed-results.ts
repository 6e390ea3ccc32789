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

/** A match that says something else than before. */
export type Changed = { readonly before: MatchEntity; readonly after: MatchEntity };

/**
 * Puts those results of a category that are told by the matches that changed alone: its figures, the records of the nations that play in
 * them, and who has met whom in them.
 * @param played all its matches in order of time, which is as it was; byes left out
 * @returns the parts that are left to be made of all matches
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
