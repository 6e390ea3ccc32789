import { describe, expect, it } from "vitest";
import { drop, editionOf, matchOf, put, saidOf, stageOf, streamOf } from "../../../../tests/support/broken-cup.ts";
import { aMatch, aSmallCup, aTeam, finished } from "../../../../tests/support/cup.ts";
import { aWholeCup } from "../../../../tests/support/whole-cup.ts";
import type { CupFile, CupFileFact, CupFileMatch } from "../cup-file.ts";

type Case = readonly [sentence: string, changes: (file: CupFile) => void, faults: readonly string[]];

const ZONE = "expected a time zone such as Europe/Stockholm, or an offset such as +03:00";
const LATER = "expected a time after it opens; midnight at the end of the day is 24:00";
const HALVES = "expected `halves` (halvlekar) too: 2, or 1 if a match is played without a break";

/** The small cup without anything that has a day: only its edition's days remain to be checked. */
function withoutDays(file: CupFile): void {
	put(editionOf(file), { matches: [], streams: [], facts: [], selectedGames: [] });
}

const category = (file: CupFile, at = 0) => editionOf(file).categories[at]!;
const NOT_PLAYED = {
	...{ status: "scheduled", score: undefined, halfTime: undefined, regularTime: undefined },
	...{ shootOut: undefined, decidedBy: undefined },
} as unknown as Partial<CupFileMatch>;
const match = (file: CupFile, id: string, more: Partial<CupFileMatch>) => put(matchOf(file, id), more);

const OF_THE_CUP: Case[] = [
	["the small cup as it is", () => {}, []],
	["the furthest zones by offset", (file) => put(file.cup, { zone: "+14:59" }), []],
	["a zone beyond them", (file) => put(file.cup, { zone: "+15:00" }), [`cup.zone: no such time zone: "+15:00"; ${ZONE}`]],
	["sixty minutes of an offset", (file) => put(file.cup, { zone: "-03:60" }), [`cup.zone: no such time zone: "-03:60"; ${ZONE}`]],
	[
		"an arena in no zone",
		(file) => put(file.arenas[0]!, { zone: "Europe/Heden" }),
		[`arenas[0].zone: no such time zone: "Europe/Heden"; ${ZONE}`],
	],
	["an arena open for a minute", (file) => put(file.arenas[0]!, { opens: "08:00", closes: "08:01" }), []],
	[
		"an arena that closes as it opens",
		(file) => put(file.arenas[0]!, { opens: "08:00", closes: "08:00" }),
		[`arenas[0].closes: closes before it opens, at 08:00: "08:00"; ${LATER}`],
	],
	["an arena of which only one is known", (file) => put(file.arenas[0]!, { closes: "08:00" }), []],
	[
		"other hours of two days, one of them wrong",
		(file) =>
			put(file.arenas[0]!, {
				otherHours: [
					{ day: "2026-07-17", opens: "09:00", closes: "24:00" },
					{ day: "2026-07-18", opens: "10:00", closes: "09:59" },
				],
			}),
		[`arenas[0].otherHours[1].closes: closes before it opens on 2026-07-18, at 10:00: "09:59"; ${LATER}`],
	],
	[
		"fields closed for a second and for ever",
		(file) =>
			put(file.arenas[0]!.fields[0]!, {
				closed: [{ from: "2026-07-13T10:00:00Z", until: "2026-07-13T12:00:01+02:00" }, { from: "2026-07-14T10:00:00Z" }],
			}),
		[],
	],
	[
		"a field open again as it closes, by another offset",
		(file) =>
			put(file.arenas[0]!.fields[1]!, {
				closed: [{ from: "2026-07-12T10:00:00Z" }, { from: "2026-07-13T10:00:00Z", until: "2026-07-13T12:00:00+02:00" }],
			}),
		[
			'arenas[0].fields[1].closed[1].until: reopens before it closes, at 2026-07-13T10:00:00Z: "2026-07-13T12:00:00+02:00"; expected a later time; or nothing, if it stays closed until you open it again',
		],
	],
];

const OF_AN_EDITION: Case[] = [
	[
		"one of a day",
		(file) => {
			withoutDays(file);
			put(editionOf(file), { startsOn: "2026-07-13", endsOn: "2026-07-13" });
		},
		[],
	],
	[
		"one that ends the day before it starts",
		(file) => {
			withoutDays(file);
			put(editionOf(file), { startsOn: "2026-07-14", endsOn: "2026-07-13" });
		},
		['editions[0].endsOn: an edition that ends before it starts: "2026-07-13"; expected 2026-07-14 or later'],
	],
	[
		"a game selected three times is told at each but the first",
		(file) => put(editionOf(file), { selectedGames: ["b14-f", "g15-m1", "b14-f", "b14-f"] }),
		[2, 3].map((at) => `editions[0].selectedGames[${at}]: a match selected twice: "b14-f"; expected each match once`),
	],
	[
		"announcements for who is there, out for a second",
		(file) =>
			put(editionOf(file), {
				announcements: [
					{ id: "one", text: { en: "1" }, audience: { kind: "arena", arena: "heden" } },
					{ id: "two", text: { en: "2" }, audience: { kind: "category", category: "b14" } },
					{
						...{ id: "three", text: { en: "3" }, audience: { kind: "team", team: "b14-ask" } },
						...{ publishedAt: "2026-07-14T10:00:00Z", publishedUntil: "2026-07-14T12:00:01+02:00" },
					},
				],
			}),
		[],
	],
	[
		"announcements for nobody, and one that is over as it is out",
		(file) =>
			put(editionOf(file), {
				announcements: [
					{ id: "one", text: { en: "1" }, audience: { kind: "arena", arena: "b14" } },
					{ id: "two", text: { en: "2" }, audience: { kind: "category", category: "b14-ask" } },
					{
						...{ id: "three", text: { en: "3" }, audience: { kind: "team", team: "ask" } },
						...{ publishedAt: "2026-07-14T10:00:00Z", publishedUntil: "2026-07-14T12:00:00+02:00" },
					},
				],
			}),
		[
			'editions[0].announcements[0].audience.arena: no such arena: "b14"; expected the id of an arena of the cup',
			'editions[0].announcements[1].audience.category: no such category: "b14-ask"; expected the id of a category of edition 2026',
			'editions[0].announcements[2].publishedUntil: an announcement that ends before it is published: "2026-07-14T12:00:00+02:00"; expected after 2026-07-14T10:00:00Z',
			'editions[0].announcements[2].audience.team: no such team: "ask"; expected the id of a team of edition 2026',
		],
	],
];

