import { expect, test } from "vitest";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import type { CupFileEdition, CupFileEvent, CupFileSide } from "../../src/results/record/cup-file.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { CUP, fileOf, group, imported, type Json, match, onlyEdition, stagesOf } from "./openfootball-file.ts";

/** Three groups of three, of which the first two go on and the best two thirds: Norway and Malta are level on everything. */
const GROUPS = [
	...group(
		"Group A",
		["2028-06-09", "2028-06-13"],
		[
			["Wales", "1-0", "Norway"],
			["Norway", "0-0", "Malta"],
			["Wales", "1-0", "Malta"],
		],
	),
	...group(
		"Group B",
		["2028-06-10", "2028-06-14"],
		[
			["Italy", "2-0", "Turkey"],
			["Cyprus", "0-1", "Italy"],
			["Turkey", "1-0", "Cyprus"],
		],
	),
	...group(
		"Group C",
		["2028-06-11", "2028-06-15"],
		[
			["France", "2-0", "Japan"],
			["France", "1-0", "Peru"],
			["Japan", "1-0", "Peru"],
		],
	),
];
const HOME = { ground: "Red Lane, Cardiff" };
const quarter = (num: number, team1: string, result: string, team2: string, more: Json = {}) =>
	match("Quarter-finals", "2028-06-20", team1, result, team2, { num, ...more });

const GOALS = {
	goals1: [
		{ minute: 90, offset: 3, penalty: true },
		{ minute: "45+2", owngoal: true },
	],
	goals2: [{ minute: 46 }, { minute: 12 }],
};
const PLAYOFF = [
	// Norway meets a winner, so it is the third of the two teams that share the second place, though its match comes first.
	quarter(11, "Norway", "2-2 p 5-4", "Italy", { ...HOME, ...GOALS }),
	quarter(12, "Japan", "0-1", "Malta", { time: "21:00 UTC-1" }),
	quarter(13, "France", "2-0", "Cyprus", { time: null, ...HOME }),
	quarter(14, "Wales", "3-2 (2-2)", "Turkey", { time: null, ...HOME }),
	match("Semi-finals", "2028-06-24", "Norway", "1-0", "Malta"),
	match("Semi-finals", "2028-06-24", "France", "", "Wales", { status: "awarded", winner: 2, time: "20:15" }),
	match("Third place", "2028-06-27", "Malta", "", "France", { status: "postponed" }),
	match("Final", "2028-06-28", "Norway", "", "Wales"),
];

const side = ({ team, slot }: CupFileSide) => [team, slot && JSON.stringify(slot).replaceAll('"', "")].filter(Boolean).join(" ");
const eventText = ({ kind, minute, added, side, score }: CupFileEvent) =>
	`${minute}${added ? `+${added}` : ""} ${side} ${kind}${score ? ` ${score.home}-${score.away}` : ""}`;

/** One line a match, with everything that is read of it. */
function linesOf({ matches }: CupFileEdition): string[] {
	return matches.map(({ id, division, round, position, number, start, field, home, away, events, ...result }) =>
		[
			[id, number && `no. ${number}`, division, round, position, start, field].filter((part) => part !== undefined).join(" "),
			`${side(home)} – ${side(away)}`,
			JSON.stringify(result).replaceAll('"', ""),
			...(events ?? []).map(eventText),
		].join(" | "),
	);
}

