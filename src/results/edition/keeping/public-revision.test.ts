import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { changes } from "../../../../tests/support/random-changes.ts";
import { aYoungCup } from "../../../../tests/support/young-cup.ts";
import { createGraphQL } from "../../graphql/create-graphql.ts";
import { followedEditions } from "../../live/followed-editions.ts";
import { LiveEditions } from "../../live/live-editions.ts";
import { ReadModels } from "./read-models.ts";

const onError = (error: unknown) => {
	throw error;
};

/** A process that reads the record. */
async function aProcess(source: CupInMemory) {
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError });
	await models.current(7, "lc-2026");
	const { fetch } = createGraphQL({ models, onError });
	const told = async () => {
		const query = `{ tournament(cup: 7, tournament: "lc-2026") { revision } }`;
		const variables = JSON.stringify({ cup: 7, tournament: "lc-2026" });
		const answer = await fetch(
			new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query, variables, revision: "1" })}`),
		);
		return {
			field: (await answer.json()).data.tournament.revision,
			header: Number(answer.headers.get("revision")),
			document: (await followedEditions(models, 7))["2026"],
		};
	};
	return { models, told };
}

/** A goal of a live match of a category that publishes no scores. */
function hiddenGoal(source: CupInMemory, goals: number): void {
	const match = source.record().edition.matches.find(({ id }) => id === "b11-y2")!;
	source.report({ ...match, minute: 30 + goals, score: { home: goals, away: 0 } });
}

function goal(source: CupInMemory, goals: number): void {
	const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
	source.report({ ...match, score: { home: goals, away: 0 } });
}

const all = (revision: number) => ({ field: revision, header: revision, document: revision });

test("§3 four hidden goals of a young category do not change the public revision: not in the API, its headers, documents or frames", async () => {
	const source = new CupInMemory(aYoungCup());
	const { models, told } = await aProcess(source);
	const live = new LiveEditions(models);
	const frames: string[] = [];
	const edition = (await live.ofYear(7, 2026))!;
	await live.follow(edition, {}, { send: (frame) => frames.push(String(frame)), end: () => undefined });
	const before = await told();
	expect(before).toEqual(all(1));
	for (const goals of [1, 2, 3, 4]) expect([...(await followed(models, () => hiddenGoal(source, goals)))]).toEqual([]);
	expect(await told()).toEqual(before);
	expect(frames).toEqual([]);
	expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(5);
	await followed(models, () => goal(source, 4));
	expect(await told()).toEqual(all(6));
	expect(frames.map((frame) => frame.slice(0, 5))).toEqual(["id: 6"]);
});

test("unpublished changes do not change the public revision: goals before the schedule, and an unpublished draw", async () => {
	const cup = aSmallCup();
	cup.editions[0]!.published = { clubs: true, teams: true, lot: false, schedule: false };
	const source = new CupInMemory(cup);
	const { models, told } = await aProcess(source);
	await followed(models, () => goal(source, 2));
	await followed(models, () =>
		source.revise("lc-2026", ({ matches }) => {
			matches.pop();
		}),
	);
	expect(await told()).toEqual(all(1));
	await followed(models, () =>
		source.revise("lc-2026", (edition) => {
			edition.published = { clubs: true, teams: true, lot: true, schedule: true };
		}),
	);
	expect(await told()).toEqual(all(4));
});

test("processes that follow the same record have the same revision, and a client with one's revision is answered by the other at once", async () => {
	const source = new CupInMemory(aYoungCup());
	const first = await aProcess(source);
	hiddenGoal(source, 1);
	await vi.waitFor(async () => expect((await first.models.current(7, "lc-2026"))?.recordRevision).toBe(2), { timeout: 60_000 });
	const second = await aProcess(source);
	expect([await first.told(), await second.told()], "also one that begins after what was hidden").toEqual([all(1), all(1)]);
	hiddenGoal(source, 2);
	goal(source, 3);
	hiddenGoal(source, 3);
	for (const { models } of [first, second])
		await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(5), { timeout: 60_000 });
	await followed(first.models, () => goal(source, 5));
	await vi.waitFor(async () => expect(await second.told()).toEqual(all(6)), { timeout: 60_000 });
	expect(await first.told()).toEqual(all(6));
});

test("after any change, the public revision grows exactly when something public changed", async () => {
	await fc.assert(
		fc.asyncProperty(changes(6), async (made) => {
			const source = new CupInMemory(aYoungCup());
			const { models } = await aProcess(source);
			for (const change of made) {
				const before = (await models.current(7, "lc-2026"))!;
				let keys: ReadonlySet<string> = new Set();
				const stop = models.onChange((changed) => {
					keys = new Set([...keys, ...changed]);
				});
				change(source);
				const { revision } = source.record();
				await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))!.recordRevision).toBe(revision), {
					interval: 1,
				});
				stop();
				const after = (await models.current(7, "lc-2026"))!;
				const isPublic = after.changedFrom(before).size > 0;
				expect(after.revision).toBe(isPublic || keys.size > 0 ? revision : before.revision);
			}
		}),
		{ numRuns: 40 },
	);
});
