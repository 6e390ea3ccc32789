import type { Entities, MatchEntity } from "../entities.ts";
import { EntityChanges, type FrozenEntities, keysOf } from "../entity-stores.ts";
import { arenaEntities } from "./arena-entities.ts";
import { isBye } from "./bye.ts";
import { byId, candidate, idsOf, inTime, LIST_KINDS, listsOf, movedAway, programmeOf } from "./edition-lists.ts";
import { expectedOf } from "./expected-starts.ts";
import { type ListedMatch, listingKey, listingKeys, listMatch } from "./listing.ts";
import { numbersOf, placeNamesOf } from "./names.ts";
import { streamEntities } from "./stream-entities.ts";
import type { Structure } from "./structure.ts";

type ListKind = (typeof LIST_KINDS)[number];
type Matches = FrozenEntities["match"];

/** A match that has changed; null: it is not played any more. */
type Changed = { readonly before: MatchEntity | null; readonly after: MatchEntity | null };

/** With more changed matches than this, the lists are rebuilt: searching each match in lists of all matches would be slower. */
const MOST_ENTRIES = 500;

/**
 * Updates the lists across categories after some matches changed: the entries of the old and new lists of these matches.
 * @param earlier the entities before
 * @param matches all in their present state
 * @param ids of the matches that changed, came or went
 */
export function relist(
	structure: Structure,
	earlier: FrozenEntities,
	matches: Matches,
	ids: Iterable<string>,
): EntityChanges<ListKind> {
	const changes = new EntityChanges<ListKind>(earlier);
	if (!structure.published.schedule) return changes;
	const played = (match: MatchEntity | undefined) => (match === undefined || isBye(match) ? null : match);
	const changed = [...ids]
		.map((id): Changed => ({ before: played(earlier.match.get(id)), after: played(matches.get(id)) }))
		.filter(({ before, after }) => (before && after ? isListedOtherwise(before, after) : before !== after));
	if (changed.length === 0) return changes;
	if (changed.length > MOST_ENTRIES) {
		const lists = listsOf(structure, matches);
		const replace = <K extends ListKind>(kind: K) => changes.replace(kind, keysOf(earlier[kind]), lists[kind]);
		for (const kind of LIST_KINDS) replace(kind);
		return changes;
	}

	const listings = relistMatches(structure, earlier, changed, changes);
	const all = listings("");
	replaceProgrammes(earlier, matches, changed, listings, changes);
	changes.put("live", "", idsOf(all.filter(({ state }) => state === "live")));
	replaceCandidates(structure, earlier, changed, changes);

	const some = (differ: (before: MatchEntity | null, after: MatchEntity | null) => boolean) =>
		changed.some(({ before, after }) => differ(before, after));
	const isThere = some((a, b) => a === null || b === null);
	const isReordered = isThere || some((a, b) => a?.at !== b?.at || a?.place !== b?.place);
	// Iterated only if one of these changes, which no report from a pitch causes.
	const shown = () => all.map(({ id }) => matches.get(id)!);
	if (some((a, b) => isMoved(a) || isMoved(b))) {
		changes.replace("moved-away", keysOf(earlier["moved-away"]), movedAway(shown()));
	}
	if (some((a, b) => fieldsOf(a) !== fieldsOf(b))) {
		const places = arenaEntities(structure.edition, structure.arenas, structure.zone, shown());
		for (const kind of ["arenas", "arena", "field"] as const) replacePlaces(kind);
		changes.put("place-names", "", placeNamesOf(places.arena, places.field, structure.places));
		function replacePlaces<K extends "arenas" | "arena" | "field">(kind: K) {
			changes.replace(kind, keysOf(earlier[kind]), places[kind]);
		}
	}
	if (isReordered || some((a, b) => a?.number !== b?.number)) changes.put("numbers", "", numbersOf(shown()));
	if (isThere) {
		const there = new Set(idsOf(all));
		changes.put(
			"chosen",
			"",
			structure.selectedGames.filter((id) => there.has(id)),
		);
		changes.put("statistics", "", { ...earlier.statistics.get("")!, matches: all.length });
	}
	if (some((a, b) => isStreamed(a) || isStreamed(b))) replaceStreams(structure, earlier, matches, changed, changes);
	return changes;
}

/** Whether any list depends on the change: a goal moves no match. */
function isListedOtherwise(before: MatchEntity, after: MatchEntity): boolean {
	return (
		before.state !== after.state ||
		before.start !== after.start ||
		before.begun !== after.begun ||
		before.ended !== after.ended ||
		before.isWalkover !== after.isWalkover ||
		before.place !== after.place ||
		before.moved !== after.moved ||
		before.division !== after.division ||
		before.against !== after.against ||
		before.home.team !== after.home.team ||
		before.away.team !== after.away.team ||
		before.number !== after.number ||
		before.stream !== after.stream
	);
}

