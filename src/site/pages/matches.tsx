import { lazy, Suspense, useEffect } from "react";
import { useRevalidator, useRouteError, useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, onServer } from "../../client/pages/page-request.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { DAY_PANEL, dayTab } from "../../ui/DayStrip.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { FilterList, useCategoryAndArena } from "../../ui/FilterList.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pills } from "../../ui/Pills.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { ANY_DAY, CupDays } from "../live-center/CupDays.tsx";
import { type LiveCenter, loadLiveCenter } from "../live-center/load-live-center.ts";
import { MatchParts } from "../live-center/MatchParts.tsx";
import { partsNow } from "../live-center/parts-now.ts";
import { StateSegments } from "../live-center/StateSegments.tsx";
import { useOwnMatches } from "../live-center/use-own-matches.ts";
import { useShownState } from "../match/shown-state.ts";
import { pageMeta } from "../meta/meta.ts";
import { ToStreams } from "../stream/ToStreams.tsx";
import type { Route } from "./+types/matches.ts";

/** Only followers of a team need it. */
const OwnFollowed = lazy(() => import("../live-center/OwnFollowed.tsx").catch(withoutOwn));
const OwnCenter = lazy(() => import("../live-center/OwnCenter.tsx").catch(withoutCenter));

/** All matches stay. */
function withoutOwn(error: unknown): { default: () => null } {
	console.info("The matches of favourites could not be loaded", error);
	return { default: () => null };
}

function withoutCenter(error: unknown): { default: typeof NotLoaded } {
	console.info("The live center of favourites could not be loaded", error);
	return { default: NotLoaded };
}

function NotLoaded() {
	const { week } = useText();
	return <Empty title={week.failed}>{week.failedHint}</Empty>;
}

export const loader = onServer(loadLiveCenter);
export const clientLoader = inBrowser(loadLiveCenter);
export const handle = livePage({ shows: () => ["lists"] });

export default function Matches({ loaderData }: Route.ComponentProps) {
	const text = useText();
	const center = { ...loaderData, parts: partsNow(loaderData.parts, useShownState()) };
	useAskOnTurn(loaderData.parts.next.total - center.parts.next.total);
	const { asked, days, head, lists, parts } = center;
	const own = useOwnMatches();
	const isMine = useSearchParams()[0].get("mine") === "1";
	const running = head.startsAt <= head.today && head.today <= head.endsAt;
	return (
		<Column>
			{own.teams.length > 0 && (
				<Suspense fallback={null}>
					<OwnFollowed teams={own.teams} onKnown={own.onKnown} />
				</Suspense>
			)}
			<PageHead title={text.home.liveCenter} aside={running && text.liveCenter.updated(formatTime(head.now))} />
			{(days.length > 0 || head.streams.totalCount > 0) && (
				<div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
					{days.length > 0 && <OwnPill isOn={isMine} />}
					{head.streams.totalCount > 0 && <ToStreams count={head.streams.totalCount} />}
				</div>
			)}
			{days.length > 0 && !isMine && (
				<div className="flex flex-col gap-3">
					<div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
						<StateSegments asked={asked} parts={parts} />
						<MatchFilters asked={asked} lists={lists} />
					</div>
					<CupDays asked={asked} days={days} head={head} />
				</div>
			)}
			{days.length > 0 && isMine ? (
				<Suspense fallback={<Loader className="py-6" />}>
					{/* In a document nothing is loading here, since it has no user. */}
					{own.isComing ? <Loader className="py-6" /> : <OwnCenter own={own} />}
				</Suspense>
			) : days.length > 0 ? (
				<div id={DAY_PANEL} role="tabpanel" aria-labelledby={dayTab(asked.day ?? ANY_DAY)}>
					<MatchParts center={center} own={own.parts} />
				</div>
			) : (
				<MatchParts center={center} own={own.parts} />
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

/** Refetches the page when a number of its matches have become overdue: others take their places. */
function useAskOnTurn(turned: number): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (turned > 0) void revalidate();
	}, [turned, revalidate]);
}

/** The reader's own teams alone; pressed again, all matches. Other filters are left. */
function OwnPill({ isOn }: { isOn: boolean }) {
	const { home, liveCenter } = useText();
	const query = useQueryLink();
	const to = isOn
		? query({ mine: null })
		: query({ mine: "1", show: null, day: null, category: null, arena: null, nation: null, rows: null });
	return (
		<Pills
			label={liveCenter.show}
			pills={[{ to, label: home.myTeams, on: isOn, icon: { name: "heartFilled", className: "text-heart" } }]}
		/>
	);
}

/** Category, arena and nation of the matches shown. */
function MatchFilters({ asked, lists }: Pick<LiveCenter, "asked" | "lists">) {
	const text = useText().liveCenter;
	const query = useQueryLink();
	const nation = {
		name: "nation",
		label: text.nation,
		choices: lists.nations.map(({ code, name }) => ({ id: code, label: name, short: name })),
	} as const;
	const filters = [...useCategoryAndArena(lists.categories, lists.arenas), nation];
	return <FilterList filters={filters} asked={asked} to={(name, id) => query({ [name]: id, rows: null })} />;
}
