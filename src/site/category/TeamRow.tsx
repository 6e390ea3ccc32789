import { Link } from "react-router";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { Flag } from "../ui/Flag.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import type { ListedTeam } from "./category-teams.graphql.ts";

type TeamRowProps = { team: Pick<ListedTeam, "id" | "name" | "withdrawn" | "nation" | "division">; flag?: boolean };

/**
 * A team of a list: flag, name, its group, and its heart, which leads a reader without an account to sign in.
 * @param flag false in a list of one nation
 */
export function TeamRow({ team, flag = true }: TeamRowProps) {
	const text = useText().category;
	const { inYear } = useYear();
	return (
		<div className="flex min-h-13 items-center">
			<Link
				to={inYear(`teams/${team.id}`)}
				className="focus-inside flex min-w-0 flex-1 items-center gap-3 self-stretch py-1.5 pl-4 hover:bg-sunken"
			>
				{flag && <Flag nation={team.nation.code} name={team.nation.name} />}
				<span className={`min-w-0 flex-1 text-[1.03125rem]/tight font-[600] ${team.withdrawn ? "text-ink-2 line-through" : ""}`}>
					{team.name}
				</span>
				{team.division !== null && <Tag>{team.division.title}</Tag>}
			</Link>
			<Link
				to={inYear("signin")}
				aria-label={text.favourite(team.name)}
				className="focus-inside grid size-13 shrink-0 place-items-center text-ink-2 hover:text-heart"
			>
				<Icon name="heart" size={22} />
			</Link>
		</div>
	);
}
