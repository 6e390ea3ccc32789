import { afterAll, beforeAll, describe, it } from "vitest";
import { type Breakage, drop, editionOf, expectRefusal, matchOf, put, stageOf } from "../../../../tests/support/broken-cup.ts";
import type { Database } from "../../../database/database.ts";
import { openInMemory } from "../../../database/folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** Each has one fault in the small cup: matches[0] is b14-m1, [9] the first semi-final, [15] the live match. */
const BREAKAGES: Breakage[] = [
	[
		"a team that plays itself",
		(file) => put(matchOf(file, "b14-m1").away, { team: "b14-ask" }),
		"editions[0].matches[0].away.team",
		/plays itself/,
	],
	[
		"a team in a match of another category",
		(file) => put(matchOf(file, "b14-m1").away, { team: "g15-bro" }),
		"editions[0].matches[0].away.team",
		/a team of category Girls 15/,
	],
	[
		"a team in a match of another group",
		(file) => put(matchOf(file, "b14-m1").away, { team: "b14-fur" }),
		"editions[0].matches[0].away.team",
		/not in group 1$/,
	],
	[
		"a team in a group of another category",
		(file) => stageOf(file, "b14-g").divisions[0]!.teams!.push("g15-bro"),
		"editions[0].categories[0].stages[0].divisions[0].teams[4]",
		/a team of category "g15"/,
	],
	[
		"a team in two groups of a stage",
		(file) => stageOf(file, "b14-g").divisions[1]!.teams!.push("b14-ask"),
		"editions[0].categories[0].stages[0].divisions[1].teams[3]",
		/already in division "b14-g-1" of the stage/,
	],
	[
		"a match between two byes",
		(file) => put(matchOf(file, "b14-bs").home, { slot: { kind: "bye" } }),
		"editions[0].matches[13].away.slot",
		/a match between two byes/,
	],
	[
		"a bye in a group",
		(file) => put(matchOf(file, "g15-m3").home, { slot: { kind: "bye" } }),
		"editions[0].matches[17].home.slot",
		/a bye in a group/,
	],
	[
		"a finished match that nobody played",
		(file) => put(matchOf(file, "b14-m1"), { away: {} }),
		"editions[0].matches[0].away",
		/no team on one side/,
	],
	[
		"a match outside the edition's days",
		(file) => put(matchOf(file, "b14-f"), { start: "2026-07-19T12:00:00Z" }),
		"editions[0].matches[12].start",
		/a day outside the edition \(2026-07-19/,
	],
	[
		"a match that its zone puts after the last day",
		(file) => put(matchOf(file, "b14-f"), { start: "2026-07-18T22:30:00Z" }),
		"editions[0].matches[12].start",
		/a day outside the edition \(2026-07-19 in \+02:00\)/,
	],
	[
		"an edition that ends before it starts",
		(file) => {
			put(editionOf(file), { endsOn: "2026-07-12" });
			for (const match of editionOf(file).matches) drop(match, "start");
			drop(editionOf(file), "streams");
		},
		"editions[0].endsOn",
		/ends before it starts/,
	],
	[
		"a category with the minutes of a half and no halves",
		(file) => drop(editionOf(file).categories[0]!, "halves"),
		"editions[0].categories[0].minutesPerHalf",
		/minutes per half without the number of halves/,
	],
	[
		"an arena that closes before it opens",
		(file) => put(file.arenas[1]!, { opens: "09:00", closes: "08:00" }),
		"arenas[1].closes",
		/before it opens, at 09:00/,
	],
	[
		"an arena that closes as it opens on one day",
		(file) => put(file.arenas[1]!, { otherHours: [{ day: "2026-07-18", opens: "10:00", closes: "10:00" }] }),
		"arenas[1].otherHours[0].closes",
		/before it opens on 2026-07-18, at 10:00/,
	],
	[
		"an arena with two sets of hours on one day",
		(file) =>
			put(file.arenas[1]!, {
				otherHours: [
					{ day: "2026-07-18", closed: true },
					{ day: "2026-07-18", closed: true },
				],
			}),
		"arenas[1].otherHours[1].day",
		/hours are given twice/,
	],
	["an arena whose other hours are of no day", (file) => put(file.arenas[1]!, { otherHours: [] }), "arenas[1].otherHours", /./],
	[
		"a time of an arena that is none",
		(file) => put(file.arenas[1]!, { opens: "24:00" }),
		"arenas[1].opens",
		/not in the right form/,
	],
	["a zone that is none", (file) => put(file.arenas[1]!, { zone: "Europe/Heden" }), "arenas[1].zone", /no such time zone/],
	["a cup in a zone that is none", (file) => put(file.cup, { zone: "+25:00" }), "cup.zone", /no such time zone/],
	[
		"a playoff's round in a group",
		(file) => put(matchOf(file, "b14-m1"), { round: "final" }),
		"editions[0].matches[0].round",
		/not a round of a group/,
	],
	[
		"a group's round in a playoff",
		(file) => put(matchOf(file, "b14-f"), { round: 3 }),
		"editions[0].matches[12].round",
		/not a round of a playoff/,
	],
	[
		"two semi-finals in one place",
		(file) => put(matchOf(file, "b14-s2"), { position: 1 }),
		"editions[0].matches[10].position",
		/match "b14-s1" already has/,
	],
];

describe("a cup file with impossible matches is refused, and nothing of it is written", () => {
	it.each(BREAKAGES)("%s", (...breakage) => expectRefusal(db, breakage));
});
