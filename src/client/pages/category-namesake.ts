import { graphql } from "../graphql/graphql.ts";
import { type Namesake, notFound, type PageRequest } from "./page-request.ts";

const CategoryElsewhereDocument = graphql(`
	query CategoryElsewhere($cup: Int!, $lang: String, $category: ID!) {
		cups(cup: $cup, lang: $lang) { editions { tournaments { category(id: $category) { name shortName } } } }
	}
`);

const CategoriesOfYearDocument = graphql(`
	query CategoriesOfYear($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) { categories { id name shortName } }
	}
`);

/**
 * The error that a category's page, or one below it, does not exist in that year. If another year has the category, the category of the
 * same name in this year is added: the reader who chose the year wants to go there.
 * @param below the path after the category, if the namesake has it too: "/teams"
 */
export async function noSuchCategory(
	{ ask, cup, tournament, language, params, year }: PageRequest,
	below: "" | "/teams" = "",
): Promise<Error> {
	const id = params.category ?? "";
	const [elsewhere, here] = await Promise.all([
		ask(CategoryElsewhereDocument, { cup, lang: language, category: id }),
		ask(CategoriesOfYearDocument, { cup, tournament }),
	]);
	const known = elsewhere.cups?.editions.flatMap(({ tournaments }) => tournaments.map(({ category }) => category)).find(Boolean);
	const categories = here.tournament?.categories ?? [];
	const found =
		categories.find((category) => category.id === id) ??
		categories.find(({ shortName }) => shortName === known?.shortName) ??
		categories.find(({ name }) => name === known?.name);
	const namesake: Namesake | undefined = found && { path: `categories/${found.id}${below}`, name: found.name };
	return notFound({ missing: "thing", year, ...(namesake && { namesake }) });
}
