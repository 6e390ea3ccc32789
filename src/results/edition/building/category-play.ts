import { groupBy } from "../../../collections/group-by.ts";
import type { DivisionId, MatchId, TeamId } from "../../../cup/ids.ts";
import { byDivision, divisionOfSide } from "../../../cup/match/divisions-of.ts";
import { SIDE_NAMES } from "../../../cup/match/match.ts";
import { type Bracket, bracket } from "../../../cup/playoffs/bracket.ts";
import { type DivisionPlan, type FilledSlots, fillSlots } from "../../../cup/playoffs/fill-slots.ts";
import { possibleRoad } from "../../../cup/playoffs/possible-road.ts";
import type { CupFileMatch } from "../../record/cup-file.ts";
import type { Entities, MatchEntity } from "../entities.ts";
import { type KindFrom, kindsFrom } from "../entity-kinds.ts";
import { type EntityStores, emptyEntityStores, type FrozenEntities } from "../entity-stores.ts";
import type { LayeredMap } from "../layered-map.ts";
import { bracketEntity, type Playoff, progressOf } from "./bracket-entity.ts";
import { isBye } from "./bye.ts";
import { categoryResults } from "./category-results.ts";
import { matchEntity, playoffMatch, ruledMatch } from "./match-entity.ts";
import { byTime, latestFirst } from "./match-order.ts";
import { openGroupEntity } from "./open-group-entity.ts";
import { advancementOf, type CategoryStructure, rankedAdvancementOf, type Structure } from "./structure.ts";

/** The kinds of entity that depend on a category's results. */
export const PLAY_KINDS = kindsFrom("play", "results");
export type PlayKind = KindFrom<"play" | "results">;

/** One category: its public matches, the decisions they lead to, and the resulting entities. */
export type CategoryPlay = {
	readonly matches: LayeredMap<CupFileMatch>;
	readonly filled: FilledSlots;
	readonly brackets: ReadonlyMap<DivisionId, Bracket>;
	/** Including byes. */
	readonly inTime: readonly MatchEntity[];
	readonly entities: Pick<FrozenEntities, PlayKind>;
};

/** The same before its entities are stored. */
export type NewPlay = Omit<CategoryPlay, "entities"> & { readonly entities: Pick<EntityStores, PlayKind> };

export type Put = <K extends PlayKind>(kind: K, id: string, entity: Entities[K]) => void;

/** Everything that a category's public matches lead to: tables, brackets, filled slots and lists. */
export function playCategory(
	structure: Structure,
	category: CategoryStructure,
	matches: CategoryPlay["matches"],
	earlier?: CategoryPlay,
): NewPlay {
	const play: Pick<EntityStores, PlayKind> = emptyEntityStores(PLAY_KINDS);
	const put: Put = (kind, id, entity) => play[kind].set(id, entity);
	const filled = fillCategory(category, matches, earlier?.filled);
	const ofDivision = groupBy(matches.values(), ({ division }) => division);
	const entities = new Map<string, MatchEntity>();
	const playoffs = new Map(
		playoffDivisions(category).map(({ id }) => [id, playoffOf(ofDivision.get(id) ?? [], filled, entities)] as const),
	);
	for (const match of matches.values()) {
		const { bracket } = playoffs.get(match.division) ?? {};
		const entity = matchEntity(structure, structure.divisions.get(match.division)!, match, filled, bracket);
		entities.set(match.id, entity);
		put("match", match.id, entity);
	}
	const inTime = [...entities.values()].sort(byTime);
	putDivisions(structure, category, inTime, put);
	if (structure.published.lot) {
		putTables(structure, category, matches, filled, put);
		putBrackets(structure, category, playoffs, put);
	}
	if (structure.published.schedule) {
		const played = inTime.filter((match) => !isBye(match));
		putTeams(structure, category, played, { playoffs, filled }, put);
		putLists(category.id, played, put);
		const ruled = [...matches.values()].map(ruledMatch);
		Object.assign(play, categoryResults(structure, category, played, { playoffs, filled, matches: ruled }));
	}
	const brackets = new Map([...playoffs].map(([id, { bracket }]) => [id, bracket] as const));
	return { matches, filled, brackets, inTime, entities: play };
}

export function fillCategory(
	{ stages, facts, withdrawn }: CategoryStructure,
	matches: CategoryPlay["matches"],
	earlier?: FilledSlots,
): FilledSlots {
	return fillSlots({ stages, facts, withdrawn, matches: [...matches.values()].map(ruledMatch) }, earlier);
}

export function playoffDivisions({ stages }: CategoryStructure): readonly DivisionPlan[] {
	return stages.filter(({ type }) => type === "playoff").flatMap((stage) => stage.divisions);
}

/** @param entities of the category; more may be added afterwards */
export function playoffOf(
	own: readonly CupFileMatch[],
	{ sides, outcomes }: FilledSlots,
	entities: Playoff["entities"],
	known?: Bracket,
): Playoff {
	const matches = own.map((match) => playoffMatch(match, sides.get(match.id)!));
	return { bracket: known ?? bracket(matches), matches, entities, outcomes };
}

