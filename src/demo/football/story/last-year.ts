import type { Story } from "../../story/story.ts";

const FINALS = [
	{ category: "B16", winner: "IF Fyrsken", loser: "Academia Iguaçu", score: { home: 2, away: 1 } },
	{ category: "G16", winner: "Ohio River United", loser: "Björkdala FF", score: { home: 1, away: 0 } },
	{ category: "B14", winner: "Pateh Youth FC", loser: "Académica do Sado", score: { home: 3, away: 2 } },
	{ category: "G14", winner: "Reykjanes UMF", loser: "Harare Stars", score: { home: 1, away: 0 } },
] as const;

/** Four finals that are remembered. The winners of groups 1 and 2 stand at either end of the bracket. */
export const LAST_YEAR: Story = {
	guests: FINALS.flatMap(({ category, winner, loser }) => [
		{ category, club: winner, group: 1 },
		{ category, club: loser, group: 2 },
	]),
	finishes: FINALS.flatMap(({ category, winner, loser }) => [
		{ category, club: winner, group: 1, position: 1 },
		{ category, club: loser, group: 2, position: 1 },
	]),
	groups: [],
	awaiting: [],
	matches: FINALS.map(({ category, winner, loser, score }) => ({
		category,
		division: "A",
		clubs: [winner, loser],
		script: { score },
	})),
	reaches: FINALS.flatMap(({ category, winner, loser }) =>
		[winner, loser].map((club) => ({ category, playoff: "A", club, round: "final" as const })),
	),
	appointments: [],
};
