import { useEffect } from "react";
import { account } from "../account/account.ts";
import { useYear } from "../site-data.ts";
import type { TeamPageData } from "../team/team-page.graphql.ts";
import { recentTeams } from "./recent-teams.ts";

/** Remembers on this device that a team's page was read, where nobody is signed in. */
export function useSeenTeam({ id, name, nation, category, division, matches }: TeamPageData): void {
	const { year } = useYear();
	const divisions = JSON.stringify([
		...new Set([division?.id, ...matches.map((match) => match.division?.id)].filter((one) => one !== undefined)),
	]);
	useEffect(() => {
		if (account.isAuthorised()) return;
		const { code, name: nationName } = nation;
		recentTeams.seen({
			...{ id, year, name, nation: { code, name: nationName }, category: category.name },
			divisions: JSON.parse(divisions) as string[],
		});
	}, [id, year, name, nation, category.name, divisions]);
}
