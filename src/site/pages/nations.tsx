import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSite } from "../../client/data/site-data.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { IndexList } from "../../ui/IndexList.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { pageMeta } from "../meta/meta.ts";
import { NationRow } from "../nations/NationRow.tsx";
import { NationsDocument } from "../nations/nations.graphql.ts";
import { soughtNations } from "../nations/sought-nations.ts";
import type { Route } from "./+types/nations.ts";

async function load({ ask, cup, tournament: id, year }: PageRequest) {
	const { tournament } = await ask(NationsDocument, { cup, tournament: id });
	if (!tournament) throw notFound({ missing: "edition", year });
	return tournament.nations;
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const shouldRevalidate = unlessOnlyFiltered;

export default function Nations({ loaderData: nations }: Route.ComponentProps) {
	const text = useText();
	const language = useLanguage();
	const { brand } = useSite();
	const [query] = useSearchParams();
	const [filter, setFilter] = useState(query.get("filter") ?? "");
	const sought = soughtNations(nations, filter);
	const teams = nations.reduce((sum, { teamCount }) => sum + teamCount, 0);
	const count = (of: number): string => text.places.nations.count(of, formatNumber(of, language));
	const counts = [count(nations.length), ...(teams > 0 ? [text.teamsCount(teams, formatNumber(teams, language))] : [])];
	return (
		<Column>
			<PageHead
				title={brand.fifaAsterisk ? `${text.nations}*` : text.nations}
				aside={nations.length > 0 ? counts.join(", ") : undefined}
			/>
			{nations.length === 0 ? (
				<Empty lit title={text.places.nations.toCome}>
					{text.places.nations.toComeHint}
				</Empty>
			) : (
				<>
					<FilterField label={text.places.nations.filter} value={filter} onChange={setFilter} />
					<p role="status" className="sr-only">
						{filter.trim() !== "" && count(sought.length)}
					</p>
					{sought.length === 0 ? (
						<Empty title={text.category.noTeams}>{text.category.noTeamsHint}</Empty>
					) : (
						<IndexList
							alphabet={language}
							items={sought.map((nation) => ({ key: nation.code, name: nation.name, row: <NationRow nation={nation} /> }))}
						/>
					)}
					{brand.fifaAsterisk && <p className="mt-6.5 text-[0.9375rem] text-ink-2">{text.places.nations.fifaFootnote}</p>}
				</>
			)}
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.nations,
		description: text.places.nations.description(cup, year),
	}));
}
