import { startDemoServer } from "./measuring/demo-server.ts";
import { type Crowd, Crowds, requestFor } from "./measuring/load.ts";
import { memoryOf } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * The memory that a server needs for new addresses: a page with unknown parameters, different each time; a page and a query that are cached
 * under a client's own words; and missing pages.
 * `npx tsx bench/addresses.ts [ADDRESSES]`
 */
const ADDRESSES = Number(process.argv[2] ?? 1_000_000);
const CONNECTIONS = 4;
const MB = 1024 * 1024;

const server = await startDemoServer();
const crowds = new Crowds();
const ask = (requests: readonly string[], most: number, seconds: number): Promise<unknown> => {
	const crowd: Crowd = { port: server.port, connections: CONNECTIONS, seconds, most, requests };
	return crowds.ask(crowd);
};
const browser = { "accept-encoding": "br", cookie: "app-lang=en" };
const year = new Date().getUTCFullYear();
try {
	// Warm-up: caches are filled, and hot code is compiled.
	const home = requestFor("/", browser);
	await ask([home, requestFor(`/${year}/nations`, browser)], 20_000, 60);
	for (const [what, request, most, seconds] of [
		["pages with unknown parameters", requestFor("/?x={n}", browser), ADDRESSES, 600],
		["searches for random words", requestFor(`/${year}/search?q=word{n}`, browser), ADDRESSES, 40],
		[
			"cacheable queries",
			requestFor(`/graphql?query=${encodeURIComponent("{ n{n}: __typename }").replaceAll("%7Bn%7D", "{n}")}`),
			ADDRESSES,
			40,
		],
		["missing pages", requestFor(`/${year}/teams/none{n}`, browser), ADDRESSES, 20],
	] as const) {
		const before = memoryOf(server.pid);
		await ask([request], most, seconds);
		// Temporary memory is freed as the server is used further.
		await ask([home], 50_000, 15);
		const after = memoryOf(server.pid);
		sayRow({
			what: `memory under new addresses: ${what}`,
			ours: after / MB,
			reference: before / MB,
			beside: "the same server before",
			unit: "MB",
			target: `≤ +64 MB, here ${((after - before) / MB).toFixed(0)}`,
		});
	}
} finally {
	crowds.leave();
	await server.stop();
}