const OF_STAGES: Case[] = [
	["a walkover won by a goal", (file) => put(category(file).rules, { walkover: { winner: 1, loser: 0 } }), []],
	[
		"a stage's own walkover that nobody wins",
		(file) => put(stageOf(file, "b14-b"), { rules: { preset: "gothia", walkover: { winner: 2, loser: 2 } } }),
		[
			'editions[0].categories[0].stages[2].rules.walkover: a walkover that nobody wins: {"winner":2,"loser":2}; expected more goals for the winner than for the loser',
		],
	],
	[
		"halves that every stage says for itself",
		(file) => {
			drop(category(file, 1), "halves");
			for (const stage of category(file, 1).stages) put(stage, { halves: 1 });
		},
		[],
	],
	[
		"halves that all stages but one say",
		(file) => {
			drop(category(file, 1), "halves");
			for (const stage of category(file, 1).stages.slice(1)) put(stage, { halves: 1 });
		},
		[`editions[0].categories[1].minutesPerHalf: minutes per half without the number of halves: 20; ${HALVES}`],
	],
	[
		"a category whose halves nobody says, asked for once and not at its stages too",
		(file) => {
			drop(category(file), "halves");
		},
		[`editions[0].categories[0].minutesPerHalf: minutes per half without the number of halves: 20; ${HALVES}`],
	],
	[
		"minutes that only a stage says",
		(file) => {
			drop(category(file), "halves");
			drop(category(file), "minutesPerHalf");
		},
		[`editions[0].categories[0].stages[1].minutesPerHalf: minutes per half without the number of halves: 25; ${HALVES}`],
	],
	[
		"a way on to the stage itself",
		(file) => put(stageOf(file, "b14-g"), { advance: [{ positions: [1, 1], to: "b14-g" }] }),
		[
			'editions[0].categories[0].stages[0].advance[0].to: no such stage: "b14-g"; expected the id of a stage of category b14, another than this; near: b14-a, b14-b',
		],
	],
	[
		"positions one beyond the largest group",
		(file) => put(stageOf(file, "b14-g").advance![1]!, { positions: [3, 5] }),
		["editions[0].categories[0].stages[0].advance[1].positions: a position that no group has: [3,5]; expected 1 to 4"],
	],
	[
		"positions beyond what is said of the groups' size",
		(file) =>
			put(stageOf(file, "b14-g"), {
				advance: [
					{ positions: [2, 2], to: "b14-a", groupSize: 2 },
					{ positions: [2, 3], to: "b14-a", groupSize: 2 },
					{ positions: [2, 2], to: "b14-b", groupSize: 1 },
				],
			}),
		[
			"editions[0].categories[0].stages[0].advance[1].positions: a position that no group of 2 has: [2,3]; expected 1 to 2",
			"editions[0].categories[0].stages[0].advance[2].positions: a position that no group of 1 has: [2,2]; expected 1",
		],
	],
	[
		"positions of groups of which one is not drawn",
		(file) => {
			put(stageOf(file, "b14-g").advance![1]!, { positions: [3, 9] });
			stageOf(file, "b14-g").divisions.push({ id: "b14-g-3", name: "3" });
		},
		[],
	],
	[
		"positions in the wrong order beyond the group: one fault",
		(file) => put(stageOf(file, "b14-g").advance![1]!, { positions: [9, 4] }),
		[
			"editions[0].categories[0].stages[0].advance[1].positions: positions in the wrong order: [9,4]; expected the first and the last position, lowest number first",
		],
	],
	[
		"half a position of a club",
		(file) => {
			put(file.clubs[0]!, { latitude: 57.7 });
		},
		["clubs[0].latitude: half a position: 57.7; expected both latitude and longitude, or neither"],
	],
	[
		"a team drawn twice in its group, and in the next",
		(file) => {
			stageOf(file, "g15-g").divisions[0]!.teams!.push("g15-ask");
			stageOf(file, "g15-g").divisions[1]!.teams!.push("g15-bro");
			put(editionOf(file), { matches: [], facts: [], selectedGames: [], streams: [] });
		},
		[
			'editions[0].categories[1].stages[0].divisions[0].teams[2]: a team drawn twice: "g15-ask"; expected each team in only one division of a stage',
			'editions[0].categories[1].stages[0].divisions[1].teams[2]: a team that is already in division "g15-g-a" of the stage: "g15-bro"; expected each team in only one division of a stage',
		],
	],
	["a team in a group of two stages", (file) => put(stageOf(file, "g15-m").divisions[0]!, { teams: ["g15-ask", "g15-fur"] }), []],
];

