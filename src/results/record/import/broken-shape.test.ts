import { afterAll, beforeAll, describe, it } from "vitest";
import { type Breakage, drop, editionOf, expectRefusal, matchOf, put } from "../../../../tests/support/broken-cup.ts";
import type { Database } from "../../../database/database.ts";
import { openInMemory } from "../../../database/folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** Each has one fault in the small cup: matches[0] is b14-m1, [9] the first semi-final, [15] the live match. */
const BREAKAGES: Breakage[] = [
	["a match without its status", (file) => drop(matchOf(file, "b14-m1"), "status"), "editions[0].matches[0].status", /^missing$/],
	["a team without its club", (file) => drop(editionOf(file).teams[0]!, "club"), "editions[0].teams[0].club", /^missing$/],
	["a club whose name is a number", (file) => put(file.clubs[1]!, { name: 7 }), "clubs[1].name", /of the wrong type/],
	[
		"a cup whose name is 50 million letters",
		(file) => put(file.cup, { name: "x".repeat(50_000_000) }),
		"cup.name",
		/not allowed/,
	],
	[
		"an announcement longer than a page",
		(file) => put(editionOf(file).announcements![0]!.text, { en: "x".repeat(4_001) }),
		"editions[0].announcements[0].text.en",
		/not allowed/,
	],
	[
		"a field that the format does not know",
		(file) => put(matchOf(file, "b14-m1"), { halftime: "1-0" }),
		"editions[0].matches[0].halftime",
		/an unknown field/,
	],
	[
		"an id with a space",
		(file) => put(editionOf(file).announcements![0]!, { id: "wel come" }),
		"editions[0].announcements[0].id",
		/not in the right form/,
	],
	[
		"a button that runs a script",
		(file) => put(editionOf(file).announcements![0]!, { buttonLink: "javascript:alert(1)" }),
		"editions[0].announcements[0].buttonLink",
		/not allowed/,
	],
	["a nation in capitals", (file) => put(file.clubs[0]!, { nation: "SWE" }), "clubs[0].nation", /not in the right form/],
	[
		"a start without its offset",
		(file) => put(matchOf(file, "b14-t"), { start: "2026-07-16T09:00:00" }),
		"editions[0].matches[11].start",
		/not in the right form/,
	],
	[
		"a day that does not exist",
		(file) => put(editionOf(file), { startsOn: "2026-02-30" }),
		"editions[0].startsOn",
		/not in the right form/,
	],
	[
		"a status that is none",
		(file) => put(matchOf(file, "b14-m1"), { status: "played" }),
		"editions[0].matches[0].status",
		/not allowed/,
	],
	[
		"a round that is none",
		(file) => put(matchOf(file, "b14-f"), { round: "last" }),
		"editions[0].matches[12].round",
		/not allowed/,
	],
	[
		"a kind of slot that is none",
		(file) => put(matchOf(file, "b14-f").home, { slot: { kind: "champion" } }),
		"editions[0].matches[12].home.slot.kind",
		/not allowed/,
	],
	[
		"a preset that is none",
		(file) => put(editionOf(file).categories[0]!, { rules: { preset: "offside" } }),
		"editions[0].categories[0].rules.preset",
		/not allowed/,
	],
	[
		"a text in one language",
		(file) => put(editionOf(file).categories[0]!, { name: { en: "Boys" } }),
		"editions[0].categories[0].name.sv",
		/^missing$/,
	],
	[
		"a score without two numbers",
		(file) => put(matchOf(file, "b14-m1"), { score: { home: 3 } }),
		"editions[0].matches[0].score",
		/a score without two numbers/,
	],
	[
		"a score below nothing",
		(file) => put(matchOf(file, "b14-m1"), { score: { home: -1, away: 0 } }),
		"editions[0].matches[0].score",
		/a score without two numbers/,
	],
	[
		"half a half-time score",
		(file) => put(matchOf(file, "b14-m1"), { halfTime: { away: 0 } }),
		"editions[0].matches[0].halfTime",
		/a score without two numbers/,
	],
	[
		"an event that the format does not know",
		(file) => put(matchOf(file, "g15-m1").events![0]!, { kind: "offside" }),
		"editions[0].matches[15].events[0].kind",
		/not allowed/,
	],
	["a name of a format that is not ours", (file) => put(file, { format: "cupboard-cup/9" }), "format", /not allowed/],
	["a cup without its number", (file) => drop(file.cup, "id"), "cup.id", /^missing$/],
	["a cup without its name", (file) => drop(file.cup, "name"), "cup.name", /^missing$/],
	[
		"a name with a character that no record keeps",
		(file) => put(file.clubs[1]!, { name: "Bro\0 IF" }),
		"clubs[1].name",
		/cannot be saved/,
	],
	[
		"a name that would turn the line it stands in",
		(file) => put(file.clubs[1]!, { name: "Bro\u202E FI" }),
		"clubs[1].name",
		/cannot be saved \(bidirectional control\)/,
	],
	[
		"a name that was read in the wrong letters",
		(file) => put(file.clubs[1]!, { name: "\u00C3\u2026by IF" }),
		"clubs[1].name",
		/wrong encoding/,
	],
	[
		"a score that is no match's",
		(file) => put(matchOf(file, "b14-m1"), { score: { home: 3_000_000_000, away: 0 } }),
		"editions[0].matches[0].score",
		/a score without two numbers/,
	],
];

describe("a malformed cup file is refused, and nothing of it is written", () => {
	it.each(BREAKAGES)("%s", (...breakage) => expectRefusal(db, breakage));
});
