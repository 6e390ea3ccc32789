import { type PlayoffRound, roundForPlaces } from "./playoff-round.ts";
import { seedBracket } from "./seed-bracket.ts";

/** Which lower places are played for: none, the third, or all of them. */
export type LowerPlaces = "none" | "third" | "all";

/** A side of a match of a bracket: who enters there, nobody, or whoever wins or loses an earlier one (by its index). */
export type BracketSide<Entrant> =
	| { readonly kind: "entrant"; readonly entrant: Entrant }
	| { readonly kind: "bye" }
	| { readonly kind: "winner" | "loser"; readonly match: number };

export type BracketMatch<Entrant> = {
	readonly round: PlayoffRound;
	/** 1-based within its round. */
	readonly position: number;
	readonly home: BracketSide<Entrant>;
	readonly away: BracketSide<Entrant>;
};

/** The most entrants of a bracket. */
export const LARGEST_BRACKET = 128;

/**
 * The matches of a single elimination, and of the lower places that are played for.
 * @param entrants the highest seed first: those get the byes, and meet as late as possible
 * @returns each match after those that feed it. A bye is shown in the main bracket alone, and two byes never meet.
 * @throws RangeError with fewer than two entrants, or more than LARGEST_BRACKET
 */
export function bracketMatches<Entrant>(entrants: readonly Entrant[], lower: LowerPlaces): BracketMatch<Entrant>[] {
	if (entrants.length < 2 || entrants.length > LARGEST_BRACKET)
		throw new RangeError(`A bracket has from two to ${LARGEST_BRACKET} entrants, not ${entrants.length}.`);
	const sides = seedBracket(entrants.length).flatMap(({ home, away }): BracketSide<Entrant>[] => [
		{ kind: "entrant", entrant: entrants[home - 1]! },
		away === null ? BYE : { kind: "entrant", entrant: entrants[away - 1]! },
	]);
	const matches: BracketMatch<Entrant>[] = [];
	play(sides, 1, { matches, lower });
	return matches;
}

const BYE = { kind: "bye" } as const;
type Made<Entrant> = { readonly matches: BracketMatch<Entrant>[]; readonly lower: LowerPlaces };

/** Plays a tree for the places from `best` on: its winners for the better half, its losers, where they play on, for the other. */
function play<Entrant>(sides: readonly BracketSide<Entrant>[], best: number, made: Made<Entrant>): void {
	const count = sides.length;
	if (count < 2) return;
	const round = roundForPlaces([best, best + count - 1]);
	const winners: BracketSide<Entrant>[] = [];
	const losers: BracketSide<Entrant>[] = [];
	for (let at = 0; at < count; at += 2) {
		const [home = BYE, away = BYE] = [sides[at], sides[at + 1]];
		// For lower places who meets nobody goes on without a match; the main rounds show their byes.
		const isPlayed = home.kind !== "bye" && away.kind !== "bye";
		if (!isPlayed && (best > 1 || (home.kind === "bye" && away.kind === "bye"))) {
			winners.push(home.kind === "bye" ? away : home);
			losers.push(BYE);
			continue;
		}
		const match = made.matches.length;
		made.matches.push({ round, position: at / 2 + 1, home, away });
		winners.push({ kind: "winner", match });
		losers.push(isPlayed ? { kind: "loser", match } : BYE);
	}
	play(winners, best, made);
	if (isPlayedFor(best + count / 2, count / 2, made.lower)) play(losers, best + count / 2, made);
}

/** @param count of those who would play for the places from `best` on */
const isPlayedFor = (best: number, count: number, lower: LowerPlaces): boolean =>
	lower === "all" || (lower === "third" && best === 3 && count === 2);
