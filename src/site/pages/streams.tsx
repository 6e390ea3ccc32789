import { useRouteError } from "react-router";
import { useAllAccess } from "../../client/account/use-account.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { useYear } from "../../client/data/site-data.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, onServer } from "../../client/pages/page-request.ts";
import type { StreamRowData } from "../../client/queries/stream-row.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { FilterList, useCategoryAndArena } from "../../ui/FilterList.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import type { StreamsPage } from "../streams/load-streams.ts";
import { loadStreams } from "../streams/load-streams.ts";
import { StreamPart } from "../streams/StreamPart.tsx";
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

/**
 * The cup's note on its streams: `hasAccessInfo` for users with All Access for this year, `info` for all others (DECISIONS §7). The space
 * of both is reserved, so that nothing moves when the user is known.
 */
function StreamingInfo() {
	const { tournament } = useYear();
	const allAccess = useAllAccess();
	const { info = null, hasAccessInfo = null } = tournament?.streamingInfo ?? {};
	if (info === null && hasAccessInfo === null) return null;
	return (
		<div className="mb-4 grid max-w-192 leading-snug text-ink-2 *:[grid-area:1/1]">
			{info !== null && <p className={allAccess ? "invisible" : ""}>{info}</p>}
			{hasAccessInfo !== null && <p className={allAccess ? "" : "invisible"}>{hasAccessInfo}</p>}
		</div>
	);
}

/** Categories and arenas with streams. */
function StreamFilters({ asked, streams }: StreamsPage) {
	const query = useQueryLink();
	const filters = useCategoryAndArena(streams.categories, streams.arenas);
	return <FilterList filters={filters} asked={asked} to={(name, id) => query({ [name]: id })} />;
}