const OF_MATCHES: Case[] = [
	["the first minute of the first day", (file) => match(file, "b14-m1", { start: "2026-07-12T22:00:00Z" }), []],
	["the last minute of the last day", (file) => match(file, "b14-m1", { start: "2026-07-18T21:59:59Z" }), []],
	[
		"the minute before the first day",
		(file) => match(file, "b14-m1", { start: "2026-07-12T21:59:59Z" }),
		[
			'editions[0].matches[0].start: a day outside the edition (2026-07-12 in Europe/Stockholm): "2026-07-12T21:59:59Z"; expected a day of edition 2026: 2026-07-13 to 2026-07-18',
		],
	],
	[
		"a day by the clocks of the match's own arena, west and east of the cup",
		(file) => {
			put(file.arenas[1]!, { zone: "-03:30" });
			match(file, "b14-m1", { field: "valhalla-1", start: "2026-07-13T03:29:00Z" });
			match(file, "b14-m2", { field: "valhalla-1", start: "2026-07-19T03:29:00Z" });
			put(file.arenas[0]!, { zone: "+09:30" });
			match(file, "b14-m3", { start: "2026-07-18T14:30:00Z" });
			match(file, "b14-m4", { start: "2026-07-12T14:30:00Z" });
		},
		[
			'editions[0].matches[0].start: a day outside the edition (2026-07-12 in -03:30): "2026-07-13T03:29:00Z"; expected a day of edition 2026: 2026-07-13 to 2026-07-18',
			'editions[0].matches[2].start: a day outside the edition (2026-07-19 in +09:30): "2026-07-18T14:30:00Z"; expected a day of edition 2026: 2026-07-13 to 2026-07-18',
		],
	],
	["one place in two rounds", (file) => match(file, "b14-s2", { round: "quarter-final", position: 1 }), []],
	[
		"one place in the rounds of two playoffs, and none at all",
		(file) => {
			match(file, "b14-s2", { position: 3 });
			drop(matchOf(file, "b14-s1"), "position");
			drop(matchOf(file, "b14-t"), "position");
		},
		[],
	],
	[
		"a field misspelt: those that come near, and where they are",
		(file) => {
			match(file, "b14-m1", { field: "hedn-2" });
			match(file, "g15-m2", { moved: { start: "2026-07-14T12:30:00Z", field: "heden2" } });
		},
		[
			'editions[0].matches[0].field: no such field: "hedn-2"; expected the id of a field of the cup; near: heden-2 (Heden 2)',
			'editions[0].matches[16].moved.field: no such field: "heden2"; expected the id of a field of the cup; near: heden-2 (Heden 2)',
		],
	],
	[
		"nations in codes of other tables, whatever their letters: those that they mean",
		(file) => {
			for (const [at, nation] of ["SWE", "gb-eng", "UK", "sverige"].entries()) put(file.clubs[at]!, { nation });
		},
		[
			'clubs[0].nation: not in the right form: "SWE"; expected a lower-case nation code such as se, en or tpe; near: se (Sweden)',
			'clubs[1].nation: not in the right form: "gb-eng"; expected a lower-case nation code such as se, en or tpe; near: en (England)',
			'clubs[2].nation: not in the right form: "UK"; expected a lower-case nation code such as se, en or tpe; near: gb (Great Britain), en (England), ct (Scotland), wa (Wales), nd (Northern Ireland)',
			'clubs[3].nation: not in the right form: "sverige"; expected a lower-case nation code such as se, en or tpe',
		],
	],
	["one place in a group's round", (file) => ["b14-m1", "b14-m2"].map((id) => match(file, id, { position: 1 })), []],
	[
		"a side to be known",
		(file) => match(file, "b14-f", { home: {}, status: "postponed" }),
		[
			'editions[0].categories[0].stages[1].name: warning: places in "Slutspel A" that nothing fills yet: 1; expected a team, or the slot that it comes from, before the match is played',
		],
	],
	[
		"sides of matches that have begun which nobody stands on",
		(file) => {
			match(file, "g15-m1", { home: {} });
			match(file, "g15-m2", { away: {} });
		},
		[
			"editions[0].matches[15].home: a live match with no team on one side: {}; expected a team, or the slot that it comes from",
			"editions[0].matches[16].away: a walkover match with no team on one side: {}; expected a team, or the slot that it comes from",
		],
	],
	[
		"a slot that meets itself, and one that meets its loser",
		(file) => {
			match(file, "b14-f", { home: { slot: { kind: "winner", match: "b14-s2" } } });
			match(file, "b14-t", { home: { slot: { kind: "winner", match: "b14-s2" } } });
		},
		[
			'editions[0].matches[12].away.slot: a slot that meets itself: {"kind":"winner","match":"b14-s2"}; expected a different one from the home side’s',
			'editions[0].matches[11].home.slot.match: warning: a winner who plays on for lower places: "b14-s2"; expected the losers of that round, or a round for the places that its winner can reach',
		],
	],
	[
		"two of the best that meet, and a table whose rows no outcome fits",
		(file) => {
			const slot = { kind: "best-of", position: 3, divisions: ["b14-g-1", "b14-g-2"] } as const;
			const best = () => ({ slot: { ...slot, divisions: [...slot.divisions] } });
			match(file, "b14-s1", { home: best() });
			match(file, "b14-s2", { home: best() });
			const [groups, playoff] = file.editions[0]!.categories[0]!.stages;
			groups!.advance = [
				{ positions: [1, 1], to: "b14-a" },
				{ positions: [3, 3], best: [1, 2], to: "b14-a" },
			];
			playoff!.bestOf = {
				"12": { "b14-s1": "2", "b14-s2": "1" },
				"11": { "b14-s1": "1", "b14-s2": "1" },
				"2": { "b14-s1": "2" },
				"13": { "b14-s1": "1", "b14-s2": "3" },
				"1": { "b14-s1": "1", "b14-f": "2" },
			};
		},
		[
			'editions[0].categories[0].stages[1].bestOf.1: a match without a place for one of the best: match b14-f (B14: winner of match 412 – winner of match 413): "1"; expected a match with a place such as best third of A/B/C',
			'editions[0].categories[0].stages[1].bestOf.2: no group for match 413 (B14: best of places 3 of group 1, group 2 – place 2 of group 1): "2"; expected one group for each match that one of the best plays',
			'editions[0].categories[0].stages[1].bestOf.11: not the groups that are placed: 1, 1: "11"; expected each of the groups once, in one match',
			'editions[0].categories[0].stages[1].bestOf.13: group 3 in match 413 (B14: best of places 3 of group 1, group 2 – place 2 of group 1), whose place is for others: "13"; expected 1/2',
		],
	],
	[
		"a winner who plays on for lower places, and one decision on points twice",
		(file) => {
			match(file, "b14-t", { home: { slot: { kind: "winner", match: "b14-s1" } } });
			match(file, "b14-f", { home: { slot: { kind: "loser", match: "b14-s1" } } });
			const fact = {
				at: "2026-07-14T12:00:00Z",
				kind: "points",
				division: "b14-g-1",
				team: "b14-ask",
				points: -1,
				note: "x",
			} as const;
			file.editions[0]!.facts = [
				...file.editions[0]!.facts!,
				...["p1", "p2", "p3"].map((id) => ({ id, ...fact, ...(id === "p3" && { note: "y" }) })),
			];
		},
		[
			'editions[0].matches[11].home.slot.match: warning: a winner who plays on for lower places: "b14-s1"; expected the losers of that round, or a round for the places that its winner can reach',
			"editions[0].facts[3].points: warning: the same points given or deducted twice: -1; expected one decision once; another with its own time or reason",
		],
	],
	[
		"points that fall the wrong way, and ways to decide a match that never come",
		(file) => {
			const [boys] = file.editions[0]!.categories;
			boys!.rules = {
				...{ preset: "gothia", points: { win: 3, draw: 4, loss: 0 } },
				...{ drawnGroup: ["penalties", "extra-time"], drawnPlayoff: ["extra-time"] },
			};
		},
		[
			'editions[0].categories[0].rules.points: warning: points that do not fall from win to loss: "3/4/0"; expected most for a win, fewest for a loss: 3/1/0',
			'editions[0].categories[0].rules.drawnGroup: warning: a way to decide a match that is never used: "extra-time"; expected penalties, seven-metre throws or lots last',
			'editions[0].categories[0].rules.drawnGroup: warning: a match that can be level after all: "extra-time"; expected penalties, seven-metre throws or lots after extra time',
			'editions[0].categories[0].rules.drawnPlayoff: warning: a match that can be level after all: "extra-time"; expected penalties, seven-metre throws or lots after extra time',
			"editions[0].matches[5].decidedBy: warning: a level group match (1–1) without its decision: it counts in no table: nothing; expected how it was decided, with the score of the shoot-out or the winner of the drawing of lots",
		],
	],
	[
		"one of several ranks that meets itself",
		(file) => {
			const slot = { kind: "best-of", position: 3, divisions: ["b14-g-1", "b14-g-2"] } as const;
			match(file, "b14-s1", { home: { slot: { ...slot, divisions: [...slot.divisions], rank: 1 } } });
			match(file, "b14-s1", { away: { slot: { ...slot, divisions: [...slot.divisions], rank: 1 } } });
		},
		[
			'editions[0].matches[9].away.slot: a slot that meets itself: {"kind":"best-of","position":3,"divisions":["b14-g-1","b14-g-2"],"rank":1}; expected a different one from the home side’s',
		],
	],
	[
		"a match of two teams of another group: one fault, at its group",
		(file) => match(file, "b14-m1", { home: { team: "b14-fur" }, away: { team: "b14-gran" } }),
		[
			'editions[0].matches[0].division: a match of group 1 between two teams of group 2: "b14-g-1"; expected a match between two teams of the same group: in their own group, or with other teams',
		],
	],
	[
		"a team of another group in two matches: told once",
		(file) => {
			match(file, "b14-m1", { home: { team: "b14-fur" } });
			match(file, "b14-m2", { away: { team: "b14-fur" } });
		},
		['editions[0].matches[0].home.team: a team that is not in group 1: "b14-fur"; expected one of the group\'s teams'],
	],
	[
		"a team of another group where the match's own has no list",
		(file) => {
			drop(stageOf(file, "b14-g").divisions[0]!, "teams");
			match(file, "b14-m1", { away: { team: "b14-gran" } });
		},
		[
			'editions[0].matches[0].away.team: a team of group 2, in a match of group 1: "b14-gran"; expected a match between two teams of the same group: in their own group, or with other teams',
		],
	],
	[
		"a team of no group in a group with a list",
		(file) => {
			editionOf(file).teams.push(aTeam("b14-2-ask", "b14", { suffix: "2" }));
			match(file, "b14-m1", { away: { team: "b14-2-ask" } });
		},
		['editions[0].matches[0].away.team: a team that is not in group 1: "b14-2-ask"; expected one of the group\'s teams'],
	],
	[
		"teams of another category in a playoff",
		(file) => match(file, "b14-f", { home: { team: "g15-ask" } }),
		[
			'editions[0].matches[12].home.team: a team of category Girls 15: "g15-ask"; expected a team of category Boys 14, where the match is',
		],
	],
];

