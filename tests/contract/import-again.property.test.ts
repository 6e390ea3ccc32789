import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { type ImportOptions, importCup } from "../../src/results/record/import/import.ts";
import { type Source, sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { afterDeeds, cellDeeds, changeTo, recordDeeds } from "../support/record-changes.ts";

const RUNS = { numRuns: 40 };
/** A result may be of a match that has been moved to a later time: that is asked about too. */
const ALL = { publication: true, moves: true, results: true, notBegun: true } as const;

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

/** As a file of that name. */
const fileOf = (cup: CupFile, name = "cup.json"): Source => ({
	...sourceWithoutLines(name, cup),
	keptAs: `cup file ${name}`,
});

async function imported(source: Source, options: ImportOptions = {}): Promise<void> {
	const { faults, missing, written } = await importCup(db, source, options);
	expect([faults.filter(({ severity }) => severity === "error"), missing, written]).toEqual([[], [], true]);
}

/** Makes the record equal to the file, like commands: nothing is compared, and what the file lacks is removed. */
async function commanded(before: CupFile, after: CupFile): Promise<void> {
	const { faults } = await importCup(db, sourceWithoutLines("command", changeTo(before, after)));
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
}

const exported = async (): Promise<CupFile> => (await exportCup(db, 7))!;

test("importing a file again reverts nothing that happened since", async () => {
	await fc.assert(
		fc.asyncProperty(cellDeeds(0), recordDeeds, fc.constantFrom("cup.json", "cup-copy.json"), async (first, since, name) => {
			await emptyTables(db, "cup");
			const file = afterDeeds(aSmallCup(), first);
			await imported(fileOf(file));
			await commanded(file, afterDeeds(file, since));
			const before = printCupFile(await exported());
			const report = await importCup(db, fileOf(file, name));
			expect([
				report.faults.filter(({ severity }) => severity === "error"),
				report.missing,
				report.changes,
				report.editions,
			]).toEqual([[], [], [], []]);
			expect(printCupFile(await exported())).toBe(before);
		}),
		RUNS,
	);
});

test("importing a file with some cells changed changes those of the record, and no others, with consent", async () => {
	await fc.assert(
		fc.asyncProperty(recordDeeds, cellDeeds(1), async (since, edited) => {
			await emptyTables(db, "cup");
			const file = aSmallCup();
			await imported(fileOf(file));
			const lasting = since.filter(({ cell }) => !cell.startsWith("taken out"));
			await commanded(file, afterDeeds(file, lasting));
			const before = await exported();
			const next = afterDeeds(file, edited);
			const cleared = next.editions[0]!.matches.map((match) => ({ ...match, score: match.score ?? null }));
			const touchedFile = { ...next, editions: [{ ...next.editions[0]!, matches: cleared }] };
			await imported(fileOf(touchedFile as unknown as CupFile), ALL);
			// An edit that restores the file's value is no edit.
			const news = edited.filter(({ act }) => !isDeepStrictEqual(afterDeeds(file, [{ cell: "", act }]), file));
			const wanted = structuredClone(before);
			for (const deed of news) copyCell(deed.cell, next, wanted);
			expect(sorted(await exported())).toEqual(sorted(wanted));
		}),
		RUNS,
	);
});

const PLACE = ["start", "field"];

/** Makes one cell of a cup what it is in another. */
function copyCell(cell: string, from: CupFile, to: CupFile): void {
	const [kind, which] = cell.split(" ");
	const [source, goal] = [from.editions[0]!, to.editions[0]!];
	const match = (of: typeof source) => of.matches.find(({ id }) => id === which)! as Record<string, unknown>;
	const copy = (...fields: string[]) => {
		for (const field of fields) {
			if (match(source)[field] === undefined) delete match(goal)[field];
			else match(goal)[field] = match(source)[field];
		}
	};
	const original = aSmallCup().editions[0]!;
	const edits = (field: string) => JSON.stringify(match(source)[field]) !== JSON.stringify(match(original)[field]);
	if (kind === "published") Object.assign(goal.published, { [which!]: source.published[which as "lot"] });
	// A time is one on its field: where a file changes either, both are the file's (decision 0018).
	else if (kind === "place" && PLACE.some(edits)) copy(...PLACE);
	else if (kind === "result") copy("status", "score");
	else if (kind === "number") copy("number");
	else if (kind === "club") to.clubs[Number(which)]!.name = from.clubs[Number(which)]!.name;
	else if (kind === "announcement") goal.announcements![0]!.text = source.announcements![0]!.text;
	else if (kind === "shirt")
		goal.teams[Number(which)]!.shirts = {
			...goal.teams[Number(which)]!.shirts,
			home: source.teams[Number(which)]!.shirts!.home!,
		};
	else if (source.selectedGames) goal.selectedGames = source.selectedGames;
}

const sorted = (file: CupFile) => JSON.parse(JSON.stringify(file));
