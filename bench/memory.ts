import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { report } from "../tests/support/reporter.ts";
import { type FullDemo, startFullDemo } from "./measuring/full-demo.ts";
import { Phones } from "./measuring/phones.ts";
import { memoryOf, parentOf, processorTimeOf, proportionalMemoryOf, withChildren } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Resident memory of the built server with the full demo, on both records: at its start, with all editions read, after requests for pages
 * of all of them, with 1,000 listeners of a hundred pages, and after goals sent to these. The embedded record's process is also compared with
 * server and PostgreSQL together, after the same work.
 * `npm run bench -- memory`; `RECORD=embedded` for one
 */
const LISTENERS = 1_000;
const PAGES = 100;
/** For each edition. */
const VISITED = 60;
const GOALS = 20;
/** Milliseconds of the processor in a second below which it rests. */
const RESTING = 50;

const textOf = (site: string, path: string): Promise<string> =>
	new Promise((resolve, reject) => {
		get(site + path, { headers: { "accept-language": "en" } }, (response) => {
			let text = "";
			response
				.setEncoding("utf8")
				.on("data", (part: string) => {
					text += part;
				})
				.on("end", () => resolve(text));
		}).on("error", reject);
	});

/** The paths of a sitemap, spread evenly over it. */
async function pathsOf(site: string, sitemap: string, count: number): Promise<string[]> {
	const found = [...(await textOf(site, sitemap)).matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
	const step = Math.max(1, Math.floor(found.length / count));
	return found.filter((_, at) => at % step === 0).slice(0, count);
}

async function rests(pid: number): Promise<void> {
	for (let tries = 0; tries < 60; tries++) {
		const before = processorTimeOf(pid);
		await setTimeout(1_000);
		if (processorTimeOf(pid) - before < RESTING) return;
	}
}

/** @param besides the database's own memory in bytes @returns the MB of server and database together */
async function measure(
	record: "embedded" | "PostgreSQL",
	most: number,
	demo: FullDemo,
	besides: () => Promise<number>,
): Promise<number> {
	const { port, pid, year } = demo;
	const site = `http://localhost:${port}`;
	let top = 0;
	const say = async (when: string) => {
		await rests(pid);
		const now = memoryOf(pid) / 1e6;
		top = Math.max(top, now);
		console.log(`${record}, ${when}: ${now.toFixed(0)} MB`);
		return now;
	};
	await say("begun, editions read");
	const index = await textOf(site, "/sitemap.xml");
	const files = [...index.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
	let visited = 0;
	for (const file of files) {
		for (const path of await pathsOf(site, file, VISITED)) {
			await textOf(site, path);
			visited += 1;
		}
	}
	await say(`${visited} pages of ${files.length} sitemaps visited`);
	const own = files.filter((file) => file.includes(year));
	const pages = (await pathsOf(site, own[0] ?? "", PAGES)).map((path) => path.replace(/^\/(sv|en)\//, "/"));
	const BROWSER = `host: localhost:${port}\r\naccept-language: en\r\n`;
	const since = Number(
		/"revision":(\d+)/.exec(
			await textOf(
				site,
				`/graphql?query=${encodeURIComponent(`{ tournament(cup: ${demo.cup}, tournament: "${year}") { revision } }`)}`,
			),
		)?.[1] ?? 0,
	);
	const streams = pages.map(
		(page) =>
			`GET /live/${year}?since={since}&page=${encodeURIComponent(`${since},en,${page}`)}&topics= HTTP/1.1\r\n${BROWSER}accept: text/event-stream\r\n\r\n`,
	);
	const phones = new Phones();
	await phones.open({ port, from: "127.0.0.11", count: LISTENERS, since, streams, question: "" });
	await say(`${LISTENERS} listeners of ${pages.length} pages`);
	for (let goal = 0; goal < GOALS; goal++) {
		const { id, score } = demo.matches[goal % demo.matches.length]!;
		const home = score.home + 1 + Math.floor(goal / demo.matches.length);
		await report(site, id, { kind: "goal", side: "home", score: { home, away: score.away } }, demo.token);
		await setTimeout(200);
	}
	const ours = await say(`the same, ${GOALS} goals later`);
	const what = `memory with the full demo, ${record}, warm, ${LISTENERS} listeners`;
	sayRow({ what, ours, reference: most, beside: "target", unit: "MB", target: "≤ 1" });
	const together = ours + (await besides()) / 1e6;
	phones.leave();
	return together;
}

/** Memory of the PostgreSQL that serves an address; 0 for the embedded record, which is in the server's process. */
async function postgresMemory(url: string | undefined): Promise<number> {
	if (url === undefined) return 0;
	const client = new pg.Client(url);
	await client.connect();
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	const server = parentOf(rows[0]!.pid);
	await client.end();
	return withChildren(server).reduce((sum, pid) => sum + proportionalMemoryOf(pid), 0);
}

const together = new Map<"embedded" | "PostgreSQL", number>();

for (const [record, most] of [
	["PostgreSQL", 450],
	["embedded", 600],
] as const)
	if (process.env.RECORD === undefined || process.env.RECORD === record) await measureOn(record, most);
const [ours, reference] = [together.get("embedded"), together.get("PostgreSQL")];
if (ours !== undefined && reference !== undefined)
	sayRow({
		...{ what: `memory with the full demo, embedded, warm, ${LISTENERS} listeners, all of it`, ours, reference },
		...{ beside: "server and PostgreSQL together", unit: "MB", target: "≤ 1.2" },
	});
process.exit();

async function measureOn(record: "embedded" | "PostgreSQL", most: number): Promise<void> {
	const postgres = record === "PostgreSQL" ? await startPostgres() : null;
	if (postgres && "missing" in postgres) return console.log(postgres.missing);
	const url = await postgres?.createDatabase();
	const demo = await startFullDemo(url);
	try {
		together.set(record, await measure(record, most, demo, () => postgresMemory(url)));
	} finally {
		await demo.stop();
		await postgres?.stop();
	}
}