const best = (position: number, ...divisions: string[]) => ({ slot: { kind: "best-of" as const, position, divisions } });
const position = (division: string, place: number) => ({ slot: { kind: "position" as const, division, position: place } });

const OF_SLOTS: Case[] = [
	[
		"the last place of a group",
		(file) => {
			drop(stageOf(file, "b14-g"), "advance");
			match(file, "b14-s1", { home: position("b14-g-1", 4) });
			match(file, "b14-bs", { home: position("b14-g-1", 1) });
		},
		[],
	],
	["any place of a group that is not drawn", (file) => match(file, "g15-f", { ...NOT_PLAYED, home: position("g15-m-c", 9) }), []],
	[
		"the best of places that all groups have",
		(file) => {
			drop(stageOf(file, "b14-g"), "advance");
			match(file, "b14-s1", { home: best(3, "b14-g-1", "b14-g-2") });
		},
		[],
	],
	[
		"the best of a place that one group has not",
		(file) => match(file, "b14-s1", { home: best(4, "b14-g-1", "b14-g-2") }),
		["editions[0].matches[9].home.slot.position: a position that group 2 does not have: 4; expected 1 to 3"],
	],
	[
		"the best of groups of which one is another category's",
		(file) => match(file, "b14-s1", { home: best(1, "b14-g-1", "g15-g-a") }),
		[
			'editions[0].matches[9].home.slot.divisions[1]: a slot that points to category Girls 15: "g15-g-a"; expected one of category Boys 14, where the match is',
		],
	],
	[
		"the loser of a match of another category",
		(file) => match(file, "b14-f", { away: { slot: { kind: "loser", match: "g15-m1" } } }),
		[
			'editions[0].matches[12].away.slot.match: a slot that points to category Girls 15: "g15-m1"; expected one of category Boys 14, where the match is',
		],
	],
	[
		"the loser of a match that is not there",
		(file) => match(file, "b14-f", { away: { slot: { kind: "loser", match: "b14-x" } } }),
		[
			'editions[0].matches[12].away.slot.match: no such match: "b14-x"; expected the id of a match of edition 2026; near: b14-t, b14-f, b14-m1',
		],
	],
	[
		"a bye on the away side of a group's match",
		(file) => match(file, "g15-m3", { away: { slot: { kind: "bye" } } }),
		['editions[0].matches[17].away.slot: a bye in a group: {"kind":"bye"}; expected a bye only in a playoff'],
	],
	[
		"two cycles, one of them behind a bye",
		(file) => {
			match(file, "b14-s1", { home: { slot: { kind: "winner", match: "b14-f" } } });
			match(file, "b14-bs", { home: { slot: { kind: "bye" } }, away: { slot: { kind: "winner", match: "b14-bf" } } });
		},
		[
			'editions[0].matches[9].home.slot: slots in a circle: each match waits for the next: "b14-s1 → b14-f → b14-s1"; expected slots that lead back to matches between known teams',
			'editions[0].matches[13].away.slot: slots in a circle: each match waits for the next: "b14-bs → b14-bf → b14-bs"; expected slots that lead back to matches between known teams',
		],
	],
];

const at = "2026-07-14T18:00:00Z";
const facts = (file: CupFile, ...more: CupFileFact[]) => put(editionOf(file), { facts: more });
const ABOUT = "expected division: the group whose teams are level; or stage: the stage that the best of several groups go to";

