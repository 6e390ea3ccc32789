import type { MatchId, TeamId } from "../ids.ts";
import type { Match, Score, SideName } from "../match/match.ts";
import { isWalkover, sideAhead } from "../match/outcome.ts";
import type { Rules } from "../rules.ts";

export const GROUP_OUTCOMES = ["won", "drawn", "lost"] as const;
export type GroupOutcome = (typeof GROUP_OUTCOMES)[number];

type CountedSide = { readonly team: TeamId; readonly goals: number; readonly outcome: GroupOutcome };

/** A match as counted in a table. */
export type CountedMatch = {
	readonly id: MatchId;
	readonly live: boolean;
	/** Level at full time, and decided by goals, a shoot-out or lots afterwards. */
	readonly afterFullTime: boolean;
	readonly home: CountedSide;
	readonly away: CountedSide;
};

type TableRules = Pick<Rules, "walkover" | "withdrawn" | "drawnGroup">;

/**
 * How a table treats a match: it counts, its result is still missing (`awaited`), or it never counts (`void`): cancelled, a bye,
 * annulled with a withdrawn team, or one that a withdrawn team no longer plays.
 */
export function countMatch(match: Match, rules: TableRules, withdrawn: ReadonlySet<TeamId>): CountedMatch | "awaited" | "void" {
	const { status, home, away } = match;
	if (status === "cancelled" || home.slot?.kind === "bye" || away.slot?.kind === "bye") return "void";
	if (home.team === null || away.team === null) return "awaited";
	const left = { home: withdrawn.has(home.team), away: withdrawn.has(away.team) };
	const someoneLeft = left.home || left.away;
	if (someoneLeft && rules.withdrawn === "annul") return "void";
	if (status === "scheduled" || status === "postponed") return someoneLeft ? "void" : "awaited";

	const winner = tableWinner(match, left, rules);
	const score = match.score ?? (isWalkover(match) && winner ? walkoverScore(winner, rules.walkover) : null);
	if (!winner || !score) return "awaited";
	const isDecided = rules.drawnGroup !== undefined && !isWalkover(match);
	// It cannot be drawn: the decision is still to be reported.
	if (isDecided && winner === "level" && status === "finished") return "awaited";
	return {
		id: match.id,
		live: status === "live",
		afterFullTime: isDecided && winner !== "none" && winner !== "level" && wasLevel(match),
		home: { team: home.team, goals: score.home, outcome: outcomeOf("home", winner) },
		away: { team: away.team, goals: score.away, outcome: outcomeOf("away", winner) },
	};
}

/** The matches that count. */
export function countedMatches(matches: readonly Match[], rules: TableRules, withdrawn: ReadonlySet<TeamId>): CountedMatch[] {
	return matches.map((match) => countMatch(match, rules, withdrawn)).filter((count) => typeof count === "object");
}

type TableWinner = SideName | "level" | "none";

/**
 * The winner by the score, unless both sides lost. A shoot-out does not decide a group match (DECISIONS §3), unless the rules
 * decide level group matches.
 */
function tableWinner(match: Match, left: Record<SideName, boolean>, rules: TableRules): TableWinner | null {
	if (!isWalkover(match)) {
		if (match.winner === "none") return "none";
		const ahead = sideAhead(match.score);
		const after = rules.drawnGroup && match.status === "finished" ? (match.winner ?? sideAhead(match.shootOut)) : null;
		return match.score && (ahead ?? after ?? "level");
	}
	if (match.winner) return match.winner;
	if (left.home && left.away) return "none";
	if (left.home || left.away) return left.home ? "away" : "home";
	return sideAhead(match.score);
}

/** If both sides lose, each gets the loser's goals, so that the table's goals for and against stay equal in sum. */
function walkoverScore(winner: TableWinner, { winner: most, loser: fewest }: Rules["walkover"]): Score {
	return { home: winner === "home" ? most : fewest, away: winner === "away" ? most : fewest };
}

function outcomeOf(side: SideName, winner: TableWinner): GroupOutcome {
	if (winner === "level") return "drawn";
	return winner === side ? "won" : "lost";
}

/** Whether a match with a winner was level at full time. */
function wasLevel({ score, regularTime, decidedBy }: Match): boolean {
	return (
		!sideAhead(score) ||
		decidedBy === "extra-time" ||
		decidedBy === "golden-goal" ||
		(regularTime !== null && !sideAhead(regularTime))
	);
}
