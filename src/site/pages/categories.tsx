import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Section } from "../../ui/Section.tsx";
import { CategoriesTable } from "../category/CategoriesTable.tsx";
import { CategoriesDocument } from "../category/categories.graphql.ts";
import { stageColumns, stageLinks } from "../category/stage-links.ts";
import { pageMeta } from "../meta/meta.ts";
import type { Route } from "./+types/categories.ts";

async function load({ ask, cup, tournament: id, year }: PageRequest) {
	const { tournament } = await ask(CategoriesDocument, { cup, tournament: id });
	if (tournament === null) throw notFound({ missing: "edition", year });
	return { categories: tournament.categories, teamsPublished: tournament.status.teamsPublished };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

const GENDERS = ["BOYS", "GIRLS", "MIXED"] as const;

export default function Categories({ loaderData: { categories, teamsPublished } }: Route.ComponentProps) {
	const text = useText();
	const language = useLanguage();
	const columns = stageColumns(categories.map(({ stages }) => stageLinks(stages)));
	const teams = categories.reduce((sum, { teamCount }) => sum + teamCount, 0);
	return (
		<Column>
			<PageHead title={text.ageCategories} aside={teams > 0 && text.teamsCount(teams, formatNumber(teams, language))} />
			{categories.length === 0 && <Empty lit title={text.home.nothingPublished} />}
			{GENDERS.map((gender) => {
				const own = categories.filter((category) => category.gender === gender);
				const title = text.category.byGender[gender];
				return (
					own.length > 0 && (
						<Section key={gender} title={title} className="first-of-type:mt-1">
							<CategoriesTable categories={own} caption={title} columns={columns} counted={teamsPublished} />
						</Section>
					)
				);
			})}
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.ageCategories,
		description: text.category.listDescription(cup, year),
	}));
}
