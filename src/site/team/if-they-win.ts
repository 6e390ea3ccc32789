import type { MatchId, TeamId } from "../../cup/ids.ts";
import type { MatchCardData, SideData } from "../match/match-card.graphql.ts";

type Possible = Pick<MatchCardData, "id" | "home" | "away" | "homeTeamName" | "awayTeamName">;
type Standing = { readonly id: TeamId; readonly name: string; readonly nation: NonNullable<SideData["team"]>["nation"] };

/**
 * The road that is still open, with the team standing in each match where its win would put it.
 * @param matches the team's own matches, in order of time
 */
export function ifTheyWin<Match extends Possible>(
	team: Standing,
	matches: readonly { readonly id: MatchId }[],
	possible: readonly Match[],
): Match[] {
	const won = new Set(matches.map(({ id }) => id));
	return possible.map((match) => {
		const stands = (side: SideData): boolean => side.slot?.kind === "WINNER" && won.has(side.slot.match?.id ?? "");
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
