import { type StagePlan, standingsInputOf } from "../../../cup/fill-slots.ts";
import type { DivisionId, StageId } from "../../../cup/ids.ts";
import type { Advancement } from "../../../cup/rules.ts";
import type { Aims } from "../../../cup/scenario/aim.ts";
import type { Standings } from "../../../cup/standings.ts";
import type { EditionKey, OpenGroupEntity } from "../entities.ts";
import type { CategoryPlay } from "./category-play.ts";
import type { CategoryStructure } from "./structure.ts";

/** What a group's last matches are counted from; null where nothing is told of what may become of it: no place leads on. */
export function openGroupEntity(
	edition: EditionKey,
	category: CategoryStructure,
	stage: StagePlan,
	division: DivisionId,
	matches: CategoryPlay["matches"],
	table: Standings,
): OpenGroupEntity | null {
	const input = standingsInputOf(table);
	const aims = aimsOf(category, stage, division, matches, table.rows.length);
	if (!input || (aims.advance.length === 0 && aims.bestOf.length === 0)) return null;
	// In an order of their own, so that the same group is the same whichever of its matches changed last.
	const teams = [...new Set(input.teams)].sort();
	const inOrder = input.matches.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	return { edition, category: category.id, input: { ...input, teams, matches: inOrder }, aims };
}

/** Where a group's places lead: as the cup states it, else as the slots of later matches take them. */
function aimsOf(
	{ stages }: CategoryStructure,
	stage: StagePlan,
	division: DivisionId,
	matches: CategoryPlay["matches"],
	size: number,
): Aims {
	const stageOf = new Map<DivisionId, StageId>(
		stages.flatMap(({ id, divisions }) => divisions.map((one) => [one.id, id] as const)),
	);
	const advance: Advancement[] = [];
	const bestOf = new Map<string, Aims["bestOf"][number]>();
	for (const match of matches.values()) {
		const to = stageOf.get(match.division);
		if (to === undefined || to === stage.id) continue;
		for (const side of [match.home, match.away]) {
			const slot = "slot" in side ? side.slot : undefined;
			if (slot?.kind === "position" && slot.division === division) {
				advance.push({ positions: [slot.position, slot.position], to });
			}
			if (slot?.kind === "best-of" && slot.divisions.includes(division)) {
				bestOf.set(`${slot.position} ${to}`, { position: slot.position, stage: to });
			}
		}
	}
	const inPlaces = advance.sort((a, b) => a.positions[0] - b.positions[0] || (a.to < b.to ? -1 : 1));
	return {
		advance: stage.advance ?? inPlaces,
		bestOf: [...bestOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, seat]) => seat),
		size,
	};
}