export type Playoffs = ReadonlyMap<DivisionId, Playoff>;

/** A group without a list in the draw has the teams that reached it. */
export function putDivisions(structure: Structure, category: CategoryStructure, inTime: readonly MatchEntity[], put: Put): void {
	const matches = byDivision(inTime);
	for (const stage of category.stages) {
		for (const { id, teams } of stage.divisions) {
			const own = matches.get(id) ?? [];
			const present = teams.length > 0 ? teams : teamsIn(own, id);
			if (structure.published.lot) put("division-teams", id, present);
			if (structure.published.lot && stage.type === "group") {
				const entered = present.filter((team) => structure.stores.team.get(team)?.category === category.id);
				for (const team of entered) put("team-division", team, id);
			}
			if (!structure.published.schedule) continue;
			put(
				"division-matches",
				id,
				own.map((match) => match.id),
			);
			put(
				"division-live",
				id,
				own.some(({ state }) => state === "live"),
			);
		}
	}
}

function teamsIn(matches: readonly MatchEntity[], division: DivisionId): TeamId[] {
	const teams = matches.flatMap((match) =>
		SIDE_NAMES.filter((side) => divisionOfSide(match, side) === division).map((side) => match[side].team),
	);
	return [...new Set(teams.filter((team) => team !== null))];
}

/** @param isAnother the divisions to compute again; undefined: all */
export function putTables(
	structure: Structure,
	category: CategoryStructure,
	matches: CategoryPlay["matches"],
	{ standings }: FilledSlots,
	put: Put,
	isAnother: (division: DivisionId) => boolean = () => true,
): void {
	const { stages, shows } = category;
	if (!shows.tables || !structure.published.teams) return;
	for (const stage of stages.filter(({ type }) => type === "group")) {
		for (const { id } of stage.divisions.filter((division) => isAnother(division.id))) {
			const table = standings.get(id)!;
			put("table", id, {
				edition: structure.edition,
				...table,
				stage: stage.id,
				advancement: advancementOf(structure, stage, table.rows.length),
				rankedAdvancement: rankedAdvancementOf(structure, stage, table.rows.length),
				carries: stage.carries ?? null,
			});
			if (!shows.scores || !shows.playoffs) continue;
			const open = openGroupEntity(structure.edition, category, stage, id, matches, table);
			if (open) put("open-group", id, open);
		}
	}
}

/** @param isAnother the divisions to compute again; undefined: all */
export function putBrackets(
	structure: Structure,
	{ stages }: CategoryStructure,
	playoffs: Playoffs,
	put: Put,
	isAnother: (division: DivisionId) => boolean = () => true,
): void {
	for (const stage of stages.filter(({ type, divisions }) => type === "playoff" && divisions.some(({ id }) => isAnother(id)))) {
		for (const { id } of stage.divisions) put("bracket", id, bracketEntity(structure.edition, playoffs.get(id)!));
		put("progress", stage.id, progressOf(stage.divisions.map(({ id }) => playoffs.get(id)!)));
	}
}

/** @param only these teams; undefined: all */
export function putTeams(
	structure: Structure,
	category: CategoryStructure,
	inTime: readonly MatchEntity[],
	{ playoffs, filled }: { readonly playoffs: Playoffs; readonly filled: FilledSlots },
	put: Put,
	only?: ReadonlySet<TeamId>,
): void {
	const playing = new Map<TeamId, MatchEntity[]>();
	for (const match of inTime) {
		for (const team of new Set([match.home.team, match.away.team])) {
			if (team === null || only?.has(team) === false) continue;
			const own = playing.get(team);
			if (own) own.push(match);
			else playing.set(team, [match]);
		}
	}
	for (const team of structure.stores.category.get(category.id)?.teams ?? []) {
		if (only?.has(team) === false) continue;
		const own = playing.get(team) ?? [];
		const matches = own.map(({ id }) => id);
		put("team-matches", team, matches);
		const open = own.filter(({ id, division }) => playoffs.has(division) && !filled.outcomes.has(id));
		const entered = new Set(open.map(({ division }) => division));
		const road = [...entered].flatMap((division) => possibleRoad(team, playoffs.get(division)!.bracket, filled));
		put(
			"road",
			team,
			road.filter((id) => !matches.includes(id)),
		);
	}
}

/** @param isAnyOver whether one of them has ended or was reopened; undefined: all are stored */
export function putLists(category: string, inTime: readonly MatchEntity[], put: Put, isAnyOver = true): void {
	const of = (state: MatchEntity["state"]) => inTime.filter((match) => match.state === state);
	put("category-live", category, idsOf(of("live")));
	if (isAnyOver) put("category-last", category, idsOf(latestFirst(of("finished"))));
}

function idsOf(matches: readonly MatchEntity[]): MatchId[] {
	return matches.map(({ id }) => id);
}
