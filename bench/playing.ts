import { clockFace } from "../src/cup/cup-clock.ts";
import { openInMemory } from "../src/database/folder.ts";
import { makeDemo } from "../src/demo/make-demo.ts";
import { recordSource } from "../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../src/results/edition/keeping/read-models.ts";
import { playOn } from "../src/results/record/playing/play-on.ts";
import { readCups, readEdition } from "../src/results/record/read.ts";
import { readRunningClock } from "../src/results/record/read-clock.ts";

/**
 * The cost of playing the demo: the time of its next lines, from the script until the read model has them, and of a missed day, compared
 * with JSON.parse of the edition in the same run.
 * `npx tsx bench/playing.ts`
 */
const STEPS = 60;
const STEP = 10_000;
const DAY = 13 * 60 * 60_000;

const server = new Date();
const year = String(server.getUTCFullYear());
const db = await openInMemory();
await makeDemo(db, { today: server.toISOString().slice(0, 10), play: { speed: 1, server } });
const [cup] = await readCups(db);
const models = await ReadModels.open({ source: recordSource(db), clock: () => server, onError: console.error });
await models.current(cup!.id, year);
const text = JSON.stringify((await readEdition(db, cup!.id, year))!.edition);

async function timed(act: () => unknown): Promise<number> {
	const start = performance.now();
	await act();
	return performance.now() - start;
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Until the model that readers ask is at the record's revision. */
async function followed(): Promise<void> {
	const { revision } = (await recordSource(db).editions(cup!.id))!.editions.find(({ id }) => id === year)!;
	while ((await models.current(cup!.id, year))!.revision < revision) await new Promise((resolve) => setImmediate(resolve));
}

const parse: number[] = [];
const written: number[] = [];
const read: number[] = [];
let at = server.getTime();
let lines = 0;
for (let step = 0; step < STEPS; step++) {
	at += STEP;
	parse.push(await timed(() => JSON.parse(text)));
	const took = await timed(async () => {
		lines += (await playOn(db, cup!.id, new Date(at)))!.lines;
	});
	written.push(took);
	read.push(took + (await timed(followed)));
}
const clock = (await readRunningClock(db.orm, cup!.id))!;
const { until } = clockFace(clock, new Date(at));
let missed = 0;
const day = await timed(async () => {
	missed = (await playOn(db, cup!.id, new Date(until.getTime() + DAY - 1)))!.lines;
});
const whole = day + (await timed(followed));

console.log(
	`${(text.length / 1_000_000).toFixed(1)} MB of edition, PGlite in memory, medians of ${STEPS} times ten seconds of the cup`,
);
console.log(`JSON.parse                 ${median(parse).toFixed(1)} ms`);
console.log(`${(lines / STEPS).toFixed(1)} lines, written           ${median(written).toFixed(1)} ms`);
console.log(`the same, and in the model  ${median(read).toFixed(1)} ms`);
console.log(
	`${missed} lines of a day, and the evening before it, in ${day.toFixed(0)} ms, in the model after ${whole.toFixed(0)} ms`,
);
await models.close();
await db.close();
