import { afterAll, beforeAll, expect, test } from "vitest";
import { aSmallCup } from "../../tests/support/cup.ts";
import { openInMemory } from "../database/folder.ts";
import { importCup } from "../results/record/import/import.ts";
import { sourceWithoutLines } from "../results/record/input/source.ts";
import { readCups, readEditions } from "../results/record/read.ts";
import { provideCup } from "./provide-cup.ts";

type Record = Awaited<ReturnType<typeof openInMemory>>;

const MOUNTAIN = { name: "Bergscupen", cup: 33, sport: "handball" } as const;
const SMALL = [7, "Lillcupen", "football"];
let own: Record;
let demos: Record;

/** @returns its messages */
async function provide(db: Record, brand: Parameters<typeof provideCup>[1], speed?: number, unasked = true): Promise<string[]> {
	const said: string[] = [];
	await provideCup(db, brand, (line) => said.push(line), { unasked, speed });
	return said;
}

const speedOf = async (cup: number) => (await readCups(demos)).find(({ id }) => id === cup)?.running?.speed;
const cupsOf = async (db: Record) => (await readCups(db)).map(({ id, name, sport }) => [id, name, sport]);

beforeAll(async () => {
	const { cup, ...file } = aSmallCup();
	own = await openInMemory();
	await importCup(own, sourceWithoutLines("own cup", { ...file, cup: { ...cup, clock: undefined } }));
	demos = await openInMemory();
	await importCup(demos, sourceWithoutLines("demo cup", { ...file, cup }));
});
afterAll(async () => {
	await own.close();
	await demos.close();
});

test("a brand that is not ours gets no demo by default, and the start explains how to begin", async () => {
	const empty = await openInMemory();
	expect(await provide(empty, MOUNTAIN, undefined, false)).toEqual([
		"There is no cup 33 yet, which Bergscupen shows. Import it, or look at a demo first: npx cupboard demo",
	]);
	expect(await provide(demos, MOUNTAIN, undefined, false)).toHaveLength(1);
	expect(await cupsOf(empty)).toEqual([]);
	expect(await cupsOf(demos)).toEqual([SMALL]);
	await empty.close();
});

test("beside demo cups the brand gets the demo of its sport, with its number and name", async () => {
	const said = await provide(demos, MOUNTAIN);
	expect(await cupsOf(demos)).toEqual([SMALL, [33, "Bergscupen", "handball"]]);
	expect(said.at(-1)).toMatch(/^Bergscupen with 4 editions and \d+ matches is there, in /);
	expect((await readEditions(demos, 33)).at(-1)!.name).toMatch(/^Bergscupen \d{4}$/);
	expect(await provide(demos, MOUNTAIN), "a second start").toEqual([]);
	expect(await speedOf(33), "played as fast as any clock").toBe(1);
	expect(await provide(demos, MOUNTAIN, 20)).toEqual([]);
	expect(await speedOf(33)).toBe(20);
	expect(await provide(demos, MOUNTAIN), "the speed stays").toEqual([]);
	expect(await speedOf(33)).toBe(20);
	expect((await provide(demos, MOUNTAIN, 0))[0]).toContain("was made to be played");
	expect((await provide(demos, { name: "Lillcupen", cup: 7, sport: "football" }, 20))[0]).toContain("was made to stand still");
});

test("a record that has the brand's cup is left unchanged, silently", async () => {
	expect(await provide(own, { name: "Lillcupen", cup: 7, sport: "football" })).toEqual([]);
	expect(await cupsOf(own)).toEqual([SMALL]);
});

test("a record with a cup that is not a demo gets no demo, and its cups are listed", async () => {
	expect(await provide(own, MOUNTAIN)).toEqual(["The record has no cup 33, which Bergscupen shows. It has Lillcupen (cup 7)."]);
	expect(await cupsOf(own)).toEqual([SMALL]);
});
