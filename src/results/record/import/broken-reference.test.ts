import { afterAll, beforeAll, describe, it } from "vitest";
import {
	type Breakage,
	editionOf,
	expectRefusal,
	matchOf,
	put,
	stageOf,
	streamOf,
} from "../../../../tests/support/broken-cup.ts";
import { aClub, aMatch } from "../../../../tests/support/cup.ts";
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
		"a match id that stands twice",
		(file) => editionOf(file).matches.push(aMatch("b14-m1", "b14-g-2", ["b14-fur", "b14-hav"])),
		"editions[0].matches[21].id",
		/an id that another match of the file has/,
	],
	[
		"a club id that stands twice",
		(file) => file.clubs.push(aClub("ask")),
		"clubs[7].id",
		/an id that another club of the file has/,
	],
	[
		"a field id that two arenas have",
		(file) => file.arenas[1]!.fields.push({ id: "heden-2", name: "Two" }),
		"arenas[1].fields[1].id",
		/an id that another field of the file has/,
	],
	[
		"two editions of one year",
		(file) =>
			file.editions.push({
				...editionOf(file),
				id: "lc-2",
				categories: [],
				teams: [],
				matches: [],
				announcements: [],
				selectedGames: [],
				facts: [],
				streams: [],
			}),
		"editions[1].year",
		/a year that edition "lc-2026" already has/,
	],
	[
		"a team of a club that is not there",
		(file) => put(editionOf(file).teams[0]!, { club: "nowhere" }),
		"editions[0].teams[0].club",
		/no such club/,
	],
	[
		"a team of a category that is not there",
		(file) => put(editionOf(file).teams[13]!, { category: "b99" }),
		"editions[0].teams[13].category",
		/no such category/,
	],
	[
		"a match of a team that is not there",
		(file) => put(matchOf(file, "b14-m1").home, { team: "b14-xyz" }),
		"editions[0].matches[0].home.team",
		/no such team/,
	],
	[
		"a match in a division that is not there",
		(file) => put(matchOf(file, "b14-m1"), { division: "b14-g-9" }),
		"editions[0].matches[0].division",
		/no such division/,
	],
	[
		"a match on a field that is not there",
		(file) => put(matchOf(file, "b14-m1"), { field: "heden-99" }),
		"editions[0].matches[0].field",
		/no such field/,
	],
	[
		"a moved match whose old field is not there",
		(file) => put(matchOf(file, "g15-m2").moved!, { field: "heden-99" }),
		"editions[0].matches[16].moved.field",
		/no such field/,
	],
	[
		"a group of a team that is not there",
		(file) => stageOf(file, "b14-g").divisions[0]!.teams!.push("b14-xyz"),
		"editions[0].categories[0].stages[0].divisions[0].teams[4]",
		/no such team/,
	],
	[
		"a selected game that is not there",
		(file) => put(editionOf(file), { selectedGames: ["b14-f", "b14-x"] }),
		"editions[0].selectedGames[1]",
		/no such match/,
	],
	[
		"a way on to a stage that is not there",
		(file) => put(stageOf(file, "b14-g").advance![1]!, { to: "b14-c" }),
		"editions[0].categories[0].stages[0].advance[1].to",
		/no such stage/,
	],
	[
		"a table of best thirds with a match that is not there",
		(file) => put(stageOf(file, "b14-a"), { bestOf: { "12": { "b14-x": "1" } } }),
		"editions[0].categories[0].stages[1].bestOf.12.b14-x",
		/no such match/,
	],
	[
		"a fact about a team that is not there",
		(file) => put(editionOf(file).facts![0]!, { team: "b14-xyz" }),
		"editions[0].facts[0].team",
		/no such team/,
	],
	[
		"a fact about a match that is not there",
		(file) => put(editionOf(file).facts![1]!, { match: "m0" }),
		"editions[0].facts[1].match",
		/no such match/,
	],
	[
		"a slot that points to a match that is not there",
		(file) => put(matchOf(file, "b14-f").home, { slot: { kind: "winner", match: "b14-s9" } }),
		"editions[0].matches[12].home.slot.match",
		/no such match/,
	],
	[
		"a slot that points to a group that is not there",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "b14-g-7", position: 1 } }),
		"editions[0].matches[9].home.slot.division",
		/no such division/,
	],
	[
		"a slot that points to a position that the group does not have",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "b14-g-1", position: 5 } }),
		"editions[0].matches[9].home.slot.position",
		/a position that group 1 does not have/,
	],
	[
		"a slot that points into a playoff's positions",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "b14-b-1", position: 1 } }),
		"editions[0].matches[9].home.slot.division",
		/a position in a playoff/,
	],
	[
		"a slot that points to another category",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "position", division: "g15-g-a", position: 1 } }),
		"editions[0].matches[9].home.slot.division",
		/a slot that points to category Girls 15/,
	],
	[
		"a best third of a group that is not there",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "best-of", position: 3, divisions: ["b14-g-1", "b14-g-7"] } }),
		"editions[0].matches[9].home.slot.divisions[1]",
		/no such division/,
	],
	[
		"a cycle of slots",
		(file) => put(matchOf(file, "b14-s1").home, { slot: { kind: "winner", match: "b14-f" } }),
		"editions[0].matches[9].home.slot",
		/slots in a circle/,
	],
	[
		"a stream of a match that is not there",
		(file) => put(streamOf(file, 0), { match: "nowhere" }),
		"editions[0].streams[0].match",
		/no such match/,
	],
	[
		"a stream of a field that is not there",
		(file) => put(streamOf(file, 1), { field: "nowhere" }),
		"editions[0].streams[1].field",
		/no such field/,
	],
	[
		"two streams of one match",
		(file) => put(streamOf(file, 2), { match: "g15-m1" }),
		"editions[0].streams[2].match",
		/a match that stream "live-1" already shows/,
	],
	[
		"a stream id that stands twice",
		(file) => put(streamOf(file, 2), { id: "live-1" }),
		"editions[0].streams[2].id",
		/an id that another stream of the file has/,
	],
];

describe("a cup file with ids that clash or refer to nothing is refused, and nothing of it is written", () => {
	it.each(BREAKAGES)("%s", (...breakage) => expectRefusal(db, breakage));
});
