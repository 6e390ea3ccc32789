import { afterAll, beforeAll, expect, test } from "vitest";
import { aSmallCup } from "../../tests/support/cup.ts";
import { madeDemo, TODAY } from "../../tests/support/made-demo.ts";
import { openInMemory } from "../database/folder.ts";
import type { Fault } from "../results/record/fault.ts";
import { importCup } from "../results/record/import/import.ts";
import { sourceWithoutLines } from "../results/record/input/source.ts";
import { readCups, readEdition } from "../results/record/read.ts";
import { FOOTBALL_DEMO } from "./football/plan.ts";
import { HANDBALL_DEMO } from "./handball/plan.ts";
import { DemoRefused, isDemo, makeDemo } from "./make-demo.ts";

const today = TODAY;
let db: Awaited<ReturnType<typeof openInMemory>>;
let faults: readonly Fault[];
const shares: number[] = [];

beforeAll(async () => {
	db = await openInMemory();
	({ faults } = await importCup(db, sourceWithoutLines("demo cup", madeDemo(FOOTBALL_DEMO)), { check: true }));
	await makeDemo(db, { today, onProgress: (share) => shares.push(share) });
});
afterAll(() => db.close());

test("an empty record gets the demo cup, with its clock", async () => {
	expect(await readCups(db)).toMatchObject([{ id: 1, name: "Fyrcupen" }]);
	const [cup] = await readCups(db);
	expect(Date.parse(cup!.clock!)).toBe(Date.parse("2026-07-16T14:34:00+02:00"));
});

test("this year's edition is read back as it was made", async () => {
	const made = madeDemo(FOOTBALL_DEMO).editions.find(({ year }) => year === 2026)!;
	const { edition } = (await readEdition(db, 1, "2026"))!;
	expect(edition.matches).toHaveLength(made.matches.length);
	expect(new Set(edition.teams.map(({ id }) => id))).toEqual(new Set(made.teams.map(({ id }) => id)));
	const live = (matches: typeof made.matches) =>
		matches
			.filter(({ status }) => status === "live")
			.map(({ id, score, minute }) => ({ id, score, minute }))
			.sort((a, b) => Number(a.id) - Number(b.id));
	expect(live(edition.matches)).toEqual(live(made.matches));
});

test("progress goes from 0 to 1", () => {
	expect(shares[0]).toBe(0);
	expect(shares.at(-1)).toBe(1);
	expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test("a demo cup is not created a second time", async () => {
	await expect(makeDemo(db, { today: "2027-08-01" })).rejects.toThrow(DemoRefused);
	await expect(makeDemo(db, { today: "2027-08-01" })).rejects.toThrow("already has Fyrcupen (cup 1)");
	expect(await readEdition(db, 1, "2028")).toBeUndefined();
});

test("the importer reports neither fault nor warning in it", () => {
	expect(faults).toEqual([]);
});

test("another sport's demo cup is created beside it, with the requested number and name", async () => {
	const made = await makeDemo(db, { cup: { id: 7, name: "Hallcupen", sport: "handball" }, today });
	expect(made).toMatchObject({ name: "Hallcupen", year: 2026, editions: 4 });
	const cups = await readCups(db);
	expect(cups.map(({ id, name, sport }) => [id, name, sport])).toEqual([
		[1, "Fyrcupen", "football"],
		[7, "Hallcupen", "handball"],
	]);
	expect(cups.every(isDemo)).toBe(true);
	expect((await readEdition(db, 7, "2026"))!.edition.name).toBe("Hallcupen 2026");
	expect((await readEdition(db, 1, "2026"))!.edition.name).toBe("Fyrcupen 2026");
});

test("the importer reports neither fault nor warning in the handball cup", async () => {
	const { faults } = await importCup(db, sourceWithoutLines("demo cup", madeDemo(HANDBALL_DEMO)), {
		check: true,
	});
	expect(faults).toEqual([]);
});

test("a record with a cup that is not a demo is left unchanged", async () => {
	const own = await openInMemory();
	const { cup, ...file } = aSmallCup();
	await importCup(own, sourceWithoutLines("own cup", { ...file, cup: { ...cup, clock: undefined } }));
	await expect(makeDemo(own, { cup: HANDBALL_DEMO.cup, today })).rejects.toThrow(
		/A demo cup can only be made in an empty record/,
	);
	expect(await readCups(own)).toHaveLength(1);
	await own.close();
});
