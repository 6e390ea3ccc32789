import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { crawl } from "../../../tests/support/crawl.ts";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../tests/support/followed.ts";
import { changes } from "../../../tests/support/random-changes.ts";
import { withYearBefore } from "../../../tests/support/year-before.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { executeInProcess } from "./in-process.ts";

/** The crawl's documents are long: they are checked once for all cups. */
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

type Served = Awaited<ReturnType<typeof aServedCup>>;

describe("what an answer depends on", () => {
	test("whatever changes, an answer that differs has read a key that changed", async () => {
		await fc.assert(
			fc.asyncProperty(changes(4), async (all) => {
				const { source, models, execute } = await aServedCup();
				let before = await crawl(execute, source.record());
				for (const change of all) {
					const keys = await followed(models, () => change(source));
					const after = await crawl(execute, source.record());
					for (const [address, { text, dependencyKeys }] of before) {
						const now = after.get(address);
						if (now && now.text !== text && ![...dependencyKeys].some((key) => keys.has(key))) {
							throw new Error(`${address} changed without a key of ${[...keys].join(", ")}`);
						}
					}
					before = after;
				}
			}),
			{ numRuns: 12 },
		);
	});

	const page = async ({ execute }: Served, inner: string) =>
		(await execute(`{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`, {}, {})).dependencyKeys;
	const touches = (keys: ReadonlySet<string>, dependencyKeys: ReadonlySet<string>) =>
		[...dependencyKeys].some((key) => keys.has(key));
	const TABLE =
		"title table { rows { points goalsFor team { name } form { outcome match { homeScore } } } } matches { homeTeamName homeScore }";

	test("a goal leaves the pages of other groups, other categories and teams not playing unchanged", async () => {
		const cup = await aServedCup();
		const live = cup.source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		const own = await page(cup, `division(id: "g15-g-a") { ${TABLE} }`);
		const others = await Promise.all([
			page(cup, `division(id: "g15-g-b") { ${TABLE} }`),
			page(cup, `division(id: "b14-g-1") { ${TABLE} }`),
			page(cup, `team(id: "g15-hav") { name matches { homeScore awayScore } possibleMatches { id } }`),
			page(cup, `category(id: "b14") { nextMatches { homeTeamName } liveMatches { homeScore } lastMatches { homeScore } }`),
			page(cup, "status { lotPublished } categories { name stages { divisions { id } } } statistics { teams matches }"),
		]);
		const keys = await followed(cup.models, () => cup.source.report({ ...live, score: { home: 2, away: 0 }, minute: 19 }));
		expect(touches(keys, own)).toBe(true);
		expect(others.map((dependencyKeys) => touches(keys, dependencyKeys))).toEqual([false, false, false, false, false]);
	});

	test("a goal does not change which matches are live: lists of them stay valid, their scores do not", async () => {
		const cup = await aServedCup();
		const live = cup.source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		const list = await page(cup, "liveMatches { id }");
		const keys = await followed(cup.models, () => cup.source.report({ ...live, score: { home: 1, away: 1 } }));
		expect([...keys].filter((key) => list.has(key))).toEqual(["7/lc-2026/match:g15-m1"]);
	});

	test("a failed look-up is a dependency: the entity may come", async () => {
		const cup = await aServedCup();
		const missing = await page(cup, `match(id: "b14-late") { id }`);
		const keys = await followed(cup.models, () =>
			cup.source.report({ id: "b14-late", division: "b14-g-1", round: 4, home: {}, away: {}, status: "scheduled" }),
		);
		expect(touches(keys, missing)).toBe(true);
	});
});
