import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { report } from "../tests/support/reporter.ts";
import { type FullDemo, startFullDemo } from "./measuring/full-demo.ts";
import { processorTimeOf, watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * The time from the acknowledgement of a goal in the full demo until it is written to listeners, on both records. Compared in turn with one
 * transaction of a bare PostgreSQL, from its beginning until its NOTIFY arrives.
 * `npm run bench -- goal-told`; `GOALS=50` for fewer.
 */
const GOALS = Number(process.env.GOALS ?? 200);
/** Milliseconds between two goals: a reporter may send 120 a minute. */
const PAUSE = 510;
const LONGEST = 10_000;

/** A listener to all of an edition. */
async function listening({ port, year }: FullDemo): Promise<{ hears(said: string): Promise<number>; leave(): void }> {
	let wanted: { readonly said: string; readonly hear: (at: number) => void } | null = null;
	let text = "";
	let isOpen = () => {};
	const open = new Promise<void>((resolve) => {
		isOpen = resolve;
	});
	const request = get({ port, path: `/live/${year}`, headers: { accept: "text/event-stream" } }, (response) => {
		response.setEncoding("utf8").on("data", (part: string) => {
			const at = performance.now();
			text += part;
			for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
				const event = text.slice(0, end);
				text = text.slice(end + 2);
				if (event.includes("event: beat")) isOpen();
				if (wanted && event.includes(wanted.said)) wanted.hear(at);
			}
		});
	});
	await open;
	return {
		hears: (said) =>
			new Promise((hear) => {
				wanted = { said, hear };
			}),
		leave: () => request.destroy(),
	};
}

/** Milliseconds from the begin of a transaction until its message is heard. */
async function bareTransactions(url: string): Promise<{ one(): Promise<number>; end(): Promise<void> }> {
	const [writer, hearer] = [new pg.Client(url), new pg.Client(url)];
	await Promise.all([writer.connect(), hearer.connect()]);
	await writer.query("create table bench (goals int)");
	await writer.query("insert into bench values (0)");
	await hearer.query("listen bench");
	return {
		async one() {
			const heard = new Promise<number>((resolve) => hearer.once("notification", () => resolve(performance.now())));
			const began = performance.now();
			await writer.query("begin");
			await writer.query("update bench set goals = goals + 1");
			await writer.query("select pg_notify('bench', 'goal')");
			await writer.query("commit");
			return (await heard) - began;
		},
		end: async () => void (await Promise.all([writer.end(), hearer.end()])),
	};
}

async function measure(
	record: "embedded" | "PostgreSQL",
	target: number,
	demo: FullDemo,
	bare: () => Promise<number>,
): Promise<void> {
	const site = `http://localhost:${demo.port}`;
	const listener = await listening(demo);
	const told: number[] = [];
	const whole: number[] = [];
	const beside: number[] = [];
	const foreign = watchForeignLoad();
	let used = 0;
	for (let goal = -5; goal < GOALS; goal++) {
		const at = (goal + 5) % demo.matches.length;
		const { id, score } = demo.matches[at]!;
		const home = score.home + 1 + Math.floor((goal + 5) / demo.matches.length);
		const heard = listener.hears(`"id":"${id}"`);
		const before = processorTimeOf(demo.pid);
		const began = performance.now();
		await report(site, id, { kind: "goal", side: "home", score: { home, away: score.away } }, demo.token);
		const acknowledged = performance.now();
		const toldAt = await Promise.race([heard, setTimeout(LONGEST, null)]);
		if (toldAt === null) throw new Error(`a goal of ${id} was not told`);
		if (goal >= 0) {
			told.push(Math.max(0, toldAt - acknowledged));
			whole.push(Math.max(toldAt, acknowledged) - began);
			beside.push(await bare());
		}
		await setTimeout(PAUSE);
		if (goal >= 0) used += processorTimeOf(demo.pid) - before;
	}
	const load = foreign();
	listener.leave();
	const at = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)]!;
	const ms = (value: number) => value.toFixed(1);
	console.log(
		`${record}: told ${ms(at(told, 0.5))} ms after it was acknowledged (p99 ${ms(at(told, 0.99))}), ${ms(at(whole, 0.5))} after it was sent (p99 ${ms(at(whole, 0.99))}); ${ms(used / GOALS)} ms of the server's processor a goal`,
	);
	console.log(`a bare transaction with NOTIFY: ${ms(at(beside, 0.5))} ms (p99 ${ms(at(beside, 0.99))})`);
	const row = {
		what: `a goal of the full demo, ${record}: sent after acknowledgement`,
		beside: "a transaction with NOTIFY",
		unit: "ms",
	};
	sayRow({
		...row,
		what: `${row.what}, p99`,
		ours: at(told, 0.99),
		reference: at(beside, 0.99),
		target: `≤ ${target} ms`,
		foreign: load,
	});
	sayRow({ ...row, what: `${row.what}, median`, ours: at(told, 0.5), reference: at(beside, 0.5), target: "–", foreign: load });
}

const postgres = await startPostgres();
const bare = "missing" in postgres ? null : await bareTransactions(await postgres.createDatabase({ migrated: false }));
if ("missing" in postgres) console.log(postgres.missing);
try {
	for (const [record, target] of [
		["embedded", 25],
		["PostgreSQL", 15],
	] as const) {
		if (record === "PostgreSQL" && "missing" in postgres) continue;
		const url = record === "PostgreSQL" && !("missing" in postgres) ? await postgres.createDatabase() : undefined;
		const demo = await startFullDemo(url);
		try {
			await measure(record, target, demo, bare?.one ?? (async () => Number.NaN));
		} finally {
			await demo.stop();
		}
	}
} finally {
	await bare?.end();
	if (!("missing" in postgres)) await postgres.stop();
}
process.exit();
