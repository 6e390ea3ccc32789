import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { noSuchCategory } from "../../client/pages/category-namesake.ts";
import { inBrowser, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Section } from "../../ui/Section.tsx";
import { CategoryHead } from "../category-page/CategoryHead.tsx";
import { CategoryLinks } from "../category-page/CategoryLinks.tsx";
import { CategoryMatches } from "../category-page/CategoryMatches.tsx";
import {
	type CategoryData,
	CategoryDocument,
	type GroupStageData,
	MATCHES_SHOWN,
	type StageData,
} from "../category-page/category.graphql.ts";
import { GroupGrid } from "../category-page/GroupGrid.tsx";
import { LiveNow } from "../category-page/LiveNow.tsx";
import { useShownState } from "../match/shown-state.ts";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { PlacingRows } from "../placing/PlacingRows.tsx";
import { RulesInWords } from "../rules/RulesInWords.tsx";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
import type { Route } from "./+types/category.ts";

/** Whether the address requests the groups as tables. */
const asTables = (query: URLSearchParams): boolean => query.get("view") === "tables";

async function load(request: PageRequest) {
	const { ask, cup, tournament: id, params, url } = request;
	const tables = asTables(url.searchParams);
	const { tournament } = await ask(CategoryDocument, { cup, tournament: id, category: params.category ?? "", tables });
	const category = tournament?.category;
	if (!tournament || !category) throw await noSuchCategory(request);
	const { teamsPublished, lotPublished } = tournament.status;
	const streams = tournament.streams.totalCount;
	return { category, streams, today: tournament.now.slice(0, 10), counted: teamsPublished, drawn: lotPublished };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ category }) => [`category:${category}`], together: true });
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl } = change;
	return asTables(currentUrl.searchParams) !== asTables(nextUrl.searchParams) || unlessOnlyFiltered(change);
}

export default function Category({ loaderData: { category, streams, today, counted, drawn } }: Route.ComponentProps) {
	const text = useText();
	const stateOf = useShownState();
	const { lastMatches } = category;
	const waiting = [...category.dueMatches, ...category.nextMatches];
	const due = waiting.filter((match) => stateOf(match) === "DUE");
	const isOver = waiting.length === 0 && category.liveMatches.length === 0;
	const nextMatches = waiting.filter((match) => stateOf(match) !== "DUE").slice(0, MATCHES_SHOWN);
	return (
		<div className="page-column pb-11">
			<CategoryHead category={category} counted={counted} />
			<div className="category-grid">
				<div className="category-side beside">
					<CategoryLinks category={category} streams={streams} today={today} counted={counted} />
					<LiveNow matches={[...category.liveMatches, ...due]} category={category.id} today={today} />
				</div>
				<div className="min-w-0">
					{isOver && <Placings category={category} />}
					{drawn ? <Groups category={category} /> : <DrawToCome />}
					{nextMatches.length > 0 && (
						<Section title={text.category.next}>
							<CategoryMatches matches={nextMatches} today={today} />
						</Section>
					)}
					<FirstScreenEnd />
					{!isOver && <Placings category={category} />}
					{lastMatches.length > 0 && (
						<Section title={text.category.finished}>
							<CategoryMatches matches={lastMatches} today={today} />
						</Section>
					)}
					<Rules category={category} />
					<SheetLinks category={category.id} kinds={sheetsOf(category, drawn)} />
				</div>
			</div>
		</div>
	);
}

/** The sheets with published content. */
function sheetsOf({ placings, publishesTables, groupCount }: CategoryData, drawn: boolean) {
	return (["placings", "tables"] as const).filter((kind) =>
		kind === "placings" ? placings.length > 0 : drawn && publishesTables && groupCount > 0,
	);
}

/** The best of the final places, once some are certain. */
function Placings({ category: { placings } }: { category: CategoryData }) {
	const { placing: text } = useText().match;
	const { pathname } = useLocation();
	if (placings.length === 0) return null;
	return (
		<Section title={text.title} link={{ to: `${pathname.replace(/\/$/, "")}/teams?by=place`, label: text.all }}>
			<PlacingRows placings={placings} />
		</Section>
	);
}

const isGroupStage = (stage: StageData): stage is GroupStageData => "groups" in stage;

function Groups({ category }: { category: CategoryData }) {
	const text = useText().category;
	const query = useQueryLink();
	const stages = category.stages.filter(isGroupStage).filter(({ groups }) => groups.length > 0);
	const hasGroupStage = category.stages.some(isGroupStage);
	if (stages.length === 0 && (hasGroupStage || category.stages.every(({ divisions }) => divisions.length === 0))) {
		return (
			<Empty lit title={text.noGroups}>
				{text.noGroupsHint}
			</Empty>
		);
	}
	const tables = stages.some(({ groups }) => groups.some(({ table }) => table));
	const view = tables
		? { to: query({ view: null }), label: text.groupsAtAGlance }
		: { to: query({ view: "tables" }), label: text.groupTables };
	return stages.map((stage, at) => (
		<Section
			key={stage.stageId}
			title={stages.length === 1 ? text.groups : stage.title}
			link={category.publishesTables && at === 0 ? view : undefined}
		>
			<GroupGrid groups={stage.groups} category={category.id} as={tables ? "tables" : "cells"} />
		</Section>
	));
}

function DrawToCome() {
	const text = useText().category;
	return (
		<Empty lit title={text.drawNotPublished}>
			{text.drawNotPublishedHint}
		</Empty>
	);
}

function Rules({ category }: { category: CategoryData }) {
	const text = useText();
	const { publishesScores, publishesTables, publishesPlayoffs } = category;
	const withheld = !publishesScores
		? text.category.withoutResults
		: [!publishesTables && text.category.withoutTables, !publishesPlayoffs && text.category.withoutPlayoffs]
				.filter(Boolean)
				.join(" ");
	return (
		<Section title={text.match.rules.title}>
			{withheld !== "" && <p className="text-[0.9375rem] text-ink-2">{withheld}</p>}
			{publishesScores && <RulesInWords rules={category.rules} playoffs={publishesPlayoffs} />}
		</Section>
	);
}

export function meta(args: Route.MetaArgs) {
	const name = args.loaderData?.category.name ?? "";
	return pageMeta(args, ({ text, cup, year }) => ({
		title: name,
		description: text.category.description(name, cup, year),
	}));
}
