import { weekTimeOf } from "../../calendar.ts";
import { bracketSide } from "../../story/bracket-side.ts";
import type { Story } from "../../story/story.ts";
import { BY_HEAD_TO_HEAD, FORTY_ONE_TO_THREE, RING, SHARED_SECOND, THREE_SHARE_FIRST } from "./tied-groups.ts";

/** In a group of six the second and the third of the draw meet in the last round, in a group of five the first two. */
const GIRLS_16 = { first: "Kättingby GoIF", meeting: ["HK Kajen", "Sundklint Håndbold"] } as const;
const BOYS_14 = ["Fjordglimt HK", "Dunalámpás KK"] as const;

/** Playoff A with 24 teams: the winners of the twelve groups are seeded by group number, and these meet in the round of 16. */
const ENTRANTS = 24;
const ROUND_OF_16 = [
	{
		category: "B16",
		clubs: ["HK Kajen", "Fjordglimt HK"],
		groups: [8, 9],
		time: "Thu 09:50",
		field: "Hamnhallen 1",
		script: { score: { home: 18, away: 18 }, shootOut: { home: 5, away: 4 } },
	},
	{
		category: "B16",
		clubs: ["Brimnesvík HF", "HSG Ankerbrook"],
		groups: [7, 10],
		time: "Thu 11:14",
		field: "Hamnhallen 1",
		script: { score: { home: 21, away: 21 }, shootOut: { home: 4, away: 5 } },
	},
	{
		category: "G15",
		clubs: ["Pollarhamns HF", "HV Bolder '62"],
		groups: [8, 9],
		time: "Thu 10:50",
		field: "Kranhallen 2",
		script: { score: { home: 12, away: 12 } },
	},
] as const;

const SEEDED = ROUND_OF_16.flatMap(({ category, clubs, groups }) =>
	clubs.map((club, index) => ({ category, club, group: groups[index]!, position: 1 })),
);

/** This year on Thursday at noon: the current matches, and every kind of tie in a table. */
export const THIS_YEAR: Story = {
	guests: [
		...[GIRLS_16.first, ...GIRLS_16.meeting].map((club) => ({ category: "G16", club, group: 2 })),
		...BOYS_14.map((club) => ({ category: "B14", club, group: 4 })),
		...SEEDED.map(({ category, club, group }) => ({ category, club, group })),
		{ category: "B18", club: "Sundklint Håndbold" },
		{ category: "B18", club: "Brimnesvík HF" },
		{ category: "B15", club: "HSG Ankerbrook" },
		{ category: "G14", club: "HK Kajen" },
		{ category: "B12", club: "HK Kajen" },
	],
	finishes: SEEDED,
	groups: [
		{ category: "B15", group: 2, scores: BY_HEAD_TO_HEAD },
		{ category: "B15", group: 6, scores: RING },
		{ category: "B15", group: 13, scores: FORTY_ONE_TO_THREE },
		{ category: "G15", group: 5, scores: SHARED_SECOND },
		{ category: "G14", group: 4, scores: SHARED_SECOND },
		{ category: "G14", group: 11, scores: THREE_SHARE_FIRST },
	],
	awaiting: [
		{ category: "G14", group: 4 },
		{ category: "G14", group: 11 },
	],
	matches: [
		{ category: "G16", division: "2", clubs: GIRLS_16.meeting, script: { after: { minute: 27, score: { home: 14, away: 11 } } } },
		{ category: "B14", division: "4", clubs: BOYS_14, script: { after: { minute: 15, score: { home: 8, away: 7 } } } },
		...ROUND_OF_16.map(({ category, clubs, script }) => ({ category, division: "A", clubs, script })),
	],
	reaches: ROUND_OF_16.flatMap(({ category, clubs }) =>
		clubs.map((club) => ({ category, playoff: "A", club, round: "round-of-16" as const })),
	),
	appointments: [
		{ category: "G16", division: "2", clubs: GIRLS_16.meeting, time: weekTimeOf("Thu 11:30"), field: "Hamnhallen 2" },
		{ category: "B14", division: "4", clubs: BOYS_14, time: weekTimeOf("Thu 11:45"), field: "Kranhallen 1" },
		...ROUND_OF_16.map(({ category, groups, time, field }) => ({
			category,
			division: "A",
			round: "round-of-16" as const,
			position: Math.floor(bracketSide(ENTRANTS, groups[0]) / 2) + 1,
			time: weekTimeOf(time),
			field,
		})),
	],
};
