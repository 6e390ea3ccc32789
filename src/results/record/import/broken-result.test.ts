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
		"a finished match without a score",
		(file) => drop(matchOf(file, "b14-m1"), "score"),
		"editions[0].matches[0].score",
		/finished match without a score/,
	],
	[
		"a score of a match that has not begun",
		(file) => put(matchOf(file, "b14-f"), { score: { home: 1, away: 0 } }),
		"editions[0].matches[12].score",
		/a score of a scheduled match/,
	],
	[
		"more goals at half-time than at full time",
		(file) => put(matchOf(file, "b14-m1"), { halfTime: { home: 2, away: 0 } }),
		"editions[0].matches[0].halfTime",
		/more goals at half-time/,
	],
	[
		"more goals in regular time than in total",
		(file) => put(matchOf(file, "g15-f"), { regularTime: { home: 3, away: 3 } }),
		"editions[0].matches[18].regularTime",
		/more goals in regular time/,
	],
	[
		"a shoot-out that nobody won",
		(file) => put(matchOf(file, "g15-f"), { shootOut: { home: 4, away: 4 } }),
		"editions[0].matches[18].shootOut",
		/nobody won/,
	],
	[
		"a shoot-out after a decided match",
		(file) => put(matchOf(file, "g15-f"), { score: { home: 3, away: 2 } }),
		"editions[0].matches[18].shootOut",
		/a shoot-out after 3–2/,
	],
	[
		"penalties without their score",
		(file) => drop(matchOf(file, "g15-f"), "shootOut"),
		"editions[0].matches[18].shootOut",
		/without their score/,
	],
	[
		"a shoot-out that decided nothing",
		(file) => drop(matchOf(file, "g15-f"), "decidedBy"),
		"editions[0].matches[18].decidedBy",
		/decided nothing/,
	],
	[
		"extra time that ended level",
		(file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			put(match, { decidedBy: "extra-time" });
		},
		"editions[0].matches[18].score",
		/a level score of a match decided by extra-time/,
	],
	[
		"a golden goal and one more",
		(file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			put(match, { decidedBy: "golden-goal", score: { home: 3, away: 1 } });
		},
		"editions[0].matches[18].score",
		/more than one goal after a golden goal/,
	],
	[
		"lots that nobody won",
		(file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			put(match, { decidedBy: "lots" });
		},
		"editions[0].matches[18].winner",
		/lots that nobody won/,
	],
	[
		"a walkover without a winner",
		(file) => drop(matchOf(file, "g15-m2"), "winner"),
		"editions[0].matches[16].winner",
		/a walkover without a winner/,
	],
	[
		"a walkover whose score says the other won",
		(file) => put(matchOf(file, "g15-m2"), { score: { home: 0, away: 3 } }),
		"editions[0].matches[16].score",
		/whose winner does not have more goals/,
	],
	[
		"a winner given although the score shows it",
		(file) => put(matchOf(file, "b14-m1"), { winner: "away" }),
		"editions[0].matches[0].winner",
		/although the score shows it/,
	],
	[
		"a minute of a match that has ended",
		(file) => put(matchOf(file, "b14-m1"), { minute: 12 }),
		"editions[0].matches[0].minute",
		/a minute of a finished match/,
	],
	[
		"a walkover rule that nobody wins",
		(file) => put(editionOf(file).categories[0]!.rules, { walkover: { winner: 0, loser: 0 } }),
		"editions[0].categories[0].rules.walkover",
		/nobody wins/,
	],
	[
		"positions in the wrong order",
		(file) => put(stageOf(file, "b14-g").advance![0]!, { positions: [2, 1] }),
		"editions[0].categories[0].stages[0].advance[0].positions",
		/in the wrong order/,
	],
	[
		"a shoot-out between a team and itself",
		(file) =>
			editionOf(file).facts!.push({
				id: "f",
				at: "2026-07-14T18:00:00Z",
				kind: "shoot-out",
				division: "b14-g-1",
				order: ["b14-bro", "b14-bro"],
			}),
		"editions[0].facts[2].order[1]",
		/a team named twice/,
	],
	[
		"a shoot-out with a team of another group",
		(file) =>
			editionOf(file).facts!.push({
				id: "f",
				at: "2026-07-14T18:00:00Z",
				kind: "shoot-out",
				division: "b14-g-1",
				order: ["b14-bro", "b14-fur"],
			}),
		"editions[0].facts[2].order[1]",
		/a team of another group/,
	],
	[
		"lots in a group whose rules end with a shoot-out",
		(file) =>
			editionOf(file).facts!.push({
				id: "f",
				at: "2026-07-14T18:00:00Z",
				kind: "lots",
				division: "b14-g-1",
				order: ["b14-bro", "b14-dal"],
			}),
		"editions[0].facts[2].kind",
		/a fact that no rule of group 1 of Boys 14 uses/,
	],
	[
		"a ranking in a category whose rules ask for none",
		(file) => editionOf(file).facts!.push({ id: "f", at: "2026-07-14T18:00:00Z", kind: "ranking", team: "b14-bro", ranking: 1 }),
		"editions[0].facts[2].kind",
		/a fact that no rule of category Boys 14 uses/,
	],
	[
		"fair play in a playoff",
		(file) => put(editionOf(file).facts![0]!, { division: "b14-a-1" }),
		"editions[0].facts[0].division",
		/which has no table/,
	],
	[
		"a match selected twice",
		(file) => put(editionOf(file), { selectedGames: ["b14-f", "b14-f"] }),
		"editions[0].selectedGames[1]",
		/selected twice/,
	],
];

describe("a cup file with impossible results, rules or facts is refused, and nothing of it is written", () => {
	it.each(BREAKAGES)("%s", (...breakage) => expectRefusal(db, breakage));
});
