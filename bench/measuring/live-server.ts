import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { createLog } from "../../src/log/log.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createLive } from "../../src/results/live/event-stream.ts";
import { aSmallCup } from "../../tests/support/cup.ts";
import { CupInMemory } from "../../tests/support/cup-in-memory.ts";

/** The event stream alone, in a separate process: prints its port, and reports a goal for each number that it receives. */
const source = new CupInMemory(aSmallCup());
const models = await ReadModels.open({ source, clock: () => new Date(), onError: console.error });
const live = createLive({ models, cup: 7, log: createLog("silent") });
const server = createServer((request, response) => void live.handle(request, response));
await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, resolve));
const match = source.record().edition.matches.find(({ id }) => id === "g15-m1");
if (match === undefined) throw new Error("the small cup has no match g15-m1");
console.log((server.address() as AddressInfo).port);
for await (const line of createInterface({ input: process.stdin })) {
	source.report({ ...match, score: { home: Number(line), away: 0 } });
}
process.exit();
