import { useSite, useYear } from "../../client/data/site-data.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Section } from "../../ui/Section.tsx";
import { Advertisement } from "../advertisement/Advertisement.tsx";
import { CategoriesTable } from "../category/CategoriesTable.tsx";
import { FeaturedMatches } from "../home/FeaturedMatches.tsx";
import { HomeDocument, type HomeTournament, type Year, YearsDocument } from "../home/home.graphql.ts";
import { InNumbers } from "../home/InNumbers.tsx";
import { MyTeams, MyTeamsSignedOut } from "../home/MyTeams.tsx";
import { NothingPublished } from "../home/NothingPublished.tsx";
import { WaysToMatches } from "../home/WaysToMatches.tsx";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { RecentlyViewed } from "../recent/RecentlyViewed.tsx";
import { SearchBox } from "../search-box/SearchBox.tsx";
import type { Route } from "./+types/home.ts";

export const loader = onServer(loadHome);
export const clientLoader = inBrowser(loadHome);
export const handle = livePage({ shows: () => ["chosen", "statistics"] });

export default function Home({ loaderData: { tournament, years } }: Route.ComponentProps) {
	const { status, selectedGames } = tournament;
	const strip = status.teamsPublished && status.schedulePublished && selectedGames.length > 0;
	return (
		<>
			{strip && <FeaturedMatches matches={selectedGames} streams={tournament.streams.totalCount} />}
			{status.teamsPublished ? (
				<Published tournament={tournament} strip={strip} />
			) : (
				<Column>
					<NothingPublished tournament={tournament} years={years} />
				</Column>
			)}
		</>
	);
}

function Published({ tournament, strip }: Pick<Route.ComponentProps["loaderData"], "tournament"> & { strip: boolean }) {
	const text = useText();
	const { brand } = useSite();
	const { year } = useYear();
	return (
		<div className="home-grid page-column pb-11">
			<PageTitle hidden>
				{brand.name} {year}
			</PageTitle>
			<div className="home-side">
				<MyTeams />
			</div>
			<div>
				<SearchBox className="mt-4 lg:mt-6" />
				{tournament.status.schedulePublished && !strip && (
					<p className="mt-4 flex flex-wrap justify-end gap-x-4">
						<WaysToMatches streams={tournament.streams.totalCount} />
					</p>
				)}
				<InNumbers statistics={tournament.statistics} />
			</div>
			<div className="home-side">
				<RecentlyViewed />
				<MyTeamsSignedOut />
			</div>
			<FirstScreenEnd />
			<div>
				<Section title={text.home.categories}>
					<CategoriesTable categories={tournament.categories} caption={text.home.categories} />
				</Section>
				<Advertisement at={tournament.now} />
			</div>
		</div>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({ description: text.home.description(cup, year) }));
}

type HomeData = { readonly tournament: HomeTournament; readonly years: readonly Year[] };

/** @returns the year's Home; the other years only where this one has no teams to show */
async function loadHome({ ask, cup, language, tournament: id, year }: PageRequest): Promise<HomeData> {
	const { tournament } = await ask(HomeDocument, { cup, tournament: id });
	if (tournament === null) throw notFound({ missing: "edition", year });
	if (tournament.status.teamsPublished) return { tournament, years: [] };
	const { cups } = await ask(YearsDocument, { cup, lang: language });
	return { tournament, years: cups?.editions ?? [] };
}
