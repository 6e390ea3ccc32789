import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { type Undone, undoAct } from "../../src/results/acts/undo.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { afterDeeds, changeTo, type Deed, recordDeeds } from "../support/record-changes.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

const exported = async () => printCupFile((await exportCup(db, 7))!);
const ledger = () => readLedger(db, 7, { most: 100 });
const undo = (act: number) => undoAct(db, 7, { act, desk: "test" });

/** Does one deed as an act of its own. @returns the cup after it */
async function acted(before: CupFile, deed: Deed): Promise<CupFile> {
	const after = afterDeeds(before, [deed]);
	const { faults } = await commitChange(db, { kind: "import", desk: "test" }, [
		sourceWithoutLines("deed", changeTo(before, after)),
	]);
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	return after;
}

async function begun(): Promise<CupFile> {
	await emptyTables(db, "cup");
	const file = aSmallCup();
	expect((await importCup(db, sourceWithoutLines("cup.json", file))).written).toBe(true);
	return file;
}

test("any sequence of acts, undone in reverse, leaves the record as it was, at each step", async () => {
	await fc.assert(
		fc.asyncProperty(recordDeeds, async (deeds) => {
			let cup = await begun();
			const states: { readonly act: number; readonly before: string }[] = [];
			for (const deed of deeds) {
				const before = await exported();
				const known = (await ledger())[0]?.id;
				cup = await acted(cup, deed);
				const [act] = await ledger();
				// What changes nothing is no act.
				if (act && act.id !== known) states.push({ act: act.id, before });
				else expect(await exported()).toBe(before);
			}
			const end = await exported();
			const undoings: number[] = [];
			for (const { act, before } of states.toReversed()) {
				const done = await undo(act);
				expect(done).toMatchObject({ acts: [act], left: [] });
				undoings.push((done as Undone).by);
				expect(await exported()).toBe(before);
			}
			// Undoing the undoings does everything again.
			for (const act of undoings.toReversed()) expect(await undo(act)).toMatchObject({ acts: [act] });
			expect(await exported()).toBe(end);
		}),
		{ numRuns: 10 },
	);
});

test("an act undone out of turn preserves every later change, or is refused and changes nothing", async () => {
	await fc.assert(
		fc.asyncProperty(recordDeeds, fc.nat(), async (deeds, at) => {
			let cup = await begun();
			for (const deed of deeds) cup = await acted(cup, deed);
			const acts = (await ledger()).toReversed();
			if (acts.length === 0) return;
			const chosen = acts[at % acts.length]!;
			const before = await exported();
			const done = await undo(chosen.id);
			if ("refused" in done) {
				expect(done).toMatchObject({ refused: expect.stringMatching(/^(built-on|faulty)$/) });
				expect(await exported()).toBe(before);
				return;
			}
			// To undo the undoing puts back exactly what was there.
			expect(await undo(done.by)).toMatchObject({ acts: [done.by] });
			expect(await exported()).toBe(before);
		}),
		{ numRuns: 10 },
	);
});

/** @returns the act's number */
async function changedBy(change: object): Promise<number> {
	const source = sourceWithoutLines("change", { format: "cupboard-cup/1", cup: { id: 7 }, ...change } as never);
	expect((await commitChange(db, { kind: "import", desk: "test" }, [source])).faults.filter(isError)).toEqual([]);
	return (await ledger())[0]!.id;
}

test("an act that added what a later one uses, or what was reported of since, is not undone under it", async () => {
	const { arenas, editions } = await begun();
	const heden = arenas.find(({ id }) => id === "heden")!;
	const field = await changedBy({ arenas: [{ id: "heden", fields: [...heden.fields, { id: "heden-99", name: "99" }] }] });
	const moved = await changedBy({ editions: [{ id: "lc-2026", matches: [{ id: "b14-s1", field: "heden-99" }] }] });
	expect(await undo(field)).toMatchObject({ refused: "built-on", later: [{ id: moved }] });

	const like = editions[0]!.matches.find(({ id }) => id === "b14-s1")!;
	const added = { ...like, id: "b14-new", number: "999", field: "heden-2", start: "2026-07-16T15:00:00Z", position: 3 };
	const act = await changedBy({ editions: [{ id: "lc-2026", matches: [added] }] });
	// It is restored as it was added; otherwise its log would be deleted with it.
	for (const [id, content] of [
		["one", { kind: "kick-off" }],
		["two", { kind: "undo", report: "one" }],
	] as const)
		await reportMatch(db, 7, { sender: "field" }, { id, match: "b14-new", content } as never);
	expect(await undo(act)).toMatchObject({ refused: "built-on", later: [] });
});

test("an undoing whose act was redone by another undoing no longer counts: a later equal change is not undone in its place", async () => {
	await begun();
	const name = (name: string) => changedBy({ editions: [{ id: "lc-2026", name }] });
	const first = await name("Another name");
	const undone = (await undo(first)) as Undone;
	const again = (await undo(undone.by)) as Undone;
	expect(await undo(first)).toMatchObject({ acts: [first] });
	await name("Another name");
	expect(await undo(again.by)).toMatchObject({ refused: expect.stringMatching(/nothing-left|undone-already/) });
	expect((await exportCup(db, 7))!.editions[0]!.name).toBe("Another name");
});
