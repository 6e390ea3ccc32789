import { useYear } from "../../client/data/site-data.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ShortTable } from "../standings/ShortTable.tsx";

/** The table of the group that a match belongs to, with its two teams marked. */
export function MatchInGroup({ match: { division, category, home, away } }: { match: MatchPageData }) {
	const { inYear } = useYear();
	if (division?.table == null) return null;
	return (
		<div className="pt-3">
			<ShortTable table={division.table} group={division.title} marked={[home, away].flatMap(({ team }) => team?.id ?? [])} />
			<p className="mt-2 flex min-h-11 items-center">
				<ArrowLink to={inYear(`categories/${category.id}/division/${division.id}`)}>{division.title}</ArrowLink>
			</p>
		</div>
	);
}
