import type { MatchId, TeamId } from "../ids.ts";
import type { SideName } from "../match/match.ts";
import { outcome } from "../match/outcome.ts";
import type { Slot } from "../match/slot.ts";
import type { PlayoffMatch } from "./bracket.ts";
import { compareRounds } from "./playoff-round.ts";

/**
 * Infers slots that a results file does not state: which match each team of a playoff match came from, by the outcome of its
 * match in the previous round. Existing slots are kept. Null if unknown: its first round, an unfinished match, or two matches in
 * one round (a tie over two legs is not a single match). For a drawn match without a known shoot-out, the winner is the team that
 * plays on, and the loser the one in the match for third place.
 */
export function inferLinks(matches: readonly PlayoffMatch[]): ReadonlyMap<MatchId, Readonly<Record<SideName, Slot | null>>> {
	return new Map(matches.map((match) => [match.id, { home: slotOf(match, "home"), away: slotOf(match, "away") }]));

	function slotOf(match: PlayoffMatch, side: SideName): Slot | null {
		const { team, slot } = match[side];
		return slot ?? (team === null ? null : comingFrom(team, match));
	}

	function comingFrom(team: TeamId, to: PlayoffMatch): Slot | null {
		const before = matches
			.filter((match) => compareRounds(match.round, to.round) < 0 && sideOf(team, match))
			.toSorted((a, b) => compareRounds(b.round, a.round));
		const [from, ...others] = before.filter(({ round }) => round === before[0]!.round);
		if (!from || others.length > 0) return null;
		const winner = outcome(from)?.winner ?? (isDrawn(from) ? goneOn(team, from, to) : null);
		if (winner === null || winner === "none") return null;
		return { kind: winner === sideOf(team, from) ? "winner" : "loser", match: from.id };
	}

	/** The winner of a drawn match, by where this team plays next; null if both its teams play there. */
	function goneOn(team: TeamId, from: PlayoffMatch, to: PlayoffMatch): SideName | null {
		const own = sideOf(team, from)!;
		const other = own === "home" ? "away" : "home";
		const opponent = from[other].team;
		if (to.division !== from.division || (opponent !== null && sideOf(opponent, to))) return null;
		return to.round === "third-place" ? other : own;
	}
}

const isDrawn = ({ status, score }: PlayoffMatch): boolean =>
	status === "finished" && score !== null && score.home === score.away;

function sideOf(team: TeamId, { home, away }: PlayoffMatch): SideName | null {
	if (home.team === team) return "home";
	return away.team === team ? "away" : null;
}
