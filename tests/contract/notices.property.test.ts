import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition, readMatches } from "../../src/results/record/read.ts";
import { readLog } from "../../src/results/record/reporting/log.ts";
import { type ReportInput, reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { anyReports } from "../support/any-reports.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

test("a notice of reports contains the match as it is read afterwards, at the revision that its log has", async () => {
	const matches = fc.infiniteStream(fc.constantFrom("b14-s1", "b14-m1", "g15-m1"));
	await fc.assert(
		fc.asyncProperty(anyReports, matches, async (reports, targets) => {
			await emptyTables(db, "cup");
			expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults).toEqual([]);
			const heard: EditionChanged[] = [];
			const stop = await listenToChanges(
				db,
				(change) => heard.push(change),
				(error) => expect.unreachable(String(error)),
			);
			for (const { id, at, sender, by, accepted: _, ...content } of reports) {
				const [match] = [...targets.take(1)];
				const before = heard.length;
				const given = { id: `any-${id}`, match: match!, at, content: content as ReportInput["content"] };
				const answer = await reportMatch(db, 7, { sender, ...(by !== undefined && { by }) }, given);
				const edition = await readEdition(db, 7, "lc-2026");
				if (!("refused" in answer)) expect(answer.revision).toBe(edition!.revision);
				for (const { revision, states } of heard.slice(before)) {
					expect(revision).toBe(edition!.revision);
					if (states) expect(states).toEqual(await readMatches(db, 7, [match!]));
				}
				const log = await readLog(db.orm, 7, match!);
				expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
			}
			await stop();
		}),
		{ numRuns: 25 },
	);
});
