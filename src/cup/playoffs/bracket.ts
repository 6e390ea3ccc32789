import { groupBy } from "../../collections/group-by.ts";
import type { MatchId } from "../ids.ts";
import type { Match, SideName } from "../match/match.ts";
import { naturalOrder } from "../search/natural-order.ts";
import { compareRounds, type PlayoffRound } from "./playoff-round.ts";

export type PlayoffMatch = Match & {
	readonly round: PlayoffRound;
	/** 1-based order within the round, if the cup states it. */
	readonly position?: number | null;
	readonly start?: string | null;
};

/** The side of a match that another match's winner or loser fills. */
export type Place = { readonly match: MatchId; readonly side: SideName };

export type BracketRound = { readonly code: PlayoffRound; readonly matches: readonly MatchId[] };

export type Bracket = {
	/** In the order of `compareRounds`; in each round, matches whose winners meet next are adjacent. */
	readonly rounds: readonly BracketRound[];
	readonly winnerGoesTo: ReadonlyMap<MatchId, Place>;
	readonly loserGoesTo: ReadonlyMap<MatchId, Place>;
};

/** The bracket of one playoff, from its matches' rounds and slots. It does not depend on the order of the matches. */
export function bracket(matches: readonly PlayoffMatch[]): Bracket {
	const winnerGoesTo = placesOf(matches, "winner");
	const height = heights(matches, winnerGoesTo);
	const rounds = [...groupBy(matches, ({ round }) => round)]
		.toSorted(([a], [b]) => compareRounds(a, b))
		.map(([code, own]) => ({ code, matches: own.map(({ id }) => id).toSorted((a, b) => height.get(a)! - height.get(b)!) }));
	return { rounds, winnerGoesTo, loserGoesTo: placesOf(matches, "loser") };
}

/** Compares a playoff's matches within a round, if nothing links them: by the cup's order, else by time. */
export function inRoundOrder(a: PlayoffMatch, b: PlayoffMatch): number {
	return (
		(a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) ||
		(a.start ? Date.parse(a.start) : Number.MAX_SAFE_INTEGER) - (b.start ? Date.parse(b.start) : Number.MAX_SAFE_INTEGER) ||
		naturalOrder(a.id, b.id)
	);
}

function placesOf(matches: readonly PlayoffMatch[], kind: "winner" | "loser"): Map<MatchId, Place> {
	const places = new Map<MatchId, Place>();
	for (const match of matches) {
		for (const side of ["home", "away"] as const) {
			const { slot } = match[side];
			if (slot?.kind === kind) places.set(slot.match, { match: match.id, side });
		}
	}
	return places;
}

/** The vertical place of each match: a match that feeds another gets the half of its height on the side that it feeds. */
function heights(matches: readonly PlayoffMatch[], winnerGoesTo: ReadonlyMap<MatchId, Place>): Map<MatchId, number> {
	const spans = new Map<MatchId, { readonly from: number; readonly size: number }>();
	const lastRoundFirst = matches.toSorted((a, b) => compareRounds(b.round, a.round) || inRoundOrder(a, b));
	let roots = 0;
	for (const { id } of lastRoundFirst) {
		const next = winnerGoesTo.get(id);
		const span = next && spans.get(next.match);
		if (next && span) spans.set(id, { from: span.from + (next.side === "home" ? 0 : span.size / 2), size: span.size / 2 });
		else spans.set(id, { from: roots++, size: 1 });
	}
	return new Map([...spans].map(([id, { from, size }]) => [id, from + size / 2]));
}
