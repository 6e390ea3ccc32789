import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { type AcceptedReport, reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const postgres = await lentPostgres();
if ("missing" in postgres) console.warn(`Snapshots are not tried on PostgreSQL: ${postgres.missing}.`);

const PLACES = [
	{ name: "PGlite", missing: undefined, open: openInMemory, end: async () => {} },
	"missing" in postgres
		? { name: "PostgreSQL", missing: postgres.missing, open: openInMemory, end: async () => {} }
		: {
				name: "PostgreSQL",
				missing: undefined,
				open: async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" }),
				end: () => postgres.stop(),
			},
];

/** Of two groups: a report of one changes nothing that the other shows. */
const MATCHES = ["g15-m1", "b14-m1"] as const;
const OFFICE = { sender: "office" } as const;
const unexpected = (error: unknown) => {
	throw error;
};

describe.each(PLACES)("a read model on $name", ({ open, end, missing }) => {
	let db: Database;
	let ids = 0;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	afterAll(async () => {
		await db?.close();
		await end();
	});

	it("is the record at the model's revision, in spite of concurrent reports", async (context) => {
		if (missing) context.skip(missing);
		const scores = fc.record({ home: fc.nat(60), away: fc.nat(60) });
		const report = fc.record({ match: fc.constantFrom(...MATCHES), score: scores });
		/** The reports of a burst are sent at once; the next burst when they are written. */
		const bursts = fc.array(fc.array(report, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
		await fc.assert(
			fc.asyncProperty(bursts, async (sent) => {
				await emptyTables(db, "cup");
				expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults).toEqual([]);
				const models = await ReadModels.open({
					source: recordSource(db),
					clock: () => new Date("2026-07-15T10:00:00Z"),
					onError: unexpected,
				});
				const seen: { revision: number; scores: unknown[] }[] = [];
				const look = (model: Awaited<ReturnType<typeof models.current>>) =>
					model && seen.push({ revision: model.recordRevision, scores: MATCHES.map((id) => model.entity("match", id)?.score) });
				const first = await models.current(7, "lc-2026");
				look(first);
				models.onChange((_, { now }) => look(now));
				const answers: { match: string; answer: AcceptedReport }[] = [];
				for (const burst of sent) {
					await Promise.all(
						burst.map(async ({ match, score }) => {
							const content = { kind: "result", score } as const;
							const answer = await reportMatch(db, 7, OFFICE, { id: `snapshot-${++ids}`, match, content });
							answers.push({ match, answer: answer as AcceptedReport });
						}),
					);
				}
				const last = Math.max(...answers.map(({ answer }) => answer.revision));
				await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(last), {
					timeout: 60_000,
				});
				await models.close();

				const at = (revision: number, match: string, index: number) =>
					answers
						.filter((one) => one.match === match && one.answer.revision <= revision)
						.toSorted((a, b) => a.answer.revision - b.answer.revision)
						.at(-1)?.answer.stated.score ?? seen[0]!.scores[index];
				for (const { revision, scores: shown } of seen) {
					expect(shown, `revision ${revision}`).toEqual(MATCHES.map((match, index) => at(revision, match, index)));
				}
			}),
			{ numRuns: 12 },
		);
	});
});
