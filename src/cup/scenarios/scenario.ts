import type { StageId, TeamId } from "../ids.ts";
import type { StandingsInput } from "../tables/standings.ts";
import { type Aims, type Reach, reachesOf, stagesAhead } from "./aim.ts";
import type { BestRace } from "./best-race.ts";
import { type Finish, finishes } from "./finish.ts";
import { type OpenGroup, openGroup } from "./open-group.ts";
import { type PlaceRange, roughFinishes } from "./rough-finish.ts";

export const MARKS = ["through", "can", "cannot", "level", "elsewhere"] as const;
/**
 * What is certain of a team and a stage: it advances there, it still can, or it cannot. Once all is played: a fact has to
 * separate it from others (`level`), or other groups decide (`elsewhere`).
 */
export type Mark = (typeof MARKS)[number];

/** The possible outcomes of a group. */
export type GroupScenario = {
	readonly group: OpenGroup;
	readonly aims: Aims;
	/**
	 * Comparisons with other groups, for positions of which only the best advance; for other such positions the answer is
	 * `elsewhere`.
	 */
	readonly races: readonly BestRace[];
	/** The stages that its positions lead to, that of the best position first. */
	readonly stages: readonly StageId[];
	/** Whether every possible score was considered; otherwise only what is certain by points is included. */
	readonly exact: boolean;
	/** Empty if not exact. */
	readonly finishes: ReadonlyMap<TeamId, readonly Finish[]>;
	readonly marks: ReadonlyMap<TeamId, ReadonlyMap<StageId, Mark>>;
	/** The positions that each team can still have, best first. */
	readonly places: ReadonlyMap<TeamId, readonly number[]>;
};

/** Up to this many open matches every score is considered: enough for the last two rounds of a group of four. */
const MOST_COUNTED = 4;

/**
 * @param races at most one for each position
 * @returns null if nothing of the group can be computed: no position advances, or its programme is incomplete
 */
export function scenario(input: StandingsInput, aims: Aims, races: readonly BestRace[] = []): GroupScenario | null {
	const stages = stagesAhead(aims);
	const group = stages.length > 0 ? openGroup(input) : null;
	if (!group) return null;
	// Bonus points depend on goals, which a class of results does not include.
	const isCounted = group.open.length <= MOST_COUNTED && !(group.rules.bonus && group.open.length > 0);
	const ways = isCounted ? finishes(group, races) : null;
	const ranges: ReadonlyMap<TeamId, readonly PlaceRange[]> = ways ?? roughFinishes(group);
	const reaches = stages.map((stage) => [stage, reachesOf(stage, aims)] as const);
	const marks = new Map(
		[...ranges].map(
			([team, all]) => [team, new Map(reaches.map(([stage, reachOf]) => [stage, markOf(all, reachOf, group)]))] as const,
		),
	);
	const places = new Map([...ranges].map(([team, all]) => [team, placesIn(all)] as const));
	return { group, aims, races, stages, exact: ways !== null, finishes: ways ?? new Map(), marks, places };
}

function markOf(ranges: readonly PlaceRange[], reachOf: (range: PlaceRange) => Reach, { open }: OpenGroup): Mark {
	const reaches = new Set(ranges.map(reachOf));
	if (reaches.size > 1) return "can";
	const [reach] = reaches;
	if (reach === "in") return "through";
	if (reach === "out") return "cannot";
	return open.length === 0 && reach !== undefined ? reach : "can";
}

function placesIn(ranges: readonly PlaceRange[]): number[] {
	const places = new Set<number>();
	for (const { first, last } of ranges) for (let place = first; place <= last; place++) places.add(place);
	return [...places].sort((a, b) => a - b);
}
