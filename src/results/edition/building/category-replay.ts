import { groupBy } from "../../../collections/group-by.ts";
import type { DivisionId, MatchId, TeamId } from "../../../cup/ids.ts";
import { divisionsOf } from "../../../cup/match/divisions-of.ts";
import type { Bracket } from "../../../cup/playoffs/bracket.ts";
import { type FilledSlots, isSameOutcome, isSameSide, refillSlots } from "../../../cup/playoffs/fill-slots.ts";
import type { CupFileMatch } from "../../record/cup-file.ts";
import type { MatchEntity } from "../entities.ts";
import { EntityChanges, type EntityStores, emptyEntityStores, keysOf, withChanges } from "../entity-stores.ts";
import { reuseIfEqual } from "../reuse-equal.ts";
import type { Playoff } from "./bracket-entity.ts";
import { isBye } from "./bye.ts";
import { countedScore } from "./category-figures.ts";
import {
	type CategoryPlay,
	fillCategory,
	PLAY_KINDS,
	type PlayKind,
	type Put,
	playCategory,
	playoffDivisions,
	playoffOf,
	putBrackets,
	putDivisions,
	putLists,
	putTables,
	putTeams,
} from "./category-play.ts";
import { categoryResults, type ResultPart } from "./category-results.ts";
import { type Changed, putChangedResults } from "./changed-results.ts";
import { matchEntity, ruledMatch } from "./match-entity.ts";
import { byTime } from "./match-order.ts";
import type { CategoryStructure, Structure } from "./structure.ts";
import { dayOf } from "./zoned-time.ts";

/** A category after some of its matches changed, with the changed entities. */
export type Replayed = { readonly play: CategoryPlay; readonly changes: EntityChanges<PlayKind> };

/** The entities listed by division. */
const DIVISION_KINDS = ["division-teams", "team-division", "division-matches", "division-live"] as const satisfies PlayKind[];

/**
 * A category after some of its matches changed: only the affected entities are computed again. A match that is new, was deleted, or moved
 * to another division or round causes a full computation.
 * @param matches all of the category, in their present state
 */
export function replayCategory(
	structure: Structure,
	category: CategoryStructure,
	earlier: CategoryPlay,
	matches: CategoryPlay["matches"],
	changed: readonly MatchId[],
): Replayed {
	const changes = new EntityChanges<PlayKind>(earlier.entities);
	const stays = (id: MatchId) => {
		const [before, now] = [earlier.matches.get(id), matches.get(id)];
		return (
			before !== undefined &&
			now !== undefined &&
			before.division === now.division &&
			before.against === now.against &&
			before.round === now.round
		);
	};
	if (!changed.every(stays)) return playAnew(structure, category, earlier, matches, changes);

	const filled = refilled(category, earlier, matches, changed);
	const { published } = structure;
	const put: Put = (kind, id, entity) => changes.put(kind, id, entity);
	const { brackets, relinked } = bracketsOf(category, earlier, matches, changed, filled);
	const pairs: Changed[] = [];
	for (const id of touchedMatches(earlier, matches, changed, filled, relinked)) {
		const match = matches.get(id)!;
		const before = earlier.entities.match.get(id)!;
		const division = structure.divisions.get(match.division)!;
		const after = changes.put("match", id, matchEntity(structure, division, match, filled, brackets.get(match.division)));
		if (after !== before) pairs.push({ before, after });
	}
	const entities = earlier.entities.match.with(changes.of("match"));
	const is = whatChanged(pairs, earlier.filled, filled, relinked.size > 0);
	const inTime = withPresent(earlier.inTime, pairs);
	if (is.order) (inTime as MatchEntity[]).sort(byTime);

	if (is.sides || is.order) {
		const divisions = emptyEntityStores(PLAY_KINDS);
		putDivisions(structure, category, inTime, (kind, id, entity) => divisions[kind].set(id, entity));
		for (const kind of DIVISION_KINDS) changes.replace(kind, keysOf(earlier.entities[kind]), divisions[kind]);
	} else if (is.state && published.schedule) putLive(pairs, inTime, put);

	const touched = new Set(relinked);
	// A score alone is no part of a bracket or a stage's progress.
	if (is.sides || is.state || is.order || is.outcome) {
		for (const id of changed) touched.add(matches.get(id)!.division);
		for (const { after } of pairs) touched.add(after.division);
	}
	const parts = published.schedule ? partsOf(category, pairs, is) : [];
	const isOnTheRoad = is.sides || is.order || is.outcome;
	const areAllNeeded = (published.schedule && isOnTheRoad) || parts.includes("decided") || parts.includes("fates");
	const stages = category.stages.filter(
		({ type, divisions }) => type === "playoff" && (areAllNeeded || divisions.some(({ id }) => touched.has(id))),
	);
	const needed = new Set(stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)));
	const ofDivision = groupBy(needed.size > 0 ? matches.values() : [], ({ division }) => division);
	const playoffs = new Map<DivisionId, Playoff>(
		[...needed].map((id) => [id, playoffOf(ofDivision.get(id) ?? [], filled, entities, brackets.get(id))]),
	);
	if (published.lot) {
		putTables(structure, category, matches, filled, put, (id) => filled.standings.get(id) !== earlier.filled.standings.get(id));
		putBrackets(structure, category, playoffs, put, (id) => touched.has(id));
	}
	if (published.schedule) {
		const played = inTime.filter((match) => !isBye(match));
		if (isOnTheRoad) {
			// If no playoff leads elsewhere, only teams that entered or left a match are affected.
			const came = is.order || is.outcome ? undefined : teamsOf(pairs.filter(haveOtherSides));
			putTeams(structure, category, played, { playoffs, filled }, put, came);
		}
		const isAnyOver = is.sides || is.order || pairs.some(({ before, after }) => isOver(before) || isOver(after));
		if (isAnyOver || is.state) putLists(category.id, played, put, isAnyOver);
		const left = is.order ? parts : putChangedResults(structure, category, played, pairs, parts, earlier.entities, changes);
		if (left.length > 0) {
			const ruled = left.includes("fates") ? [...matches.values()].map(ruledMatch) : [];
			const results = categoryResults(structure, category, played, { playoffs, filled, matches: ruled }, left);
			replaceAll(changes, earlier.entities, results);
		}
	}
	return { play: { matches, filled, brackets, inTime, entities: withChanges(earlier.entities, changes, PLAY_KINDS) }, changes };
}