test("of a whole tournament each match is read with its place, its time and its result, and its sides with their origin", () => {
	const stadiums = fileOf("cup.stadiums.json", {
		name: "Cup 2028",
		stadiums: [{ city: "Cardiff", timezone: "UTC+1", name: "Red Lane", coords: "51°30'N 3°10'30\"W" }],
	});
	const file = imported("Cup 2028", [...GROUPS, ...PLAYOFF], CUP, [stadiums]);
	const edition = onlyEdition(file);
	expect(linesOf(edition)).toEqual([
		"2028-a-1 2028-a 1 2028-06-09T18:00:00+02:00 | 2028-wales – 2028-norway | {status:finished,score:{home:1,away:0}}",
		"2028-a-2 2028-a 2 2028-06-09T18:00:00+02:00 | 2028-norway – 2028-malta | {status:finished,score:{home:0,away:0}}",
		"2028-a-3 2028-a 3 2028-06-13T18:00:00+02:00 | 2028-wales – 2028-malta | {status:finished,score:{home:1,away:0}}",
		"2028-b-1 2028-b 1 2028-06-10T18:00:00+02:00 | 2028-italy – 2028-turkey | {status:finished,score:{home:2,away:0}}",
		"2028-b-2 2028-b 2 2028-06-10T18:00:00+02:00 | 2028-cyprus – 2028-italy | {status:finished,score:{home:0,away:1}}",
		"2028-b-3 2028-b 3 2028-06-14T18:00:00+02:00 | 2028-turkey – 2028-cyprus | {status:finished,score:{home:1,away:0}}",
		"2028-c-1 2028-c 1 2028-06-11T18:00:00+02:00 | 2028-france – 2028-japan | {status:finished,score:{home:2,away:0}}",
		"2028-c-2 2028-c 2 2028-06-11T18:00:00+02:00 | 2028-france – 2028-peru | {status:finished,score:{home:1,away:0}}",
		"2028-c-3 2028-c 3 2028-06-15T18:00:00+02:00 | 2028-japan – 2028-peru | {status:finished,score:{home:1,away:0}}",
		"2028-m11 no. 11 2028-playoff quarter-final 1 2028-06-20T18:00:00+02:00 red-lane-cardiff | 2028-norway {kind:best-of,position:3,divisions:[2028-a,2028-b,2028-c]} – 2028-italy {kind:position,division:2028-b,position:1} | {status:finished,score:{home:2,away:2},shootOut:{home:5,away:4},decidedBy:penalties} | 12 away goal 0-1 | 45+2 home own-goal 1-1 | 46 away goal 1-2 | 90+3 home penalty 2-2",
		"2028-m12 no. 12 2028-playoff quarter-final 2 2028-06-20T21:00:00-01:00 | 2028-japan {kind:position,division:2028-c,position:2} – 2028-malta {kind:position,division:2028-a,position:2} | {status:finished,score:{home:0,away:1}}",
		"2028-m13 no. 13 2028-playoff quarter-final 3 2028-06-20T12:00:00+01:00 red-lane-cardiff | 2028-france {kind:position,division:2028-c,position:1} – 2028-cyprus {kind:best-of,position:3,divisions:[2028-a,2028-b,2028-c]} | {status:finished,score:{home:2,away:0}}",
		"2028-m14 no. 14 2028-playoff quarter-final 4 2028-06-20T14:00:00+01:00 red-lane-cardiff | 2028-wales {kind:position,division:2028-a,position:1} – 2028-turkey {kind:position,division:2028-b,position:2} | {status:finished,score:{home:3,away:2},regularTime:{home:2,away:2},decidedBy:extra-time}",
		"2028-semi-final-1 2028-playoff semi-final 1 2028-06-24T18:00:00+02:00 | 2028-norway {kind:winner,match:2028-m11} – 2028-malta {kind:winner,match:2028-m12} | {status:finished,score:{home:1,away:0}}",
		"2028-semi-final-2 2028-playoff semi-final 2 2028-06-24T20:15:00+02:00 | 2028-france {kind:winner,match:2028-m13} – 2028-wales {kind:winner,match:2028-m14} | {status:walkover,decidedBy:walkover,winner:away}",
		"2028-third-place 2028-playoff third-place 1 2028-06-27T18:00:00+02:00 | 2028-malta {kind:loser,match:2028-semi-final-1} – 2028-france {kind:loser,match:2028-semi-final-2} | {status:postponed}",
		"2028-final 2028-playoff final 1 2028-06-28T18:00:00+02:00 | 2028-norway {kind:winner,match:2028-semi-final-1} – 2028-wales {kind:winner,match:2028-semi-final-2} | {status:scheduled}",
	]);
	expect(stagesOf(edition)).toEqual([
		{
			advance: [
				{
					positions: [1, 2],
					to: "2028-men-playoff",
				},
			],
			divisions: [
				{
					id: "2028-a",
					name: "A",
					teams: ["2028-wales", "2028-norway", "2028-malta"],
				},
				{
					id: "2028-b",
					name: "B",
					teams: ["2028-italy", "2028-turkey", "2028-cyprus"],
				},
				{
					id: "2028-c",
					name: "C",
					teams: ["2028-france", "2028-japan", "2028-peru"],
				},
			],
			id: "2028-men-group",
			name: "Gruppspel",
			rank: 1,
			title: {
				en: "Group stage",
				sv: "Gruppspel",
			},
			type: "group",
		},
		{
			bestOf: {
				AB: {
					"2028-m11": "2028-a",
					"2028-m13": "2028-b",
				},
			},
			divisions: [
				{
					id: "2028-playoff",
					name: "A",
				},
			],
			id: "2028-men-playoff",
			name: "Slutspel",
			rank: 2,
			title: {
				en: "Playoff",
				sv: "Slutspel",
			},
			type: "playoff",
		},
	]);
	const { categories: _, matches: _matches, teams, ...head } = edition;
	expect(head).toEqual({
		endsOn: "2028-06-28",
		id: "2028",
		name: "Cup 2028",
		published: {
			clubs: true,
			lot: true,
			schedule: true,
			teams: true,
		},
		startsOn: "2028-06-09",
		year: 2028,
	});
	expect(file.arenas).toEqual([
		{
			address: "Cardiff",
			fields: [
				{
					id: "red-lane-cardiff",
					name: "Red Lane",
				},
			],
			id: "red-lane-cardiff",
			latitude: 51.5,
			longitude: -3.175,
			name: "Red Lane",
			zone: "+01:00",
		},
	]);
	expect(teams.map(({ id, club, category }) => [id, club, category].join(" "))).toEqual([
		"2028-wales wales 2028-men",
		"2028-norway norway 2028-men",
		"2028-malta malta 2028-men",
		"2028-italy italy 2028-men",
		"2028-turkey turkey 2028-men",
		"2028-cyprus cyprus 2028-men",
		"2028-france france 2028-men",
		"2028-japan japan 2028-men",
		"2028-peru peru 2028-men",
	]);
});

