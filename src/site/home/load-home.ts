import { notFound, type PageRequest } from "../../client/pages/page-request.ts";
import { HomeDocument, type HomeTournament, type Year, YearsDocument } from "./home.graphql.ts";

export type HomeData = { readonly tournament: HomeTournament; readonly years: readonly Year[] };

/** @returns the year's Home; the other years only where this one has no teams to show */
export async function loadHome({ ask, cup, language, tournament: id, year }: PageRequest): Promise<HomeData> {
	const { tournament } = await ask(HomeDocument, { cup, tournament: id });
	if (tournament === null) throw notFound({ missing: "edition", year });
	if (tournament.status.teamsPublished) return { tournament, years: [] };
	const { cups } = await ask(YearsDocument, { cup, lang: language });
	return { tournament, years: cups?.editions ?? [] };
}
