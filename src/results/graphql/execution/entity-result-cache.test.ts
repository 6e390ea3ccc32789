import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { crawl } from "../../../../tests/support/crawl.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { changes } from "../../../../tests/support/random-changes.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { executeInProcess } from "../in-process.ts";
import { EntityResultCache } from "./entity-result-cache.ts";

const CHECKED: NonNullable<Parameters<typeof executeInProcess>[1]> = new Map();
afterAll(() => CHECKED.clear());

async function aServedCup() {
	const source = new CupInMemory(withYearBefore(aSmallCup()));
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source, clock: () => new Date(0), onError });
	return { source, models, execute: executeInProcess(models, CHECKED) };
}

describe("the objects of an answer that are reused from an earlier one", () => {
	test("whatever changes, they equal fresh ones, and have the same dependencies", async () => {
		await fc.assert(
			fc.asyncProperty(changes(3), async (all) => {
				const { source, models, execute } = await aServedCup();
				for (const _ of ["first", "again"]) await crawl(execute, source.record());
				for (const change of all) {
					await followed(models, () => change(source));
					const kept = await crawl(execute, source.record());
					const anew = await crawl(executeInProcess(models, CHECKED), source.record());
					for (const [address, { text, dependencyKeys }] of anew) {
						expect(kept.get(address)?.text, address).toBe(text);
						expect([...kept.get(address)!.dependencyKeys].sort(), address).toEqual([...dependencyKeys].sort());
					}
				}
			}),
			{ numRuns: 3 },
		);
	});

	test("after a goal all matches but one are reused", async () => {
		const { source, models, execute } = await aServedCup();
		const document = `{ tournament(cup: 7, tournament: "lc-2026") { matches {
			nodes { id homeTeamName awayTeamName homeScore awayScore state locationName } } } }`;
		type Match = { readonly id: string; readonly homeScore: number | null };
		const matches = async () =>
			((await execute(document, {}, {})).data as { tournament: { matches: { nodes: Match[] } } }).tournament.matches.nodes;
		await matches();
		const before = await matches();
		const live = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...live, score: { home: 2, away: 0 }, minute: 19 }));
		const after = await matches();
		expect(after.find(({ id }) => id === "g15-m1")?.homeScore).toBe(2);
		expect(after.length).toBeGreaterThan(5);
		const isAnother = after.filter((match, at) => match !== before[at]).map(({ id }) => id);
		expect(isAnother).toEqual(["g15-m1"]);
		expect(Object.isFrozen(after[0])).toBe(true);
	});
});

describe("the objects of one question", () => {
	test("are never reused for another query, other variables or another language, however often both are asked", async () => {
		const { execute } = await aServedCup();
		const document = `query ($first: Int!) { tournament(cup: 7, tournament: "lc-2026") {
			categories { id name nextMatches(first: $first) { id } lastMatches(first: $first) { id } } } }`;
		type Category = { readonly id: string; readonly name: string; readonly nextMatches: readonly unknown[] };
		const ask = async (first: number, lang: string) => {
			const { data } = await execute(document, { first }, { lang });
			const { categories } = (data as { tournament: { categories: Category[] } }).tournament;
			const { name, nextMatches } = categories.find(({ id }) => id === "b14")!;
			return [name, nextMatches.length];
		};
		for (const _ of ["first", "again", "a third time"]) {
			expect(await ask(2, "en")).toEqual(["Boys 14", 2]);
			expect(await ask(2, "sv")).toEqual(["Pojkar 14", 2]);
			expect(await ask(1, "en")).toEqual(["Boys 14", 1]);
		}
	});
});

describe("what is cached for queries", () => {
	let sequence = 0;
	const CHANGES = { digest: () => new Uint32Array(), unchangedSince: () => true };
	const log = {
		...CHANGES,
		get sequence() {
			return sequence;
		},
	};
	const MATCH = { id: "m1" };
	const FIELDS = [] as const;
	const reader = (freshUntil: Date | null) => ({
		recorded: <Told>(read: () => Told) => ({ told: read(), read: { dependencyKeys: new Set<string>(), freshUntil } }),
		dependOn: () => undefined,
	});
	function answered(objects: EntityResultCache, question: string, freshUntil: Date | null = null): boolean {
		let isAnew = false;
		const answer = objects.of(question, reader(freshUntil));
		if (answer === undefined) return true;
		answer.tell(FIELDS, MATCH, () => {
			isAnew = true;
			return {};
		});
		answer.end();
		return isAnew;
	}

	test("is evicted least recently used first, beyond a number of objects", () => {
		const objects = new EntityResultCache(log, () => 0, 2);
		expect(["a", "a", "a", "b", "c", "a"].map((question) => answered(objects, question))).toEqual([
			true,
			true,
			false,
			true,
			true,
			true,
		]);
		expect(objects.count).toBe(2);
	});

	test("is computed again at the instant when it expires", () => {
		let now = 0;
		const objects = new EntityResultCache(log, () => now);
		const asked = () => answered(objects, "a", new Date(60_000));
		expect([asked(), asked(), asked()]).toEqual([true, true, false]);
		now = 60_000;
		expect(answered(objects, "a", new Date(120_000))).toBe(true);
	});

	test("is computed again for an answer that began before its last validation", () => {
		const objects = new EntityResultCache(log, () => 0);
		for (const _ of ["first", "again"]) answered(objects, "a");
		const earlier = objects.of("a", reader(null))!;
		sequence += 1;
		expect(answered(objects, "a")).toBe(false);
		let anew = 0;
		for (const answer of [earlier, objects.of("a", reader(null))!]) answer.tell(FIELDS, MATCH, () => ({ anew: anew++ }));
		expect(anew).toBe(1);
	});
});
