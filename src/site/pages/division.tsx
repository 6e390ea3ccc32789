import { useRouteError } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { useLiveMatches } from "../../client/live/use-live-match.ts";
import { noSuchCategory } from "../../client/pages/category-namesake.ts";
import { inBrowser, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { DivisionDocument } from "../division/division.graphql.ts";
import { GroupHead } from "../division/GroupHead.tsx";
import { GroupMatches } from "../division/GroupMatches.tsx";
import { GroupStandings } from "../division/GroupStandings.tsx";
import { TeamsOfGroup } from "../division/TeamsOfGroup.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { GroupAnswers } from "../scenario/GroupAnswers.tsx";
import { TryResult } from "../scenario/TryResult.tsx";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
import type { Route } from "./+types/division.ts";

async function load(request: PageRequest) {
	const { ask, cup, tournament, params } = request;
	const answer = await ask(DivisionDocument, { cup, tournament, division: params.division ?? "" });
	const division = answer.tournament?.division;
	if (division?.stage.type !== "GROUP" || division.category.id !== params.category) {
		throw await noSuchCategory(request);
	}
	return division;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ division }) => [`division:${division}`], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function DivisionPage({ loaderData: division }: Route.ComponentProps) {
	const text = useText();
	const { inYear } = useYear();
	const { category, table, teams, matches, stage, scenario } = division;
	const live = useLiveMatches(matches).filter(({ state }) => state === "LIVE");
	return (
		<div className="page-column pb-11">
			<GroupHead
				category={category}
				division={division}
				previous={division.previous}
				next={division.next}
				groups={stage.divisions}
			/>
			<div className="lg:grid lg:grid-cols-[minmax(0,1fr)_23.125rem] lg:items-start lg:gap-x-12">
				{table === null ? (
					<Section title={text.match.teams} className="mt-0!">
						<TeamsOfGroup teams={teams} />
					</Section>
				) : (
					<section aria-labelledby="table-title" className="min-w-0">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:min-h-11.5 lg:border-t-2 lg:border-ink">
							<h2 id="table-title" className="type-h2 sr-only lg:not-sr-only lg:mr-auto">
								{text.match.table.table}
							</h2>
							{table.liveMatches > 0 && (
								<p className="mb-3 flex items-center gap-3 stacked:flex-wrap text-ink-2 lg:mb-0 lg:flex-row-reverse">
									<LiveBadge detail={text.match.table.liveTable} />
									{text.match.inProgressCounted(table.liveMatches)}
								</p>
							)}
						</div>
						<GroupStandings
							table={table}
							group={division.title}
							playoffPath={(playoff) => inYear(`categories/${category.id}/playoff/${playoff}`)}
							scenario={scenario}
						/>
						<FirstScreenEnd />
						{live.length > 0 && (
							<Section title={text.match.team.playingNow} className="lg:hidden print:hidden">
								<ul className="band divide-y divide-line">
									{live.map((match) => (
										<li key={match.id}>
											<MatchRow match={match} />
										</li>
									))}
								</ul>
							</Section>
						)}
						<SheetLinks category={category.id} kinds={["tables", "print"]} />
						{scenario !== null && <GroupAnswers scenario={scenario} order={table.rows.map(({ team }) => team.id)} />}
					</section>
				)}
				<div className="min-w-0 lg:[&>section:first-child]:mt-0">
					{scenario !== null && table !== null && (
						<TryResult
							key={division.id}
							division={division.id}
							left={scenario.left}
							positions={new Map(table.rows.map(({ team, position }) => [team.id, position]))}
							stage={scenario.stage.title}
							state={matches.map(({ id, state, homeScore, awayScore }) => `${id}${state}${homeScore}-${awayScore}`).join()}
						/>
					)}
					<Section title={text.match.matches}>
						{matches.length === 0 ? <p className="text-ink-2">{text.match.noMatches}</p> : <GroupMatches matches={matches} />}
					</Section>
				</div>
			</div>
		</div>
	);
}

export function meta({ loaderData: division, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text }) => {
		if (!division) return {};
		const { id, title, category, table } = division;
		const name = `${category.name}, ${title}`;
		const rows = table?.rows.map(({ position, team, points }) => `${position}. ${team.name} ${points}`).join(", ");
		return {
			title: name,
			description: text.match.divisionMeta(category.name, title),
			...(table !== null && { pictured: { kind: "divisions" as const, id, alt: `${name}. ${rows}` } }),
		};
	});
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
