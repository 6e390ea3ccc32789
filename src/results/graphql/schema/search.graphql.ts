import type { Entities, EntityKind } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { ArenaRef, CategoryRef, ClubRef, FieldRef, MatchRef, NationRef, TeamRef } from "./refs.ts";
import type { SearchHits } from "./search-edition.ts";

type HitKind = Exclude<keyof SearchHits, "edition" | "first">;
type HitRef<K extends EntityKind> = ReturnType<typeof builder.objectRef<Entities[K]>>;

/** The results of one kind. */
function hitsOf<K extends HitKind>(kind: K, name: string, ref: HitRef<K>) {
	return builder.objectRef<SearchHits>(name).implement({
		fields: (t) => ({
			totalCount: t.int({ resolve: (hits) => hits[kind].length }),
			nodes: t.field({
				type: [ref],
				description: "Nearest first.",
				resolve: (hits, _, { reading }) => reading.in(hits).all(kind, hits[kind].slice(0, hits.first)),
			}),
		}),
	});
}

const TeamHitsRef = hitsOf("team", "TeamHits", TeamRef);
const ClubHitsRef = hitsOf("club", "ClubHits", ClubRef);
const NationHitsRef = hitsOf("nation", "NationHits", NationRef);
const CategoryHitsRef = hitsOf("category", "CategoryHits", CategoryRef);
const ArenaHitsRef = hitsOf("arena", "ArenaHits", ArenaRef);
const FieldHitsRef = hitsOf("field", "FieldHits", FieldRef);
const MatchHitsRef = hitsOf("match", "MatchHits", MatchRef);

export const SearchResultRef = builder.objectRef<SearchHits>("SearchResult").implement({
	description: "Results for the words, by kind; only what is published, and nothing until teams are.",
	fields: (t) => ({
		totalCount: t.int({
			resolve: ({ edition, first, ...hits }) => Object.values(hits).reduce((count, ids) => count + ids.length, 0),
		}),
		teams: t.field({ type: TeamHitsRef, resolve: (hits) => hits }),
		clubs: t.field({ type: ClubHitsRef, resolve: (hits) => hits }),
		nations: t.field({ type: NationHitsRef, resolve: (hits) => hits }),
		categories: t.field({ type: CategoryHitsRef, resolve: (hits) => hits }),
		arenas: t.field({ type: ArenaHitsRef, resolve: (hits) => hits }),
		fields: t.field({ type: FieldHitsRef, resolve: (hits) => hits }),
		matches: t.field({ type: MatchHitsRef, description: "By their printed numbers.", resolve: (hits) => hits }),
	}),
});