test("of a tournament that is not played yet the sides are what the file states, and the ways on follow from them", () => {
	const unplayed = (num: number, team1: string, team2: string, round = "Semi-finals") =>
		match(round, "2028-06-24", team1, "", team2, { num });
	const edition = onlyEdition(
		imported("Women's Cup 2028", [
			...GROUPS.map(({ score: _, ...unplayed }) => unplayed),
			unplayed(11, "1A", "Best 3rd Group A/B/C"),
			unplayed(12, "Winner Group B", "Runner-up Group C"),
			unplayed(13, "Loser Match 11", "L12", "Third place"),
			unplayed(14, "W11", "Winner Match 12", "Final"),
		]),
	);
	expect(linesOf(edition).slice(GROUPS.length)).toMatchInlineSnapshot(`
		[
		  "2028-women-m11 no. 11 2028-women-playoff semi-final 1 2028-06-24T18:00:00+02:00 | {kind:position,division:2028-women-a,position:1} – {kind:best-of,position:3,divisions:[2028-women-a,2028-women-b,2028-women-c]} | {status:scheduled}",
		  "2028-women-m12 no. 12 2028-women-playoff semi-final 2 2028-06-24T18:00:00+02:00 | {kind:position,division:2028-women-b,position:1} – {kind:position,division:2028-women-c,position:2} | {status:scheduled}",
		  "2028-women-m13 no. 13 2028-women-playoff third-place 1 2028-06-24T18:00:00+02:00 | {kind:loser,match:2028-women-m11} – {kind:loser,match:2028-women-m12} | {status:scheduled}",
		  "2028-women-m14 no. 14 2028-women-playoff final 1 2028-06-24T18:00:00+02:00 | {kind:winner,match:2028-women-m11} – {kind:winner,match:2028-women-m12} | {status:scheduled}",
		]
	`);
	expect(edition.published).toEqual({ clubs: true, teams: true, lot: true, schedule: true });
	const [{ id, name, shortName, gender, stages }] = edition.categories as [(typeof edition.categories)[0]];
	expect({ id, name, shortName, gender }).toEqual({
		id: "2028-women",
		name: { en: "Women", sv: "Damer" },
		shortName: { en: "Women", sv: "Damer" },
		gender: "girls",
	});
	expect(stages.map(({ id, advance, bestOf }) => [id, advance, bestOf])).toMatchInlineSnapshot(`
		[
		  [
		    "2028-women-group",
		    [
		      {
		        "positions": [
		          1,
		          2,
		        ],
		        "to": "2028-women-playoff",
		      },
		    ],
		    undefined,
		  ],
		  [
		    "2028-women-playoff",
		    undefined,
		    undefined,
		  ],
		]
	`);
});

