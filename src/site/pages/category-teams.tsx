import { useState } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import { useYear } from "../../client/data/site-data.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { noSuchCategory } from "../../client/pages/category-namesake.ts";
import { inBrowser, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { type CategoryTeamsData, CategoryTeamsDocument } from "../../client/queries/category-teams.graphql.ts";
import type { PlacedTeam } from "../../client/queries/placing.graphql.ts";
import { foldName } from "../../cup/search/name-folding.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { IndexList } from "../../ui/IndexList.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { pageMeta } from "../meta/meta.ts";
import { PlacingRows } from "../placing/PlacingRows.tsx";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
import { TeamRow } from "../team/TeamRow.tsx";
import type { Route } from "./+types/category-teams.ts";

/** Whether the address requests the order of the final places. */
const isByPlace = (query: URLSearchParams): boolean => query.get("by") === "place";

async function load(request: PageRequest) {
	const { ask, cup, tournament: id, params, url } = request;
	const byPlace = isByPlace(url.searchParams);
	const { tournament } = await ask(CategoryTeamsDocument, { cup, tournament: id, category: params.category ?? "", byPlace });
	if (!tournament?.category) throw await noSuchCategory(request, "/teams");
	return { category: tournament.category, teamsPublished: tournament.status.teamsPublished };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
// Names and groups change with the edition alone; final places with each match that decides one.
export const handle = livePage<Awaited<ReturnType<typeof load>>>({
	shows: ({ category: id }, { category }) => (category.placings ? [`category:${id}`] : []),
	together: true,
});
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl } = change;
	return isByPlace(currentUrl.searchParams) !== isByPlace(nextUrl.searchParams) || unlessOnlyFiltered(change);
}

export default function CategoryTeams({ loaderData: { category, teamsPublished } }: Route.ComponentProps) {
	const text = useText();
	const language = useLanguage();
	const { inYear } = useYear();
	const query = useQueryLink();
	return (
		<Column>
			<PageHead
				title={
					<>
						{category.name} <span className="text-ink-2">{text.category.allTeams}</span>
					</>
				}
				crumbs={[
					{ to: inYear("categories"), label: text.ageCategories },
					{ to: inYear(`categories/${category.id}`), label: category.name },
					{ label: text.category.allTeams },
				]}
				aside={teamsPublished && text.teamsCount(category.teamCount, formatNumber(category.teamCount, language))}
			/>
			{teamsPublished && category.teams.length > 0 ? (
				<>
					{category.anyPlaced.length > 0 && (
						<Tabs
							label={text.match.placing.order}
							tabs={[
								{ to: query({ by: null }), label: text.match.placing.byName, on: !category.placings },
								{ to: query({ by: "place", filter: null }), label: text.match.placing.byPlace, on: Boolean(category.placings) },
							]}
							className="mb-3"
						/>
					)}
					{category.placings ? (
						<Placings category={category} placings={category.placings} />
					) : (
						<FilteredTeams category={category} />
					)}
				</>
			) : (
				<Empty lit title={teamsPublished ? text.category.noTeamsYet : text.searching.notPublished}>
					{text.category.teamsToComeHint}
				</Empty>
			)}
		</Column>
	);
}

/** In two columns on a desktop, each read downwards. */
function Placings({ category, placings }: { category: CategoryTeamsData; placings: readonly PlacedTeam[] }) {
	const { placing: text } = useText().match;
	const open = category.teamCount - placings.length;
	return (
		<>
			{open > 0 && <p className="mb-2 text-ink-2">{text.open(open)}</p>}
			<PlacingRows placings={placings} columns />
			<SheetLinks category={category.id} kinds={["placings"]} />
		</>
	);
}

function FilteredTeams({ category }: { category: CategoryTeamsData }) {
	const text = useText();
	const language = useLanguage();
	const [query] = useSearchParams();
	const [filter, setFilter] = useState(query.get("filter") ?? "");
	const wanted = foldName(filter);
	const teams = category.teams
		.filter((team) => foldName(`${team.name} ${team.nation.name} ${team.division?.title ?? ""}`).includes(wanted))
		.toSorted((a, b) => naturalOrder(a.name, b.name));
	return (
		<>
			<FilterField label={text.category.filterTeams} value={filter} onChange={setFilter} />
			<p role="status" className="sr-only">
				{wanted !== "" && text.teamsCount(teams.length, formatNumber(teams.length, language))}
			</p>
			{teams.length === 0 ? (
				<Empty title={text.category.noTeams}>{text.category.noTeamsHint}</Empty>
			) : (
				<IndexList
					items={teams.map((team) => ({ key: team.id, name: team.name, row: <TeamRow team={team} category={category} /> }))}
				/>
			)}
		</>
	);
}

export function meta(args: Route.MetaArgs) {
	const name = args.loaderData?.category.name ?? "";
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.category.teamsTitle(name),
		description: text.category.teamsDescription(name, cup, year),
	}));
}
