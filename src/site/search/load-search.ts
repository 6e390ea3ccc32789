import { KINDS, type Kind, kindAsked } from "../../client/address/kinds.ts";
import { notFound, type PageRequest } from "../../client/pages/page-request.ts";
import { SHORTEST_SEARCH } from "../../cup/search/name-search.ts";
import { SearchDocument, type SearchResult } from "../search-box/search.graphql.ts";

/** Rows of each kind where all are shown, and of one kind where it is shown alone. */
const AT_A_GLANCE = 5;
const OF_ONE_KIND = 100;
/** The rest is ignored; an address of thousands of characters is not sent on. */
const LONGEST_ASKED = 100;

export type SearchData = {
	readonly q: string;
	readonly kind: Kind | null;
	readonly teamsPublished: boolean;
	/** Null where there is too little to search for. */
	readonly result: SearchResult | null;
};

export async function loadSearch({ ask, cup, tournament: id, url, year }: PageRequest): Promise<SearchData> {
	const q = (url.searchParams.get("q") ?? "").trim();
	const kind = kindAsked(url.searchParams);
	const shown = Object.fromEntries(KINDS.map((one) => [one, kind === null || kind === one])) as Record<Kind, boolean>;
	const first = kind === null ? AT_A_GLANCE : OF_ONE_KIND;
	const { tournament } = await ask(SearchDocument, { cup, tournament: id, query: q.slice(0, LONGEST_ASKED), first, ...shown });
	if (tournament === null) throw notFound({ missing: "edition", year });
	const enough = [...q].length >= SHORTEST_SEARCH;
	return { q, kind, teamsPublished: tournament.status.teamsPublished, result: enough ? tournament.search : null };
}
