import type { Story } from "../../story/story.ts";

const FINALS = [
	{ category: "B16", winner: "Fjordglimt HK", loser: "HK Kajen", score: { home: 21, away: 20 } },
	{ category: "G16", winner: "HK Kajen", loser: "Brimnesvík HF", score: { home: 19, away: 17 } },
	{ category: "B14", winner: "Dunalámpás KK", loser: "Sundklint Håndbold", score: { home: 16, away: 12 } },
] as const;

/** Three finals that are remembered. The winners of groups 1 and 2 stand at either end of the bracket. */
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
