import { type ComponentProps, useEffect } from "react";
import { keepCardsShown } from "../account/kept-token-script.ts";
import { SignInLinks } from "../account/SignInLinks.tsx";
import { Unreached, useUnreached } from "../account/Unreached.tsx";
import { useAccount } from "../account/use-account.ts";
import type { FavouriteTeam, User } from "../account/user.ts";
import { WithoutUser } from "../account/WithoutUser.tsx";
import { NoTeamsHere } from "../favourites/NoTeamsHere.tsx";
import { TEAM_CARD, TeamCard } from "../favourites/TeamCard.tsx";
import { useCategoryNames } from "../favourites/use-category-names.ts";
import { useFocusOnNext } from "../favourites/use-focus-on-next.ts";
import { useFollowed } from "../my-week/use-followed.ts";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { Section } from "../ui/Section.tsx";

/**
 * The favourite teams of who is signed in, in the viewed year (SPEC §2). Home begins with them: on a match day a follower's first question
 * is how it goes for these.
 */
export function MyTeams() {
	const user = useAccount((state) => state.own);
	const known = useAccount(({ phase }) => phase === "known");
	const unreached = useUnreached();
	if (user !== null) return <OwnTeams user={user} />;
	if (unreached) {
		return (
			<Teams>
				<div className={CARD}>
					<Unreached />
				</div>
			</Teams>
		);
	}
	if (known) return null;
	return (
		<Teams className="if-token flex-col">
			<div className="cards-room flex items-start">
				<Loading />
			</div>
		</Teams>
	);
}

/** Where nobody is signed in: what signing in gives, after the search and the numbers. */
export function MyTeamsSignedOut() {
	const user = useAccount((state) => state.own);
	const unreached = useUnreached();
	if (user !== null || unreached) return null;
	return (
		<WithoutUser awaiting={null}>
			<Teams id="my-teams-signed-out">
				<SignedOut />
			</Teams>
		</WithoutUser>
	);
}

function OwnTeams({ user }: { user: User }) {
	const text = useText();
	const { inYear, year } = useYear();
	const teams = user.favourite_teams.filter((team) => team.year === Number(year));
	if (teams.length === 0) {
		return (
			<Teams>
				<NoTeams user={user} />
			</Teams>
		);
	}
	return (
		<Teams link={{ to: inYear("favourites"), label: text.account.showMatches }}>
			<Cards teams={teams} />
		</Teams>
	);
}

function Teams({ id = "my-teams", className = "", ...rest }: Omit<ComponentProps<typeof Section>, "title">) {
	const { home } = useText();
	// Three of them are on a phone's first screen.
	return <Section title={home.myTeams} id={id} className={`max-lg:mt-3! ${className}`} {...rest} />;
}

const CARD = "rounded-card border border-card-line bg-surface p-4 shadow-card";

function SignedOut() {
	const text = useText();
	return (
		<div className={CARD}>
			<p className="text-[1.0625rem]/[1.4]">{text.home.myTeamsSignedOut}</p>
			<p className="mt-1 text-ink-2">{text.home.myTeamsWithOne}</p>
			<div className="mt-4 flex flex-wrap gap-2.5">
				<SignInLinks />
			</div>
		</div>
	);
}

function Loading() {
	const text = useText();
	return (
		<div className={`${TEAM_CARD} flex w-full border-l-skeleton!`}>
			<span className="sr-only">{text.loading}</span>
			<span className="m-3.5 h-4.5 w-6 rounded-[3px] bg-skeleton" />
			<span className="flex-1 py-3.5">
				<span className="block h-4.5 w-3/5 rounded-[3px] bg-skeleton" />
				<span className="mt-2.5 block h-3.5 w-2/5 rounded-[3px] bg-skeleton" />
			</span>
		</div>
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
	useEffect(() => keepCardsShown(teams.length), [teams.length]);
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
