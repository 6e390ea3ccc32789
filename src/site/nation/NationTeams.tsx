import { useState } from "react";
import { useSearchParams } from "react-router";
import { foldName } from "../../cup/search/name-folding.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Empty } from "../../ui/Empty.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { Section } from "../../ui/Section.tsx";
import { partThatEndsScreen } from "../parts/FirstScreenEnd.tsx";
import { type Named, NationCategory } from "./NationCategory.tsx";
import type { NationCategoryData } from "./nation.graphql.ts";

/** With more teams than this they are found by a filter, and a category shows its own when it is opened. */
const TEAMS_AT_ONCE = 40;

/** A nation's teams under their age categories. */
export function NationTeams({ nation, categories }: { nation: Named; categories: readonly NationCategoryData[] }) {
	const text = useText();
	const language = useLanguage();
	const [query] = useSearchParams();
	const [filter, setFilter] = useState(query.get("filter") ?? "");
	const wanted = foldName(filter);
	const found =
		wanted === "" ? categories : categories.map((one) => withTeams(one, wanted)).filter(({ teams }) => teams.length > 0);
	const foundTeams = found.reduce((sum, { teams }) => sum + teams.length, 0);
	const many = categories.reduce((sum, { teams }) => sum + teams.length, 0) > TEAMS_AT_ONCE;
	const folded = many && wanted === "";
	const last = partThatEndsScreen(found.map(({ teams }) => (folded ? 1 : teams.length)));
	return (
		<Section title={text.places.nation.teams}>
			{many && (
				<div className="pb-4">
					<FilterField label={text.category.filterTeams} value={filter} onChange={setFilter} />
				</div>
			)}
			<p role="status" className="sr-only">
				{wanted !== "" && text.teamsCount(foundTeams, formatNumber(foundTeams, language))}
			</p>
			{found.length === 0 ? (
				<Empty title={text.category.noTeams}>{text.category.noTeamsHint}</Empty>
			) : (
				<ul className="band divide-y divide-line">
					{found.map(({ category, teams }, at) => (
						<NationCategory
							key={category.id}
							category={category}
							teams={teams}
							nation={nation}
							folding={folded ? { open: query.get("category") === category.id } : null}
							endsScreen={at === last}
						/>
					))}
				</ul>
			)}
		</Section>
	);
}

/** A category with those of its teams whose name contains the search text. */
function withTeams({ category, teams }: NationCategoryData, wanted: string): NationCategoryData {
	return { category, teams: teams.filter(({ name }) => foldName(name).includes(wanted)) };
}
