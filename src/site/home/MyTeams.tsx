import { lazy, Suspense, useEffect } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { SignInLinks } from "../account/SignInLinks.tsx";
import { Unreached, useUnreached } from "../account/Unreached.tsx";
import { WithoutUser } from "../account/WithoutUser.tsx";
import { TEAM_CARD } from "../own-teams/team-card-box.ts";
import { CARD, TeamsSection } from "./TeamsSection.tsx";

const importOwnTeams = () => import("./OwnTeams.tsx").catch(withoutCards);
const OwnTeams = lazy(importOwnTeams);

/**
 * The signed-in user's favourite teams in the viewed year (SPEC §2). They are first on Home: on a match day a follower's first question is
 * how those teams are doing.
 */
export function MyTeams() {
	const user = useAccount((state) => state.own);
	const known = useAccount(({ phase }) => phase === "known");
	const unreached = useUnreached();
	// Loaded as soon as a token is found, in parallel with the user.
	useEffect(() => {
		if (user === null && !known && document.documentElement.classList.contains("has-token")) void importOwnTeams();
	}, [user, known]);
	if (user !== null) {
		return (
			<Suspense fallback={<LoadingTeams />}>
				<OwnTeams user={user} />
			</Suspense>
		);
	}
	if (unreached) {
		return (
			<TeamsSection>
				<div className={CARD}>
					<Unreached />
				</div>
			</TeamsSection>
		);
	}
	if (known) return null;
	return <LoadingTeams className="if-token flex-col" />;
}

function LoadingTeams({ className = "" }: { className?: string }) {
	return (
		<TeamsSection className={className}>
			<div className="cards-room flex items-start">
				<Loading />
			</div>
		</TeamsSection>
	);
}

/** For signed-out readers: the benefits of signing in, after the search and the numbers. */
export function MyTeamsSignedOut() {
	const user = useAccount((state) => state.own);
	const unreached = useUnreached();
	if (user !== null || unreached) return null;
	return (
		<WithoutUser awaiting={null}>
			<TeamsSection id="my-teams-signed-out">
				<SignedOut />
			</TeamsSection>
		</WithoutUser>
	);
}

/** If the cards cannot be loaded (no network), the link to My Week is shown, which is saved on the device. */
function withoutCards(error: unknown): { default: typeof ToMyWeek } {
	console.info("The cards of favourites could not be loaded", error);
	return { default: ToMyWeek };
}

function ToMyWeek() {
	const { account: text } = useText();
	const { inYear } = useYear();
	return (
		<TeamsSection>
			<div className={CARD}>
				<ArrowLink to={inYear("favourites")}>{text.showMatches}</ArrowLink>
			</div>
		</TeamsSection>
	);
}

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
