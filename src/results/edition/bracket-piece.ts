import type { Bracket } from "../../cup/bracket.ts";
import { PLAYOFF_ROUNDS } from "../../cup/playoff-round.ts";
import type { BracketPiece, EditionKey, MatchPiece, ProgressPiece, SidePiece } from "./pieces.ts";
import { dayOf } from "./zoned-time.ts";

type Find = (id: string) => MatchPiece | undefined;

/** A playoff as it is shown; its matches must be found. */
export function bracketPiece(edition: EditionKey, { rounds }: Bracket, find: Find): BracketPiece {
	const matches = rounds.flatMap((round) => round.matches.flatMap((id) => find(id) ?? []));
	const played = matches.filter((match) => !isBye(match));
	return {
		edition,
		rounds: rounds.map((round) => ({ ...round, day: firstDay(round.matches.flatMap((id) => find(id) ?? [])) })),
		teamCount: matches.flatMap(({ home, away }) => [home, away]).filter(comesIn).length,
		matchCount: played.length,
		playedCount: played.filter(({ state }) => state === "finished").length,
		currentRound: progressOf(played)?.round ?? null,
	};
}

/** The round that is played or comes next in these playoff matches, with the day of what is left of it. */
export function progressOf(matches: readonly MatchPiece[]): ProgressPiece {
	const left = matches.filter((match) => !isSettled(match));
	const candidates = left.some(({ state }) => state === "live") ? left.filter(({ state }) => state === "live") : left;
	const round = PLAYOFF_ROUNDS.find((code) => candidates.some((match) => match.round === code));
	return round ? { round, day: firstDay(left.filter((match) => match.round === round)) } : null;
}

function isSettled(match: MatchPiece): boolean {
	return match.state === "finished" || match.state === "cancelled" || isBye(match);
}

function isBye({ home, away }: MatchPiece): boolean {
	return home.slot?.kind === "bye" || away.slot?.kind === "bye";
}

/** Not from a match before it in the playoff. */
function comesIn({ slot }: SidePiece): boolean {
	return slot?.kind !== "winner" && slot?.kind !== "loser" && slot?.kind !== "bye";
}

function firstDay(matches: readonly MatchPiece[]): string | null {
	const days = matches.flatMap(({ start }) => (start ? [dayOf(start)] : []));
	return days.toSorted()[0] ?? null;
}
