import { useRouteError } from "react-router";
import { useText } from "../../text/use-text.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { livePage } from "../live/live-page.ts";
import { useQueryLink } from "../query.ts";
import { inBrowser, onServer } from "../results/page-request.ts";
import { useYear } from "../site-data.ts";
import { loadStreams } from "../stream/load-streams.ts";
import { StreamFilters } from "../stream/StreamFilters.tsx";
import { StreamingInfo } from "../stream/StreamingInfo.tsx";
import { StreamPart } from "../stream/StreamPart.tsx";
import type { StreamRowData } from "../stream/stream-row.graphql.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Column } from "../ui/Column.tsx";
import { Empty } from "../ui/Empty.tsx";
import { pageMeta } from "../ui/meta.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { Route } from "./+types/streams.ts";

export const loader = onServer(loadStreams);
export const clientLoader = inBrowser(loadStreams);
export const handle = livePage({ shows: () => ["streams"], together: true });

export default function Streams({ loaderData: page }: Route.ComponentProps) {
	const { streams: text } = useText();
	const { asked, status, streams } = page;
	const filtered = asked.category !== null || asked.arena !== null;
	const [live, upcoming, replays] = (["LIVE", "UPCOMING", "REPLAY"] as const).map((state) =>
		streams.nodes.filter((stream) => stream.state === state),
	) as [StreamRowData[], StreamRowData[], StreamRowData[]];
	return (
		<Column>
			<PageHead title={text.title} />
			{streams.totalCount > 0 && <StreamingInfo />}
			{(streams.totalCount > 0 || filtered) && <StreamFilters {...page} />}
			{streams.totalCount === 0 && <NoStreams filtered={filtered} published={status.schedulePublished} />}
			<StreamPart title={text.parts.live} streams={live}>
				{live.length === 0 && upcoming.length > 0 && <p className="py-2 text-ink-2">{text.noneLive}</p>}
			</StreamPart>
			<StreamPart title={text.parts.next} streams={upcoming} days />
			<StreamPart title={text.parts.replays} streams={replays} days />
			{streams.totalCount > streams.nodes.length && <p className="mt-3 text-ink-2">{text.cut}</p>}
		</Column>
	);
}

function NoStreams({ filtered, published }: { filtered: boolean; published: boolean }) {
	const { streams: text, home } = useText();
	const { inYear } = useYear();
	const query = useQueryLink();
	if (!published)
		return (
			<Empty lit title={text.notPublished}>
				{text.notPublishedHint}
			</Empty>
		);
	if (!filtered)
		return (
			<Empty title={text.none}>
				<p>{text.noneHint}</p>
				<p className="mt-2">
					<ArrowLink to={inYear("matches")}>{home.liveCenter}</ArrowLink>
				</p>
			</Empty>
		);
	return (
		<Empty title={text.noneChosen}>
			<ArrowLink to={query({ category: null, arena: null })}>{text.all}</ArrowLink>
		</Empty>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.streams.title,
		description: text.streams.description(cup, year),
	}));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
