import type { TeamMatchData, TeamPageData } from "../../client/queries/team-page.graphql.ts";

type Possible = TeamPageData["possibleMatches"][number];

/**
 * The team's possible road: the matches that it plays if it keeps winning, with the team filled in.
 * @param matches the team's own matches, in order of time
 */
export function ifTheyWin(
	team: Pick<TeamPageData, "id" | "name" | "nation">,
	matches: readonly Pick<TeamMatchData, "id">[],
	possible: readonly Possible[],
): Possible[] {
	const won = new Set(matches.map(({ id }) => id));
	return possible.map((match) => {
		const stands = (side: Possible["home"]): boolean => side.slot?.kind === "WINNER" && won.has(side.slot.match?.id ?? "");
		const own = { team: { id: team.id, name: team.name, nation: team.nation }, mayBe: null, slot: null };
		const home = stands(match.home);
		const away = !home && stands(match.away);
		won.add(match.id);
		return {
			...match,
			...(home && { home: own, homeTeamName: team.name }),
			...(away && { away: own, awayTeamName: team.name }),
		};
	});
}