test("of a tournament with qualifying, two group stages, a play-off for a place and replays each match is in its stage", () => {
	const lone = (round: string, date: string, team1: string, result: string, team2: string, more: Json = {}) =>
		match(round, date, team1, result, team2, { time: "15:00", ...more });
	const edition = onlyEdition(
		imported("Cup 1954", [
			lone("Qualifying, Final", "1954-06-01", "Wales", "1-0", "Malta"),
			lone("Matchday 1", "1954-06-10", "Wales", "1-0", "Norway", { group: "Group A" }),
			lone("Matchday 2", "1954-06-11", "Norway", "0-0", "Italy", { group: "Group A" }),
			lone("Matchday 3", "1954-06-12", "Wales", "2-0", "Italy", { group: "Group A" }),
			lone("Group A Play-off", "1954-06-14", "Norway", "1-1 p 2-3", "Italy"),
			lone("Matchday 1", "1954-06-10", "France", "1-0", "Japan", { group: "Group B" }),
			lone("Matchday 2", "1954-06-11", "Japan", "2-0", "Peru", { group: "Group B" }),
			lone("Matchday 3", "1954-06-12", "France", "1-0", "Peru", { group: "Group B" }),
			lone("Matchday 1", "1954-06-20", "Wales", "0-1", "France", { group: "Group 1" }),
			lone("Matchday 2", "1954-06-22", "Italy", "0-1", "Japan", { group: "Group 1" }),
			lone("Matchday 3", "1954-06-24", "Wales", "0-0", "Japan", { group: "Group 1" }),
			lone("Matchday 4", "1954-06-25", "Italy", "1-0", "France", { group: "Group 1" }),
			lone("Matchday 5", "1954-06-26", "Wales", "1-0", "Italy", { group: "Group 1" }),
			lone("Matchday 6", "1954-06-27", "France", "0-0", "Japan", { group: "Group 1" }),
			lone("Final", "1954-07-01", "Japan", "1-1", "France"),
			lone("Final, Replay", "1954-07-03", "France", "2-1", "Japan"),
		]),
	);
	expect(linesOf(edition)).toMatchInlineSnapshot(`
		[
		  "1954-qualifying-final 1954-qualifying final 1 1954-06-01T15:00:00+01:00 | 1954-wales – 1954-malta | {status:finished,score:{home:1,away:0}}",
		  "1954-a-1 1954-a 1 1954-06-10T15:00:00+01:00 | 1954-wales – 1954-norway | {status:finished,score:{home:1,away:0}}",
		  "1954-a-2 1954-a 2 1954-06-11T15:00:00+01:00 | 1954-norway – 1954-italy | {status:finished,score:{home:0,away:0}}",
		  "1954-a-3 1954-a 3 1954-06-12T15:00:00+01:00 | 1954-wales – 1954-italy | {status:finished,score:{home:2,away:0}}",
		  "1954-group-a-play-off-final 1954-group-a-play-off final 1 1954-06-14T15:00:00+01:00 | 1954-norway – 1954-italy | {status:finished,score:{home:1,away:1},shootOut:{home:2,away:3},decidedBy:penalties}",
		  "1954-b-1 1954-b 1 1954-06-10T15:00:00+01:00 | 1954-france – 1954-japan | {status:finished,score:{home:1,away:0}}",
		  "1954-b-2 1954-b 2 1954-06-11T15:00:00+01:00 | 1954-japan – 1954-peru | {status:finished,score:{home:2,away:0}}",
		  "1954-b-3 1954-b 3 1954-06-12T15:00:00+01:00 | 1954-france – 1954-peru | {status:finished,score:{home:1,away:0}}",
		  "1954-1-1 1954-1 1 1954-06-20T15:00:00+01:00 | 1954-wales – 1954-france | {status:finished,score:{home:0,away:1}}",
		  "1954-1-2 1954-1 1 1954-06-22T15:00:00+01:00 | 1954-italy – 1954-japan | {status:finished,score:{home:0,away:1}}",
		  "1954-1-3 1954-1 2 1954-06-24T15:00:00+01:00 | 1954-wales – 1954-japan | {status:finished,score:{home:0,away:0}}",
		  "1954-1-4 1954-1 2 1954-06-25T15:00:00+01:00 | 1954-italy – 1954-france | {status:finished,score:{home:1,away:0}}",
		  "1954-1-5 1954-1 3 1954-06-26T15:00:00+01:00 | 1954-wales – 1954-italy | {status:finished,score:{home:1,away:0}}",
		  "1954-1-6 1954-1 3 1954-06-27T15:00:00+01:00 | 1954-france – 1954-japan | {status:finished,score:{home:0,away:0}}",
		  "1954-final-1 1954-playoff final 1 1954-07-01T15:00:00+01:00 | 1954-japan – 1954-france | {status:finished,score:{home:1,away:1}}",
		  "1954-final-2 1954-playoff final 2 1954-07-03T15:00:00+01:00 | 1954-france {kind:position,division:1954-1,position:2} – 1954-japan {kind:position,division:1954-1,position:1} | {status:finished,score:{home:2,away:1}}",
		]
	`);
	expect(edition.facts).toMatchInlineSnapshot(`
		[
		  {
		    "at": "1954-06-14T15:00:00+01:00",
		    "division": "1954-a",
		    "id": "1954-group-a-play-off",
		    "kind": "shoot-out",
		    "order": [
		      "1954-italy",
		      "1954-norway",
		    ],
		  },
		]
	`);
	expect(
		stagesOf(edition).map(({ divisions, advance, ...stage }) => [
			...[stage.id, stage.type, stage.rank, stage.name, stage.title.en, stage.title.sv],
			...divisions.map(({ id, name, teams = [] }) => [id, name, ...teams].join(" ")),
			advance,
		]),
	).toMatchInlineSnapshot(`
		[
		  [
		    "1954-men-qualifying",
		    "playoff",
		    1,
		    "Kval",
		    "Qualification",
		    "Kval",
		    "1954-qualifying Qualifying",
		    undefined,
		  ],
		  [
		    "1954-men-group",
		    "group",
		    2,
		    "Gruppspel",
		    "Group stage",
		    "Gruppspel",
		    "1954-a A 1954-wales 1954-norway 1954-italy",
		    "1954-b B 1954-france 1954-japan 1954-peru",
		    [
		      {
		        "positions": [
		          1,
		          2,
		        ],
		        "to": "1954-men-group-2",
		      },
		    ],
		  ],
		  [
		    "1954-men-group-playoff",
		    "playoff",
		    3,
		    "Omspel",
		    "Group play-offs",
		    "Omspel",
		    "1954-group-a-play-off Group A Play-off",
		    undefined,
		  ],
		  [
		    "1954-men-group-2",
		    "group",
		    4,
		    "Gruppspel 2",
		    "Group stage 2",
		    "Gruppspel 2",
		    "1954-1 1 1954-wales 1954-france 1954-italy 1954-japan",
		    [
		      {
		        "positions": [
		          1,
		          2,
		        ],
		        "to": "1954-men-playoff",
		      },
		    ],
		  ],
		  [
		    "1954-men-playoff",
		    "playoff",
		    5,
		    "Slutspel",
		    "Playoff",
		    "Slutspel",
		    "1954-playoff A",
		    undefined,
		  ],
		]
	`);
	expect(edition.categories[0]!.rules).toMatchInlineSnapshot(`
		{
		  "criteria": [
		    "shoot-out",
		    "goal-difference",
		    "goals-for",
		    {
		      "headToHead": [
		        "points",
		        "goal-difference",
		        "goals-for",
		      ],
		    },
		    "fair-play",
		    "lots",
		  ],
		  "points": {
		    "draw": 1,
		    "loss": 0,
		    "win": 2,
		  },
		  "preset": "fifa-2022",
		}
	`);
});

