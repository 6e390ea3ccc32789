import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { startDemoServer } from "./measuring/demo-server.ts";
import { largestEdition } from "./measuring/largest-edition.ts";
import { Crowds, requestFor } from "./measuring/load.ts";
import { memoryOf, watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Readers' response times for Home and a team's page, and the server's memory, while four connections request a million different addresses
 * and four others the costliest allowed answers, different each time and without a pause.
 * `npm run bench -- flood`, or `npx tsx bench/flood.ts [ADDRESSES]`
 */
const ADDRESSES = Number(process.argv[2] ?? 1_000_000);
const CONNECTIONS = 4;
const ALONE_SECONDS = 10;
/** The flood ends after this many seconds at most. */
const LONGEST = 400;
const MB = 1024 * 1024;

const server = await startDemoServer();
const site = `http://127.0.0.1:${server.port}`;
const addresses = new Crowds();
const questions = new Crowds();

function waitFor(address: string, agent: Agent): Promise<number> {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		get(site + address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`${address} was answered ${response.statusCode}`));
			response.resume().on("end", () => resolve(performance.now() - began));
		}).on("error", reject);
	});
}

/** Response times for readers who send twenty requests a second. */
async function reading(isOver: () => boolean, pages: readonly string[]): Promise<number> {
	const agent = new Agent({ keepAlive: true });
	const waits: Promise<number>[] = [];
	while (!isOver()) {
		waits.push(waitFor(pages[waits.length % pages.length] as string, agent));
		await setTimeout(50);
	}
	const took = await Promise.all(waits);
	agent.destroy();
	return median(took);
}

try {
	const { year, tournament, team } = await largestEdition(site);
	const pages = ["/", `/${year}/teams/${team}`];
	const browser = { "accept-encoding": "br" };
	const unknown = requestFor(`/?x={n}`, browser);
	const costly = encodeURIComponent(
		`{ tournament(cup: 1, tournament: "${tournament}") { n_n_: nations { teams { matches { id homeScore awayScore } } } } }`,
	).replace("_n_", "{n}");
	const crowd = { port: server.port, connections: CONNECTIONS };
	// Warm-up: caches are filled, and hot code is compiled.
	await addresses.ask({ ...crowd, seconds: 10, most: 50_000, requests: pages.map((page) => requestFor(page, browser)) });
	const foreign = watchForeignLoad();
	const until = performance.now() + ALONE_SECONDS * 1000;
	const alone = await reading(() => performance.now() > until, pages);
	const before = memoryOf(server.pid);
	let most = before;
	let isOver = false;
	const watching = (async () => {
		while (!isOver) {
			most = Math.max(most, memoryOf(server.pid));
			await setTimeout(100);
		}
	})();
	const questioned = questions.ask({ ...crowd, seconds: LONGEST, requests: [requestFor(`/graphql?query=${costly}`)] });
	const flooded = addresses.ask({ ...crowd, seconds: LONGEST, most: ADDRESSES, requests: [unknown] }).then((served) => {
		isOver = true;
		questions.stop();
		return served;
	});
	const beside = await reading(() => isOver, pages);
	const [asked, answered] = await Promise.all([flooded, questioned, watching]);
	const load = foreign();
	const what = `beside ${asked.answered} unknown addresses and ${answered.answered + answered.refused} of the costliest queries`;
	sayRow({
		what: `a reader's median, Home and a team, ${what}`,
		...{ ours: beside, reference: alone, beside: "alone", unit: "ms", target: "≤ 2", foreign: load },
	});
	sayRow({
		what: "memory at most, meanwhile",
		...{ ours: most / MB, reference: before / MB, beside: "before", unit: "MB", foreign: load },
		target: `≤ +64 MB, here ${((most - before) / MB).toFixed(0)}`,
	});
} finally {
	addresses.leave();
	questions.leave();
	await server.stop();
}
