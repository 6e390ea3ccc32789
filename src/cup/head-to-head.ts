import type { CountedMatch } from "./counted-match.ts";
import type { TeamId } from "./ids.ts";

/** Whether each of these teams has met each other of them: before that a head-to-head decides nothing (DECISIONS §3). */
export function haveAllMet(teams: readonly TeamId[], matches: readonly CountedMatch[]): boolean {
	const meetings = new Set<string>();
	for (const { home, away } of matches) {
		if (teams.includes(home.team) && teams.includes(away.team)) meetings.add([home.team, away.team].sort().join("\n"));
	}
	return meetings.size === (teams.length * (teams.length - 1)) / 2;
}
