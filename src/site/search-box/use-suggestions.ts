import { useEffect, useState } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByGet } from "../../client/graphql/ask.ts";
import { SHORTEST_SEARCH } from "../../cup/search/name-search.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { arenaHit, categoryHit, fieldHit, type Hit, matchHit, nationHit, teamHit } from "./hit.ts";
import { SuggestionsDocument } from "./search.graphql.ts";

/** Pause in typing before suggestions are loaded, in ms. */
const REST = 200;
const OF_EACH_KIND = 4;
const MOST = 8;
const NONE: readonly Hit[] = [];

/**
 * Suggestions while typing: loaded after a pause, and dropped when typing continues.
 * @param typed null while the box is not used
 */
export function useSuggestions(typed: string | null): readonly Hit[] {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const text = useText().searching;
	const [found, setFound] = useState<{ readonly query: string; readonly hits: readonly Hit[] }>({ query: "", hits: NONE });
	const query = typed?.trim() ?? "";
	const id = tournament?.id;
	useEffect(() => {
		if ([...query].length < SHORTEST_SEARCH || id === undefined) return;
		const given = new AbortController();
		const ask = askByGet(resultsBase, language, { signal: given.signal });
		const later = setTimeout(async () => {
			try {
				const { tournament: answer } = await ask(SuggestionsDocument, {
					cup: brand.cup,
					tournament: id,
					query: query.slice(0, 100),
					first: OF_EACH_KIND,
				});
				if (answer === null || given.signal.aborted) return;
				const { teams, nations, categories, arenas, fields, matches } = answer.search;
				const words = { text, language };
				const hits = [
					...matches.nodes.map((one) => matchHit(one, words)),
					...categories.nodes.map((one) => categoryHit(one, words)),
					...nations.nodes.map((one) => nationHit(one, words)),
					...teams.nodes.map(teamHit),
					...arenas.nodes.map((one) => arenaHit(one, words)),
					...fields.nodes.map(fieldHit),
				];
				setFound({ query, hits: hits.slice(0, MOST) });
			} catch (error) {
				// The box works without suggestions; the search itself shows the error.
				if (!given.signal.aborted) console.error(error);
			}
		}, REST);
		return () => {
			clearTimeout(later);
			given.abort();
		};
	}, [query, id, brand.cup, resultsBase, language, text]);
	return typed !== null && [...query].length >= SHORTEST_SEARCH ? found.hits : NONE;
}
