import type { Match, MatchResult } from "../../src/cup/match/match.ts";
import type { GroupMatch } from "../../src/cup/tables/standings.ts";

const NOT_PLAYED: MatchResult = {
	status: "scheduled",
	score: null,
	halfTime: null,
	regularTime: null,
	shootOut: null,
	decidedBy: null,
	winner: null,
};

/** A match between two teams, its id "home-away"; scheduled, unless the result is given. */
export function matchOf(home: string, away: string, result: Partial<GroupMatch> = {}): GroupMatch {
	return {
		...NOT_PLAYED,
		id: `${home}-${away}`,
		division: "group",
		home: { team: home, slot: null },
		away: { team: away, slot: null },
		...result,
	};
}

/**
 * Matches in a notation that a newspaper would print, a day apart: "JPN-SEN 2-2" is finished, "JPN-SEN" is scheduled, "JPN-SEN 2-2 live" and the like
 * have the status named last.
 */
export function matchesOf(...lines: string[]): GroupMatch[] {
	return lines.map((line, day) => {
		const [, home, away, homeGoals, awayGoals, status] = /^(\S+?)-(\S+)(?: (\d+)-(\d+))?(?: (\S+))?$/.exec(line) ?? [];
		if (!home || !away) throw new Error(`Not a match: ${line}`);
		const score = homeGoals && awayGoals ? { home: Number(homeGoals), away: Number(awayGoals) } : null;
		return matchOf(home, away, {
			start: new Date(Date.UTC(2026, 6, 1 + day)).toISOString(),
			score,
			status: (status as Match["status"] | undefined) ?? (score ? "finished" : "scheduled"),
		});
	});
}
