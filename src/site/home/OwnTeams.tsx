import { useEffect } from "react";
import { storeCardsShown } from "../../client/account/stored-token-script.ts";
import type { FavouriteTeam, User } from "../../client/account/user.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useFollowed } from "../../client/saving/use-followed.ts";
import { useText } from "../../text/use-text.ts";
import { useCategoryNames } from "../favourites/use-category-names.ts";
import { useFocusOnNext } from "../favourites/use-focus-on-next.ts";
import { NoTeamsHere } from "../own-teams/NoTeamsHere.tsx";
import { TeamCard } from "../own-teams/TeamCard.tsx";
import { CARD, TeamsSection } from "./TeamsSection.tsx";

/** A signed-in user's favourite teams on Home. A separate module, since nobody else needs it. */
export default function OwnTeams({ user }: { user: User }) {
	const text = useText();
	const { inYear, year } = useYear();
	const teams = user.favourite_teams.filter((team) => team.year === Number(year));
	if (teams.length === 0) {
		return (
			<TeamsSection>
				<NoTeams user={user} />
			</TeamsSection>
		);
	}
	return (
		<TeamsSection link={{ to: inYear("favourites"), label: text.account.showMatches }}>
			<Cards teams={teams} />
		</TeamsSection>
	);
}

function NoTeams({ user }: { user: User }) {
	const { account: text } = useText();
	return (
		<div className={CARD}>
			<p className="type-h3">{text.noTeams}</p>
			<NoTeamsHere user={user} />
		</div>
	);
}

const NO_FIELDS: readonly never[] = [];

function Cards({ teams }: { teams: readonly FavouriteTeam[] }) {
	const list = useFocusOnNext(teams.length);
	const categoryName = useCategoryNames();
	const { followed } = useFollowed(
		teams.map(({ team_id }) => team_id),
		NO_FIELDS,
	);
	useEffect(() => storeCardsShown(teams.length), [teams.length]);
	return (
		<ul ref={list} className="grid grid-cols-1 gap-2 md:max-lg:grid-cols-2">
			{teams.map((team) => (
				<li key={team.team_id}>
					<TeamCard team={team} category={categoryName(team.category)} followed={followed} />
				</li>
			))}
		</ul>
	);
}
