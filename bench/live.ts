import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "../src/log/log.ts";
import { ReadModels } from "../src/results/edition/keeping/read-models.ts";
import { createLive } from "../src/results/live/stream.ts";
import { aSmallCup } from "../tests/support/cup.ts";
import { CupInMemory } from "../tests/support/cup-in-memory.ts";

/**
 * How long a goal takes from the record to the last of many listeners, and what a listener costs in memory, beside the least that it can
 * take: as many bare `node:http` responses, each written the same bytes in a loop. Both in one process with their listeners.
 * `npx tsx bench/live.ts [LISTENERS]`
 */
const LISTENERS = Number(process.argv[2] ?? 2_000);
const ROUNDS = 15;

async function listening(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
	const server = createServer(handle);
	await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, resolve));
	return server;
}

/** Opens the listeners. @returns waits until each has heard a text once more */
async function open(server: Server): Promise<(text: string) => Promise<void>> {
	const { port } = server.address() as AddressInfo;
	let heard: ((text: string) => void) | undefined;
	for (let from = 0; from < LISTENERS; from += 200) {
		await Promise.all(
			Array.from(
				{ length: Math.min(200, LISTENERS - from) },
				() =>
					new Promise<void>((resolve, reject) => {
						get({ port, host: "127.0.0.1", path: "/live/2026", agent: false }, (response) => {
							response.setEncoding("utf8").on("data", (chunk: string) => heard?.(chunk));
							resolve();
						}).on("error", reject);
					}),
			),
		);
	}
	return (text) =>
		new Promise((resolve) => {
			let left = LISTENERS;
			heard = (chunk) => {
				if (chunk.includes(text) && --left === 0) resolve();
			};
		});
}

async function median(act: (round: number) => Promise<void>): Promise<number> {
	const took: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const started = performance.now();
		await act(round);
		took.push(performance.now() - started);
	}
	return took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

const bare: ServerResponse[] = [];
const bareServer = await listening((_, response) => {
	bare.push(response);
	response.writeHead(200, { "content-type": "text/event-stream" }).write("retry: 1000\n\n");
});
const bareHeard = await open(bareServer);
const frame = (round: number) => Buffer.from(`id: ${round}\ndata: {"round":${round},"more":"${"x".repeat(430)}"}\n\n`);
const least = await median((round) => {
	const heard = bareHeard(`"round":${round},`);
	const bytes = frame(round);
	for (const response of bare) response.write(bytes);
	return heard;
});
bareServer.closeAllConnections();
bareServer.close();

const source = new CupInMemory(aSmallCup());
const models = await ReadModels.open({ source, clock: () => new Date(), onError: console.error });
const live = createLive({ models, cup: 7, log: createLog("silent") });
const server = await listening((request, response) => void live.handle(request, response));
const heard = await open(server);
const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
const goal = await median((round) => {
	const all = heard(`"homeScore":${round + 2},`);
	source.report({ ...match, score: { home: round + 2, away: 0 } });
	return all;
});
live.close();
server.closeAllConnections();
server.close();
await models.close();

console.log(`${LISTENERS} listeners, median of ${ROUNDS}`);
console.log(`the same bytes to bare responses  ${least.toFixed(1)} ms`);
console.log(`a goal, from record to the last   ${goal.toFixed(1)} ms, ${(goal / least).toFixed(2)} times`);