/** Inserts the entries into their lists. @returns the new list */
function relistMatches(
	structure: Structure,
	earlier: FrozenEntities,
	changed: readonly Changed[],
	changes: EntityChanges<ListKind>,
): (key: string) => readonly ListedMatch[] {
	const { team } = structure.stores;
	const out = new Map<string, Map<ListedMatch, ListedMatch | null>>();
	const into = new Map<string, ListedMatch[]>();
	for (const { before, after } of changed) {
		const old = before && listMatch(before, team);
		const now = after && listMatch(after, team, old ?? undefined);
		if (old === now) continue;
		const goesTo = new Set(now ? ["", ...listingKeys(now)] : []);
		const stoodIn = new Set(old ? ["", ...listingKeys(old)] : []);
		const stays = old !== null && now !== null && old.at === now.at && old.place === now.place;
		for (const key of stoodIn) {
			const leaving = out.get(key) ?? new Map<ListedMatch, ListedMatch | null>();
			out.set(key, leaving);
			leaving.set(old as ListedMatch, stays && goesTo.has(key) ? now : null);
		}
		for (const key of goesTo) if (!stays || !stoodIn.has(key)) into.set(key, [...(into.get(key) ?? []), now as ListedMatch]);
	}
	const order = inTime(structure);
	const made = new Map<string, readonly ListedMatch[]>();
	for (const key of new Set([...out.keys(), ...into.keys()])) {
		const list = inOrder(earlier.listing.get(key) ?? [], out.get(key) ?? [], into.get(key) ?? [], order);
		made.set(key, list);
		if (list.length === 0 && key !== "") changes.delete("listing", key);
		else changes.put("listing", key, list);
	}
	return (key) => made.get(key) ?? earlier.listing.get(key) ?? [];
}

/**
 * An ordered list with changed entries: each is searched for, and the rest is copied.
 * @param out each of these is replaced in place, or removed
 */
function inOrder<Item>(
	list: readonly Item[],
	out: Iterable<readonly [Item, Item | null]>,
	into: readonly Item[],
	order: (a: Item, b: Item) => number,
): Item[] {
	const made = list.slice();
	for (const [item, becomes] of out) {
		const at = placeOf(made, item, order);
		if (becomes === null) made.splice(at, 1);
		else made[at] = becomes;
	}
	for (const item of into) made.splice(placeOf(made, item, order), 0, item);
	return made;
}

/** The index of an item in an ordered list, or where it would be inserted. */
function placeOf<Item>(list: readonly Item[], item: Item, order: (a: Item, b: Item) => number): number {
	let [from, to] = [0, list.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if (order(list[middle]!, item) < 0) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** The programmes of the old and new fields of matches, and the expected start of each match there. */
function replaceProgrammes(
	earlier: FrozenEntities,
	matches: Matches,
	changed: readonly Changed[],
	listings: (key: string) => readonly ListedMatch[],
	changes: EntityChanges<ListKind>,
): void {
	const touched = new Map<string, { readonly field: string; readonly day: string }>();
	for (const match of changed.flatMap(({ before, after }) => [before, after])) {
		if (!match?.place || !match.start) continue;
		const [field, day] = [match.place.field, match.start.slice(0, 10)];
		touched.set(programmeOf(field, day), { field, day });
	}
	const late = new Map<string, Entities["expected"]>();
	const were = new Set<string>();
	for (const [key, { field, day }] of touched) {
		const programme = idsOf(listings(listingKey("field", field)).filter((match) => match.day === day));
		if (programme.length === 0) changes.delete("programme", key);
		else changes.put("programme", key, programme);
		for (const id of earlier.programme.get(key) ?? []) were.add(id);
		for (const [id, start] of expectedOf([programme], matches)) late.set(id, start);
	}
	changes.replace("expected", were, late);
}

function replaceCandidates(
	structure: Structure,
	earlier: FrozenEntities,
	changed: readonly Changed[],
	changes: EntityChanges<ListKind>,
): void {
	const before = earlier.candidates.get("") ?? [];
	const pairs = changed.map((match) => ({
		was: match.before && candidate(structure, match.before),
		is: match.after && candidate(structure, match.after),
	}));
	const out = pairs.flatMap(({ was, is }) => (was ? [[was, is] as const] : []));
	const into = pairs.flatMap(({ was, is }) => (was || !is ? [] : [is]));
	changes.put("candidates", "", inOrder(before, out, into, byId));
}

function replaceStreams(
	structure: Structure,
	earlier: FrozenEntities,
	matches: Matches,
	changed: readonly Changed[],
	changes: EntityChanges<ListKind>,
): void {
	const ids = new Set(changed.map(({ before, after }) => (after ?? before)!.id));
	for (const [, stream] of earlier.stream) for (const id of stream.matches) ids.add(id);
	const shown = [...ids].flatMap((id) => matches.get(id) ?? []).filter((match) => isStreamed(match) && !isBye(match));
	const streams = streamEntities(structure, structure.streams, shown.sort(inTime(structure)));
	changes.replace("stream", keysOf(earlier.stream), streams);
	changes.put("streams", "", [...streams.keys()]);
}

const isMoved = (match: MatchEntity | null) => match?.moved != null;
const isStreamed = (match: MatchEntity | null) => match?.stream != null;
const fieldsOf = (match: MatchEntity | null) => `${match?.place?.field} ${match?.moved?.place?.field}`;
