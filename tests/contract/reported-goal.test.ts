import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { type ReportInput, reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";

const fail = (error: unknown) => {
	throw error;
};
let db: Database;
let models: ReadModels;
beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults).toEqual([]);
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(), onError: fail });
	await ask('{ match(id: "b14-s1") { id } }');
});
afterAll(async () => {
	await models.close();
	await db.close();
});

async function ask(fields: string) {
	const { execute } = createGraphQL({ models, onError: fail });
	const { data } = await execute(`{ tournament(cup: 7, tournament: "lc-2026") ${fields} }`, {}, { lang: "en" });
	return JSON.parse(JSON.stringify(data)).tournament;
}

/** Sends a report and waits until the models have followed. @returns the keys that changed */
async function reported(id: string, match: string, content: ReportInput["content"]): Promise<string[]> {
	const followed = new Promise<string[]>((resolve) => {
		const stop = models.onChange((keys) => {
			stop();
			resolve([...keys]);
		});
	});
	expect(await reportMatch(db, 7, { sender: "field", by: "r" }, { id, match, content })).toMatchObject({ verdict: "counted" });
	return followed;
}

it("a goal from the pitch is read by the API at the new revision, and notifies only of what it changed", async () => {
	await reported("goal-0001", "g15-m1", { kind: "goal", side: "home", score: { home: 2, away: 0 } });
	const keys = await reported("goal-0002", "g15-m1", { kind: "goal", side: "home", score: { home: 3, away: 0 } });
	const told = await ask(
		`{ revision match(id: "g15-m1") { homeScore awayScore isLive } division(id: "g15-g-a") { table { rows { goalsFor } } } }`,
	);
	expect(told).toEqual({
		revision: 3,
		match: { homeScore: 3, awayScore: 0, isLive: true },
		division: { table: { rows: [{ goalsFor: 3 }, { goalsFor: 0 }] } },
	});
	expect(keys).toContain("7/lc-2026/match:g15-m1");
	expect(keys).toContain("7/lc-2026/table:g15-g-a");
	expect(keys.filter((key) => /b14|g15-g-b|listing|arena|names/.test(key))).toEqual([]);
});

it("the result of a semi-final fills the final", async () => {
	await reported("semi-0001", "b14-s1", { kind: "result", score: { home: 2, away: 0 } });
	const told = await ask(`{ match(id: "b14-f") { homeTeamName } }`);
	expect(told).toEqual({ match: { homeTeamName: "ASK IF" } });
});
