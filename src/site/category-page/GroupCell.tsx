import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { useOwnAmong } from "../favourites/use-own.ts";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { GroupData } from "./category.graphql.ts";

/** Flags that a cell has room for. */
const FLAGS = 6;
/** Names of groups that fit beside the flags in the large size: "56", not "Norra". */
const SHORT_NAME = 3;

/** A group at a glance: its number, its teams' flags, and whether it is being played. */
export const GroupCell = import.meta.env.SSR ? drawnOnce(Cell) : Cell;

function Cell({ group, category }: { group: GroupData; category: string }) {
	const text = useText();
	const { inYear } = useYear();
	const own = useOwnAmong(group.teams);
	const size =
		group.name.length > SHORT_NAME ? "text-lg/tight" : "text-[2.25rem]/none whitespace-nowrap narrow:text-[1.75rem]/none";
	return (
		<Link
			to={inYear(`categories/${category}/division/${group.id}`)}
			aria-label={[
				group.isLive ? `${text.match.live}. ` : "",
				text.category.groupWith(
					group.title,
					group.teams.map((team) => team.name),
				),
				own === "" ? "" : `. ${text.account.myTeams(own)}`,
			].join("")}
			className={`relative flex h-[4.625rem] items-center justify-between gap-1 rounded-card border border-card-line bg-surface px-2.5 narrow:px-1.5 hover:bg-sunken ${own === "" ? "shadow-card" : "beam-edge"}`}
		>
			{group.isLive && (
				<span className="absolute -top-2.5 left-2">
					<LiveBadge small />
				</span>
			)}
			<span className={`min-w-0 font-xcond font-[850] ${size}`}>{group.name}</span>
			<span className="grid shrink-0 grid-cols-2 gap-x-0.5 gap-y-1">
				{group.teams.slice(0, FLAGS).map((team) => (
					<Flag key={team.id} nation={team.nation.code} size="small" />
				))}
			</span>
		</Link>
	);
}
