import type { MatchId, TeamId } from "../ids.ts";

type Fixture = { readonly id: MatchId; readonly home: TeamId | null; readonly away: TeamId | null };

/**
 * Round numbers, from 1, for a group's matches given in order of time, where a file has none to trust. Each takes the first round that
 * neither of its teams stands in, so no team stands twice in a round. A match without known teams joins the last round so far.
 */
export function groupRounds(matches: readonly Fixture[]): ReadonlyMap<MatchId, number> {
	const rounds: Set<TeamId>[] = [];
	const numbers = new Map<MatchId, number>();
	for (const { id, home, away } of matches) {
		const teams = [home, away].filter((team) => team !== null);
		const free = rounds.findIndex((standing) => !teams.some((team) => standing.has(team)));
		const round = teams.length === 0 ? Math.max(rounds.length, 1) : free === -1 ? rounds.length + 1 : free + 1;
		rounds[round - 1] ??= new Set();
		for (const team of teams) rounds[round - 1]!.add(team);
		numbers.set(id, round);
	}
	return numbers;
}
