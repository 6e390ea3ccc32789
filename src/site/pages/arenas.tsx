import { useState } from "react";
import { useSearchParams } from "react-router";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { foldName } from "../../cup/search/name-folding.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ArenaItem } from "../arenas/ArenaItem.tsx";
import { ArenasDocument } from "../arenas/arenas.graphql.ts";
import { pageMeta } from "../meta/meta.ts";
import type { Route } from "./+types/arenas.ts";

async function load({ ask, cup, tournament: id, year }: PageRequest) {
	const { tournament } = await ask(ArenasDocument, { cup, tournament: id });
	if (!tournament) throw notFound({ missing: "edition", year });
	return tournament.arenas;
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: () => ["lists"], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function Arenas({ loaderData: arenas }: Route.ComponentProps) {
	const text = useText();
	const { arenas: words } = text.places;
	const language = useLanguage();
	const [query] = useSearchParams();
	const [filter, setFilter] = useState(query.get("filter") ?? "");
	const wanted = foldName(filter);
	const sought = arenas.filter(({ name, address, fields }) =>
		[name, address ?? "", ...fields.map((field) => fieldNameAlone(name, field.name))].some((said) =>
			foldName(said).includes(wanted),
		),
	);
	const count = (of: number): string => words.count(of, formatNumber(of, language));
	const fields = arenas.reduce((sum, arena) => sum + arena.fields.length, 0);
	return (
		<Column>
			<PageHead
				title={text.arenas}
				aside={arenas.length > 0 ? `${count(arenas.length)}, ${words.fields(fields, formatNumber(fields, language))}` : undefined}
			/>
			{arenas.length === 0 ? (
				<Empty lit title={words.none}>
					{words.noneHint}
				</Empty>
			) : (
				<>
					<FilterField label={words.filter} value={filter} onChange={setFilter} />
					<p role="status" className="sr-only">
						{wanted !== "" && count(sought.length)}
					</p>
					{sought.length === 0 ? (
						<Empty title={text.category.noTeams}>{text.category.noTeamsHint}</Empty>
					) : (
						<ul className="band cells mt-5">
							{sought.map((arena) => (
								<li key={arena.id}>
									<ArenaItem arena={arena} />
								</li>
							))}
						</ul>
					)}
				</>
			)}
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({
		title: text.arenas,
		description: text.places.arenas.description(cup, year),
	}));
}
