import type { StageId, TeamId } from "../ids.ts";
import type { StandingsInput } from "../tables/standings.ts";
import { type Aims, type Reach, reachesOf, stagesAhead } from "./aim.ts";
import type { BestRace } from "./best-race.ts";
import { type Finish, finishes } from "./finish.ts";
import { type OpenGroup, openGroup } from "./open-group.ts";
import { type PlaceRange, roughFinishes } from "./rough-finish.ts";

export const MARKS = ["through", "can", "cannot", "level", "elsewhere"] as const;
/**
 * What is certain of a team and a stage: it goes there, it can still, or it cannot. Once all is played: a fact must separate it from others (`level`), or
 * other groups decide (`elsewhere`).
 */
export type Mark = (typeof MARKS)[number];

/** How a group may end. */
export type GroupScenario = {
	readonly group: OpenGroup;
	readonly aims: Aims;
	/** Between it and other groups, for places of which only the best go on; of what is not told here other groups decide. */
	readonly races: readonly BestRace[];
	/** The stages its places lead to, the one of the best place first. */
	readonly stages: readonly StageId[];
	/** Whether every possible score was counted; else only what points make certain is told. */
	readonly exact: boolean;
	/** Empty where it is not exact. */
	readonly finishes: ReadonlyMap<TeamId, readonly Finish[]>;
	readonly marks: ReadonlyMap<TeamId, ReadonlyMap<StageId, Mark>>;
	/** The places that each team can still have, best first. */
	readonly places: ReadonlyMap<TeamId, readonly number[]>;
};

/** So many matches are counted with every score; a next-to-last round of four is. */
const MOST_COUNTED = 4;

/** @param races one of a place at most. Null where nothing of the group can be told: no place leads on, or it is not planned to its end. */
export function scenario(input: StandingsInput, aims: Aims, races: readonly BestRace[] = []): GroupScenario | null {
	const stages = stagesAhead(aims);
	const group = stages.length > 0 ? openGroup(input) : null;
	if (!group) return null;
	// Bonus points follow from goals, of which a class of results says nothing.
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