const OF_FACTS: Case[] = [
	[
		"lots for both a group and a stage, fair play of neither",
		(file) =>
			facts(
				file,
				{ id: "f1", at, kind: "lots", division: "g15-g-a", stage: "g15-a", order: ["g15-ask", "g15-bro"] },
				{ id: "f2", at, kind: "fair-play", team: "g15-ask", points: -1 },
			),
		[
			`editions[0].facts[0].stage: lots for both a group and a stage: "g15-a"; ${ABOUT}`,
			`editions[0].facts[1]: fair-play without a group or a stage: nothing; ${ABOUT}`,
		],
	],
	[
		"what a group's own stage asks for, not what its category does",
		(file) =>
			facts(
				file,
				{ id: "f1", at, kind: "lots", division: "g15-g-a", order: ["g15-bro", "g15-ask"] },
				{ id: "f2", at, kind: "shoot-out", division: "g15-g-a", order: ["g15-bro", "g15-ask"] },
			),
		[
			'editions[0].facts[1].kind: a fact that no rule of group A of Girls 15 uses: "shoot-out"; expected fair-play or lots, which the criteria ask for; for others, add them to `criteria` in the rules',
		],
	],
	[
		"a fact where the criteria ask for none",
		(file) => {
			put(stageOf(file, "g15-g"), { rules: { preset: "fifa-2022", criteria: ["goals-for"] } });
			facts(file, { id: "f1", at, kind: "lots", division: "g15-g-a", order: ["g15-bro", "g15-ask"] });
		},
		[
			'editions[0].facts[0].kind: a fact that no rule of group A of Girls 15 uses: "lots"; expected no fact: its criteria ask for none',
		],
	],
	[
		"a fact that only tables that are not final ask for",
		(file) => {
			put(stageOf(file, "g15-g"), { rules: { preset: "fifa-2022", criteria: ["goals-for"], criteriaWhileRunning: ["lots"] } });
			facts(file, { id: "f1", at, kind: "lots", division: "g15-g-a", order: ["g15-bro", "g15-ask"] });
		},
		[],
	],
	[
		"a ranking that one of the category's group stages asks for",
		(file) => {
			put(stageOf(file, "g15-m"), { rules: { preset: "fifa-2026" } });
			facts(file, { id: "f1", at, kind: "ranking", team: "g15-ask", ranking: 4 });
		},
		[],
	],
	[
		"a ranking that only the rules of a playoff would ask for",
		(file) => {
			put(stageOf(file, "g15-a"), { rules: { preset: "fifa-2026" } });
			facts(file, { id: "f1", at, kind: "ranking", team: "g15-ask", ranking: 4 });
		},
		[
			'editions[0].facts[0].kind: a fact that no rule of category Girls 15 uses: "ranking"; expected fair-play or lots or shoot-out, which the criteria ask for; for others, add them to `criteria` in the rules',
		],
	],
	[
		"a shoot-out in a playoff, with a team that is in none of its groups",
		(file) => facts(file, { id: "f1", at, kind: "shoot-out", division: "g15-a-1", order: ["g15-ask", "b14-ask"] }),
		[
			'editions[0].facts[0].division: shoot-out in a playoff, which has no table: "g15-a-1"; expected a group; between the best of several groups, stage: "g15-a"',
		],
	],
	[
		"lots with teams that are not there, of another group, and named twice",
		(file) => facts(file, { id: "f1", at, kind: "lots", division: "g15-g-a", order: ["g15-x", "g15-bro", "g15-fur", "g15-bro"] }),
		[
			'editions[0].facts[0].order[0]: no such team: "g15-x"; expected the id of a team of edition 2026',
			'editions[0].facts[0].order[2]: a team of another group: "g15-fur"; expected one of the group\'s teams',
			'editions[0].facts[0].order[3]: a team named twice: "g15-bro"; expected each team once, best first',
		],
	],
	[
		"fair play of a team of another group",
		(file) => facts(file, { id: "f1", at, kind: "fair-play", division: "g15-g-a", team: "g15-fur", points: -1 }),
		['editions[0].facts[0].team: a team of another group: "g15-fur"; expected one of the group\'s teams'],
	],
	[
		"a protest of a team that is not there, against no match",
		(file) => facts(file, { id: "f1", at, kind: "protest", match: "g15-x", team: "g15-y", note: "?" }),
		[
			'editions[0].facts[0].match: no such match: "g15-x"; expected the id of a match of edition 2026; near: g15-f, g15-m1, g15-m2',
			'editions[0].facts[0].team: no such team: "g15-y"; expected the id of a team of edition 2026',
		],
	],
	[
		"lots of a stage that takes no best of several groups, and of one that is not there",
		(file) =>
			facts(
				file,
				{ id: "f1", at, kind: "lots", stage: "g15-a", order: ["g15-ask", "g15-fur"] },
				{ id: "f2", at, kind: "fair-play", stage: "g15-z", team: "g15-ask", points: 1 },
			),
		[
			'editions[0].facts[0].stage: lots for a stage that the best of several groups do not go to: "g15-a"; expected a stage with such a slot (best third of A/B/C); within one group, division: the group',
			'editions[0].facts[1].stage: no such stage: "g15-z"; expected the id of a stage of edition 2026; near: g15-g, g15-m, g15-a',
		],
	],
	[
		"lots between the best of two groups, with a team of a third",
		(file) => {
			drop(stageOf(file, "b14-g"), "advance");
			stageOf(file, "b14-g").divisions.push({ id: "b14-g-3", name: "3", teams: ["b14-2-ask"] });
			editionOf(file).teams.push(aTeam("b14-2-ask", "b14", { suffix: "2" }));
			match(file, "b14-s1", { away: best(2, "b14-g-1", "b14-g-2") });
			facts(file, { id: "f1", at, kind: "lots", stage: "b14-a", order: ["b14-ask", "b14-fur", "b14-2-ask"] });
		},
		[
			'editions[0].facts[0].order[2]: a team of another group: "b14-2-ask"; expected one of the teams of the groups that the slots name',
		],
	],
	[
		"lots between the best of groups of which one is not drawn",
		(file) => {
			stageOf(file, "b14-g").divisions.push({ id: "b14-g-3", name: "3" });
			match(file, "b14-s1", { home: best(1, "b14-g-1", "b14-g-3") });
			facts(file, { id: "f1", at, kind: "lots", stage: "b14-a", order: ["b14-ask", "b14-fur"] });
		},
		[],
	],
];

