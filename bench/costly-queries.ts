import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * A reader's response times for Home and a team's page under load, compared with an idle server: on the demo cup, with four connections
 * that request the largest answers (a different one each time), and four that request missing pages.
 * `npx tsx bench/costly-queries.ts [SECONDS]`
 */
const SECONDS = Number(process.argv[2] ?? 8);
const CONNECTIONS = 4;
const PORT = Number(process.env.E2E_PORT ?? 4310);
const SITE = `http://127.0.0.1:${PORT}`;

type Answer = { readonly status: number; readonly bytes: number; readonly took: number };

function ask(address: string, agent: Agent): Promise<Answer> {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		get(SITE + address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
			let bytes = 0;
			response.on("data", (part: Buffer) => {
				bytes += part.length;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes, took: performance.now() - began }));
			response.on("error", reject);
		}).on("error", reject);
	});
}

function at(part: number, sorted: readonly number[]): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Response times for readers who send twenty requests a second. */
async function reading(seconds: number): Promise<{ readonly median: number; readonly worst: number; readonly unharmed: string }> {
	const agent = new Agent({ keepAlive: true });
	const asked: Promise<Answer>[] = [];
	const until = performance.now() + seconds * 1000;
	while (performance.now() < until) {
		asked.push(ask(asked.length % 2 === 0 ? "/" : teamPage, agent));
		await setTimeout(50);
	}
	const answers = await Promise.all(asked);
	agent.destroy();
	const took = answers.map((answer) => answer.took).sort((a, b) => a - b);
	const well = answers.filter(({ status }) => status === 200).length;
	return { median: at(0.5, took), worst: at(0.99, took), unharmed: `${well} of ${answers.length}` };
}

/** @param next a new address each time */
async function attack(next: (count: number) => string, signal: AbortSignal): Promise<ReadonlyMap<number, number>> {
	const statuses = new Map<number, number>();
	let count = 0;
	await Promise.all(
		Array.from({ length: CONNECTIONS }, async () => {
			const agent = new Agent({ keepAlive: true, maxSockets: 1 });
			while (!signal.aborted) {
				const { status } = await ask(next(count++), agent);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
			agent.destroy();
		}),
	);
	return statuses;
}

async function started(): Promise<ChildProcess> {
	const serve = path.join(import.meta.dirname, "..", "tests", "support", "serve.ts");
	const server = spawn(process.execPath, ["--import", "tsx", serve, "demo", String(PORT)], { stdio: "inherit" });
	const agent = new Agent();
	for (;;) {
		const { status } = await ask("/ready", agent).catch(() => ({ status: 0 }));
		if (status === 200) return server;
		await setTimeout(250);
	}
}

const query = (text: string) => `/graphql?query=${encodeURIComponent(`{ ${text} }`)}`;

async function dataOf(text: string) {
	return ((await (await fetch(SITE + query(text))).json()) as { data: Record<string, unknown> }).data;
}

type Edition = { readonly name: string; readonly tournaments: readonly { readonly id: string }[] };
type Nation = { readonly teams: readonly { readonly id: string }[] };

/** The demo's edition of this year: the largest, in the middle of its week. */
async function largest(): Promise<{ year: string; tournament: string; team: string }> {
	const { cups } = (await dataOf("cups(cup: 1) { editions { name tournaments { id } } }")) as { cups: { editions: Edition[] } };
	for (const { name: year, tournaments } of cups.editions) {
		const tournament = tournaments[0]?.id ?? "";
		const inside = `tournament(cup: 1, tournament: "${tournament}") { nations { teams { id } } }`;
		const { nations } = (await dataOf(inside)).tournament as { nations: Nation[] };
		const team = nations[0]?.teams[0]?.id;
		if (team !== undefined) return { year, tournament, team };
	}
	throw new Error("the demo has no teams");
}

const server = await started();
const { year, tournament, team } = await largest();
const teamPage = `/${year}/teams/${team}`;
const costly = (count: number) =>
	query(
		`tournament(cup: 1, tournament: "${tournament}") { n${count}: nations { teams { matches { id homeScore awayScore } } } }`,
	);
const rendered = (count: number) => `/${year}/search?q=no${count}`;

await reading(1);
const alone = await reading(SECONDS);
console.log(`a reader alone: median ${alone.median.toFixed(1)} ms, one in a hundred ${alone.worst.toFixed(1)} ms`);
for (const [name, next] of [
	["the costliest query", costly],
	["pages that nobody has asked for", rendered],
] as const) {
	const stopping = new AbortController();
	const attacked = attack(next, stopping.signal);
	await setTimeout(500);
	const beside = await reading(SECONDS);
	stopping.abort();
	const statuses = [...(await attacked)].map(([status, count]) => `${count} times ${status}`).join(", ");
	console.log(
		`beside ${CONNECTIONS} connections that ask for ${name} (${statuses}): median ${beside.median.toFixed(1)} ms, ` +
			`${(beside.median / alone.median).toFixed(2)} times; one in a hundred ${beside.worst.toFixed(1)} ms; answered well: ${beside.unharmed}`,
	);
}
server.kill("SIGTERM");
await once(server, "exit");
