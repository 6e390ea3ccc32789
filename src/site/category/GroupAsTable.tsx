import { Link } from "react-router";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { useYear } from "../site-data.ts";
import { ShortTable } from "../standings/ShortTable.tsx";
import type { GroupData } from "./category.graphql.ts";

/** A group as a small table under its name, which leads to the whole of it. */
export function GroupAsTable({ group, category }: { group: GroupData; category: string }) {
	const { inYear } = useYear();
	if (!group.table) return null;
	return (
		<section aria-label={group.title} className="break-inside-avoid">
			<h3 className="type-h3 flex min-h-11 items-center gap-3">
				<Link to={inYear(`categories/${category}/division/${group.id}`)} className="text-link hit-44">
					{group.title}
				</Link>
				{group.isLive && <LiveBadge small />}
			</h3>
			<ShortTable table={group.table} group={group.title} marked={[]} />
		</section>
	);
}
