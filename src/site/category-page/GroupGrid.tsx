import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useAccount } from "../../client/account/use-account.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Link } from "../../ui/Link.tsx";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { ShortTable } from "../standings/ShortTable.tsx";
import type { GroupData } from "./category.graphql.ts";
import { GroupCell } from "./GroupCell.tsx";

/** Groups shown before "Show all". Groups being played and those of the reader's own teams are always among them. */
const FIRST_GROUPS = 18;

const GRIDS = {
	cells: "grid grid-cols-3 @max-[17rem]/page:grid-cols-2 gap-2.5 pt-3 md:grid-cols-6",
	tables: "grid grid-cols-1 gap-x-6 gap-y-3 pt-1 md:grid-cols-2",
} as const;

type Props = {
	groups: readonly GroupData[];
	category: string;
	/** Three cells in a row on a phone and six on a desktop; or small tables, one and two. */
	as: keyof typeof GRIDS;
};

/** The groups of a stage. */
export function GroupGrid({ groups, category, as }: Props) {
	const text = useText().category;
	const language = useLanguage();
	const queryLink = useQueryLink();
	const [query] = useSearchParams();
	const all = query.get("groups") === "all" || groups.length <= FIRST_GROUPS;
	const own = useAccount(({ chosen }) => chosen.teams);
	const shown = all
		? groups
		: groups.filter(({ isLive, teams }, at) => at < FIRST_GROUPS || isLive || teams.some(({ id }) => own.has(id)));
	const grid = useFocusOnMore(shown.map(({ id }) => id));
	return (
		<>
			<ul ref={grid} className={GRIDS[as]}>
				{shown.map((group) => (
					<li key={group.id}>
						{as === "tables" ? (
							<GroupAsTable group={group} category={category} />
						) : (
							<GroupCell group={group} category={category} />
						)}
					</li>
				))}
			</ul>
			{shown.length < groups.length && (
				<ButtonLink
					to={queryLink({ groups: "all" })}
					kind="secondary"
					replace
					preventScrollReset
					className="mt-3.5 w-full bg-transparent!"
				>
					{text.showAllGroups(formatNumber(groups.length, language))}
				</ButtonLink>
			)}
		</>
	);
}

/** "Show all" disappears when it is pressed, so the focus moves to the first group that it revealed. */
function useFocusOnMore(shown: readonly string[]) {
	const [query] = useSearchParams();
	const all = query.get("groups") === "all";
	const grid = useRef<HTMLUListElement>(null);
	const before = useRef({ all, shown });
	useEffect(() => {
		const first = shown.findIndex((id) => !before.current.shown.includes(id));
		if (all && !before.current.all && first !== -1) grid.current?.children[first]?.querySelector("a")?.focus();
		before.current = { all, shown };
	}, [all, shown]);
	return grid;
}

/** A group's small table under its name, which links to the whole group. */
function GroupAsTable({ group, category }: { group: GroupData; category: string }) {
	const { inYear } = useYear();
	if (!group.table) return null;
	return (
		<section aria-label={group.title} className="break-inside-avoid">
			<h3 className="type-h3 flex min-h-11 items-center gap-3">
				<Link to={inYear(`categories/${category}/division/${group.id}`)} className="text-link hit-44">
					{group.titleInStage}
				</Link>
				{group.isLive && <LiveBadge small />}
			</h3>
			<ShortTable table={group.table} group={group.title} marked={[]} />
		</section>
	);
}
