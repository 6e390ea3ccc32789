import { useRouteError } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Crumbs } from "../../ui/Crumbs.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Advertisement } from "../advertisement/Advertisement.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { MatchCard } from "../match/MatchCard.tsx";
import { stageLine } from "../match/stage-line.ts";
import { pageMeta } from "../meta/meta.ts";
import { OtherStreams } from "../stream-page/OtherStreams.tsx";
import { StreamPlayer } from "../stream-page/StreamPlayer.tsx";
import { StreamDocument, type StreamPageData } from "../stream-page/stream.graphql.ts";
import type { Route } from "./+types/stream.ts";

async function load({ ask, cup, tournament: id, params, year }: PageRequest): Promise<StreamPageData> {
	const { tournament } = await ask(StreamDocument, { cup, tournament: id, stream: params.stream ?? "" });
	const stream = tournament?.stream;
	if (!stream) throw notFound({ missing: "thing", year });
	return { ...tournament, stream };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: () => ["streams"], together: true });

export default function StreamPage({ loaderData: page }: Route.ComponentProps) {
	const { streams: text } = useText();
	const { inYear } = useYear();
	const { stream, today } = page;
	const { match } = stream;
	return (
		<Column side={<OtherStreams {...page} />}>
			<Crumbs trail={[{ to: inYear("streams"), label: text.title }, { label: stream.title }]} className="pt-1" />
			<PageTitle hidden>{stream.title}</PageTitle>
			<StreamPlayer key={stream.id} stream={stream} />
			{match !== null && (
				<div className="mt-4">
					<MatchCard match={match} title={stageLine(match)} />
				</div>
			)}
			<Advertisement at={today} />
		</Column>
	);
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => {
		if (!loaderData) return {};
		const { title, match } = loaderData.stream;
		const shows = match === null ? title : text.match.page.title(match.homeTeamName, match.awayTeamName);
		return { title: `${title}, ${text.streams.one}`, description: text.streams.descriptionOf(shows, cup, year) };
	});
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
