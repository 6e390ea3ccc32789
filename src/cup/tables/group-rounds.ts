import type { MatchId, TeamId } from "../ids.ts";

type Fixture = { readonly id: MatchId; readonly home: TeamId | null; readonly away: TeamId | null };

/**
 * Numbers the rounds of a group's matches, given in order of time, if the file has no usable numbers. Each match gets the first
 * round in which neither of its teams plays yet. A match without known teams gets the last round so far.
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
