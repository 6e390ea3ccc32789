import { useEffect, useState } from "react";
import { logWhileHere } from "../../client/browser/log-while-here.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByGet } from "../../client/graphql/ask.ts";
import { graphql } from "../../client/graphql/graphql.ts";
import { LANGUAGES } from "../../text/language.ts";
import { useLanguage } from "../../text/use-text.ts";
import { categoryNames } from "./category-names.ts";

const CategoryNamesDocument = graphql(`
	query CategoryNames($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			categories { id name }
		}
	}
`);

/** @returns the name of a favourite's category in the reader's language; until that is known, the stored name */
export function useCategoryNames(): (kept: string) => string {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const [names, setNames] = useState<ReadonlyMap<string, string>>();
	const { cup } = brand;
	const id = tournament?.id;
	useEffect(() => {
		if (id === undefined) return;
		const leaving = new AbortController();
		const init = { signal: leaving.signal };
		const categoriesIn = async (one: (typeof LANGUAGES)[number]) => {
			const answer = await askByGet(resultsBase, one, init)(CategoryNamesDocument, { cup, tournament: id });
			return answer.tournament?.categories ?? [];
		};
		Promise.all(LANGUAGES.map(categoriesIn)).then(
			(all) => {
				if (!leaving.signal.aborted) setNames(categoryNames(all[LANGUAGES.indexOf(language)] ?? [], all));
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) logWhileHere("The categories' names could not be loaded", error);
			},
		);
		return () => leaving.abort();
	}, [resultsBase, cup, id, language]);
	return (kept) => names?.get(kept) ?? kept;
}
