import { useRouteError } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { noSuchTeam } from "../../client/pages/team-namesake.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { TeamDocument } from "../../client/queries/team-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Section } from "../../ui/Section.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { useShownState } from "../match/shown-state.ts";
import { SPORT } from "../match/sports-event.ts";
import type { StructuredWords } from "../meta/meta.ts";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { useForgottenTeam, useSeenTeam } from "../recent/use-seen-team.ts";
import { IfWeFinish } from "../scenario/IfWeFinish.tsx";
import { WaysThrough } from "../scenario/WaysThrough.tsx";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
import { ClubHistory } from "../team-page/ClubHistory.tsx";
import { ClubTeams } from "../team-page/ClubTeams.tsx";
import { TeamGroup } from "../team-page/TeamGroup.tsx";
import { TeamHead } from "../team-page/TeamHead.tsx";
import { TeamNow } from "../team-page/TeamNow.tsx";
import { TeamResultRow } from "../team-page/TeamResultRow.tsx";
import { teamMatches } from "../team-page/team-matches.ts";
import type { Route } from "./+types/team.ts";

async function load(request: PageRequest) {
	const { ask, cup, tournament, params } = request;
	const answer = await ask(TeamDocument, { cup, tournament, team: params.team ?? "" });
	const team = answer.tournament?.team;
	if (!team) throw await noSuchTeam(request);
	return team;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ team }) => [`team:${team}`], together: true });

export default function TeamPage({ loaderData: team }: Route.ComponentProps) {
	const { match: text } = useText();
	const { inYear } = useYear();
	useSeenTeam(team);
	const { live, next, results } = teamMatches(team.matches, useShownState());
	const playoff = team.matches.findLast(({ division }) => division?.stage.type === "PLAYOFF")?.division;
	const { division } = team;
	const inPlayoff = playoff && {
		to: `${inYear(`categories/${team.category.id}/playoff/${playoff.id}`)}?team=${team.id}`,
		label: playoff.title,
	};
	return (
		<>
			<TeamHead team={team} />
			<Column
				side={
					<>
						{division?.table && <TeamGroup team={team} division={division} table={division.table} />}
						<ClubTeams team={team} />
						<ClubHistory club={team.club} />
					</>
				}
			>
				<TeamNow team={team} live={live} next={next} />
				{team.scenario !== null && team.division?.table && <WaysThrough answer={team.scenario} table={team.division.table} />}
				{team.roads.length > 0 && division && (
					<IfWeFinish
						roads={team.roads}
						group={division.title}
						places={team.scenario?.places ?? null}
						size={division.table?.rows.length ?? 0}
					/>
				)}
				{results.length > 0 && (
					<Section title={text.team.results} link={inPlayoff}>
						<ul className="band divide-y divide-line">
							{results.map((match) => (
								<li key={match.id}>
									<TeamResultRow team={team.id} match={match} />
								</li>
							))}
						</ul>
					</Section>
				)}
				{team.matches.length === 0 && <p className="mt-6.5 text-ink-2">{text.noMatches}</p>}
				{team.matches.length > 0 && <SheetLinks kinds={["print"]} />}
				<FirstScreenEnd />
			</Column>
		</>
	);
}

export function meta({ loaderData: team, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text }) => {
		if (!team) return {};
		const { id, name, nation, category } = team;
		return {
			title: `${name}, ${category.name}`,
			description: text.match.team.meta(name, nation.name, category.name),
			pictured: { kind: "teams", id, alt: `${name}, ${nation.name}, ${category.name}` },
			structured: (words) => sportsTeam(team, words),
		};
	});
}

export function ErrorBoundary() {
	const error = useRouteError();
	useForgottenTeam(error);
	return <NotFound error={error} />;
}

/** A team as structured data (schema.org SportsTeam) for search engines, without its players. */
function sportsTeam(team: TeamPageData, { site, here, picture, description }: StructuredWords): object {
	return {
		"@context": "https://schema.org",
		"@type": "SportsTeam",
		"@id": here,
		url: here,
		name: team.name,
		description,
		image: picture,
		sport: SPORT[site.brand.sport],
		location: { "@type": "Country", name: team.nation.name },
		parentOrganization: { "@type": "SportsOrganization", name: team.club.name },
		memberOf: { "@type": "SportsOrganization", name: site.brand.name, url: site.brand.website },
	};
}
