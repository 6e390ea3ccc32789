import type { FavouriteTeam } from "../../client/account/user.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useLiveMatches } from "../../client/live/use-live-match.ts";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { useShownState } from "../match/shown-state.ts";
import { nameNow } from "../own-teams/name-now.ts";
import { TeamLines } from "../own-teams/TeamLines.tsx";
import { soonestFirst } from "../own-teams/when-they-play.ts";

/** So many leave room for the next match on a phone's first screen. */
const SHOWN = 3;

/**
 * The state of the reader's teams, above the days: those that play now or next come first, each with whether it goes on and its last
 * result. From 1180 px the list of favourites beside the days has the same.
 */
export function TeamsNow({ teams, followed }: { teams: readonly FavouriteTeam[]; followed: Followed }) {
	const { home, week } = useText();
	const { inYear } = useYear();
	const matches = useLiveMatches(followed.matchesOf);
	const stateOf = useShownState();
	if (teams.length === 0 || matches.length === 0) return null;
	const inOrder = soonestFirst(teams, ({ team_id }) => team_id, matches, stateOf);
	return (
		<section aria-label={home.myTeams} className="mb-3 lg:hidden print:hidden">
			<ul className="band divide-y divide-line">
				{inOrder.slice(0, SHOWN).map(({ team_id: id, teamName, nation, nationCode }) => (
					<li key={id} className="beam-edge">
						<Link
							to={inYear(`teams/${id}`)}
							className="focus-inside flex gap-3 stacked:gap-2 py-1.5 pr-4 pl-4 hover:[&_.name]:underline"
						>
							<span className="pt-0.5">
								<Flag nation={nationCode} name={nation} size="small" />
							</span>
							<span className="min-w-0">
								<b className="name block font-cond text-lg/5.5 font-[750] stacked:font-xname">
									{nameNow(followed, id) ?? teamName}
								</b>
								<TeamLines team={id} followed={followed} isDense />
							</span>
						</Link>
					</li>
				))}
			</ul>
			{teams.length > SHOWN && (
				<p className="pt-1 text-right">
					<a href="#favourites" className="text-link hit-44">
						{week.allTeams(teams.length)}
					</a>
				</p>
			)}
		</section>
	);
}
