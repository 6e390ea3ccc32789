import type { EntityKind } from "./entities.ts";

/**
 * What the entities of a kind are made from, and so change with: data without results, the matches of their category, aggregates of
 * those, or all matches of the edition.
 */
type Origin = "structure" | "play" | "results" | "matches";

/** The one list of kinds: a kind that is missing, or whose origin does not produce it, does not compile. */
const ORIGIN_OF = {
	tournament: "structure",
	announcements: "structure",
	categories: "structure",
	"same-categories": "structure",
	category: "structure",
	stage: "structure",
	division: "structure",
	club: "structure",
	nation: "structure",
	nations: "structure",
	team: "structure",
	names: "structure",
	progress: "play",
	table: "play",
	"open-group": "play",
	bracket: "play",
	match: "play",
	"team-division": "play",
	"team-matches": "play",
	road: "play",
	"division-teams": "play",
	"division-matches": "play",
	"division-live": "play",
	"category-live": "play",
	"category-last": "play",
	"category-figures": "results",
	winners: "results",
	"nation-record": "results",
	reach: "results",
	placings: "results",
	placing: "results",
	fate: "results",
	meetings: "results",
	programme: "matches",
	"moved-away": "matches",
	expected: "matches",
	arenas: "matches",
	arena: "matches",
	field: "matches",
	"place-names": "matches",
	numbers: "matches",
	listing: "matches",
	live: "matches",
	streams: "matches",
	stream: "matches",
	chosen: "matches",
	candidates: "matches",
	statistics: "matches",
} as const satisfies { readonly [K in EntityKind]: Origin };

export const ENTITY_KINDS = Object.keys(ORIGIN_OF) as readonly EntityKind[];

export type KindFrom<From extends Origin> = { [K in EntityKind]: (typeof ORIGIN_OF)[K] extends From ? K : never }[EntityKind];

export function kindsFrom<From extends Origin>(...origins: readonly From[]): readonly KindFrom<From>[] {
	const wanted: readonly Origin[] = origins;
	const found: readonly string[] = ENTITY_KINDS.filter((kind) => wanted.includes(ORIGIN_OF[kind]));
	return found as readonly KindFrom<From>[];
}
