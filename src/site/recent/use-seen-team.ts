import { useEffect } from "react";
import { useParams } from "react-router";
import { account } from "../../client/account/account.ts";
import { useYear } from "../../client/data/site-data.ts";
import { missingOf } from "../../client/pages/page-request.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import type { TeamId } from "../../cup/ids.ts";
import { recentTeams } from "./recent-teams.ts";

/** Stores on this device that a team's page was viewed, if nobody is signed in. */
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

/** Removes a team whose page does not exist. @param error thrown by the page's load */
export function useForgottenTeam(error: unknown): void {
	const { team } = useParams();
	const missing = missingOf(error);
	const year = missing?.missing === "thing" ? missing.year : undefined;
	useEffect(() => {
		if (team !== undefined && year !== undefined) recentTeams.forget([{ id: team as TeamId, year }]);
	}, [team, year]);
}