function refilled(
	category: CategoryStructure,
	earlier: CategoryPlay,
	matches: CategoryPlay["matches"],
	changed: readonly MatchId[],
): FilledSlots {
	const pairs = changed.map((id) => ({ before: ruledMatch(earlier.matches.get(id)!), now: ruledMatch(matches.get(id)!) }));
	return refillSlots(category, earlier.filled, pairs) ?? fillCategory(category, matches, earlier.filled);
}

function playAnew(
	structure: Structure,
	category: CategoryStructure,
	earlier: CategoryPlay,
	matches: CategoryPlay["matches"],
	changes: EntityChanges<PlayKind>,
): Replayed {
	const play = playCategory(structure, category, matches, earlier);
	replaceAll(changes, earlier.entities, play.entities);
	const entities = withChanges(earlier.entities, changes, PLAY_KINDS);
	return { play: { ...play, inTime: play.inTime.map(({ id }) => entities.match.get(id)!), entities }, changes };
}

/** The present brackets, and the playoffs whose matches may lead elsewhere or have a new order. */
function bracketsOf(
	category: CategoryStructure,
	earlier: CategoryPlay,
	matches: CategoryPlay["matches"],
	changed: readonly MatchId[],
	filled: FilledSlots,
): { readonly brackets: ReadonlyMap<DivisionId, Bracket>; readonly relinked: ReadonlySet<DivisionId> } {
	const linksOf = ({ start, position, home, away }: CupFileMatch) => ({ start, position, home: home.slot, away: away.slot });
	const relinked = new Set<DivisionId>();
	for (const id of changed) {
		const [before, now] = [earlier.matches.get(id)!, matches.get(id)!];
		if (!earlier.brackets.has(now.division)) continue;
		const links = linksOf(before);
		if (reuseIfEqual(links, linksOf(now)) !== links) relinked.add(now.division);
	}
	if (relinked.size === 0) return { brackets: earlier.brackets, relinked };
	const brackets = new Map(earlier.brackets);
	const none = new Map<string, MatchEntity>();
	for (const { id } of playoffDivisions(category)) {
		if (!relinked.has(id)) continue;
		const own = [...matches.values()].filter(({ division }) => division === id);
		brackets.set(id, playoffOf(own, filled, none).bracket);
	}
	return { brackets, relinked };
}

/** The matches whose entities may differ: changed ones, those with new teams, and those that depend on one of these. */
function touchedMatches(
	earlier: CategoryPlay,
	matches: CategoryPlay["matches"],
	changed: readonly MatchId[],
	filled: FilledSlots,
	relinked: ReadonlySet<DivisionId>,
): ReadonlySet<MatchId> {
	const touched = new Set(changed);
	const filledAnew = new Set<MatchId>();
	if (filled.sides === earlier.filled.sides && relinked.size === 0) return touched;
	for (const { contested } of [earlier.filled, filled]) for (const { match } of contested) touched.add(match);
	for (const [id, { home, away }] of filled.sides) {
		const before = earlier.filled.sides.get(id)!;
		if (!isSameSide(before.home, home) || !isSameSide(before.away, away)) filledAnew.add(id);
	}
	const decidedAnew = changed.filter((id) => !isSameOutcome(earlier.filled.outcomes.get(id), filled.outcomes.get(id)));
	if (filledAnew.size === 0 && decidedAnew.length === 0 && relinked.size === 0) return touched;
	// The possible teams of a slot depend on the teams of the earlier match, and on whether any team advances from it.
	const tellsAnew = new Set([...filledAnew, ...decidedAnew]);
	for (const { id, division, home, away } of matches.values()) {
		const waitsFor = ({ slot }: CupFileMatch["home"]) =>
			(slot?.kind === "winner" || slot?.kind === "loser") && tellsAnew.has(slot.match);
		if (filledAnew.has(id) || relinked.has(division) || waitsFor(home) || waitsFor(away)) touched.add(id);
	}
	return touched;
}

