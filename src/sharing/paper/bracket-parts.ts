import type { PaperRound } from "./paper.graphql.ts";

export type BracketMatch = PaperRound["matches"][number];

/** A match with the middle of its row, as a share of the page's height, and that of the match which its winner plays. */
export type PlacedMatch = { readonly match: BracketMatch; readonly middle: number; readonly leadsTo: number | null };

export type PlacedRound = {
	readonly code: PaperRound["code"];
	readonly day: string | null;
	readonly matches: readonly PlacedMatch[];
};

/** What fits on a page: a match and those that lead to it, in as many rounds. */
export type BracketPart = {
	readonly rounds: readonly PlacedRound[];
	/** Matches above each other in the first round, if there were no byes. */
	readonly rows: number;
};

export type BracketParts = {
	readonly parts: readonly BracketPart[];
	/** For bronze, and for lower places. */
	readonly places: readonly BracketMatch[];
};

const MAIN = /^(ROUND_OF_\d+|QUARTER_FINAL|SEMI_FINAL|FINAL)$/;

/** @param most rounds beside each other on a page */
export function bracketParts(all: readonly PaperRound[], most: number): BracketParts {
	const main = all.filter(({ code }) => MAIN.test(code));
	const places = all.filter((round) => !main.includes(round)).flatMap(({ matches }) => matches);
	const parts: BracketPart[] = [];
	for (let from = 0; from < main.length; from += most) {
		const rounds = main.slice(from, from + most);
		const shown = new Set(rounds.flatMap(({ matches }) => matches.map(({ id }) => id)));
		for (const [last, { matches }] of rounds.entries())
			for (const match of matches) {
				const isRoot = match.winnerGoesTo === null || !shown.has(match.winnerGoesTo.id);
				if (isRoot) parts.push(partOf(rounds.slice(0, last + 1), match));
			}
	}
	return { parts, places };
}

/** @param root a match of the last of these rounds */
function partOf(rounds: readonly PaperRound[], root: BracketMatch): BracketPart {
	const placed: PlacedMatch[][] = rounds.map(() => []);
	place(root, rounds.length - 1, { middle: 0.5, height: 1, leadsTo: null });
	// With byes a team begins later.
	const first = placed.findIndex((own) => own.length > 0);
	return {
		rounds: rounds.slice(first).map(({ code, day }, at) => ({ code, day, matches: placed[first + at]! })),
		rows: 2 ** (rounds.length - 1 - first),
	};

	function place(
		match: BracketMatch,
		round: number,
		{ middle, height, leadsTo }: { middle: number; height: number; leadsTo: number | null },
	) {
		placed[round]!.push({ match, middle, leadsTo });
		const feeders = rounds
			.slice(0, round)
			.flatMap(({ matches }, at) =>
				matches.filter(({ winnerGoesTo }) => winnerGoesTo?.id === match.id).map((feeder) => ({ feeder, at })),
			);
		for (const [order, { feeder, at }] of feeders.entries()) {
			const isAway = sideOf(feeder, match) ?? order > 0;
			place(feeder, at, { middle: middle + (isAway ? height : -height) / 4, height: height / 2, leadsTo: middle });
		}
	}
}

/** Whether the winner plays away; undefined: the match does not have it. */
function sideOf({ id }: BracketMatch, { home, away }: BracketMatch): boolean | undefined {
	if (home.slot?.match?.id === id) return false;
	return away.slot?.match?.id === id ? true : undefined;
}