const OF_STREAMS: Case[] = [
	[
		"a second of the first day",
		(file) => put(streamOf(file, 1), { from: "2026-07-12T22:00:00Z", until: "2026-07-12T22:00:01Z" }),
		[],
	],
	[
		"a night after the last day",
		(file) => put(streamOf(file, 1), { from: "2026-07-18T21:59:00Z", until: "2026-07-19T06:00:00Z" }),
		[],
	],
	[
		"one that ends as it starts, by another offset",
		(file) => put(streamOf(file, 1), { from: "2026-07-15T06:00:00Z", until: "2026-07-15T08:00:00+02:00" }),
		[
			'editions[0].streams[1].until: a stream that ends before it starts: "2026-07-15T08:00:00+02:00"; expected after 2026-07-15T06:00:00Z',
		],
	],
	[
		"one on the day before, by the clocks of its field's arena",
		(file) => {
			put(file.arenas[0]!, { zone: "-03:30" });
			put(streamOf(file, 1), { from: "2026-07-13T03:29:00Z" });
		},
		[
			'editions[0].streams[1].from: a day outside the edition (2026-07-12): "2026-07-13T03:29:00Z"; expected a day of edition 2026: 2026-07-13 to 2026-07-18',
		],
	],
	[
		"all that one of a match may not have, each where it stands",
		(file) => put(streamOf(file, 0), { field: "heden-2", from: "2026-07-15T06:00:00Z", until: "2026-07-15T07:00:00Z" }),
		["field", "from", "until"].map((part) =>
			expect.stringMatching(
				`^editions\\[0\\]\\.streams\\[0\\]\\.${part}: a stream of both a match and a field: .*; expected no field and no time together with a match: the match has its own$`,
			),
		),
	],
	[
		"three of one match, each told of the one before it",
		(file) => {
			drop(streamOf(file, 1), "field");
			drop(streamOf(file, 1), "from");
			drop(streamOf(file, 1), "until");
			for (const at of [1, 2]) put(streamOf(file, at), { match: "g15-m1" });
		},
		[
			'editions[0].streams[1].match: a match that stream "live-1" already shows: "g15-m1"; expected one stream per match',
			'editions[0].streams[2].match: a match that stream "heden-10-day-3" already shows: "g15-m1"; expected one stream per match',
		],
	],
];

const PAIRED = "expected one match between every two teams, or the table never becomes final; missing:";
const without = (file: CupFile, ...ids: string[]) => {
	put(editionOf(file), { matches: editionOf(file).matches.filter(({ id }) => !ids.includes(id)) });
};

/** Accepted with a warning. */
const WARNINGS: Case[] = [
	[
		"a match on a field the minute before the one ahead is played, and not as it is",
		(file) => {
			match(file, "b14-m2", { start: "2026-07-13T09:39:59Z" });
			match(file, "b14-m4", { start: "2026-07-13T13:40:00Z" });
		},
		[
			'editions[0].matches[1].field: warning: two matches on Heden 2 at the same time: "DAL IF – EK IF" and "ASK IF – BRO IF": "heden-2"; expected 2026-07-13 11:39 to be free; the other starts 2026-07-13 11:00',
		],
	],
	[
		"a team has two matches at the same time on two fields, by number and on each arena's clocks",
		(file) => {
			put(file.arenas[1]!, { zone: "+05:00" });
			match(file, "b14-m3", { start: "2026-07-13T09:20:00Z", field: "valhalla-1", number: "30" });
		},
		[
			'editions[0].matches[2].home.team: warning: ASK IF has two matches at the same time: "30 (ASK IF – DAL IF)" and "ASK IF – BRO IF": "b14-ask"; expected 2026-07-13 14:20 to be free; the other starts 2026-07-13 11:00',
		],
	],
	[
		"the length of a stage before its category's",
		(file) => {
			match(file, "b14-s2", { start: "2026-07-16T09:49:00Z" });
			match(file, "b14-f", { start: "2026-07-16T10:39:00Z", field: "heden-10" });
		},
		[
			'editions[0].matches[10].field: warning: two matches on Heden 10 at the same time: "413 (place 1 of group 2 – place 2 of group 1)" and "412 (place 1 of group 1 – place 2 of group 2)": "heden-10"; expected 2026-07-16 11:49 to be free; the other starts 2026-07-16 11:00',
		],
	],
	[
		"of a match that is put off or called off none",
		(file) => {
			match(file, "b14-s2", { start: "2026-07-16T09:00:00Z", status: "postponed" });
			match(file, "b14-f", { start: "2026-07-16T09:00:00Z", field: "heden-10", status: "cancelled" });
		},
		[],
	],
	[
		"matches of which nobody knows the length: only those that start together",
		(file) => {
			for (const noun of [category(file, 2)]) {
				drop(noun, "halves");
				drop(noun, "minutesPerHalf");
			}
			match(file, "b11-m1", { start: "2026-07-17T07:59:00Z" });
			match(file, "b14-s1", { start: "2026-07-17T08:00:00Z" });
		},
		[
			'editions[0].matches[20].field: warning: two matches on Heden 10 at the same time: "GRAN IF – HAV IF" and "412 (place 1 of group 1 – place 2 of group 2)": "heden-10"; expected 2026-07-17 10:00 to be free; the other starts 2026-07-17 10:00',
		],
	],
	[
		"one match that runs through two others is told of each",
		(file) => {
			put(category(file, 2), { halves: 1, minutesPerHalf: 120 });
			match(file, "b11-m1", { start: "2026-07-16T08:30:00Z" });
		},
		[
			'editions[0].matches[9].field: warning: two matches on Heden 10 at the same time: "412 (place 1 of group 1 – place 2 of group 2)" and "EK IF – GRAN IF": "heden-10"; expected 2026-07-16 11:00 to be free; the other starts 2026-07-16 10:30',
			'editions[0].matches[10].field: warning: two matches on Heden 10 at the same time: "413 (place 1 of group 2 – place 2 of group 1)" and "EK IF – GRAN IF": "heden-10"; expected 2026-07-16 12:00 to be free; the other starts 2026-07-16 10:30',
		],
	],
	[
		"two matches of the same teams on one field: one warning",
		(file) => {
			editionOf(file).matches.push(
				aMatch("b14-m1b", "b14-g-1", ["b14-ask", "b14-bro"], {
					...finished(1, 0),
					start: "2026-07-13T09:00:00Z",
					field: "heden-2",
				}),
			);
		},
		[expect.stringMatching(/^editions\[0\]\.matches\[21\]\.field: warning: two matches on Heden 2 at the same time/)],
	],
	[
		"three pairings that a group lacks are named, in the order of its draw",
		(file) => without(file, "b14-m1", "b14-m2", "b14-m4"),
		[
			`editions[0].categories[0].stages[0].divisions[0].name: warning: group 1 of Boys 14: 3 of 6 pairings: "1"; ${PAIRED} ASK IF – BRO IF, BRO IF – EK IF, DAL IF – EK IF`,
		],
	],
	[
		"of four the fourth is left out",
		(file) => without(file, "b14-m1", "b14-m2", "b14-m4", "b14-m5"),
		[
			`editions[0].categories[0].stages[0].divisions[0].name: warning: group 1 of Boys 14: 2 of 6 pairings: "1"; ${PAIRED} ASK IF – BRO IF, ASK IF – EK IF, BRO IF – EK IF, …`,
		],
	],
	[
		"of a group without a match nothing",
		(file) => {
			without(file, "g15-m1", "g15-m2");
			put(editionOf(file), { selectedGames: [], facts: [], streams: [] });
		},
		[],
	],
	[
		"a stage's rules before its category's: all meet, or not",
		(file) => {
			put(category(file).rules, { allMeet: false });
			put(stageOf(file, "g15-g"), { rules: { preset: "fifa-2022", allMeet: false } });
			stageOf(file, "g15-g").divisions[0]!.teams!.push("g15-hav");
			put(stageOf(file, "g15-g").divisions[1]!, { teams: ["g15-fur"] });
			put(editionOf(file).teams.find(({ id }) => id === "g15-hav")!, { withdrawn: false });
			match(file, "g15-m2", { division: "g15-g-a", home: { team: "g15-hav" }, away: { team: "g15-bro" } });
			without(file, "b14-m1");
		},
		[],
	],
	[
		"a group of places that others will fill lacks a pairing, which is called by them",
		(file) => {
			const [one, other, third] = [position("g15-g-a", 1), position("g15-g-b", 1), position("g15-g-a", 2)].map(
				({ slot }) => slot,
			);
			editionOf(file).matches.push(aMatch("g15-m4", "g15-m-c", [third!, one!]));
			match(file, "g15-m3", { home: { slot: one! }, away: { slot: other! } });
		},
		[
			`editions[0].categories[1].stages[1].divisions[0].name: warning: second stage, group C of Girls 15: 2 of 3 pairings: "C"; ${PAIRED} place 1 of group B – place 2 of group A`,
		],
	],
	[
		"a place that others will fill in a group that is drawn: whose it is nobody knows",
		(file) => {
			match(file, "b14-m9", { status: "scheduled", away: position("b14-g-1", 3) });
			drop(matchOf(file, "b14-m9"), "score");
		},
		[],
	],
	[
		"matches without a field at one time, one of their teams away in both",
		(file) => {
			for (const id of ["b14-m1", "b14-m2", "b14-m4"]) drop(matchOf(file, id), "field");
			match(file, "b14-m2", { start: "2026-07-13T09:00:00Z" });
			match(file, "b14-m4", { start: "2026-07-13T10:39:00Z" });
			put(stageOf(file, "b14-g"), { halves: 3 });
			match(file, "b14-m3", { start: "2026-07-13T13:00:00Z", away: { team: "b14-dal" } });
		},
		[],
	],
	[
		"a side of which nothing is known is nobody's pairing",
		(file) => {
			match(file, "b14-m9", { status: "scheduled", away: {} });
			drop(matchOf(file, "b14-m9"), "score");
		},
		[],
	],
	[
		"a fault elsewhere in the file leaves pairings unsaid",
		(file) => {
			without(file, "b14-m1");
			put(file.cup, { zone: "+25:00" });
		},
		[`cup.zone: no such time zone: "+25:00"; ${ZONE}`],
	],
];

