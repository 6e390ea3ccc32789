import type { CategoryId, MatchId, TeamId } from "../../../cup/ids.ts";
import type { MatchState } from "../../../cup/match/match-state.ts";
import type { MatchPart } from "../../../cup/programme/past-start.ts";
import type { MatchEntity, PlaceEntity, TeamEntity } from "../entities.ts";
import { reuseIfEqual } from "../reuse-equal.ts";
import { dayOf } from "./zoned-time.ts";

/** The properties that a match list is filtered and sorted by, without reading the matches. */
export type ListedMatch = {
	readonly id: MatchId;
	readonly state: MatchState;
	readonly start: string | null;
	readonly day: string | null;
	readonly at: number;
	readonly category: CategoryId;
	readonly place: PlaceEntity | null;
	readonly teams: readonly TeamId[];
	/** The nations of its teams. */
	readonly nations: readonly string[];
};

/** The filters of a match list; absent or null: no restriction. */
export type MatchFilter = {
	readonly states?: readonly MatchState[] | null;
	readonly parts?: readonly MatchPart[] | null;
	readonly day?: string | null;
	readonly category?: string | null;
	readonly arena?: string | null;
	readonly field?: string | null;
	readonly nation?: string | null;
	readonly team?: string | null;
};

/** The index lists, by one property each, the shortest first: with the matches that have it. */
const KEPT_BY = {
	field: ({ place }) => (place ? [place.field] : []),
	nation: ({ nations }) => nations,
	arena: ({ place }) => (place ? [place.arena] : []),
	category: ({ category }) => [category],
	day: ({ day }) => (day ? [day] : []),
} as const satisfies {
	[By in Exclude<keyof MatchFilter, "states" | "parts" | "team">]: (match: ListedMatch) => readonly string[];
};
type KeptBy = keyof typeof KEPT_BY;
const keptBy = Object.keys(KEPT_BY) as KeptBy[];

/** The key of the shortest index list that contains all matches of a filter. */
export function listingFor(filter: MatchFilter): string {
	const [by] = askedBy(filter);
	return by ? listingKey(by, filter[by]!) : "";
}

function askedBy(filter: MatchFilter): readonly KeptBy[] {
	return keptBy.filter((by) => filter[by] != null);
}

/**
 * The matches that pass a filter; the list itself if all of them do.
 * @param list the index list for that filter
 * @param partOf the part of the list that a match is in at this time
 */
export function filterMatches(
	list: readonly ListedMatch[],
	{ states, parts, team, ...filter }: MatchFilter,
	partOf: (match: ListedMatch) => MatchPart,
): readonly ListedMatch[] {
	// All of a list have its own property.
	const [, ...asked] = askedBy(filter);
	if (!states && !parts && !team && asked.length === 0) return list;
	return list.filter(
		(match) =>
			(!states || states.includes(match.state)) &&
			(!team || match.teams.includes(team)) &&
			asked.every((by) => KEPT_BY[by](match).includes(filter[by]!)) &&
			(!parts || parts.includes(partOf(match))),
	);
}

/** The lists of an edition by key: all matches, and one list per property. */
export function listingsOf(matches: readonly MatchEntity[], teams: TeamEntities): Map<string, readonly ListedMatch[]> {
	const all = matches.map((match) => listMatch(match, teams));
	const lists = new Map<string, ListedMatch[]>();
	for (const match of all) {
		for (const key of listingKeys(match)) {
			const list = lists.get(key);
			if (list) list.push(match);
			else lists.set(key, [match]);
		}
	}
	return lists.set("", all);
}

/** The keys of a match's lists, except that of all matches. */
export function listingKeys(match: ListedMatch): string[] {
	return keptBy.flatMap((by) => KEPT_BY[by](match).map((id) => listingKey(by, id)));
}

export function listingKey(by: KeptBy, id: string): string {
	return `${by} ${id}`;
}

type TeamEntities = ReadonlyMap<TeamId, TeamEntity>;
const known = new WeakMap<TeamEntities, WeakMap<MatchEntity, ListedMatch>>();

/**
 * Returns the same object for an equal entity, so that unchanged lists are recognised by identity.
 * @param earlier the previous entry, which is returned if it is equal
 */
export function listMatch(match: MatchEntity, entities: TeamEntities, earlier?: ListedMatch): ListedMatch {
	const ofTeams = known.get(entities) ?? new WeakMap<MatchEntity, ListedMatch>();
	known.set(entities, ofTeams);
	const same = ofTeams.get(match);
	if (same) return same;
	const { id, state, start, at, category, place } = match;
	const teams = [match.home.team, match.away.team].filter((team) => team !== null);
	const nations = [...new Set(teams.flatMap((team) => entities.get(team)?.nation ?? []))];
	const entry = reuseIfEqual(earlier, { id, state, start, day: start && dayOf(start), at, category, place, teams, nations });
	ofTeams.set(match, entry);
	return entry;
}
