import { useRouteError, useSearchParams } from "react-router";
import { codeOf } from "../../cup/enum-name.ts";
import { noSuchCategory } from "../category/category-namesake.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { livePage } from "../live/live-page.ts";
import { Bracket } from "../playoff/Bracket.tsx";
import { COLUMNS_IN_VIEW, columnsOf, shownColumn } from "../playoff/columns.ts";
import { FollowLine } from "../playoff/FollowLine.tsx";
import { PlayoffHead } from "../playoff/PlayoffHead.tsx";
import { PlayoffDocument } from "../playoff/playoff.graphql.ts";
import { RoundButtons } from "../playoff/RoundButtons.tsx";
import { teamPath } from "../playoff/team-path.ts";
import { useQueryLink } from "../query.ts";
import { inBrowser, onServer, type PageRequest } from "../results/page-request.ts";
import { unlessOnlyFiltered } from "../results/same-page.ts";
import { useText } from "../text/language.ts";
import { Empty } from "../ui/Empty.tsx";
import { pageMeta } from "../ui/meta.ts";
import { Tabs } from "../ui/Tabs.tsx";
import type { Route } from "./+types/playoff.ts";

async function load(request: PageRequest) {
	const { ask, cup, tournament, params } = request;
	const answer = await ask(PlayoffDocument, { cup, tournament, division: params.playoff ?? "" });
	const playoff = answer.tournament?.division;
	if (!playoff?.bracket || playoff.category.id !== params.category) throw await noSuchCategory(request);
	const { bracket, ...own } = playoff;
	return { playoff: own, bracket, today: answer.tournament?.now.slice(0, 10) ?? "" };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ playoff }) => [`division:${playoff}`], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function PlayoffPage({ loaderData: { playoff, bracket, today } }: Route.ComponentProps) {
	const { playoff: text } = useText().match;
	const [search] = useSearchParams();
	const query = useQueryLink();
	const columns = columnsOf(bracket);
	const shown = shownColumn(columns, search.get("round"), bracket.currentRound);
	const matches = bracket.rounds.flatMap((round) => round.matches);
	const team = matches.flatMap(({ home, away }) => [home.team, away.team]).find((one) => one?.id === search.get("team"));
	const path = team ? teamPath(team.id, matches) : null;
	return (
		<div className="page-column pb-11">
			<PlayoffHead playoff={playoff} bracket={bracket} matches={matches} followed={team?.id ?? null} />
			{columns.length === 0 ? (
				<Empty lit title={text.notDrawn}>
					{text.notDrawnWhy}
				</Empty>
			) : (
				<>
					<Tabs
						label={text.chooseRound}
						tabs={columns.map(({ code, matches: own }, at) => ({
							to: query({ round: codeOf(code) }),
							label: text.rounds[code],
							on: at === shown,
							done: own.every(({ state }) => state === "FINISHED"),
						}))}
						className={`-mr-4 mb-4 md:mr-0 ${columns.length > COLUMNS_IN_VIEW ? "" : "lg:hidden"}`}
					/>
					{team && path && <FollowLine team={team} path={path} />}
					<Bracket name={playoff.title} columns={columns} shown={shown} today={today} followed={team?.id ?? null} path={path} />
					<RoundButtons columns={columns} shown={shown} />
				</>
			)}
		</div>
	);
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text }) => {
		if (!loaderData) return {};
		const { category, title } = loaderData.playoff;
		return { title: `${category.name}, ${title}`, description: text.match.playoff.meta(category.name, title) };
	});
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
