import { afterAll, beforeAll, expect, test } from "vitest";
import { openInMemory } from "../database/folder.ts";
import type { Fault } from "../results/record/fault.ts";
import { sourceWithoutLines } from "../results/record/file/source.ts";
import { importCup } from "../results/record/import/import.ts";
import { readCups, readEdition } from "../results/record/read.ts";
import { demoCup } from "./demo-cup.ts";
import { makeDemo, RecordNotEmpty } from "./make-demo.ts";

const today = "2026-08-01";
let db: Awaited<ReturnType<typeof openInMemory>>;
let faults: readonly Fault[];
const shares: number[] = [];

beforeAll(async () => {
	db = await openInMemory();
	({ faults } = await importCup(db, sourceWithoutLines("demo cup", demoCup({ today })), { check: true }));
	await makeDemo(db, { today, onProgress: (share) => shares.push(share) });
});
afterAll(() => db.close());

test("an empty record gets the demo cup, with its clock", async () => {
	expect(await readCups(db)).toMatchObject([{ id: 1, name: "Fyrcupen" }]);
	const [cup] = await readCups(db);
	expect(Date.parse(cup!.clock!)).toBe(Date.parse("2026-07-16T14:34:00+02:00"));
});

test("this year's edition comes back as it was made", async () => {
	const made = demoCup({ today }).editions.find(({ year }) => year === 2026)!;
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

test("progress goes from nothing to everything", () => {
	expect(shares[0]).toBe(0);
	expect(shares.at(-1)).toBe(1);
	expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test("a record with a cup is left as it is", async () => {
	await expect(makeDemo(db, { today: "2027-08-01" })).rejects.toThrow(RecordNotEmpty);
	await expect(makeDemo(db, { today: "2027-08-01" })).rejects.toThrow("already has Fyrcupen (cup 1)");
	expect(await readEdition(db, 1, "2028")).toBeUndefined();
});

test("the importer finds neither fault nor warning in it", () => {
	expect(faults).toEqual([]);
});
