import type { Outcome } from "../../../cup/match/outcome.ts";
import type { Bracket, PlayoffMatch } from "../../../cup/playoffs/bracket.ts";
import { currentRound } from "../../../cup/playoffs/current-round.ts";
import type { BracketEntity, EditionKey, MatchEntity, ProgressEntity, SideEntity } from "../entities.ts";
import { isBye } from "./bye.ts";
import { dayOf } from "./zoned-time.ts";

/** A playoff: its bracket, its matches in the form of the rules, and its matches for display. */
export type Playoff = {
	readonly bracket: Bracket;
	readonly matches: readonly PlayoffMatch[];
	/** Its category's. */
	readonly entities: { get(id: string): MatchEntity | undefined };
	/** Its category's. */
	readonly outcomes: ReadonlyMap<string, Outcome>;
};

/** A playoff for display. */
export function bracketEntity(edition: EditionKey, playoff: Playoff): BracketEntity {
	const { bracket, entities, matches, outcomes } = playoff;
	const all = matches.map(({ id }) => entities.get(id)!);
	const played = all.filter((match) => !isBye(match));
	return {
		edition,
		rounds: bracket.rounds.map((round) => ({ ...round, day: firstDay(round.matches.map((id) => entities.get(id)!)) })),
		teamCount: all.flatMap(({ home, away }) => [home, away]).filter(comesIn).length,
		matchCount: played.length,
		playedCount: played.filter(({ state }) => state === "finished").length,
		currentRound: currentRound(matches, outcomes),
	};
}

/** The round that a stage's playoffs are in, with the day of its remaining matches. */
export function progressOf(playoffs: readonly Playoff[]): ProgressEntity {
	const matches = playoffs.flatMap((playoff) => playoff.matches);
	const outcomes = playoffs[0]?.outcomes ?? new Map();
	const round = currentRound(matches, outcomes);
	if (!round) return null;
	const left = matches.filter((match) => match.round === round && !outcomes.has(match.id) && match.status !== "cancelled");
	return { round, day: firstDay(left.flatMap(({ id }) => playoffs[0]?.entities.get(id) ?? [])) };
}

/** Not from an earlier match of the playoff. */
function comesIn({ slot }: SideEntity): boolean {
	return slot?.kind !== "winner" && slot?.kind !== "loser" && slot?.kind !== "bye";
}

function firstDay(matches: readonly MatchEntity[]): string | null {
	const days = matches.flatMap(({ start }) => (start ? [dayOf(start)] : []));
	return days.toSorted()[0] ?? null;
}
