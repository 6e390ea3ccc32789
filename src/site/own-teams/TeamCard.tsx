import type { FavouriteTeam } from "../../client/account/user.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { TeamHeart } from "../favourites/Heart.tsx";
import { nameNow } from "./name-now.ts";
import { TeamLines } from "./TeamLines.tsx";
import { TEAM_CARD } from "./team-card-box.ts";

type Props = {
	team: FavouriteTeam;
	/** In the reader's language. */
	category: string;
	/** The matches of the reader's teams; null until loaded. */
	followed: Followed | null;
};

/**
 * A favourite team: flag, name, category, its link, the heart that removes it (SPEC §2), when it plays, whether it goes on, and its last
 * result.
 */
export function TeamCard({ team, category: shown, followed }: Props) {
	const { account: text } = useText();
	const { inYear } = useYear();
	const { team_id: id, teamName, nation, nationCode, category, catShort } = team;
	const name = nameNow(followed, id) ?? teamName;
	return (
		<div
			className={`${TEAM_CARD} grid grid-cols-[auto_minmax(0,1fr)_auto] stacked:grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 pb-2 pl-3.5`}
		>
			<span className="pt-3.5">
				<Flag nation={nationCode} name={nation} />
			</span>
			<div className="min-w-0 pt-2.5 stacked:col-span-2 stacked:row-start-2 stacked:pt-1 stacked:pr-2">
				<h3 className="font-cond text-xl/6 font-[750] stacked:font-xname">{name}</h3>
				<p className="flex flex-wrap items-baseline gap-x-3.5 text-[.9375rem]/[1.4] text-ink-2">
					{shown}
					<ArrowLink to={inYear(`teams/${id}`)} context={name}>
						{text.showTeam}
					</ArrowLink>
				</p>
			</div>
			<TeamHeart
				team={{ id, name, nation: { code: nationCode, name: nation } }}
				category={{ name: category, shortName: catShort }}
			/>
			<div className="col-span-2 col-start-2 pt-0.5 pr-3.5 stacked:col-start-1">
				<TeamLines team={id} followed={followed} />
			</div>
		</div>
	);
}
