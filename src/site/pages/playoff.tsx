import { useRouteError, useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { noSuchCategory } from "../../client/pages/category-namesake.ts";
import { inBrowser, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { codeOf } from "../../cup/enum-name.ts";
import { useText } from "../../text/use-text.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import { Bracket } from "../playoff/Bracket.tsx";
import { COLUMNS_IN_VIEW, columnsOf, PLACEMENT, placementRounds, shownColumn } from "../playoff/columns.ts";
import { FollowLine } from "../playoff/FollowLine.tsx";
import { roundOf, useFollowedPaths } from "../playoff/followed-paths.ts";
import { PlacementRounds } from "../playoff/PlacementRounds.tsx";
import { PlayoffHead } from "../playoff/PlayoffHead.tsx";
import { PlayoffDocument } from "../playoff/playoff.graphql.ts";
import { RoundButtons } from "../playoff/RoundButtons.tsx";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
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
	const placement = placementRounds(bracket);
	const matches = bracket.rounds.flatMap((round) => round.matches);
	const { chosen, own } = useFollowedPaths(matches, search.get("team"));
	const round = search.get("round") ?? (own.length > 0 ? roundOf(chosen?.path) : null);
	const shown = shownColumn(columns, round, bracket.currentRound);
	return (
		<div className="page-column pb-11">
			<PlayoffHead playoff={playoff} bracket={bracket} matches={matches} followed={chosen?.team.id ?? null} />
			{bracket.rounds.length === 0 ? (
				<Empty lit title={text.notDrawn}>
					{text.notDrawnWhy}
				</Empty>
			) : (
				<>
					<Tabs
						label={text.chooseRound}
						tabs={[
							...columns.map(({ code, matches: own }, at) => ({
								to: query({ round: codeOf(code) }),
								label: text.rounds(code),
								on: at === shown,
								done: isOver(own),
							})),
							...(placement.length === 0
								? []
								: [
										{
											to: query({ round: PLACEMENT }),
											label: text.placement,
											on: shown === columns.length,
											done: placement.every(({ matches: own }) => isOver(own)),
										},
									]),
						]}
						className={`-mr-4 mb-4 md:mr-0 ${columns.length > COLUMNS_IN_VIEW ? "" : "lg:hidden"}`}
					/>
					{chosen && <FollowLine team={chosen.team} path={chosen.path} isOwn={own.includes(chosen)} />}
					{own.map((one) => one !== chosen && <FollowLine key={one.team.id} team={one.team} path={one.path} isOwn isBeside />)}
					{columns.length > 0 && (
						<Bracket
							name={playoff.title}
							columns={columns}
							shown={shown}
							today={today}
							followed={chosen?.team.id ?? null}
							path={chosen?.path ?? null}
						/>
					)}
					<PlacementRounds
						rounds={placement}
						shown={shown === columns.length}
						today={today}
						followed={chosen?.team.id ?? null}
						path={chosen?.path ?? null}
					/>
					<RoundButtons columns={columns} shown={shown} />
					<SheetLinks kinds={["print"]} />
				</>
			)}
		</div>
	);
}

const isOver = (matches: readonly { readonly state: string }[]): boolean => matches.every(({ state }) => state === "FINISHED");

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
