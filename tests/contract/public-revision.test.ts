import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { followedEditions } from "../../src/results/live/followed-editions.ts";
import { LiveEditions } from "../../src/results/live/live-editions.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";

const onError = (error: unknown) => {
	throw error;
};

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await emptyTables(db, "cup");
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).written).toBe(true);
});
afterAll(() => db.close());

/** A process that follows the record: its revision in the API, in the header and in a document, and the frames it sends. */
async function aProcess() {
	const models = await ReadModels.open({ source: recordSource(db), clock: () => new Date("2026-07-15T10:00:00Z"), onError });
	await models.current(7, "lc-2026");
	const { fetch } = createGraphQL({ models, onError });
	const frames: string[] = [];
	const live = new LiveEditions(models);
	await live.follow((await live.ofYear(7, 2026))!, {}, { send: (frame) => frames.push(String(frame)), end: () => undefined });
	const told = async () => {
		const query = `{ tournament(cup: 7, tournament: "lc-2026") { revision } }`;
		const variables = JSON.stringify({ cup: 7, tournament: "lc-2026" });
		const search = new URLSearchParams({ query, variables, revision: "1" });
		const answer = await fetch(new Request(`http://127.0.0.1/graphql?${search}`));
		const document = (await followedEditions(models, 7))["2026"];
		return { field: (await answer.json()).data.tournament.revision, header: Number(answer.headers.get("revision")), document };
	};
	const readTo = (revision: number) =>
		vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(revision), { timeout: 60_000 });
	return { models, told, readTo, frames, close: () => models.close() };
}

const report = async (id: string, goals: number) => {
	const matches = [{ id, score: { home: goals, away: 0 } }];
	const file = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] };
	expect((await importCup(db, sourceWithoutLines("goal.json", file))).written).toBe(true);
};
/** Of a category that publishes no scores, and of one that does. */
const hiddenGoal = (goals: number) => report("b11-m1", goals + 7);
const goal = (goals: number) => report("g15-m1", goals);

const all = (revision: number) => ({ field: revision, header: revision, document: revision });

it("§3 a process that starts after hidden goals publishes the earlier processes' public revision", async () => {
	const first = await aProcess();
	for (const goals of [1, 2, 3, 4]) await hiddenGoal(goals);
	await first.readTo(5);
	const beside = await aProcess();
	expect([await first.told(), await beside.told()]).toEqual([all(1), all(1)]);
	await first.close();
	await beside.close();

	const restarted = await aProcess();
	expect(await restarted.told()).toEqual(all(1));
	await hiddenGoal(5);
	await restarted.readTo(6);
	await restarted.close();

	const again = await aProcess();
	expect(await again.told(), "hidden goals before and after a restart").toEqual(all(1));
	expect(again.frames).toEqual([]);
	await goal(4);
	await again.readTo(7);
	expect(await again.told(), "something public").toEqual(all(7));
	expect(again.frames.map((frame) => frame.slice(0, 5))).toEqual(["id: 7"]);
	await again.close();

	const last = await aProcess();
	expect(await last.told(), "what was kept is of an earlier revision").toEqual(all(7));
	await last.close();
});
