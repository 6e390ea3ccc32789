import type { ClubId, MatchId, TeamId } from "../../../cup/ids.ts";
import type { MatchEntity, TeamEntity } from "../entities.ts";

/** The key of the matches between two clubs' teams in a category, in either order. */
export function meetingsOf(category: string, a: ClubId, b: ClubId): string {
	return [category, ...[a, b].sort()].join(" ");
}

type Teams = ReadonlyMap<TeamId, TeamEntity>;

/**
 * The finished matches with a visible result, by category and clubs, in order of time.
 * @param of only matches with one of these clubs; undefined: all
 */
export function meetings(
	matches: readonly MatchEntity[],
	teams: Teams,
	of?: ReadonlySet<ClubId>,
): ReadonlyMap<string, readonly MatchId[]> {
	const met = new Map<string, MatchId[]>();
	for (const match of matches) {
		const { id, category, state, score, leadingSide, isWalkover } = match;
		if (state !== "finished" || !(score || leadingSide || isWalkover)) continue;
		const [a, b] = clubsOf(match, teams);
		if (a === undefined || b === undefined || (of && !(of.has(a) && of.has(b)))) continue;
		const key = meetingsOf(category, a, b);
		const own = met.get(key);
		if (own) own.push(id);
		else met.set(key, [id]);
	}
	return met;
}

/** The clubs of its sides, as far as known. */
export function clubsOf({ home, away }: MatchEntity, teams: Teams): [ClubId | undefined, ClubId | undefined] {
	const clubOf = (team: TeamId | null) => (team === null ? undefined : teams.get(team)?.club);
	return [clubOf(home.team), clubOf(away.team)];
}
