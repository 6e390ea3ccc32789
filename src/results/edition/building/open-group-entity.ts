import type { DivisionId, StageId } from "../../../cup/ids.ts";
import { SIDE_NAMES } from "../../../cup/match/match.ts";
import { type StagePlan, standingsInputOf } from "../../../cup/playoffs/fill-slots.ts";
import type { Advancement } from "../../../cup/rules.ts";
import type { Aims } from "../../../cup/scenarios/aim.ts";
import type { Standings } from "../../../cup/tables/standings.ts";
import type { EditionKey, GroupRace, GroupSeat, OpenGroupEntity } from "../entities.ts";
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
	const seats = seatsOf(category, stage, division, matches);
	const aims = aimsOf(stage, seats, table.rows.length);
	if (!input || (aims.advance.length === 0 && aims.bestOf.length === 0)) return null;
	// In an order of their own, so that the same group is the same whichever of its matches changed last.
	const teams = [...new Set(input.teams)].sort();
	const inOrder = input.matches.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	const races = racesOf(category, aims, matches);
	return { edition, category: category.id, input: { ...input, teams, matches: inOrder }, aims, seats, races };
}

/** The sides of later matches that name this group, in an order of their own. */
function seatsOf(
	{ stages }: CategoryStructure,
	stage: StagePlan,
	division: DivisionId,
	matches: CategoryPlay["matches"],
): GroupSeat[] {
	const stageOf = new Map<DivisionId, StageId>(
		stages.flatMap(({ id, divisions }) => divisions.map((one) => [one.id, id] as const)),
	);
	const seats: GroupSeat[] = [];
	for (const match of matches.values()) {
		const to = stageOf.get(match.division);
		if (to === undefined || to === stage.id) continue;
		for (const side of SIDE_NAMES) {
			const given = match[side];
			const slot = "slot" in given ? given.slot : undefined;
			const best = slot?.kind === "best-of" && slot.divisions.includes(division);
			if (!best && !(slot?.kind === "position" && slot.division === division)) continue;
			seats.push({ position: slot.position, stage: to, match: match.id, side, best });
		}
	}
	return seats.sort((a, b) => a.position - b.position || (a.match < b.match ? -1 : 1));
}

/** All seats of a stage for the best on a position are filled together, whichever groups each of them names. */
function racesOf({ stages }: CategoryStructure, { bestOf }: Aims, matches: CategoryPlay["matches"]): GroupRace[] {
	return bestOf.flatMap(({ position, stage: id }): GroupRace[] => {
		const stage = stages.find((one) => one.id === id);
		if (!stage) return [];
		const own = new Set(stage.divisions.map((division) => division.id));
		const seats = [...matches.values()]
			.filter(({ division }) => own.has(division))
			.flatMap((match) =>
				SIDE_NAMES.flatMap((side) => {
					const given = match[side];
					const slot = "slot" in given ? given.slot : undefined;
					return slot?.kind === "best-of" && slot.position === position ? [slot] : [];
				}),
			);
		const divisions = [...new Set(seats.flatMap((seat) => seat.divisions))].sort();
		return [{ position, stage: id, seats: seats.length, divisions, againstFirstTwo: stage.bestOfAgainstFirstTwo ?? true }];
	});
}

/** Where a group's places lead: as the cup states it, else as the slots of later matches take them. */
function aimsOf({ advance }: StagePlan, seats: readonly GroupSeat[], size: number): Aims {
	const bestOf = new Map<string, Aims["bestOf"][number]>();
	for (const { position, stage, best } of seats) if (best) bestOf.set(`${position} ${stage}`, { position, stage });
	const named = seats
		.filter(({ best }) => !best)
		.map(({ position, stage }): Advancement => ({ positions: [position, position], to: stage }));
	return { advance: advance ?? named, bestOf: [...bestOf.values()], size };
}
