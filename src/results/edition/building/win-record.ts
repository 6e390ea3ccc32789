import type { TeamId } from "../../../cup/ids.ts";
import type { SideName } from "../../../cup/match/match.ts";
import { outcomeFor } from "../../../cup/match/outcome-for.ts";
import type { MatchEntity, TeamEntity } from "../entities.ts";
import { countedScore } from "./category-figures.ts";

/** The win record of one side's finished matches. */
export type WinRecord = {
	readonly played: number;
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	readonly goalsFor: number;
	readonly goalsAgainst: number;
};

export const NO_MATCHES: WinRecord = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };

/**
 * The win records of nations in one category. Each match counts for both teams, so one between two teams of a nation is both won and lost
 * by it. Shoot-outs, lots and walkovers count as won; a walkover has no goals. A match without a published result does not count.
 * @param of only these nations; undefined: all
 */
export function nationRecords(
	matches: readonly MatchEntity[],
	teams: ReadonlyMap<TeamId, TeamEntity>,
	of?: ReadonlySet<string>,
): ReadonlyMap<string, WinRecord> {
	const records = new Map<string, WinRecord>();
	for (const match of matches) {
		for (const side of ["home", "away"] as const) {
			const { team } = match[side];
			const nation = team === null ? undefined : teams.get(team)?.nation;
			if (!nation || of?.has(nation) === false) continue;
			const result = recordOf(match, side);
			if (result) records.set(nation, sumWinRecords([records.get(nation) ?? NO_MATCHES, result]));
		}
	}
	return records;
}

export function sumWinRecords(records: readonly WinRecord[]): WinRecord {
	return records.reduce(
		(sum, one) => ({
			played: sum.played + one.played,
			won: sum.won + one.won,
			drawn: sum.drawn + one.drawn,
			lost: sum.lost + one.lost,
			goalsFor: sum.goalsFor + one.goalsFor,
			goalsAgainst: sum.goalsAgainst + one.goalsAgainst,
		}),
		NO_MATCHES,
	);
}

function recordOf(match: MatchEntity, side: SideName): WinRecord | null {
	const { state, score, leadingSide: leads, isWalkover } = match;
	const outcome = state === "finished" ? outcomeFor(side, { leads, hasScore: score !== null, isWalkover }) : null;
	if (outcome === null) return null;
	const goals = countedScore(match);
	return {
		played: 1,
		won: outcome === "WON" ? 1 : 0,
		drawn: outcome === "DRAWN" ? 1 : 0,
		lost: outcome === "LOST" ? 1 : 0,
		goalsFor: goals?.[side] ?? 0,
		goalsAgainst: goals?.[side === "home" ? "away" : "home"] ?? 0,
	};
}
