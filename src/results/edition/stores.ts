import { keepSame } from "./keep-same.ts";
import { pieceKey } from "./piece-key.ts";
import type { EditionKey, Kind, Pieces } from "./pieces.ts";

/** The pieces of an edition by kind and id; a kind there is only one of has the id "". */
export type Stores = { readonly [K in Kind]: Map<string, Pieces[K]> };

const KINDS: { readonly [K in Kind]: true } = {
	tournament: true,
	announcements: true,
	categories: true,
	"same-categories": true,
	category: true,
	stage: true,
	progress: true,
	division: true,
	table: true,
	bracket: true,
	club: true,
	nation: true,
	nations: true,
	team: true,
	match: true,
	"team-division": true,
	"team-matches": true,
	road: true,
	"division-teams": true,
	"division-matches": true,
	"division-live": true,
	"category-live": true,
	"category-last": true,
	"category-figures": true,
	winners: true,
	"nation-record": true,
	reach: true,
	fate: true,
	meetings: true,
	programme: true,
	"moved-away": true,
	expected: true,
	arenas: true,
	arena: true,
	field: true,
	names: true,
	"place-names": true,
	numbers: true,
	listing: true,
	live: true,
	streams: true,
	stream: true,
	chosen: true,
	candidates: true,
	statistics: true,
};
const kinds = Object.keys(KINDS) as Kind[];

export function emptyStores<K extends Kind = Kind>(of: readonly K[] = kinds as K[]): Pick<Stores, K> {
	return Object.fromEntries(of.map((kind) => [kind, new Map()])) as unknown as Pick<Stores, K>;
}

/** The same pieces; those of the kinds named in maps of their own, so that the earlier copy never changes. */
export function copyStores(stores: Stores, changing: readonly Kind[]): Stores {
	const copied = changing.map((kind) => [kind, new Map<string, unknown>(stores[kind])]);
	return { ...stores, ...(Object.fromEntries(copied) as Partial<Stores>) };
}

/** Puts pieces among the others; one that says what the earlier one said is replaced by it, here and in `pieces`. */
export function putPieces(stores: Stores, pieces: Partial<Stores>, earlier?: Stores): void {
	for (const kind of Object.keys(pieces) as Kind[]) {
		const into: Map<string, unknown> = stores[kind];
		const from: Map<string, unknown> = pieces[kind]!;
		const before: ReadonlyMap<string, unknown> | undefined = earlier?.[kind];
		for (const [id, piece] of from) {
			const kept = keepSame(before?.get(id), piece);
			into.set(id, kept);
			from.set(id, kept);
		}
	}
}

export function takePieces(stores: Stores, pieces: Partial<Stores>): void {
	for (const kind of Object.keys(pieces) as Kind[]) {
		for (const id of pieces[kind]?.keys() ?? []) stores[kind].delete(id);
	}
}

/** The keys of all pieces that came, went or say something else. Pieces that say the same must be the same object. */
export function* changedPieces<K extends Kind>(
	edition: EditionKey,
	earlier: Pick<Stores, K>,
	later: Pick<Stores, K>,
	of: readonly K[] = Object.keys(later) as K[],
): Generator<string> {
	for (const kind of of) {
		const before: ReadonlyMap<string, unknown> = earlier[kind];
		const after: ReadonlyMap<string, unknown> = later[kind];
		if (before === after) continue;
		for (const [id, piece] of after) {
			if (before.get(id) !== piece || !before.has(id)) yield pieceKey(edition, kind, id);
		}
		for (const id of before.keys()) if (!after.has(id)) yield pieceKey(edition, kind, id);
	}
}