type Over = readonly [sentence: string, changes: (record: CupFile) => void, edition: object, faults: readonly unknown[]];

const groups = (stage: string, teams: Record<string, string[]>) => ({
	categories: [
		{
			id: stage.slice(0, 3),
			stages: [{ id: stage, divisions: Object.entries(teams).map(([name, teams]) => ({ id: `${stage}-${name}`, teams })) }],
		},
	],
});

/** The effect on the small cup in the record of a file that states a part of its edition. */
const OVER_A_RECORD: Over[] = [
	["nothing that is new", () => {}, { name: "Lillcupen" }, []],
	[
		"a team moved to another group and its matches not: once, at the group",
		(record) => match(record, "b14-bs", { home: position("b14-g-1", 3) }),
		groups("b14-g", { "1": ["b14-bro", "b14-dal", "b14-ek"], "2": ["b14-fur", "b14-ask", "b14-gran", "b14-hav"] }),
		[
			expect.stringMatching(
				/^editions\[0\]\.categories\[0\]\.stages\[0\]\.divisions\[1\]\.teams\[1\]: a team that has matches in another group: match .*ASK IF – BRO IF.*: "ASK IF"; expected its own group; or change its matches as well$/,
			),
		],
	],
	[
		"a group drawn without a team that has matches there, and is promised on: at what the file states, else at the record's",
		() => {},
		groups("b14-g", { "1": ["b14-ask", "b14-bro", "b14-dal"] }),
		[
			"editions[0].categories[0].stages[0].advance[1].positions: warning: a position that no group has: [3,4]; expected 1 to 3",
			'team: a team that is not in group 1 (of "b14-m2" in the record): "b14-ek"; expected one of the group\'s teams',
			'position: a position that group 1 does not have (of "b14-bs" in the record): 4; expected 1 to 3',
		],
	],
	[
		"a way on that the record has and no group fills: a warning",
		(record) => put(stageOf(record, "b14-g").advance![1]!, { positions: [3, 5] }),
		{},
		['positions: warning: a position that no group has (of "b14-g" in the record): [3,5]; expected 1 to 4'],
	],
	[
		"rules that ask no more for a fact that is there, and for one that is new",
		(record) => put(stageOf(record, "g15-g"), { rules: { preset: "gothia" } }),
		{ facts: [{ id: "f2", at, kind: "fair-play", division: "g15-g-b", team: "g15-fur", points: -2 }] },
		[
			'kind: warning: a fact that no rule of group A of Girls 15 uses (of "fp-ask" in the record): "fair-play"; expected shoot-out, which the criteria ask for; for others, add them to `criteria` in the rules',
			'editions[0].facts[0].kind: a fact that no rule of group B of Girls 15 uses: "fair-play"; expected shoot-out, which the criteria ask for; for others, add them to `criteria` in the rules',
		],
	],
	[
		"halves that the record has never known are asked for of what the file states alone",
		(record) => {
			drop(category(record), "halves");
			drop(category(record, 1), "halves");
		},
		{ categories: [{ id: "g15", age: 16 }] },
		[`editions[0].categories[0].minutesPerHalf: minutes per half without the number of halves: 20; ${HALVES}`],
	],
	[
		"a match put before one of the record on its field: at the one that the file states",
		() => {},
		{ matches: [{ id: "b14-m2", start: "2026-07-13T08:30:00Z" }] },
		[
			'editions[0].matches[0].field: warning: two matches on Heden 2 at the same time: "DAL IF – EK IF" and "ASK IF – BRO IF": "heden-2"; expected 2026-07-13 10:30 to be free; the other starts 2026-07-13 11:00',
		],
	],
	[
		"two matches of the record on one field: nothing, where the file speaks of neither",
		(record) => match(record, "b14-m2", { start: "2026-07-13T09:00:00Z" }),
		{ matches: [{ id: "b14-m3", start: "2026-07-13T13:00:00Z" }] },
		[],
	],
	[
		"a match of a group that lacks a pairing: at the match, where the file does not state the group",
		(record) => without(record, "b14-m1"),
		{
			matches: [
				{ id: "b14-m3", start: "2026-07-13T13:00:00Z" },
				{ id: "b14-m5", start: "2026-07-14T09:00:00Z" },
			],
		},
		[`editions[0].matches[0].division: warning: group 1 of Boys 14: 5 of 6 pairings: "1"; ${PAIRED} ASK IF – BRO IF`],
	],
	[
		"a group of the record that lacks a pairing: nothing, where the file does not speak of it",
		(record) => without(record, "b14-m1"),
		{},
		[],
	],
	[
		"a group of the record that a file states, and whose pairings are not there",
		(record) => without(record, "b14-m1"),
		groups("b14-g", { "1": ["b14-ask", "b14-bro", "b14-dal", "b14-ek"] }),
		[
			`editions[0].categories[0].stages[0].divisions[0].name: warning: group 1 of Boys 14: 5 of 6 pairings: "1"; ${PAIRED} ASK IF – BRO IF`,
		],
	],
	[
		"a playoff of the record that ended level: nothing, where the file speaks of another match",
		(record) => match(record, "b14-f", { home: { team: "b14-ask" }, away: { team: "b14-fur" }, ...finished(1, 1) }),
		{ matches: [{ id: "b14-t", number: "9" }] },
		[],
	],
];

