import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { report } from "../tests/support/reporter.ts";
import { startDemoServer } from "./measuring/demo-server.ts";
import { Phones, type Returned } from "./measuring/phones.ts";
import { processorTimeOf, watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Phones that are cut off all at once while goals fall: how long until all are back and know what fell, and what readers wait meanwhile,
 * beside what they wait before. `npm run bench -- cut`; `PHONES=2000` for fewer.
 */
const PHONES = Number(process.env.PHONES ?? 10_000);
/** A process has some 20,000 connections at most, and each phone two for a moment. */
const A_PROCESS = 5_000;
const SECONDS = 10;
/** Seconds after which all have received a keep-alive with their number (`src/results/live/event-stream.ts`). */
const BEAT = 21;
/** Seconds after which phones that are not back are counted as lost. */
const LONGEST = 150;
const MATCH = "b16-m1";
const PAGES = ["/2026", "/2026/matches", "/2026/categories/b16/division/b16-g-a", "/2026/teams/b16-ing", "/2026/categories/b16"];

const server = await startDemoServer("live");
const site = `http://127.0.0.1:${server.port}`;
const BROWSER = `host: localhost:${server.port}\r\naccept-language: en\r\nuser-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15\r\n`;

async function revision(): Promise<number> {
	const live = await fetch(`${site}/live/2026`);
	const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	while (!/event: beat\ndata: \d+\n/.test(text)) text += (await reader?.read())?.value ?? "";
	await reader?.cancel();
	return Number(/event: beat\ndata: (\d+)/.exec(text)?.[1]);
}

function waitFor(address: string, agent: Agent): Promise<number> {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		const ask = () => {
			const request = get(site + address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
				response.resume().on("end", () => resolve(performance.now() - began));
			}).on("error", (error: NodeJS.ErrnoException) => {
				// The server closes a connection that rests, in the same moment: a browser asks again.
				if (request.reusedSocket && error.code === "ECONNRESET") ask();
				else reject(error);
			});
		};
		ask();
	});
}

/** Response times for readers who send forty requests a second, in order. */
async function reading(isOver: () => boolean): Promise<number[]> {
	const agent = new Agent({ keepAlive: true });
	const waits: Promise<number>[] = [];
	while (!isOver()) {
		waits.push(waitFor(PAGES[waits.length % PAGES.length] as string, agent));
		await setTimeout(25);
	}
	const took = await Promise.all(waits);
	agent.destroy();
	return took.toSorted((a, b) => a - b);
}
const at = (sorted: readonly number[], part: number) =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const forSeconds = (seconds: number) => {
	const until = performance.now() + seconds * 1_000;
	return () => performance.now() > until;
};

const crowds: Phones[] = [];
try {
	await reading(forSeconds(3));
	const since = await revision();
	const question = encodeURIComponent('{ tournament(cup: 1, tournament: "lc-2026") { revision } }');
	const streams = PAGES.map((page) => {
		const query = `since={since}&page=${encodeURIComponent(`${since},en,${page}`)}&topics=match:${MATCH}`;
		return `GET /live/2026?${query} HTTP/1.1\r\n${BROWSER}accept: text/event-stream\r\n\r\n`;
	});
	for (let left = PHONES, process = 0; left > 0; left -= A_PROCESS, process++) {
		const phones = new Phones();
		crowds.push(phones);
		await phones.open({
			...{ port: server.port, from: `127.0.0.${11 + process}`, count: Math.min(left, A_PROCESS), since, streams },
			question: `GET /graphql?query=${question} HTTP/1.1\r\n${BROWSER}connection: close\r\n\r\n`,
		});
	}
	await setTimeout(BEAT * 1_000);
	const foreign = watchForeignLoad();
	const before = await reading(forSeconds(SECONDS));
	const used = processorTimeOf(server.pid);
	let isBack = false;
	const meanwhile = reading(() => isBack);
	await Promise.all(crowds.map((phones) => phones.cut()));
	let goals = 0;
	let returned: Returned[] = [];
	const isLate = forSeconds(LONGEST);
	const isOver = forSeconds(SECONDS);
	while (!isLate()) {
		// Goals are scored while they are away and while they return.
		if (goals < 6) await report(site, MATCH, { kind: "goal", side: "home", score: { home: ++goals, away: 0 } });
		await setTimeout(500);
		returned = await Promise.all(crowds.map((phones) => phones.figures(`"homeScore":${goals},`)));
		const areBack = returned.reduce((sum, { back }) => sum + back.length, 0) === PHONES;
		if (areBack && isOver() && returned.every(({ missed }) => missed === 0)) break;
	}
	isBack = true;
	const waited = await meanwhile;
	const load = foreign();
	const back = returned.flatMap((one) => one.back).toSorted((a, b) => a - b);
	const sum = (of: (one: Returned) => number) => returned.reduce((all, one) => all + of(one), 0);
	const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
	console.log(
		`${PHONES} phones: ${back.length} back, half of them after ${seconds(at(back, 0.5))}, the last after ${seconds(at(back, 1))}; ${sum(({ refused }) => refused)} refusals; ${sum(({ missed }) => missed)} have missed one of ${goals} goals`,
	);
	console.log(`${((processorTimeOf(server.pid) - used) / 1000).toFixed(1)} s of the server's processor meanwhile`);
	const row = { beside: "before the cut", unit: "ms", foreign: load };
	sayRow({
		what: `${PHONES} listeners cut at once: readers, p99`,
		ours: at(waited, 0.99),
		reference: at(before, 0.99),
		target: "≤ 250 ms",
		...row,
	});
	sayRow({
		what: `${PHONES} listeners cut at once: the last is back, nothing missed`,
		ours: at(back, 1) / 1000,
		reference: 10,
		beside: "target",
		unit: "s",
		target: "≤ 1",
		foreign: load,
	});
} finally {
	for (const phones of crowds) phones.leave();
	await server.stop();
}
process.exit();