/** With more changes than this, matches are looked up by id. */
const FEW = 8;

/** The same list with the changed matches replaced. */
function withPresent(inTime: readonly MatchEntity[], pairs: readonly Changed[]): readonly MatchEntity[] {
	if (pairs.length === 0) return inTime;
	const places = pairs.length > FEW ? [] : pairs.map(({ before }) => inTime.indexOf(before));
	if (places.length === 0 || places.includes(-1)) {
		const now = new Map(pairs.map(({ after }) => [after.id, after]));
		return inTime.map((match) => now.get(match.id) ?? match);
	}
	const changed = inTime.slice();
	for (const [at, place] of places.entries()) changed[place] = pairs[at]!.after;
	return changed;
}

/** Which aspects of matches have changed; entities that depend only on others stay. */
type WhatChanged = {
	readonly order: boolean;
	/** Its teams. */
	readonly sides: boolean;
	readonly state: boolean;
	/** The outcome of a playoff match, or the place its winner advances to. */
	readonly outcome: boolean;
	/** A group with all matches played, now or before. */
	readonly finalTable: boolean;
};

function whatChanged(pairs: readonly Changed[], before: FilledSlots, now: FilledSlots, isRelinked: boolean): WhatChanged {
	const some = (differ: (before: MatchEntity, after: MatchEntity) => boolean) =>
		pairs.some(({ before, after }) => differ(before, after));
	const tables = [...now.standings].filter(([id, table]) => before.standings.get(id) !== table);
	return {
		order: some((a, b) => a.at !== b.at || a.start !== b.start || a.place !== b.place),
		sides: pairs.some(haveOtherSides),
		state: some((a, b) => a.state !== b.state),
		outcome: isRelinked || !areSameOutcomes(before.outcomes, now.outcomes),
		finalTable: tables.some(([id, table]) => table.complete || before.standings.get(id)?.complete === true),
	};
}

const isOver = ({ state }: MatchEntity) => state === "finished";

function haveOtherSides({ before: a, after: b }: Changed): boolean {
	return a.home.team !== b.home.team || a.away.team !== b.away.team || isBye(a) !== isBye(b);
}

function teamsOf(pairs: readonly Changed[]): ReadonlySet<TeamId> {
	const sides = pairs.flatMap(({ before, after }) => [before.home, before.away, after.home, after.away]);
	return new Set(sides.flatMap(({ team }) => team ?? []));
}

function areSameOutcomes(before: FilledSlots["outcomes"], now: FilledSlots["outcomes"]): boolean {
	if (before === now) return true;
	return before.size === now.size && [...now].every(([id, outcome]) => isSameOutcome(before.get(id), outcome));
}

function partsOf(
	{ stages }: CategoryStructure,
	pairs: readonly Changed[],
	{ order, sides, state, outcome, finalTable }: WhatChanged,
): ResultPart[] {
	// Before its first match no team has reached a later stage, so its kick-off affects no other one.
	const comesLater = ({ division, home, away }: MatchEntity) =>
		home.slot !== null ||
		away.slot !== null ||
		stages.some(
			({ id, type, divisions }) =>
				divisions.some((one) => one.id === division) &&
				(type === "playoff" || stages.some(({ advance = [] }) => advance.some(({ to }) => to === id))),
		);
	const isLaterState = state && pairs.some(({ before, after }) => comesLater(before) || comesLater(after));
	const figure = ({ state, isWalkover, start }: MatchEntity) => `${state} ${isWalkover} ${start && dayOf(start)}`;
	const isCounted = pairs.some(({ before, after }) => {
		const score = countedScore(before);
		return figure(before) !== figure(after) || reuseIfEqual(score, countedScore(after)) !== score;
	});
	const isPlayed = pairs.some(({ before, after }) => before.state === "finished" || after.state === "finished");
	const parts: [ResultPart, boolean][] = [
		["figures", isCounted || sides || order],
		["decided", sides || order || outcome || finalTable],
		["fates", sides || order || outcome || finalTable || isLaterState],
		["records", isPlayed || sides || order],
	];
	return parts.filter(([, isTouched]) => isTouched).map(([part]) => part);
}

function putLive(pairs: readonly Changed[], inTime: readonly MatchEntity[], put: Put): void {
	const live = new Set(inTime.filter(({ state }) => state === "live").flatMap(divisionsOf));
	for (const { after } of pairs) for (const division of divisionsOf(after)) put("division-live", division, live.has(division));
}

function replaceAll(
	changes: EntityChanges<PlayKind>,
	earlier: CategoryPlay["entities"],
	later: { readonly [K in PlayKind]?: EntityStores[K] },
): void {
	const replace = <K extends PlayKind>(kind: K) => {
		const entities: EntityStores[K] | undefined = later[kind];
		if (entities) changes.replace(kind, keysOf(earlier[kind]), entities);
	};
	for (const kind of PLAY_KINDS) replace(kind);
}
