import { useYear } from "../../client/data/site-data.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ShortTable } from "../standings/ShortTable.tsx";

/** The table of the group that a match belongs to, or of both if it is between two, with its two teams marked. */
export function MatchInGroup({ match: { division, against, category, home, away } }: { match: MatchPageData }) {
	const { inYear } = useYear();
	const marked = [home, away].flatMap(({ team }) => team?.id ?? []);
	const groups = [division, against].flatMap((group) =>
		group?.table == null ? [] : [{ id: group.id, title: group.title, table: group.table }],
	);
	return groups.map(({ id, title, table }) => (
		<div key={id} className="pt-3">
			<ShortTable table={table} group={title} marked={marked} />
			<p className="mt-2 flex min-h-11 items-center">
				<ArrowLink to={inYear(`categories/${category.id}/division/${id}`)}>{title}</ArrowLink>
			</p>
		</div>
	));
}
