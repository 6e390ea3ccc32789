import { bracket } from "../../../cup/bracket.ts";
import { type FilledSlots, fillSlots } from "../../../cup/fill-slots.ts";
import type { DivisionId, TeamId } from "../../../cup/ids.ts";
import { possibleRoad } from "../../../cup/possible-road.ts";
import type { CupFileMatch } from "../../record/cup-file.ts";
import type { Entities, MatchEntity } from "../entities.ts";
import { type KindFrom, kindsFrom } from "../entity-kinds.ts";
import { type EntityStores, emptyEntityStores } from "../entity-stores.ts";
import { bracketEntity, type Playoff, progressOf } from "./bracket-entity.ts";
import { isBye } from "./bye.ts";
import { categoryResults } from "./category-results.ts";
import { groupBy } from "./group-by.ts";
import { matchEntity, playoffMatch, ruledMatch } from "./match-entity.ts";
import { byTime, byTimeLatestFirst } from "./match-order.ts";
import { advancementOf, type CategoryStructure, type Structure } from "./structure.ts";

/** The kinds of entity that the results of a category make. */
export const PLAY_KINDS = kindsFrom("play", "results");
type PlayKind = KindFrom<"play" | "results">;
export type Play = Pick<EntityStores, PlayKind>;

type Put = <K extends PlayKind>(kind: K, id: string, entity: Entities[K]) => void;

/** All that the public matches of one category come to: its tables, brackets, filled slots and lists. */
export function playCategory(structure: Structure, category: CategoryStructure, matches: readonly CupFileMatch[]): Play {
	const play: Play = emptyEntityStores(PLAY_KINDS);
	const put: Put = (kind, id, entity) => play[kind].set(id, entity);
	const { stages, facts, withdrawn } = category;
	const filled = fillSlots({ stages, facts, withdrawn, matches: matches.map(ruledMatch) });
	const ofDivision = groupBy(matches, ({ division }) => division);
	const entities = new Map<string, MatchEntity>();
	const playoffs = playoffsOf(category, ofDivision, filled, entities);
	for (const match of matches) {
		const { bracket } = playoffs.get(match.division) ?? {};
		const entity = matchEntity(structure, structure.divisions.get(match.division)!, match, filled, bracket);
		entities.set(match.id, entity);
		put("match", match.id, entity);
	}
	const inTime = [...entities.values()].sort(byTime);
	putDivisions(
		structure,
		category,
		groupBy(inTime, ({ division }) => division),
		put,
	);
	if (structure.published.lot) {
		putTables(structure, category, filled, put);
		putBrackets(structure, category, playoffs, put);
	}
	if (structure.published.schedule) {
		const played = inTime.filter((match) => !isBye(match));
		putTeams(structure, category, played, { playoffs, filled }, put);
		putLists(category.id, played, put);
		Object.assign(play, categoryResults(structure, category, played, { playoffs, filled, matches: matches.map(ruledMatch) }));
	}
	return play;
}

type Playoffs = ReadonlyMap<DivisionId, Playoff>;

function playoffsOf(
	{ stages }: CategoryStructure,
	ofDivision: ReadonlyMap<DivisionId, readonly CupFileMatch[]>,
	{ sides, outcomes }: FilledSlots,
	entities: ReadonlyMap<string, MatchEntity>,
): Playoffs {
	const divisions = stages.filter(({ type }) => type === "playoff").flatMap((stage) => stage.divisions);
	return new Map(
		divisions.map(({ id }) => {
			const matches = (ofDivision.get(id) ?? []).map((match) => playoffMatch(match, sides.get(match.id)!));
			return [id, { bracket: bracket(matches), matches, entities, outcomes }];
		}),
	);
}

/** A group without a list in the draw has the teams that came into it. */
function putDivisions(
	structure: Structure,
	category: CategoryStructure,
	matches: ReadonlyMap<DivisionId, readonly MatchEntity[]>,
	put: Put,
): void {
	for (const stage of category.stages) {
		for (const { id, teams } of stage.divisions) {
			const own = matches.get(id) ?? [];
			const present = teams.length > 0 ? teams : teamsIn(own);
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

function teamsIn(matches: readonly MatchEntity[]): TeamId[] {
	return [...new Set(matches.flatMap(({ home, away }) => [home.team, away.team]).filter((team) => team !== null))];
}

function putTables(structure: Structure, { stages, shows }: CategoryStructure, { standings }: FilledSlots, put: Put): void {
	if (!shows.tables || !structure.published.teams) return;
	for (const stage of stages.filter(({ type }) => type === "group")) {
		for (const { id } of stage.divisions) {
			const table = standings.get(id)!;
			put("table", id, {
				edition: structure.edition,
				...table,
				stage: stage.id,
				advancement: advancementOf(structure, stage, table.rows.length),
			});
		}
	}
}

function putBrackets(structure: Structure, { stages }: CategoryStructure, playoffs: Playoffs, put: Put): void {
	for (const stage of stages.filter(({ type }) => type === "playoff")) {
		for (const { id } of stage.divisions) put("bracket", id, bracketEntity(structure.edition, playoffs.get(id)!));
		put("progress", stage.id, progressOf(stage.divisions.map(({ id }) => playoffs.get(id)!)));
	}
}

function putTeams(
	structure: Structure,
	category: CategoryStructure,
	inTime: readonly MatchEntity[],
	{ playoffs, filled }: { readonly playoffs: Playoffs; readonly filled: FilledSlots },
	put: Put,
): void {
	const playing = groupBy(
		inTime.flatMap((match) => teamsIn([match]).map((team) => ({ team, match }))),
		({ team }) => team,
	);
	for (const team of structure.stores.category.get(category.id)?.teams ?? []) {
		const own = (playing.get(team) ?? []).map(({ match }) => match);
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

function putLists(category: string, inTime: readonly MatchEntity[], put: Put): void {
	const ids = (state: MatchEntity["state"], matches = inTime) =>
		matches.filter((match) => match.state === state).map((match) => match.id);
	put("category-live", category, ids("live"));
	put("category-last", category, ids("finished", inTime.toSorted(byTimeLatestFirst)));
}
