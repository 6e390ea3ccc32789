import { useRouteError } from "react-router";
import { NotFound } from "../frame/NotFound.tsx";
import { livePage } from "../live/live-page.ts";
import { ANY_DAY, CupDays } from "../live-center/CupDays.tsx";
import { loadLiveCenter } from "../live-center/load-live-center.ts";
import { MatchFilters } from "../live-center/MatchFilters.tsx";
import { MatchParts } from "../live-center/MatchParts.tsx";
import { partsNow } from "../live-center/parts-now.ts";
import { StateSegments } from "../live-center/StateSegments.tsx";
import { useAskOnTurn } from "../live-center/use-ask-on-turn.ts";
import { useShownState } from "../match/shown-state.ts";
import { inBrowser, onServer } from "../results/page-request.ts";
import { ToStreams } from "../stream/ToStreams.tsx";
import { formatTime } from "../text/format.ts";
import { useText } from "../text/language.ts";
import { Column } from "../ui/Column.tsx";
import { DAY_PANEL, dayTab } from "../ui/DayStrip.tsx";
import { pageMeta } from "../ui/meta.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { Route } from "./+types/matches.ts";

export const loader = onServer(loadLiveCenter);
export const clientLoader = inBrowser(loadLiveCenter);
export const handle = livePage({ shows: () => ["lists"] });

export default function Matches({ loaderData }: Route.ComponentProps) {
	const text = useText();
	const center = { ...loaderData, parts: partsNow(loaderData.parts, useShownState()) };
	useAskOnTurn(loaderData.parts.next.total - center.parts.next.total);
	const { asked, days, head, lists, parts } = center;
	const running = head.startsAt <= head.today && head.today <= head.endsAt;
	return (
		<Column>
			<PageHead title={text.home.liveCenter} aside={running && text.liveCenter.updated(formatTime(head.now))} />
			{head.streams.totalCount > 0 && (
				<p className="mb-2">
					<ToStreams count={head.streams.totalCount} />
				</p>
			)}
			{days.length > 0 && (
				<div className="flex flex-col gap-3">
					<div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
						<StateSegments asked={asked} parts={parts} />
						<MatchFilters asked={asked} lists={lists} />
					</div>
					<CupDays asked={asked} days={days} head={head} />
				</div>
			)}
			{days.length > 0 ? (
				<div id={DAY_PANEL} role="tabpanel" aria-labelledby={dayTab(asked.day ?? ANY_DAY)}>
					<MatchParts center={center} />
				</div>
			) : (
				<MatchParts center={center} />
			)}
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.home.liveCenter,
		description: text.liveCenter.description(cup, year),
	}));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
