import { lazy, Suspense, useSyncExternalStore } from "react";
import { account } from "../../client/account/account.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useCategoryNames } from "../favourites/use-category-names.ts";
import { type RecentTeam, recentTeams } from "./recent-teams.ts";

const NONE: readonly RecentTeam[] = [];

/** For signed-out readers: the teams last viewed on this device (NEXT §2). */
export function RecentlyViewed() {
	const { year } = useYear();
	const isOut = useAccount(({ phase, user }) => phase === "known" && user === null);
	const all = useSyncExternalStore(recentTeams.subscribe, recentTeams.read, () => NONE);
	const teams = all.filter((team) => team.year === year);
	if (!isOut || account.isAuthorised() || teams.length === 0) return null;
	return <Named teams={teams} />;
}

/** The names of their categories are queried only if there are teams. */
function Named({ teams }: { teams: readonly RecentTeam[] }) {
	const categoryName = useCategoryNames();
	return (
		<Suspense fallback={null}>
			<RecentTeams teams={teams} categoryName={categoryName} />
		</Suspense>
	);
}

/** Only readers who have viewed a team need it. */
const RecentTeams = lazy(() => import("./RecentTeams.tsx").catch(withoutRecent));

/** The rest of the page stays. */
function withoutRecent(error: unknown): { default: () => null } {
	console.info("The teams viewed last could not be loaded", error);
	return { default: () => null };
}
