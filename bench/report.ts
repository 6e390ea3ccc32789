import { openInMemory } from "../src/database/folder.ts";
import { makeDemo } from "../src/demo/make-demo.ts";
import { importCup } from "../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../src/results/record/input/source.ts";
import { readCups, readEdition, readEditions } from "../src/results/record/read.ts";
import { reportMatch } from "../src/results/record/reporting/report-match.ts";

/**
 * The time to record one goal in the demo cup, as a report and as an import of the same match, compared with JSON.parse of the edition in
 * the same run.
 * `npx tsx bench/report.ts`
 */
const GOALS = 60;
const IMPORTS = 3;

const db = await openInMemory();
await makeDemo(db, { today: new Date().toISOString().slice(0, 10) });
const [cup] = await readCups(db);
const editions = await readEditions(db, cup!.id);
const records = await Promise.all(editions.map(({ id }) => readEdition(db, cup!.id, id)));
const { edition } = records.reduce((most, one) => (one!.edition.matches.length > most!.edition.matches.length ? one : most))!;
const text = JSON.stringify(edition);
const [first, second] = edition.matches.filter(({ status }) => status === "scheduled");

async function timed(act: () => unknown): Promise<number> {
	const start = performance.now();
	await act();
	return performance.now() - start;
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const parse: number[] = [];
const reports: number[] = [];
for (let home = 1; home <= GOALS; home++) {
	const content = { kind: "goal", side: "home", score: { home, away: 0 } } as const;
	const at = new Date(Date.now() - (GOALS - home) * 1000).toISOString();
	parse.push(await timed(() => JSON.parse(text)));
	reports.push(
		await timed(() => reportMatch(db, cup!.id, { sender: "field" }, { id: `bench-${home}-goal`, match: first!.id, at, content })),
	);
}
const imports: number[] = [];
for (let home = 1; home <= IMPORTS; home++) {
	const matches = [{ id: second!.id, status: "live", score: { home, away: 0 } }];
	const file = { format: "cupboard-cup/1", cup: { id: cup!.id }, editions: [{ id: edition.id, matches }] };
	imports.push(await timed(() => importCup(db, sourceWithoutLines("bench", file), { results: true })));
}
console.log(`${edition.matches.length} matches, PGlite in memory, medians`);
console.log(`JSON.parse   ${median(parse).toFixed(1)} ms`);
console.log(`one report   ${median(reports).toFixed(1)} ms, the last of ${GOALS} ${reports.at(-1)!.toFixed(1)} ms`);
console.log(`one import   ${median(imports).toFixed(0)} ms`);
await db.close();
