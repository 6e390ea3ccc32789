import { type WeekTime, weekTimeOf } from "../../calendar.ts";
import type { Script } from "../../play.ts";
import { groupOnSide } from "../../story/bracket-side.ts";
import type { Meeting, Story } from "../../story/story.ts";
import { BY_DIFFERENCE_AND_GOALS, BY_HEAD_TO_HEAD, SHARED_SECOND, TEN_NIL, THREE_SHARE_FIRST } from "./tied-groups.ts";

const ENTRANTS = 112;
const thursday = (time: string): WeekTime => weekTimeOf(`Thu ${time}`);
const score = (home: number, away: number): Script => ({ score: { home, away } });

/** Boys 16, Playoff A: the last sixteen on Thursday morning, from the top of the bracket. */
const PLAYOFF_A: readonly { readonly clubs: readonly [string, string]; readonly side: number; readonly script: Script }[] = [
	{ clubs: ["VV Westerduin", "Pateh Youth FC"], side: 0, script: { ...score(1, 1), shootOut: { home: 4, away: 3 } } },
	{ clubs: ["CF Ribera Alta", "Kalevan Pallo"], side: 2, script: score(2, 0) },
	{ clubs: ["Redbrook Colts", "Solberg IL"], side: 4, script: score(1, 2) },
	{ clubs: ["Ohio River United", "AS Belleville"], side: 6, script: score(0, 1) },
	{ clubs: ["Nordhavn Boldklub", "TJ Škodrov"], side: 8, script: score(2, 1) },
	{ clubs: ["Academia Iguaçu", "Llanfair Town"], side: 10, script: score(4, 0) },
	{ clubs: ["IF Fyrsken", "Glen Rovers"], side: 12, script: score(3, 1) },
	{ clubs: ["SV Hafenstadt", "Osaka Minato SC"], side: 14, script: score(0, 2) },
];

/** Boys 16, Playoff B: five of its matches in the round of 16. */
const PLAYOFF_B: readonly {
	readonly clubs: readonly [string, string];
	readonly side: number;
	readonly time: string;
	readonly field: string;
	readonly script: Script;
}[] = [
	{
		clubs: ["Harare Stars", "Taipei Youth FC"],
		side: 0,
		time: "14:00",
		field: "Måsklippan 2",
		script: { after: { minute: 30, score: { home: 1, away: 1 } } },
	},
	{
		clubs: ["KF Drini i Ri", "Pol. Vallechiara"],
		side: 2,
		time: "14:05",
		field: "Måsklippan 4",
		script: { after: { minute: 25, score: { home: 0, away: 2 } } },
	},
	{
		clubs: ["Cantera Medellín", "Sjöhaga IK"],
		side: 4,
		time: "14:20",
		field: "Sillheden 6",
		script: { after: { minute: 15, score: { home: 0, away: 0 } } },
	},
	{
		clubs: ["Temaya Youth FC", "MKS Gdańska Młodzież"],
		side: 6,
		time: "12:10",
		field: "Måsklippan 1",
		script: { ...score(2, 2), shootOut: { home: 4, away: 5 } },
	},
	{ clubs: ["Busan Dolphins", "Reykjanes UMF"], side: 8, time: "15:40", field: "Sillheden 6", script: {} },
];

/** These are the first, second and third of one group, so each is in the place of the bracket for that position. */
const GROUP_FOUR = ["IF Fyrsken", "Bengaluru Colts", "MKS Gdańska Młodzież", "AS Belleville"] as const;
const isOfGroupFour = (club: string) => (GROUP_FOUR as readonly string[]).includes(club);

/** Places each club in the bracket as the best of the group that leads to that side. */
function seeded(matches: readonly { readonly clubs: readonly [string, string]; readonly side: number }[], position: number) {
	return matches
		.flatMap(({ clubs, side }) => clubs.map((club, index) => ({ club, side: side + index })))
		.filter(({ club }) => !isOfGroupFour(club))
		.map(({ club, side }) => ({ category: "B16", club, group: groupOnSide(ENTRANTS, side), position }));
}

const SEEDED = [...seeded(PLAYOFF_A, 1), ...seeded(PLAYOFF_B, 3)];

/** The quarter-final of a side of the bracket. */
const quarterFinal = (side: number) => Math.floor(side / 4) + 1;
const roundOf16 = (side: number) => Math.floor(side / 2) + 1;

const FIRST_SIXTEEN: readonly Meeting[] = PLAYOFF_A.map(({ clubs }) => ({ category: "B16", division: "A", clubs }));