test("two files of one edition are its two categories: its days are those of both, and what both have is imported once", () => {
	const league = (name: string, month: string, day: number) => ({
		name,
		matches: [
			...group(
				"Group A",
				[day, day + 1].map((of) => `1954-${month}-${of}`),
				[
					["Wales", "1-0", "Norway"],
					["Norway", "0-0", "Malta"],
					["Wales", "1-0", "Malta"],
				],
			),
			match("Group A Play-off", `1954-${month}-${day + 4}`, "Malta", "2-1", "Norway", HOME),
		],
	});
	const [men, women] = [league("Cup 1954", "06", 12), league("Women's Cup 1954", "06", 10)];
	const files = [fileOf("men.json", men), fileOf("women.json", women)];
	const { file, faults } = readOpenfootball(files, CUP);
	expect(faults).toEqual([]);
	const { clubs, arenas, editions } = file!;
	const [edition, ...others] = editions;
	expect(others).toEqual([]);
	expect(clubs.map(({ id }) => id)).toEqual(["wales", "norway", "malta"]);
	expect(arenas.map(({ id }) => id)).toEqual(["red-lane-cardiff"]);
	const { categories, teams, matches, facts, ...head } = edition!;
	expect(head).toMatchObject({ id: "1954", name: "Cup 1954", startsOn: "1954-06-10", endsOn: "1954-06-16" });
	expect(categories.map(({ id }) => id)).toEqual(["1954-men", "1954-women"]);
	expect(teams.map(({ id }) => id)).toEqual(
		["1954", "1954-women"].flatMap((of) => ["wales", "norway", "malta"].map((club) => `${of}-${club}`)),
	);
	expect(matches.map(({ id }) => id)).toEqual(
		["1954", "1954-women"].flatMap((of) => ["a-1", "a-2", "a-3", "group-a-play-off-final"].map((match) => `${of}-${match}`)),
	);
	expect(facts!.map((fact) => "order" in fact && fact.order)).toEqual([
		["1954-malta", "1954-norway"],
		["1954-women-malta", "1954-women-norway"],
	]);
	const turned = readOpenfootball(files.toReversed(), CUP).file!.editions[0]!;
	expect([turned.startsOn, turned.endsOn]).toEqual(["1954-06-10", "1954-06-16"]);
	expect(readOpenfootball([...files, fileOf("more.json", men)], CUP).faults.map(printFault)).toEqual([
		'more.json:2 name: a second file for 1954: "Cup 1954"; expected another edition or category',
	]);
});
