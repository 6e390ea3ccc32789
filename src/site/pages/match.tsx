import { useRouteError, useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { MatchDocument, type MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Section } from "../../ui/Section.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { matchName } from "../match/match-name.ts";
import { sportsEvent } from "../match/sports-event.ts";
import { LiveReport } from "../match-page/LiveReport.tsx";
import { MatchActions } from "../match-page/MatchActions.tsx";
import { MatchDetails } from "../match-page/MatchDetails.tsx";
import { MatchInGroup } from "../match-page/MatchInGroup.tsx";
import { MatchInPlayoff } from "../match-page/MatchInPlayoff.tsx";
import { MatchPlace } from "../match-page/MatchPlace.tsx";
import { matchDescription } from "../match-page/match-description.ts";
import { hasResultOnly, ResultOnly } from "../match-page/ResultOnly.tsx";
import { ScoreHeader } from "../match-page/ScoreHeader.tsx";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { WatchStream } from "../stream/WatchStream.tsx";
import type { Route } from "./+types/match.ts";

async function load({ ask, cup, tournament, params, year }: PageRequest) {
	const answer = await ask(MatchDocument, { cup, tournament, match: params.match ?? "" });
	const match = answer.tournament?.match;
	if (!match) throw notFound({ missing: "thing", year });
	return match;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage<MatchPageData>({
	shows: ({ match }, { division, against, stream }) => [
		`match:${match}`,
		`division:${division?.id}`,
		...(against === null ? [] : [`division:${against.id}`]),
		...(stream === null ? [] : ["streams"]),
	],
	together: true,
});
export const shouldRevalidate = unlessOnlyFiltered;

export default function MatchPage({ loaderData: match }: Route.ComponentProps) {
	const { match: text } = useText();
	const [search] = useSearchParams();
	const query = useQueryLink();
	const other = otherTab(match);
	const shown = other !== null && search.get("tab") === other ? other : "report";
	const resultOnly = hasResultOnly(match);
	// Without a report a desktop has space for both, below each other.
	const besides = shown === "report" && match.events.length === 0 && other !== null;
	const playoffShown = other === "playoff" && (resultOnly || shown === other);
	const tabs = [
		{ to: query({ tab: null }), label: text.page.liveReport, on: shown === "report" },
		...(other === null ? [] : [{ to: query({ tab: other }), label: text.page.tabs[other], on: shown === other }]),
	];
	return (
		<>
			<ScoreHeader match={match} />
			<MatchActions match={match} />
			<Column
				side={
					<MatchDetails
						match={match}
						winnersNextInMain={playoffShown ? "always" : besides && other === "playoff" ? "desktop" : "never"}
					/>
				}
			>
				{match.streamUrl !== null && match.stream !== null && (
					<WatchStream key={match.stream.id} url={match.streamUrl} stream={match.stream} />
				)}
				<MatchPlace match={match} />
				{resultOnly ? (
					<Section title={text.page.result}>
						<ResultOnly match={match} />
					</Section>
				) : (
					<>
						<Tabs label={text.page.parts} tabs={tabs} className="pt-3 lg:pt-4" />
						<h2 className="sr-only">{shown === "report" ? text.page.liveReport : text.page.tabs[shown]}</h2>
						{shown === "report" && <LiveReport match={match} />}
						{shown === other && <Standing match={match} />}
						{besides && (
							<Section title={text.page.tabs[other]} className="max-lg:hidden">
								<Standing match={match} />
							</Section>
						)}
					</>
				)}
				<FirstScreenEnd />
			</Column>
		</>
	);
}

function Standing({ match }: { match: MatchPageData }) {
	return otherTab(match) === "playoff" ? <MatchInPlayoff match={match} /> : <MatchInGroup match={match} />;
}

/** Beside the report: the group's table or the playoff, where one is published. */
function otherTab({ division }: MatchPageData): "table" | "playoff" | null {
	if (division === null) return null;
	if (division.stage.type === "PLAYOFF") return "playoff";
	return division.table === null ? null : "table";
}

export function meta({ loaderData: match, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text, language }) => {
		if (!match) return {};
		const title = `${text.match.page.title(match.homeTeamName, match.awayTeamName)}, ${match.category.name}`;
		return {
			title,
			description: matchDescription(match, text.match, language),
			pictured: { kind: "matches", id: match.id, alt: matchName(match, text.match, language) },
			structured: (words) => sportsEvent(match, title, words),
		};
	});
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
