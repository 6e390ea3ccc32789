import { useYear } from "../../client/data/site-data.ts";
import type { ScenarioData } from "../../client/queries/scenario.graphql.ts";
import type { TableData } from "../../client/queries/table.graphql.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MarkLegend } from "../scenario/Mark.tsx";
import { ShortTable } from "../standings/ShortTable.tsx";
import { tieSentences } from "../standings/tie-sentences.ts";
import { shortNames } from "../team/short-name.ts";

/** The team's group: its position, the table with the teams that go on, and the reason for the order. */
export function TeamGroup({
	team,
	division,
	table,
}: {
	team: TeamPageData;
	division: { id: string; title: string; scenario: Pick<ScenarioData, "marks" | "stage"> | null };
	table: TableData;
}) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const { scenario } = division;
	const row = table.rows.find((one) => one.team.id === team.id);
	const tie = row?.tie == null || row.played === 0 ? undefined : table.ties[row.tie];
	// Decisions that the organiser still has to record are shown when the group is over; until then its matches may decide.
	const level = table.rows.filter((one) => one.shared && one.position === row?.position).map((one) => one.team);
	const why =
		tie === undefined
			? ""
			: row?.shared && !table.complete
				? text.table.sharesForNow([...shortNames(level).values()], row.position)
				: tieSentences(tie, table.rows, text.table).join(" ");
	const title =
		row === undefined || row.played === 0 ? division.title : text.team.placeIn(division.title, text.ordinal(row.position));
	return (
		<Section
			title={title}
			link={{ to: inYear(`categories/${team.category.id}/division/${division.id}`), label: text.team.groupTable }}
		>
			<ShortTable table={table} group={division.title} marked={[team.id]} scenario={scenario} />
			{scenario && <MarkLegend marks={scenario.marks.map(({ mark }) => mark)} stage={scenario.stage.title} />}
			{tie !== undefined && (
				<p className="pt-2 text-[.9375rem] text-ink-2">
					{text.table.levelTitle(tie.teams.length, tie.points)}. {why}
				</p>
			)}
		</Section>
	);
}
