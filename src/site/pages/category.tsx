import { CategoryHead } from "../category/CategoryHead.tsx";
import { CategoryLinks } from "../category/CategoryLinks.tsx";
import { CategoryMatches } from "../category/CategoryMatches.tsx";
import { type CategoryData, CategoryDocument, type GroupStageData, type StageData } from "../category/category.graphql.ts";
import { GroupGrid } from "../category/GroupGrid.tsx";
import { LiveNow } from "../category/LiveNow.tsx";
import { inBrowser, notFound, onServer, type PageRequest } from "../results/page-request.ts";
import { unlessOnlyFiltered } from "../results/same-page.ts";
import { RulesInWords } from "../standings/RulesInWords.tsx";
import { useText } from "../text/language.ts";
import { Empty } from "../ui/Empty.tsx";
import { pageMeta } from "../ui/meta.ts";
import { Section } from "../ui/Section.tsx";
import type { Route } from "./+types/category.ts";

async function load({ ask, cup, tournament: id, params, year }: PageRequest) {
	const { tournament } = await ask(CategoryDocument, { cup, tournament: id, category: params.category ?? "" });
	const category = tournament?.category;
	if (!tournament || !category) throw notFound({ missing: "thing", year });
	return { category, today: tournament.now.slice(0, 10), drawn: tournament.status.lotPublished };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const shouldRevalidate = unlessOnlyFiltered;

export default function Category({ loaderData: { category, today, drawn } }: Route.ComponentProps) {
	const text = useText();
	const { nextMatches, lastMatches } = category;
	return (
		<div className="page-column pb-11">
			<CategoryHead category={category} />
			<div className="category-grid">
				<div className="category-side">
					<CategoryLinks category={category} today={today} />
					<LiveNow matches={category.liveMatches} category={category.id} today={today} />
				</div>
				<div className="min-w-0">
					{drawn ? <Groups category={category} /> : <DrawToCome />}
					{nextMatches.length > 0 && (
						<Section title={text.category.next}>
							<CategoryMatches matches={nextMatches} today={today} />
						</Section>
					)}
					{lastMatches.length > 0 && (
						<Section title={text.category.finished}>
							<CategoryMatches matches={lastMatches} today={today} />
						</Section>
					)}
					<Rules category={category} />
				</div>
			</div>
		</div>
	);
}

const isGroupStage = (stage: StageData): stage is GroupStageData => "groups" in stage;

function Groups({ category }: { category: CategoryData }) {
	const text = useText().category;
	const stages = category.stages.filter(isGroupStage).filter(({ groups }) => groups.length > 0);
	return stages.map((stage) => (
		<Section key={stage.stageId} title={stages.length === 1 ? text.groups : stage.title}>
			<GroupGrid groups={stage.groups} category={category.id} />
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
