import type { ClubId, MatchId, TeamId } from "../../../cup/ids.ts";
import type { MatchEntity, TeamEntity } from "../entities.ts";

/** The key of the matches between teams of two clubs in a category, whichever is named first. */
export function meetingsOf(category: string, a: ClubId, b: ClubId): string {
	return [category, ...[a, b].sort()].join(" ");
}

/** The finished matches with a result that is shown, by category and clubs, in order of time. */
export function meetings(
	matches: readonly MatchEntity[],
	teams: ReadonlyMap<TeamId, TeamEntity>,
): ReadonlyMap<string, readonly MatchId[]> {
	const met = new Map<string, MatchId[]>();
	for (const { id, category, state, home, away, score, leadingSide, isWalkover } of matches) {
		const clubs = [home, away].flatMap(({ team }) => (team && teams.get(team)?.club) ?? []);
		const [a, b] = clubs;
		if (a === undefined || b === undefined || state !== "finished" || !(score || leadingSide || isWalkover)) continue;
		const key = meetingsOf(category, a, b);
		met.set(key, [...(met.get(key) ?? []), id]);
	}
	return met;
}
