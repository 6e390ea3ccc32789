import { groupBy } from "../../../collections/group-by.ts";
import { isPublished } from "../../../cup/publication.ts";
import { foldName } from "../../../cup/search/name-folding.ts";
import { SHORTEST_SEARCH, searchNames } from "../../../cup/search/name-search.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import type { NumberedMatch } from "../../edition/building/names.ts";
import type { EditionKey } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { type Found, indexOf } from "./search-index.ts";

/** The ids of the results by kind, best match first. */
export type SearchHits = { readonly edition: EditionKey; readonly first: number } & {
	readonly [K in Found["kind"] | "match"]: readonly string[];
};

/** The charge to the query budget, in read entities: the cost of comparing all names with a few words. */
const A_SEARCH = 25_000;

/** An edition's results for a search; teams of this edition come first. Empty before teams are published (DECISIONS §3). */
export function searchEdition(edition: EditionReader, query: string, first: number): SearchHits {
	const open = isPublished("search", edition.tournament.published);
	edition.goThrough(A_SEARCH);
	const found = open ? searchNames([indexOf(edition.get("names")), indexOf(edition.get("place-names"))], query) : [];
	const ids = groupBy(found, ({ kind }) => kind);
	const of = (kind: Found["kind"]) => (ids.get(kind) ?? []).map(({ id }) => id);
	return {
		edition: edition.key,
		first,
		team: playingFirst(edition, of("team")),
		club: of("club"),
		nation: of("nation"),
		category: of("category"),
		arena: of("arena"),
		field: of("field"),
		match: open ? matchesNumbered(edition.get("numbers"), query) : [],
	};
}

function playingFirst(edition: EditionReader, teams: readonly string[]): readonly string[] {
	if (teams.length < 2) return teams;
	const live = edition.findMatches({ states: ["live"] });
	const playing = new Set<string | null>(live.flatMap(({ home, away }) => [home.team, away.team]));
	return [...teams.filter((team) => playing.has(team)), ...teams.filter((team) => !playing.has(team))];
}

/** "412", "#412", "match 412": the match with that number first, then those whose number begins with it. */
function matchesNumbered(numbers: readonly NumberedMatch[], query: string): string[] {
	const typed = foldName(query).replace(/^(match|nr|no\.?|#)\s*(?=\S*\d)/, "");
	if (typed.length < SHORTEST_SEARCH || !/\d/.test(typed)) return [];
	return numbers
		.flatMap(({ number, match }) => {
			const folded = foldName(number);
			return folded.startsWith(typed) ? [{ number: folded, match }] : [];
		})
		.sort((a, b) => Number(b.number === typed) - Number(a.number === typed) || naturalOrder(a.number, b.number))
		.map(({ match }) => match);
}
