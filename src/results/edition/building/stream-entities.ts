import { groupBy } from "../../../collections/group-by.ts";
import type { ArenaId, CategoryId, FieldId, MatchId } from "../../../cup/ids.ts";
import type { StreamState } from "../../../cup/stream.ts";
import type { CupFileEdition, CupFileMatch, CupFileStream } from "../../record/cup-file.ts";
import type { EditionKey, MatchEntity, PlaceEntity } from "../entities.ts";
import type { Projection } from "../projection.ts";
import type { ZonedPlace } from "./place.ts";
import { zonedTime } from "./zoned-time.ts";

/** The public data of a stream. The address that a player needs is not in the read model, but in the record. */
export type StreamEntity = Projection<CupFileStream, "address" | "field" | "from" | "until" | "match"> & {
	readonly edition: EditionKey;
	/** In the zone of its place; a match's stream has the match's time. Null: unknown. */
	readonly start: string | null;
	readonly end: string | null;
	/** The start in milliseconds, for sorting; infinity without one. */
	readonly at: number;
	readonly place: PlaceEntity | null;
	/** All matches that it shows, in order of time. */
	readonly matches: readonly MatchId[];
	/** The live match, else the next, else the last. */
	readonly match: MatchId | null;
	readonly categories: readonly CategoryId[];
};

/** The filters of streams; absent or null: no restriction. */
export type StreamFilter = {
	readonly states?: readonly StreamState[] | null;
	readonly category?: CategoryId | null;
	readonly arena?: ArenaId | null;
	readonly field?: FieldId | null;
};

/** An edition's published streams, without their playing addresses. */
export type PublicStreams = {
	readonly all: readonly Omit<CupFileStream, "address">[];
	readonly ofMatch: ReadonlyMap<string, string>;
	readonly ofField: ReadonlyMap<string | undefined, readonly Omit<CupFileStream, "address">[]>;
};

/** Streams are published with the schedule (DECISIONS §3). */
export function publicStreams({ streams = [], published }: CupFileEdition): PublicStreams {
	const all = published.schedule ? streams.map(({ address: _, ...open }) => open) : [];
	return {
		all,
		ofMatch: new Map(all.flatMap(({ id, match }) => (match === undefined ? [] : [[match, id] as const]))),
		ofField: groupBy(
			all.filter(({ field }) => field !== undefined),
			({ field }) => field,
		),
	};
}

/** @returns a match's stream: its own, else that of its field at its start; null: none */
export function streamOfMatch({ ofMatch, ofField }: PublicStreams, { id, field, start }: CupFileMatch): string | null {
	const own = ofMatch.get(id);
	if (own !== undefined || field === undefined || start === undefined) return own ?? null;
	const at = Date.parse(start);
	const shows = ({ from = "", until = "" }: { from?: string; until?: string }) =>
		Date.parse(from) <= at && at < Date.parse(until);
	return ofField.get(field)?.find(shows)?.id ?? null;
}

type Placed = { readonly edition: EditionKey; readonly places: ReadonlyMap<string, ZonedPlace>; readonly zone: string };

/** @param shown the edition's visible matches in order of time; streams of other matches are hidden */
export function streamEntities(
	{ edition, places, zone }: Placed,
	{ all }: PublicStreams,
	shown: readonly MatchEntity[],
): Map<string, StreamEntity> {
	const matchesOf = groupBy(
		shown.filter(({ stream }) => stream !== null),
		({ stream }) => stream,
	);
	const entities = all.flatMap((stream): StreamEntity[] => {
		const matches = matchesOf.get(stream.id) ?? [];
		const match = inFocus(matches);
		if (stream.match !== undefined && !match) return [];
		const field = stream.field === undefined ? undefined : places.get(stream.field);
		const zoned = (instant: string | undefined) => (instant === undefined ? null : zonedTime(instant, field?.zone ?? zone));
		return [
			{
				edition,
				id: stream.id,
				title: stream.title,
				state: stream.state,
				access: stream.access,
				provider: stream.provider,
				poster: stream.poster ?? null,
				start: stream.match === undefined ? zoned(stream.from) : (match?.start ?? null),
				end: zoned(stream.until),
				at: stream.from === undefined ? (match?.at ?? Number.POSITIVE_INFINITY) : Date.parse(stream.from),
				place: field?.place ?? match?.place ?? null,
				matches: matches.map(({ id }) => id),
				match: match?.id ?? null,
				categories: [...new Set(matches.map(({ category }) => category))],
			},
		];
	});
	return new Map(entities.sort(byState).map((entity) => [entity.id, entity]));
}

function inFocus(matches: readonly MatchEntity[]): MatchEntity | undefined {
	return matches.find(({ state }) => state === "live") ?? matches.find(({ state }) => state === "upcoming") ?? matches.at(-1);
}

const ORDER: { readonly [S in StreamState]: number } = { live: 0, upcoming: 1, replay: 2 };

/** Live, then upcoming earliest first, then replays latest first; in the record's order if they start together. */
function byState(a: StreamEntity, b: StreamEntity): number {
	if (a.state !== b.state) return ORDER[a.state] - ORDER[b.state];
	if (a.at === b.at) return 0;
	return a.at < b.at === (a.state !== "replay") ? -1 : 1;
}

export function passesStreamFilter({ states, category, arena, field }: StreamFilter, stream: StreamEntity): boolean {
	return (
		(!states || states.includes(stream.state)) &&
		(!category || stream.categories.includes(category)) &&
		(!arena || stream.place?.arena === arena) &&
		(!field || stream.place?.field === field)
	);
}
