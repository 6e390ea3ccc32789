import type { DivisionId, StageId } from "../../../cup/ids.ts";
import { SIDE_NAMES } from "../../../cup/match/match.ts";
import type { Slot } from "../../../cup/match/slot.ts";
import { type BestPool, bestPools, leftOverOf } from "../../../cup/playoffs/best-pool.ts";
import { type StagePlan, standingsInputOf } from "../../../cup/playoffs/fill-slots.ts";
import type { Advancement } from "../../../cup/rules.ts";
import type { Aims } from "../../../cup/scenarios/aim.ts";
import type { Standings } from "../../../cup/tables/standings.ts";
import type { EditionKey, GroupRace, GroupSeat, OpenGroupEntity } from "../entities.ts";
import type { CategoryPlay } from "./category-play.ts";
import type { CategoryStructure } from "./structure.ts";

/** The inputs for computing a group's possible outcomes; null if none is published because no place leads on. */
export function openGroupEntity(
	edition: EditionKey,
	category: CategoryStructure,
	stage: StagePlan,
	division: DivisionId,
	matches: CategoryPlay["matches"],
	table: Standings,
): OpenGroupEntity | null {
	const input = standingsInputOf(table);
	const pools = bestPools(planOf(category, matches)).filter(({ divisions }) => divisions.includes(division));
	const seats = seatsOf(category, stage, division, matches, pools);
	const aims = aimsOf(stage, seats, pools, table.rows.length);
	if (!input || (aims.advance.length === 0 && aims.bestOf.length === 0)) return null;
	// In a fixed order, so that the group is equal whichever of its matches changed last.
	const teams = [...new Set(input.teams)].sort();
	const inOrder = input.matches.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	const races = racesOf(category, aims, pools);
	return { edition, category: category.id, input: { ...input, teams, matches: inOrder }, aims, seats, races };
}

/** The sides of later matches that refer to this group, in a fixed order. */
function seatsOf(
	{ stages }: CategoryStructure,
	stage: StagePlan,
	division: DivisionId,
	matches: CategoryPlay["matches"],
	pools: readonly BestPool[],
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
			const ranks = best ? ranksOf(to, slot.position, pools, slot.rank) : null;
			seats.push({ position: slot.position, stage: to, match: match.id, side, best, ranks });
		}
	}
	return seats.sort((a, b) => a.position - b.position || (a.match < b.match ? -1 : 1));
}

/** The ranks that qualify for a stage, or a slot's own. */
function ranksOf(stage: StageId, position: number, pools: readonly BestPool[], own: number | undefined): GroupSeat["ranks"] {
	const pool = pools.find((one) => one.position === position);
	if (!pool) return null;
	const all = [...pool.stageOf].filter(([, to]) => to === stage).map(([rank]) => rank);
	const ranks = own === undefined ? all : [own];
	return ranks.length === 0 ? null : { from: Math.min(...ranks), to: Math.max(...ranks), of: pool.divisions.length };
}

/** Compared between the groups of a pool, for the ranks from which only the best qualify. */
function racesOf({ stages }: CategoryStructure, { bestOf }: Aims, pools: readonly BestPool[]): GroupRace[] {
	return bestOf.flatMap(({ position, stage, covers }): GroupRace[] => {
		const pool = pools.find((one) => one.position === position);
		if (!pool || covers !== undefined) return [];
		const seats = [...pool.stageOf.values()].filter((to) => to === stage).length;
		const setting = pool.stages.map((id) => stages.find((one) => one.id === id)?.bestOfAgainstFirstTwo);
		const againstFirstTwo = setting.find((one) => one !== undefined) ?? true;
		return [{ position, stage, seats, divisions: pool.divisions.toSorted(), againstFirstTwo }];
	});
}

/** The stages that a group's positions lead to: as the cup states them, else derived from the slots of later matches. */
function aimsOf({ advance }: StagePlan, seats: readonly GroupSeat[], pools: readonly BestPool[], size: number): Aims {
	const named = seats
		.filter(({ best }) => !best)
		.map(({ position, stage }): Advancement => ({ positions: [position, position], to: stage }));
	const aims = { advance: advance ?? named, size };
	return { ...aims, bestOf: pools.flatMap((pool) => aimsOfPool(pool, aims)) };
}

function aimsOfPool({ position, divisions, stageOf, seats }: BestPool, { advance, size }: Omit<Aims, "bestOf">): Aims["bestOf"] {
	const leftOver = leftOverOf({ position, seats }, advance, size);
	const to = divisions.map((_, before) => stageOf.get(before + 1) ?? leftOver);
	const [first] = to;
	return [...new Set(stageOf.values())].map((stage) => {
		const own = to.filter((one) => one === stage).length;
		if (own === to.length) return { position, stage, covers: "all" as const };
		const isTogether = to.indexOf(stage) + own === to.lastIndexOf(stage) + 1;
		if (!isTogether) return { position, stage, covers: "some" as const };
		if (first === stage) return { position, stage };
		const isRest = to.every((one) => one === stage || one === first) && to.at(-1) === stage;
		return { position, stage, covers: isRest ? ("rest" as const) : ("some" as const) };
	});
}

function planOf({ stages }: CategoryStructure, matches: CategoryPlay["matches"]): Parameters<typeof bestPools>[0] {
	const sideOf = (given: object) => ({ team: null, slot: ("slot" in given ? (given.slot as Slot | undefined) : null) ?? null });
	return {
		stages,
		matches: [...matches.values()].map(({ id, division, against, home, away }) => ({
			...{ id, division, against: against ?? null, home: sideOf(home), away: sideOf(away) },
		})),
	};
}
