import type { FavouriteTeam } from "../account/user.ts";
import type { Followed } from "../my-week/followed.graphql.ts";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Flag } from "../ui/Flag.tsx";
import { TeamHeart } from "./Heart.tsx";
import { nameNow } from "./name-now.ts";
import { TeamLine } from "./TeamLine.tsx";

/** The box of a team card, and of what stands for one while it loads. */
export const TEAM_CARD =
	"flex min-h-[8.125rem] rounded-card border border-l-5 border-card-line border-l-beam bg-surface shadow-card";

type Props = {
	team: FavouriteTeam;
	/** In the reader's language. */
	category: string;
	/** What the reader's teams play; null until it is known. */
	followed: Followed | null;
};

/** A favourite team: flag, name, category, when it plays, the way to it, and the heart that removes it (SPEC §2). */
export function TeamCard({ team, category: shown, followed }: Props) {
	const { account: text } = useText();
	const { inYear } = useYear();
	const { team_id: id, teamName, nation, nationCode, category, catShort } = team;
	const name = nameNow(followed, id) ?? teamName;
	return (
		<div className={TEAM_CARD}>
			<div className="flex min-w-0 flex-1 gap-3 py-3 pl-3.5 stacked:flex-col stacked:gap-1">
				<span className="pt-1">
					<Flag nation={nationCode} name={nation} />
				</span>
				<div className="min-w-0 flex-1">
					<h3 className="font-cond text-xl/6 font-[750] stacked:font-xcond">{name}</h3>
					<p className="mt-0.5 text-[.9375rem] text-ink-2">{shown}</p>
					<TeamLine team={id} followed={followed} />
					<p className="mt-1.5">
						<ArrowLink to={inYear(`teams/${id}`)} context={name}>
							{text.showTeam}
						</ArrowLink>
					</p>
				</div>
			</div>
			<div className="shrink-0">
				<TeamHeart
					team={{ id, name, nation: { code: nationCode, name: nation } }}
					category={{ name: category, shortName: catShort }}
				/>
			</div>
		</div>
	);
}
