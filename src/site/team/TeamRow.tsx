import { useYear } from "../../client/data/site-data.ts";
import type { ListedTeam } from "../../client/queries/category-teams.graphql.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { TeamHeart } from "../favourites/Heart.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";

type CategoryNames = { readonly name: string; readonly shortName: string };
type TeamRowProps = {
	team: Pick<ListedTeam, "id" | "name" | "withdrawn" | "nation"> & { readonly division: { readonly title: string } | null };
	category: CategoryNames;
	flag?: boolean | undefined;
};

/**
 * A team of a list: flag, name, its group, and its heart.
 * @param flag false in a list of one nation
 */
export function TeamRow({ team, category: { name, shortName }, flag }: TeamRowProps) {
	// A page has its category with all of its teams.
	return <Drawn team={team} category={{ name, shortName }} flag={flag} />;
}

const Drawn = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ team, category, flag = true }: TeamRowProps) {
	const isOwn = useIsOwn(team.id);
	const { inYear } = useYear();
	return (
		<div className={`flex min-h-13 items-center ${isOwn ? "beam-edge" : ""}`}>
			<Link
				to={inYear(`teams/${team.id}`)}
				className="focus-inside flex min-w-0 flex-1 items-center gap-3 stacked:flex-wrap stacked:gap-x-2 stacked:gap-y-1 self-stretch py-1.5 pl-4 hover:bg-sunken"
			>
				{flag && <Flag nation={team.nation.code} name={team.nation.name} />}
				<span
					className={`min-w-0 flex-1 text-[1.03125rem]/tight font-[600] stacked:basis-[calc(100%-3rem)] stacked:font-xname ${team.withdrawn ? "text-ink-2 line-through" : ""}`}
				>
					{team.name}
				</span>
				{team.division !== null && <Tag>{team.division.title}</Tag>}
			</Link>
			<TeamHeart team={team} category={category} />
		</div>
	);
}
