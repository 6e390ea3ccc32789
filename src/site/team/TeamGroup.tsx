import { useYear } from "../site-data.ts";
import { ShortTable } from "../standings/ShortTable.tsx";
import type { TableData } from "../standings/table.graphql.ts";
import { tieSentences } from "../standings/tie-sentences.ts";
import { useText } from "../text/language.ts";
import { Section } from "../ui/Section.tsx";
import type { TeamPageData } from "./team-page.graphql.ts";

/** The team's group: its position, the table, and why it stands where it does. */
export function TeamGroup({
	team,
	division,
	table,
}: {
	team: TeamPageData;
	division: { id: string; title: string };
	table: TableData;
}) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const row = table.rows.find((one) => one.team.id === team.id);
	const tie = row?.tie == null || row.played === 0 ? undefined : table.ties[row.tie];
	const title =
		row === undefined || row.played === 0 ? division.title : text.team.placeIn(division.title, text.ordinal(row.position));
	return (
		<Section
			title={title}
			link={{ to: inYear(`categories/${team.category.id}/division/${division.id}`), label: text.team.groupTable }}
		>
			<ShortTable table={table} group={division.title} marked={[team.id]} />
			{tie !== undefined && (
				<p className="pt-2 text-[.9375rem] text-ink-2">
					{text.table.levelTitle(tie.teams.length, tie.points)}. {tieSentences(tie, table.rows, text.table).join(" ")}
				</p>
			)}
		</Section>
	);
}