describe("all faults of a cup file are listed, each at its place, and no others", () => {
	describe.each([
		["its cup and places", OF_THE_CUP],
		["its editions and announcements", OF_AN_EDITION],
		["its stages and groups", OF_STAGES],
		["its matches", OF_MATCHES],
		["its slots", OF_SLOTS],
		["its facts", OF_FACTS],
		["its streams", OF_STREAMS],
		["what is only warned of", WARNINGS],
	])("%s", (_, cases) => {
		it.each(cases)("%s", (_, changes, faults) => {
			const file = aSmallCup();
			changes(file);
			expect(saidOf(file)).toEqual(faults);
		});
	});

	it("a malformed value is reported once: nothing more is checked in it, nor in references to it", () => {
		const file = aSmallCup();
		const edition = editionOf(file);
		put(file.arenas[0]!, { name: 7, zone: "Europe/Heden", opens: "09:00", closes: "08:00" });
		put(file.arenas[1]!.fields[0]!, { name: 7, closed: [{ from: at, until: at }] });
		put(edition.announcements![0]!, { buttonLink: 7, audience: { kind: "team", team: "nobody" } });
		put(category(file), { gender: 7, rules: { preset: "gothia", walkover: { winner: 0, loser: 0 } } });
		put(stageOf(file, "b14-a"), { rank: "x", advance: [{ positions: [2, 1], to: "nowhere" }] });
		put(stageOf(file, "b14-g").divisions[1]!, { name: 7, teams: ["nobody", "b14-fur", "b14-gran", "b14-hav"] });
		put(edition.teams[3]!, { suffix: 7, category: "g15", club: "nowhere" });
		match(file, "b14-f", { number: 7 as never, division: "nowhere", field: "nowhere", start: "2030-01-01T00:00:00Z" });
		match(file, "b14-s1", { start: 7 as never, home: { slot: { kind: "winner", match: "nowhere" } } });
		match(file, "b14-m1", { status: 7 as never, away: { team: "b14-ask" }, winner: "away" });
		put(edition.facts![0]!, { points: "x", team: "nobody" });
		put(streamOf(file, 1), { title: 7, field: "nowhere", address: "x" });
		expect(saidOf(file).map((line) => line.replace(/; expected .*/, ""))).toEqual([
			"arenas[0].name: of the wrong type: 7",
			"arenas[1].fields[0].name: of the wrong type: 7",
			"editions[0].announcements[0].buttonLink: of the wrong type: 7",
			"editions[0].categories[0].gender: not allowed: 7",
			"editions[0].categories[0].stages[0].divisions[1].name: of the wrong type: 7",
			'editions[0].categories[0].stages[1].rank: of the wrong type: "x"',
			"editions[0].teams[3].suffix: of the wrong type: 7",
			"editions[0].matches[0].status: not allowed: 7",
			"editions[0].matches[9].start: of the wrong type: 7",
			"editions[0].matches[12].number: of the wrong type: 7",
			'editions[0].facts[0].points: of the wrong type: "x"',
			"editions[0].streams[1].title: of the wrong type: 7",
		]);
	});

	it("the valid parts of a file are still checked if an arena and a field have no name", () => {
		const file = aSmallCup();
		drop(file.arenas[0]!, "name");
		drop(file.arenas[1]!.fields[0]!, "name");
		match(file, "b14-m1", { away: { team: "b14-fur" } });
		match(file, "b14-m2", { start: "2026-07-13T09:00:00Z" });
		match(file, "b14-m3", { start: "2026-07-14T12:00:00Z", field: "valhalla-1" });
		expect(saidOf(file).map((line) => line.replace(/; expected .*/, ""))).toEqual([
			"arenas[0].name: missing: nothing",
			"arenas[1].fields[0].name: missing: nothing",
			'editions[0].matches[0].away.team: a team that is not in group 1: "b14-fur"',
			'editions[0].matches[15].field: warning: two matches on valhalla-1 at the same time: "ASK IF – BRO IF" and "ASK IF – DAL IF": "valhalla-1"',
		]);
	});

	it("a malformed edition gives no faults about its days", () => {
		const file = aSmallCup();
		put(editionOf(file), { name: 7, startsOn: "2026-07-20", year: 2025 });
		match(file, "b14-m1", { start: "2026-07-12T00:00:00Z" });
		expect(saidOf(file, { others: [{ id: "lc", year: 2025 }] })).toEqual([
			"editions[0].name: of the wrong type: 7; expected a text",
		]);
	});

	it.each(OVER_A_RECORD)("the effect of a file on the record: %s", (_, changes, edition, faults) => {
		const before = aSmallCup();
		changes(before);
		const file = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", ...edition }] };
		expect(saidOf(file, { before })).toEqual(faults);
	});

	it("a year that another of the record's editions has, and a year without one", () => {
		const others = [
			{ id: "lc-2025", year: 2025 },
			{ id: "lc", year: 2026 },
		];
		expect(saidOf(aSmallCup(), { others })).toEqual([
			'editions[0].year: a year that edition "lc" already has: 2026; expected one edition per year; to update that one, use its id',
		]);
		expect(saidOf(aSmallCup(), { others: others.slice(0, 1) })).toEqual([]);
	});

	it("a cup that states every key of the format", () => {
		expect(saidOf(aWholeCup())).toEqual([]);
	});
});
