import { useRouteError } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { DOT } from "../../text/dot.ts";
import { formatNumber, formatTime, formatWeekday } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Section } from "../../ui/Section.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { CommonResults, GoalsPerCategory, MatchesPerCategory, TeamsPerNation } from "../statistics/BarCharts.tsx";
import { GoalsPerDay, MatchesPerDay } from "../statistics/DayCharts.tsx";
import { EditionsCompared } from "../statistics/EditionsCompared.tsx";
import { FigureRow } from "../statistics/FigureRow.tsx";
import type { StatisticsFigures } from "../statistics/statistics.graphql.ts";
import { SHOWN, StatisticsDocument } from "../statistics/statistics.graphql.ts";
import { Winners } from "../statistics/Winners.tsx";
import type { Route } from "./+types/states.ts";

async function load({ ask, cup, tournament: id, year }: PageRequest) {
	const { tournament } = await ask(StatisticsDocument, { cup, tournament: id, ...SHOWN });
	if (tournament === null) throw notFound({ missing: "edition", year });
	return tournament;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: () => ["statistics"], together: true });

export default function Statistics({ loaderData: { figures, now, today, startsAt, endsAt } }: Route.ComponentProps) {
	const text = useText();
	const language = useLanguage();
	const { inYear, year } = useYear();
	const running = startsAt <= today && today <= endsAt;
	const finished = formatNumber(figures.finished ?? 0, language);
	const counted = running
		? text.statistics.countedAt(finished, formatWeekday(now, language), formatTime(now))
		: text.statistics.counted(finished);
	return (
		<Column>
			<PageHead
				title={text.statistics.title(year)}
				crumbs={[{ to: inYear(""), label: text.start }, { label: text.statistics.crumb }]}
				aside={figures.finished !== null && counted}
			/>
			{figures.teams === null ? (
				<Empty lit title={text.home.nothingPublished}>
					{text.home.publishedInOrder}
				</Empty>
			) : (
				<>
					<FigureRow figures={figures} />
					<div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-14">
						{figures.days.length > 0 && <MatchesPerDay days={figures.days} today={today} />}
						<TeamsPerNation figures={figures} />
						<GoalsPerCategory figures={figures} />
						<CommonResults figures={figures} />
						<FirstScreenEnd />
						<GoalsPerDay days={figures.days} today={today} />
						<MatchesPerCategory figures={figures} />
						<BiggestWins matches={figures.biggestWins} />
					</div>
					<Winners winners={figures.winners} />
				</>
			)}
			<EditionsCompared editions={figures.editions} />
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.statistics.crumb,
		description: text.statistics.description(cup, year),
	}));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}

function BiggestWins({ matches }: { matches: StatisticsFigures["biggestWins"] }) {
	const text = useText().statistics;
	if (matches.length === 0) return null;
	return (
		<Section title={text.biggestWins} className="break-inside-avoid">
			<ol className="band divide-y divide-line">
				{matches.map((match) => (
					<li key={match.id}>
						<MatchRow match={match} under="day" stage={`${match.categoryShortName}${DOT}${match.divisionName}`} />
					</li>
				))}
			</ol>
		</Section>
	);
}
