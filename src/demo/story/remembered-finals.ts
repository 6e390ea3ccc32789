import type { Story } from "./story.ts";

export type RememberedFinal = {
	readonly category: string;
	readonly winner: string;
	readonly loser: string;
	readonly score: { readonly home: number; readonly away: number };
};

/**
 * A year with only these finals of playoff A predetermined. The winners of groups 1 and 2 are at opposite ends of the bracket.
 */
export function rememberedFinals(finals: readonly RememberedFinal[]): Story {
	return {
		guests: finals.flatMap(({ category, winner, loser }) => [
			{ category, club: winner, group: 1 },
			{ category, club: loser, group: 2 },
		]),
		finishes: finals.flatMap(({ category, winner, loser }) => [
			{ category, club: winner, group: 1, position: 1 },
			{ category, club: loser, group: 2, position: 1 },
		]),
		groups: [],
		awaiting: [],
		matches: finals.map(({ category, winner, loser, score }) => ({
			category,
			division: "A",
			clubs: [winner, loser],
			script: { score },
		})),
		reaches: finals.flatMap(({ category, winner, loser }) =>
			[winner, loser].map((club) => ({ category, playoff: "A", club, round: "final" as const })),
		),
		appointments: [],
	};
}