/** This year on Thursday afternoon: the content of the site's design pictures, and every kind of tie in a table. */
export const THIS_YEAR: Story = {
	guests: [
		...GROUP_FOUR.map((club) => ({ category: "B16", club, group: 4 })),
		...SEEDED.map(({ category, club, group }) => ({ category, club, group })),
		{ category: "B16", club: "IF Fyrsken" },
		{ category: "G14", club: "Reykjanes UMF", group: 6 },
		{ category: "G14", club: "Björkdala FF", group: 6 },
		{ category: "G14", club: "Académica do Sado", group: 6 },
		{ category: "G16", club: "Björkdala FF" },
		{ category: "B13", club: "Taipei Youth FC" },
		{ category: "B13", club: "Sjöhaga IK" },
		{ category: "B13", club: "Cantera Medellín" },
		{ category: "B14", club: "Busan Dolphins" },
		{ category: "B14", club: "Temaya Youth FC" },
		{ category: "B12", club: "IF Fyrsken" },
		{ category: "G12", club: "Björkdala FF" },
	],
	finishes: SEEDED,
	groups: [
		{ category: "B16", group: 4, scores: BY_DIFFERENCE_AND_GOALS },
		{ category: "B14", group: 7, scores: SHARED_SECOND },
		{ category: "B14", group: 21, scores: THREE_SHARE_FIRST },
		{ category: "B14", group: 12, scores: TEN_NIL },
		{ category: "B15", group: 10, scores: SHARED_SECOND },
		{ category: "G16", group: 5, scores: BY_HEAD_TO_HEAD },
	],
	awaiting: [
		{ category: "B14", group: 7 },
		{ category: "B14", group: 21 },
	],
	matches: [
		...FIRST_SIXTEEN.map((meeting, index) => ({ ...meeting, script: PLAYOFF_A[index]!.script })),
		...PLAYOFF_B.map(({ clubs, script }) => ({ category: "B16", division: "B", clubs, script })),
		{
			category: "B16",
			division: "A",
			clubs: ["IF Fyrsken", "Osaka Minato SC"],
			script: { after: { minute: 34, score: { home: 2, away: 1 } } },
		},
		{ category: "B16", division: "A", clubs: ["Nordhavn Boldklub", "Academia Iguaçu"], script: score(0, 3) },
		{
			category: "G14",
			division: "6",
			clubs: ["Reykjanes UMF", "Académica do Sado"],
			script: { after: { minute: 19, score: { home: 0, away: 0 } } },
		},
	],
	reaches: [
		...PLAYOFF_A.flatMap(({ clubs }) =>
			clubs.map((club) => ({ category: "B16", playoff: "A", club, round: "round-of-16" as const })),
		),
		...PLAYOFF_B.flatMap(({ clubs }) =>
			clubs.map((club) => ({ category: "B16", playoff: "B", club, round: "round-of-16" as const })),
		),
	],
	appointments: [
		...PLAYOFF_B.map(({ side, time, field }) => ({
			category: "B16",
			division: "B",
			round: "round-of-16" as const,
			position: roundOf16(side),
			time: thursday(time),
			field,
		})),
		inPlayoffA("round-of-16", roundOf16(0), "Thu 09:40", "Måsklippan 1"),
		inPlayoffA("quarter-final", quarterFinal(8), "Thu 13:00", "Sillheden 2"),
		inPlayoffA("quarter-final", quarterFinal(12), "Thu 13:55", "Sillheden 1"),
		inPlayoffA("quarter-final", quarterFinal(0), "Thu 16:00", "Sillheden 2"),
		inPlayoffA("quarter-final", quarterFinal(4), "Thu 16:00", "Sillheden 5"),
		inPlayoffA("semi-final", 2, "Fri 10:00", "Fyrvallen 1"),
		inPlayoffA("semi-final", 1, "Fri 11:20", "Fyrvallen 1"),
		inPlayoffA("third-place", 1, "Sat 11:30", "Fyrvallen 1"),
		inPlayoffA("final", 1, "Sat 13:00", "Fyrvallen 1"),
		{
			category: "G14",
			division: "6",
			clubs: ["Reykjanes UMF", "Académica do Sado"],
			time: thursday("14:15"),
			field: "Fyrvallen 2",
		},
	],
};

function inPlayoffA(
	round: "round-of-16" | "quarter-final" | "semi-final" | "third-place" | "final",
	position: number,
	time: string,
	field: string,
) {
	return { category: "B16", division: "A", round, position, time: weekTimeOf(time), field };
}
