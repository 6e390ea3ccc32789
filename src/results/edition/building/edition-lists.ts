import { groupBy } from "../../../collections/group-by.ts";
import type { FeaturedCandidate } from "../../../cup/programme/featured.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import type { Entities, MatchEntity } from "../entities.ts";
import { type KindFrom, kindsFrom } from "../entity-kinds.ts";
import type { EntityStores } from "../entity-stores.ts";
import { arenaEntities } from "./arena-entities.ts";
import { isBye } from "./bye.ts";
import { expectedOf } from "./expected-starts.ts";
import { listingsOf } from "./listing.ts";
import { numbersOf, placeNamesOf } from "./names.ts";
import { streamEntities } from "./stream-entities.ts";
import type { Structure } from "./structure.ts";
import { dayOf } from "./zoned-time.ts";

/** The kinds of entity that span the categories of an edition. */
export const LIST_KINDS = kindsFrom("matches");
export type Lists = Pick<EntityStores, KindFrom<"matches">>;

/** The key of a field's programme on a day. */
export function programmeOf(field: string, day: string): string {
	return `${field} ${day}`;
}

/** The lists of an edition, from all its visible matches. */
export function listsOf(structure: Structure, matches: Pick<ReadonlyMap<string, MatchEntity>, "get" | "values">): Lists {
	const { schedule } = structure.published;
	const shown = schedule ? [...matches.values()].filter((match) => !isBye(match)).sort(inTime(structure)) : [];
	const played = new Set(idsOf(shown));
	const places = arenaEntities(structure.edition, structure.arenas, structure.zone, schedule ? shown : null);
	const streams = streamEntities(structure, structure.streams, shown);
	const programme = programmes(shown);
	return {
		programme,
		expected: expectedOf(programme.values(), matches),
		"moved-away": movedAway(shown),
		...places,
		"place-names": new Map([["", placeNamesOf(places.arena, places.field, structure.places)]]),
		numbers: new Map([["", numbersOf(shown)]]),
		listing: listingsOf(shown, structure.stores.team),
		live: new Map([["", idsOf(shown.filter(({ state }) => state === "live"))]]),
		streams: new Map([["", [...streams.keys()]]]),
		stream: streams,
		chosen: new Map([["", structure.selectedGames.filter((id) => played.has(id))]]),
		candidates: new Map([["", candidates(structure, shown)]]),
		statistics: new Map([
			["", { teams: structure.teamCount, nations: structure.nationCount, matches: schedule ? shown.length : null }],
		]),
	};
}

type Timed = Pick<MatchEntity, "id" | "at" | "place">;

/** Like `byTime`, for the many matches of one edition. */
export function inTime({ placeOrder }: Pick<Structure, "placeOrder">): (a: Timed, b: Timed) => number {
	const orderOf = ({ place }: Timed) => (place ? placeOrder.get(place.field)! : -1);
	return (a, b) => (a.at === b.at ? orderOf(a) - orderOf(b) || naturalOrder(a.id, b.id) : a.at < b.at ? -1 : 1);
}

function programmes(matches: readonly MatchEntity[]): Map<string, Entities["programme"]> {
	const placed = groupBy(matches, ({ place, start }) => (place && start ? programmeOf(place.field, dayOf(start)) : null));
	placed.delete(null);
	return new Map([...placed].map(([key, own]) => [key ?? "", idsOf(own)]));
}

export function movedAway(matches: readonly MatchEntity[]): Map<string, Entities["moved-away"]> {
	const from = groupBy(matches, ({ moved, place }) => {
		const field = moved?.place?.field;
		return field === undefined || field === place?.field ? null : field;
	});
	from.delete(null);
	const wasAt = ({ moved, at }: MatchEntity) => (moved?.start ? Date.parse(moved.start) : at);
	return new Map([...from].map(([field, own]) => [field ?? "", idsOf(own.toSorted((a, b) => wasAt(a) - wasAt(b)))]));
}

function candidates(structure: Structure, matches: readonly MatchEntity[]): Entities["candidates"] {
	return matches.flatMap((match) => candidate(structure, match) ?? []).sort(byId);
}

/** Null if it is neither live nor upcoming. */
export function candidate({ divisions }: Structure, { id, state, start, division }: MatchEntity): FeaturedCandidate | null {
	if (state !== "live" && state !== "upcoming") return null;
	const { type, category } = divisions.get(division)!;
	return { id, status: state === "live" ? "live" : "scheduled", start, stage: type, age: category.age };
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
	return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

export function idsOf(matches: readonly { readonly id: string }[]): string[] {
	return matches.map(({ id }) => id);
}
